#pragma once
// Between bytes of lanes and planes: the transposition of a 256 x 384 matrix of bits.
//
// Up to 48 bytes of each lane become up to 384 planes, plane (byte, bit). It takes two steps, both
// of them their own inverse, and neither needs a special instruction:
//
//   bits    Eight neighbouring lanes, one vector each, exchange bits until vector t holds bit t of
//           all of them: byte j of it is then byte j of the eight planes' worth of lanes.
//           (Hacker's Delight, 7-3: three stages that swap blocks of 4, 2 and 1 bits.)
//   bytes   For one bit t, sixteen such vectors are a 16 x 16 matrix of bytes, [lanes / 8][byte];
//           transposed, a row is one plane. Four stages of interleaving halves do that.
//
// A vector of 32 bytes holds two matrix rows, one for lanes 0 to 127 and one for 128 to 255, so
// the two halves never mix:
//
//   at[chunk][group][i]  =  | 16 bytes of lane 8 group + i | 16 bytes of lane 128 + 8 group + i |
//
// It costs about 2000 cycles for all lanes, or some 10 cycles a puzzle when they are all wanted.

#include "engine/many/ternary_logic.hpp"

namespace nonet::NONET_ISA::many {

inline constexpr int kChunks = 3;  // of 16 bytes
inline constexpr int kLaneBytes = 16 * kChunks;

struct LaneBytes {
  Vec at[kChunks][16][8];

  /// The 16 bytes of one chunk of a lane.
  NONET_INLINE std::uint8_t* chunk(int lane, int index) {
    return reinterpret_cast<std::uint8_t*>(&at[index][lane / 8 % 16][lane % 8]) + 16 * (lane / 128);
  }
};

/// [byte][bit] of the matrix.
struct BitPlanes {
  Vec at[kLaneBytes][8];
};

/// Vector t of the result has in bit i of each byte what vector i had in bit t.
NONET_INLINE void transpose_bits(Vec (&x)[8]) {
  constexpr std::uint64_t kLowHalves[3] = {0x0F0F0F0F0F0F0F0F, 0x3333333333333333,
                                           0x5555555555555555};
  NONET_UNROLL for (int stage = 0; stage < 3; ++stage) {
    const int distance = 4 >> stage;
    NONET_UNROLL for (int i = 0; i < 8; ++i) {
      if (i & distance) continue;
      const Vec swap = ((x[i] >> distance) ^ x[i + distance]) & kLowHalves[stage];
      x[i + distance] ^= swap;
      x[i] ^= swap << distance;
    }
  }
}

/// Transposes two 16 x 16 matrices of bytes, one in each half of the vectors.
NONET_INLINE void transpose_bytes(Vec (&x)[16]) {
  NONET_UNROLL for (int stage = 0; stage < 4; ++stage) {
    Vec y[16];
    NONET_UNROLL for (int i = 0; i < 8; ++i) {
      y[2 * i] = interleave_low(x[i], x[i + 8]);
      y[2 * i + 1] = interleave_high(x[i], x[i + 8]);
    }
    NONET_UNROLL for (int i = 0; i < 16; ++i) x[i] = y[i];
  }
}

/// Does the first step for all groups of eight lanes that have one of `lanes`.
[[gnu::noinline]] static void transpose_groups(LaneBytes& bytes, const LaneMask& lanes) {
  for (int group = 0; group < 16; ++group) {
    const std::uint64_t here = lanes.word[group / 8] | lanes.word[2 + group / 8];
    if ((here >> (8 * (group % 8)) & 0xFF) == 0) continue;
    for (int chunk = 0; chunk < kChunks; ++chunk) {
      Vec x[8];
      NONET_UNROLL for (int i = 0; i < 8; ++i) x[i] = bytes.at[chunk][group][i];
      transpose_bits(x);
      NONET_UNROLL for (int i = 0; i < 8; ++i) bytes.at[chunk][group][i] = x[i];
    }
  }
}

/// Destroys `bytes`. Planes of lanes outside of `lanes` come out as anything.
[[gnu::noinline]] static void planes_from_bytes(LaneBytes& bytes, const LaneMask& lanes,
                                                BitPlanes& planes) {
  transpose_groups(bytes, lanes);
  for (int chunk = 0; chunk < kChunks; ++chunk)
    for (int bit = 0; bit < 8; ++bit) {
      Vec x[16];
      NONET_UNROLL for (int group = 0; group < 16; ++group) x[group] = bytes.at[chunk][group][bit];
      transpose_bytes(x);
      NONET_UNROLL for (int byte = 0; byte < 16; ++byte) planes.at[16 * chunk + byte][bit] =
          x[byte];
    }
}

/// The way back. Bytes of lanes outside of `lanes` come out as anything.
[[gnu::noinline]] static void bytes_from_planes(const BitPlanes& planes, const LaneMask& lanes,
                                                LaneBytes& bytes) {
  for (int chunk = 0; chunk < kChunks; ++chunk)
    for (int bit = 0; bit < 8; ++bit) {
      Vec x[16];
      NONET_UNROLL for (int byte = 0; byte < 16; ++byte) x[byte] =
          planes.at[16 * chunk + byte][bit];
      transpose_bytes(x);
      NONET_UNROLL for (int group = 0; group < 16; ++group) bytes.at[chunk][group][bit] = x[group];
    }
  transpose_groups(bytes, lanes);
}

}  // namespace nonet::NONET_ISA::many

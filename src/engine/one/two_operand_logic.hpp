#pragma once
// Logic of three operands where the processor has it of two.

namespace nonet::NONET_ISA::one {

NONET_INLINE Lanes or3(Lanes a, Lanes b, Lanes c) {
  return a | b | c;
}
NONET_INLINE Lanes and3(Lanes a, Lanes b, Lanes c) {
  return a & b & c;
}
NONET_INLINE Lanes xor3(Lanes a, Lanes b, Lanes c) {
  return a ^ b ^ c;
}
NONET_INLINE Lanes majority(Lanes a, Lanes b, Lanes c) {
  return (a & b) | (c & (a | b));
}
/// a | (b & c)
NONET_INLINE Lanes or_and(Lanes a, Lanes b, Lanes c) {
  return a | (b & c);
}
/// a | (b ^ c)
NONET_INLINE Lanes or_xor(Lanes a, Lanes b, Lanes c) {
  return a | (b ^ c);
}
/// a & (b | ~c)
NONET_INLINE Lanes and_or_not(Lanes a, Lanes b, Lanes c) {
  return without(a, without(c, b));
}

}  // namespace nonet::NONET_ISA::one

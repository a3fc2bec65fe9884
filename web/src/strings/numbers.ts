// Numbers as a language writes them, and times. Not by the browser's own formats: it loads their tables when
// they are first needed, which took 20 to 30 ms in the midst of a frame.

export interface NumberSigns {
  readonly thousands: string;
  readonly point: string;
  /** What is written short, largest first: from which number on, and its sign. */
  readonly units: readonly (readonly [number, string])[];
}

type Written = (n: number) => string;

/** Whole numbers, or with up to so many places behind the point. */
export function numbersIn({ thousands, point }: NumberSigns, places = 0): Written {
  return (n) => {
    const [whole = '', rest = ''] = n.toFixed(places).split('.');
    const behind = rest.replace(/0+$/, '');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return behind ? grouped + point + behind : grouped;
  };
}

/** In a few characters: of what has a unit two digits count, and four digits stand together. */
export function shortNumbersIn(signs: NumberSigns): Written {
  const [one, tenth] = [numbersIn(signs), numbersIn(signs, 1)];
  return (n) => {
    const [size, sign] = signs.units.find(([from]) => n >= from * 0.9995) ?? [1, ''];
    if (n < 10_000 && !sign) return n.toFixed(0);
    const scaled = n / size;
    return (size > 1 && scaled < 9.95 ? tenth : one)(scaled) + sign;
  };
}

/** 3:07, or 1:03:07 from an hour on; the same in every language. */
export function clockTime(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** 9⁶⁴ */
export const power = (base: number, exponent: number): string =>
  base + [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

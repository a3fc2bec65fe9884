// Numbers as a language writes them, and times. The tables of a language are loaded by the browser when they are
// first needed, which takes longer than to draw the board; small whole numbers are the same everywhere.

type Options = Intl.NumberFormatOptions;

/** A function that writes numbers, small whole ones as they are, whatever the options say. */
export function numbersIn(locale: string, options: Options = {}): (n: number) => string {
  let format: Intl.NumberFormat | null = null;
  return (n) => {
    if (Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(n);
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

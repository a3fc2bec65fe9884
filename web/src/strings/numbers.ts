// Numbers as a language writes them. The tables of a language are loaded by the browser when they are
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

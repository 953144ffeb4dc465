/** How numbers are written: with the separators of the reader's locale. */

export const countText = (count: number): string => count.toLocaleString()

/** A share of 1 as people say it: `0.28 %`, `8 %`; three places where it is small. */
export const percent = (share: number, locale?: string): string =>
  `${(share * 100).toLocaleString(locale, { maximumFractionDigits: share < 0.01 ? 3 : 2 })} %`

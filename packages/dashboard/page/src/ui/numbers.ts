/** Numbers with the separators of the reader's locale. */

export const countOf = (count: number, locale?: string): string => count.toLocaleString(locale)

/** A number with its noun: `1 email`, `3 emails`. */
export const manyOf = (count: number, one: string, many = `${one}s`, locale?: string): string =>
  `${countOf(count, locale)} ${count === 1 ? one : many}`

/** A share of 1 in percent: `0.28 %`, `8 %`; with three decimal places if it is below 1 %. */
export const percent = (share: number, locale?: string): string =>
  `${(share * 100).toLocaleString(locale, { maximumFractionDigits: share < 0.01 ? 3 : 2 })} %`

/** How amounts are written: numbers with the separators of the reader's locale. */
import { percent } from "../../../ui/numbers.ts"

export const countOf = (count: number, locale?: string): string => count.toLocaleString(locale)

/** A share of a whole; a dash where there is none. */
export const rateOf = (rate: number | null, locale?: string): string => rate === null ? "–" : percent(rate, locale)

const units = ["B", "kB", "MB", "GB", "TB", "PB"] as const

/** A size in powers of 1000: `812 B`, `1.2 GB`. */
export const sizeOf = (bytes: number, locale?: string): string => {
  let power = 0
  let size = bytes
  // What would be written as 1,000 of a unit is one of the next.
  while (size >= 999.5 && power < units.length - 1) {
    size /= 1_000
    power += 1
  }
  const digits = power > 0 && size < 9.95 ? 1 : 0
  return `${size.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${
    units[power]
  }`
}

/** One of many: `1 email`, `3 emails`. */
export const manyOf = (count: number, one: string, many = `${one}s`, locale?: string): string =>
  `${countOf(count, locale)} ${count === 1 ? one : many}`

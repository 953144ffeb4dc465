/** How rates and sizes are written: with the separators of the reader's locale. */
import { percent } from "../../../ui/numbers.ts"

/** A share in percent; a dash for null. */
export const rateOf = (rate: number | null, locale?: string): string => rate === null ? "–" : percent(rate, locale)

const units = ["B", "kB", "MB", "GB", "TB", "PB"] as const

/** A size in powers of 1000: `812 B`, `1.2 GB`. */
export const sizeOf = (bytes: number, locale?: string): string => {
  let power = 0
  let size = bytes
  // 999.5 of a unit would be rounded to 1,000, which is 1 of the next unit.
  while (size >= 999.5 && power < units.length - 1) {
    size /= 1_000
    power += 1
  }
  const digits = power > 0 && size < 9.95 ? 1 : 0
  return `${size.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${
    units[power]
  }`
}

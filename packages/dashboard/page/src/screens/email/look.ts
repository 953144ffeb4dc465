import { saidOf } from "../../ui/when.ts"

const dayMs = 86_400_000

/** The look of the headings within an email. */
export const headingClass = "pb-1 text-13 font-semibold text-ink"

/** A time to come as it stands in a sentence: `in 3 m`, `on 24 Nov, 10:00`; `now` once it has come. */
export const timeInSentence = (at: string): string => {
  const now = new Date()
  const ahead = Date.parse(at) - now.getTime()
  const said = saidOf(new Date(at), now)
  return ahead < 1_000 ? "now" : ahead < dayMs ? said : `on ${said}`
}

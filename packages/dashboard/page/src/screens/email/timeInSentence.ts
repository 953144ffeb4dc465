import { relativeTime } from "../../ui/timeTexts.ts"

const dayMs = 86_400_000

/** A future time for use within a sentence: `in 3 m`, `on 24 Nov, 10:00`; `now` once it has come. */
export const timeInSentence = (at: string): string => {
  const now = new Date()
  const ahead = Date.parse(at) - now.getTime()
  const said = relativeTime(new Date(at), now)
  return ahead < 1_000 ? "now" : ahead < dayMs ? said : `on ${said}`
}

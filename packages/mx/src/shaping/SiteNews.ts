import {
  type SiteAnswer,
  type SiteAnswers,
  siteAnswers,
  type SiteRefusal,
  type SiteReport
} from "@sendwright/core/foundation/SiteShaping"
import type { Heard } from "./answerOf.ts"

const minuteMillis = 60_000
/** Answers are counted for so many minutes. */
const minutes = 10
/** In characters. */
const longestWords = 300

interface Minute {
  readonly number: number
  readonly counts: { [Answer in SiteAnswer]: number }
}

/** The words of an answer may name who is written to. */
const withoutAddresses = (words: string): string =>
  words.split(" ").map((word) => word.includes("@") ? "[address]" : word).join(" ").slice(0, longestWords)

/** What there is to tell of a site: its answers, and whether something has changed. */
export class SiteNews {
  /** The earliest first. */
  #minutes: ReadonlyArray<Minute> = []
  #refusal: SiteRefusal | null = null
  #isNews = true
  #toldAt = -Infinity
  #told = 0

  /** Counts an answer. */
  hear({ answer, code, words }: Heard, now: number): void {
    const number = Math.floor(now / minuteMillis)
    if (this.#minutes.at(-1)?.number !== number) {
      this.#minutes = [...this.#within(now), { number, counts: { taken: 0, slowed: 0, other: 0, silent: 0 } }]
    }
    this.#minutes.at(-1)!.counts[answer]++
    if (answer !== "taken") this.#refusal = { code, text: withoutAddresses(words), at: new Date(now) }
    this.#isNews = true
  }

  /** Something else has changed. */
  change(): void {
    this.#isNews = true
  }

  /** When it was reported last, in milliseconds. */
  get toldAt(): number {
    return this.#toldAt
  }

  /** Whether to report it: there is news, or what was reported would be forgotten, or is true no more. */
  isDue(isWell: boolean, now: number): boolean {
    return this.#isNews || (now - this.#toldAt >= minuteMillis && (!isWell || this.#told > 0))
  }

  /** What it reports. */
  tell(now: number): Pick<SiteReport, "answers" | "refusal"> {
    const within = this.#within(now)
    const sum = (answer: SiteAnswer) => within.reduce((total, { counts }) => total + counts[answer], 0)
    const answers = Object.fromEntries(siteAnswers.map((answer) => [answer, sum(answer)])) as SiteAnswers
    this.#isNews = false
    this.#toldAt = now
    this.#told = siteAnswers.reduce((total, answer) => total + answers[answer], 0)
    return { answers, refusal: this.#refusal }
  }

  #within(now: number): ReadonlyArray<Minute> {
    const first = Math.floor(now / minuteMillis) - minutes + 1
    return this.#minutes.filter(({ number }) => number >= first)
  }
}

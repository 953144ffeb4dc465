import { assert, describe, it } from "@effect/vitest"
import { siteAnswers } from "@sendwright/core/foundation/SiteShaping"
import * as fc from "fast-check"
import { SiteNews } from "../src/shaping/SiteNews.ts"

const minute = 60_000
const heard = (answer: typeof siteAnswers[number], words = "Try later") => ({ answer, code: "451", words })

describe("the news of a site", () => {
  it("counts the answers of the last ten minutes, to the minute", () => {
    fc.assert(fc.property(
      fc.array(fc.tuple(fc.constantFrom(...siteAnswers), fc.nat(5 * minute)), { maxLength: 30 }),
      fc.nat(15 * minute),
      (steps, rest) => {
        const news = new SiteNews()
        let now = 1_000_000
        const all = steps.map(([answer, millis]) => {
          now += millis
          news.hear(heard(answer), now)
          return { answer, minute: Math.floor(now / minute) }
        })
        now += rest
        const first = Math.floor(now / minute) - 9
        const { answers } = news.tell(now)
        for (const answer of siteAnswers) {
          assert.strictEqual(answers[answer], all.filter((one) => one.answer === answer && one.minute >= first).length)
        }
      }
    ))
  })

  it("keeps the last answer that was no message taken, without those who are written to", () => {
    const news = new SiteNews()
    news.hear(heard("taken"), 0)
    assert.isNull(news.tell(0).refusal)
    news.hear(heard("other", "450 4.2.0 <ada@example.com>: greylisted, see https://shop.test"), 1_000)
    news.hear(heard("taken"), 2_000)
    assert.deepStrictEqual(news.tell(2_000).refusal, {
      code: "451",
      text: "450 4.2.0 [address] greylisted, see https://shop.test",
      at: new Date(1_000)
    })
    news.hear(heard("slowed", "x".repeat(1_000)), 3_000)
    assert.strictEqual(news.tell(3_000).refusal?.text.length, 300)
  })

  it("is told when it is news, and once a minute while it is not well or its answers count", () => {
    const news = new SiteNews()
    assert.isTrue(news.isDue(true, 0))
    news.tell(0)
    assert.isFalse(news.isDue(true, 60 * minute))
    assert.isFalse(news.isDue(false, minute - 1))
    assert.isTrue(news.isDue(false, minute))
    news.hear(heard("taken"), 0)
    assert.isTrue(news.isDue(true, 0))
    news.tell(0)
    assert.isTrue(news.isDue(true, minute))
    news.tell(11 * minute)
    assert.isFalse(news.isDue(true, 60 * minute))
    news.change()
    assert.isTrue(news.isDue(true, 11 * minute))
  })
})

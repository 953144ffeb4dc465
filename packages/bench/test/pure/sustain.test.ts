import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { percentilesOf } from "../../src/Statistics.ts"
import { arrivals } from "../../src/sustain/arrivals.ts"
import { backlogFlatness, memoryFlatness, slopeOf } from "../../src/sustain/flatness.ts"
import { journeyOf } from "../../src/sustain/journey.ts"
import { MailSession } from "../../src/sustain/MailSession.ts"
import { Marks, marksIn } from "../../src/sustain/Marks.ts"
import { htmlOf, requestsOf } from "../../src/sustain/requests.ts"

const idOf = (n: number): string => `0199ffff-0000-7000-8000-${String(n).padStart(12, "0")}`

describe("arrivals", () => {
  it("come at the rate, independent of each other, and the same again for a seed", () => {
    const times = arrivals({ perSecond: 200, seconds: 100, seed: 7 })
    assert.closeTo(times.length, 20_000, 4 * Math.sqrt(20_000))
    const gaps = times.slice(1).map((time, n) => time - times[n]!)
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length
    // Of exponential gaps the deviation is the mean.
    assert.closeTo(Math.sqrt(variance) / mean, 1, 0.05)
    assert.isTrue(gaps.every((gap) => gap >= 0))
    assert.isBelow(times.at(-1)!, 100_000)
    assert.deepStrictEqual(arrivals({ perSecond: 200, seconds: 100, seed: 7 }), times)
    assert.notDeepEqual(arrivals({ perSecond: 200, seconds: 100, seed: 8 }), times)
  })
})

describe("percentiles", () => {
  it("are those of the sorted values", () => {
    const values = Array.from({ length: 10_000 }, (_, n) => (n * 7_919) % 10_000)
    assert.deepStrictEqual(percentilesOf(values), { p50: 5_000, p95: 9_500, p99: 9_900, p999: 9_990, max: 9_999 })
  })
})

describe("flatness", () => {
  it("finds the slope of a line whatever a third of the samples are", () => {
    const line = fc.record({
      slope: fc.integer({ min: -5, max: 5 }),
      wild: fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 5, maxLength: 5 })
    })
    fc.assert(
      fc.property(line, ({ slope, wild }) => {
        const samples = Array.from({ length: 60 }, (_, n) => n % 12 === 5 ? wild[Math.floor(n / 12)]! : 100 + slope * n)
        assert.closeTo(slopeOf(samples), slope, 0.5)
      }),
      { numRuns: 50 }
    )
  })

  it("takes noise and a collection's teeth as flat, and a leak as growth", () => {
    const teeth = Array.from({ length: 120 }, (_, n) => 200 + 60 * (n % 10) / 10)
    assert.isTrue(memoryFlatness(teeth).isFlat)
    assert.isFalse(memoryFlatness(teeth.map((mebibytes, n) => mebibytes + 0.5 * n)).isFlat)
    assert.isTrue(memoryFlatness([]).isFlat)
  })

  it("takes a backlog as growing where arrivals are not kept pace with", () => {
    const waiting = Array.from({ length: 60 }, (_, n) => 10 + n % 5)
    assert.isTrue(backlogFlatness(waiting, 1_000).isFlat)
    assert.isFalse(backlogFlatness(waiting.map((count, n) => count + 50 * n), 1_000).isFlat)
  })
})

describe("marks", () => {
  it("come back as they were made, however many", () => {
    const marks = new Marks()
    for (let n = 0; n < 10_000; n++) marks.add(idOf(n), n, n / 2)
    assert.strictEqual(marks.count, 10_000)
    const read = [...marksIn(marks.take())]
    assert.deepStrictEqual(read.map(({ first, second }) => [first, second]).at(-1), [9_999, 4_999.5])
    assert.strictEqual(new Set(read.map(({ key }) => key)).size, 10_000)
    assert.strictEqual(marks.count, 0)
  })
})

describe("journeys", () => {
  const noted = (...marks: ReadonlyArray<readonly [id: number, first: number, second?: number]>) => {
    const log = new Marks()
    for (const [n, first, second] of marks) log.add(idOf(n), first, second)
    return log.take()
  }

  it("count from when an email was due, and only those that were due in the window", () => {
    const journey = journeyOf({
      accepted: noted([1, 500, 510], [2, 1_000, 1_020], [3, 1_500, 1_530], [4, 3_000, 3_001]),
      taken: noted([1, 520], [2, 1_040], [3, 2_700], [4, 3_100]),
      hooked: noted([1, 600, 5], [2, 1_100, 6], [3, 2_800, 7], [4, 3_200, 8])
    }, { from: 1_000, to: 3_000 })
    assert.strictEqual(journey.emails, 2)
    assert.deepStrictEqual([...journey.dueToAccepted], [20, 30])
    assert.deepStrictEqual([...journey.acceptedToTaken], [20, 1_170])
    assert.deepStrictEqual([...journey.eventToWebhook], [6, 7])
    assert.deepStrictEqual(journey.backlog, [1, 0])
    assert.deepStrictEqual(journey.taken, { lost: 0, repeated: 0, unknown: 0 })
  })

  it("say what was lost, came twice, or was never accepted", () => {
    const { hooked, taken } = journeyOf({
      accepted: noted([1, 0, 1], [2, 0, 1], [3, 0, 1]),
      taken: noted([1, 2], [1, 3], [2, 4], [9, 5]),
      hooked: noted([2, 4])
    }, { from: 0, to: 1_000 })
    assert.deepStrictEqual(taken, { lost: 1, repeated: 1, unknown: 1 })
    assert.deepStrictEqual(hooked, { lost: 2, repeated: 0, unknown: 0 })
  })
})

describe("requests", () => {
  it("are whole, each to another recipient, and as long as is asked for", () => {
    const senders = ["a", "b"].map((key) => ({ key, from: `${key}@shop.example` }))
    const request = requestsOf({ senders, recipientDomains: 500, bodyBytes: 2_048 })
    const recipients = Array.from({ length: 1_000 }, (_, n) => {
      const [head = "", body = ""] = request(n).split("\r\n\r\n")
      assert.include(head, `Content-Length: ${body.length}`)
      assert.include(head, `Bearer ${n % 2 === 0 ? "a" : "b"}`)
      const { html, to } = JSON.parse(body)
      assert.lengthOf(html, 2_048)
      return to as string
    })
    assert.strictEqual(new Set(recipients).size, 1_000)
    assert.strictEqual(new Set(recipients.map((address) => address.split("@")[1])).size, 500)
    assert.isTrue(htmlOf(200_000).split("\n").every((line) => line.length < 900))
  })
})

describe("the mail server's session", () => {
  const conversation = [
    "EHLO client.example\r\n",
    "MAIL FROM:<a@shop.example>\r\nRCPT TO:<b@example.com>\r\nDATA\r\n",
    `Subject: one\r\nMessage-ID: <${idOf(1)}@shop.example>\r\n\r\nMessage-ID: <no@shop.example>\r\n..\r\n.\r\n`,
    "MAIL FROM:<a@shop.example>\r\nRCPT TO:<b@example.com>\r\nDATA\r\n",
    `Message-ID:\r\n <${idOf(2)}@shop.example>\r\n\r\n\r\n.\r\nQUIT\r\n`
  ].join("")
  const run = (chunks: ReadonlyArray<string>) => {
    const ids: Array<string> = []
    const session = new MailSession({ onMessage: (id) => ids.push(id) })
    const replies = chunks.map((chunk) => session.take(Buffer.from(chunk, "latin1")))
    return {
      ids,
      codes: replies.map(({ text }) => text).join("").match(/^\d{3}(?= )/gm),
      isLast: replies.at(-1)?.isLast
    }
  }

  it("answers the same however the octets come", () => {
    const cuts = fc.array(fc.integer({ min: 0, max: conversation.length - 1 }), { maxLength: 40 })
    fc.assert(
      fc.property(cuts, (places) => {
        const ends = [...places.toSorted((a, b) => a - b), conversation.length]
        const { codes, ids, isLast } = run(ends.map((end, n) => conversation.slice(ends[n - 1] ?? 0, end)))
        assert.deepStrictEqual(ids, [idOf(1), idOf(2)])
        assert.deepStrictEqual(codes, ["250", "250", "250", "354", "250", "250", "250", "354", "250", "221"])
        assert.isTrue(isLast ?? false)
      }),
      { numRuns: 100 }
    )
  })

  it("refuses what comes out of its order", () => {
    const { codes } = run(["EHLO a\r\nRCPT TO:<a@b>\r\nDATA\r\nMAIL FROM:<>\r\nMAIL FROM:<>\r\nBDAT 1\r\n"])
    assert.deepStrictEqual(codes, ["250", "503", "503", "250", "503", "500"])
  })

  it("takes an empty message", () => {
    assert.deepStrictEqual(run(["MAIL FROM:<>\r\nRCPT TO:<a@b>\r\nDATA\r\n", ".\r\n"]).codes?.at(-1), "250")
  })
})

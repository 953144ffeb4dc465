import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import * as Door from "../doors/Door.ts"
import * as HostileText from "../doors/HostileText.ts"
import * as Turns from "../doors/Turns.ts"

/** Computes for so many milliseconds of this thread's processor time. */
const compute = (millis: number): void => {
  const before = process.threadCpuUsage()
  for (;;) {
    const { system, user } = process.threadCpuUsage(before)
    if (user + system > millis * 1_000) return
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe("the meter", () => {
  it("sees a turn that takes 100 ms, each time", async () => {
    for (let time = 0; time < 5; time++) {
      const work = async () => {
        await turn()
        compute(100)
        await turn()
      }
      assert.isAtLeast(await Turns.during(work), 95)
      assert.isAbove(await Turns.bestDuring(work, Door.boundMillis), Door.boundMillis)
    }
  })

  it("sees it where the work ends with it, and where it begins with it", async () => {
    assert.isAtLeast(await Turns.during(() => Promise.resolve(compute(100))), 95)
    assert.isAtLeast(await Turns.during(() => turn().then(() => compute(100))), 95)
  })

  it("does not add up turns", async () => {
    const millis = await Turns.bestDuring(async () => {
      for (let step = 0; step < 30; step++) {
        compute(10)
        await turn()
      }
    }, 40)
    assert.isAtLeast(millis, 9)
    assert.isBelow(millis, 40)
  })

  it("does not count the time in which the thread waits", async () => {
    const waits = () => new Promise<void>((resolve) => setTimeout(resolve, 200))
    assert.isBelow(await Turns.bestDuring(waits, 40), 40)
    // The thread stands still, as one does that another process takes the processor from.
    const stands = () => Promise.resolve(Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200))
    assert.isBelow(await Turns.bestDuring(stands, 40), 40)
  })
})

describe("the generator", () => {
  it("makes the same texts of the same seed, of the length that it is told", () => {
    const texts = HostileText.make(7, "application/json; charset=utf-8", 60)
    assert.deepStrictEqual(
      texts.map((text) => text.of(500)),
      HostileText.make(7, "application/json; charset=utf-8", 60).map((text) => text.of(500))
    )
    assert.notDeepEqual(
      texts.map(({ name }) => name),
      HostileText.make(8, "application/json; charset=utf-8", 60).map(({ name }) => name)
    )
    assert.lengthOf(texts, 60)
    for (const text of texts) {
      assert.isAtMost(text.of(10_000).length, 10_000, text.name)
      assert.isAtLeast(text.of(10_000).length, 9_900, text.name)
    }
  })

  // Of the kinds that the inspection found, and others that are as common.
  const patterns: ReadonlyArray<readonly [pattern: RegExp, value: string]> = [
    [/^portal +([^ ]*) *$/i, "portal abc"],
    [/^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i, "application/json"],
    [/^([^\s;]+\/[^\s;]+)[ \t]+(?=[^\s;="]+=)/, "text/plain; charset=utf-8"],
    [/<[^>]*>/, "<p>Hello</p>"],
    [/\s+$/, "Hello"]
  ]
  for (const [pattern, value] of patterns) {
    it(`finds what ${pattern.source} is slow for`, () => {
      const times = HostileText.all(1, value).map((text) => {
        const tried = text.of(16_000)
        const before = process.threadCpuUsage()
        pattern.test(tried)
        const { system, user } = process.threadCpuUsage(before)
        return (user + system) / 1_000
      })
      assert.isAbove(Math.max(...times), Door.boundMillis)
    })
  }
})

describe("a door", () => {
  const sender = Door.client()
  const server = http.createServer((request, response) => {
    if (String(request.headers["x-slow"]).includes("((((")) compute(100)
    response.end("ok")
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
  afterAll(async () => {
    server.close()
    await sender.close()
  })
  const fieldOf = (name: string): Door.Field => ({
    name,
    value: "a b",
    length: 15_000,
    conversation: (text) => Door.request((server.address() as AddressInfo).port, "GET", "/", { [name]: text })
  })

  it("is judged by the server's time, field by field", async () => {
    const held = await Door.holdersOf(sender, 1, [fieldOf("x-fast"), fieldOf("x-slow")])
    assert.deepStrictEqual([...new Set(held.map(({ field }) => field))], ["x-slow"])
    for (const { millis } of held) assert.isAbove(millis, Door.boundMillis)
  })

  it("answers, so that what was sent is known to have been read", async () => {
    await sender.keep([fieldOf("x-fast").conversation("a b")])
    const [answers] = await sender.hold(0, 1)
    assert.strictEqual(Door.statusOf(answers), 200)
  })
})

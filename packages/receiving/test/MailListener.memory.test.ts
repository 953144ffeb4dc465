import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { greet } from "../../smtp/test/MailClient.ts"
import { feedback } from "./listening.ts"
import { bytesOf } from "./reports.ts"

interface Usage {
  /** Octets of memory that are in use. */
  readonly held: number
  /** The most that were so far. */
  readonly peak: number
  readonly taken: number
}

const mebibyte = 1_048_576

describe("what strangers make the listener use", () => {
  let child: ChildProcess
  let port: number

  beforeAll(async () => {
    child = fork(path.join(import.meta.dirname, "ListenerProcess.ts"), { execArgv: ["--expose-gc"] })
    const [message] = await once(child, "message")
    port = message.port
  }, 300_000)
  afterAll(() => child.disconnect())

  const usage = Effect.promise(async (): Promise<Usage> => {
    child.send("usage")
    const [message] = await once(child, "message")
    return message
  })

  const begin = Effect.fnUntraced(function*() {
    const client = yield* greet(port)
    yield* client.say("MAIL FROM:<>")
    yield* client.say(`RCPT TO:<${feedback}>`)
    yield* client.say("DATA")
    return client
  })

  const chunk = bytesOf(`${"x".repeat(70)}\n`.repeat(mebibyte / 72))

  /** Writes so many mebibytes, or until nobody reads any more; answers how many were written. */
  const flood = Effect.fnUntraced(function*(mebibytes: number) {
    const client = yield* begin()
    let written = 0
    while (written < mebibytes && (yield* client.write(chunk))) written++
    client.close()
    return written
  })

  it.live(
    "mails of 100 MB from forty sides at once: none is read to its end, and memory stays what it was",
    () =>
      Effect.gen(function*() {
        yield* flood(1)
        const before = yield* usage
        const written = yield* Effect.forEach(Array.from({ length: 40 }), () => flood(100), {
          concurrency: "unbounded"
        })
        const after = yield* usage
        for (const mebibytes of written) assert.isBelow(mebibytes, 50)
        assert.isBelow(after.peak - before.held, 128 * mebibyte)
        assert.strictEqual(after.taken, 0)
      }),
    300_000
  )

  it.live(
    "messages of dots alone, which come in pieces of three octets, from ten sides at once",
    () =>
      Effect.gen(function*() {
        const before = yield* usage
        const clients = yield* Effect.forEach(Array.from({ length: 10 }), begin, { concurrency: "unbounded" })
        yield* Effect.forEach(clients, (client) => client.write("..\r\n".repeat(250_000)), { concurrency: "unbounded" })
        const answers = yield* Effect.forEach(clients, (client) => client.say("."), { concurrency: "unbounded" })
        const after = yield* usage
        for (const answer of answers) assert.match(answer, /^250/)
        assert.isBelow(after.peak - before.held, 128 * mebibyte)
        assert.strictEqual(after.taken, 10)
      }),
    400_000
  )

  it.live("again and again: nothing is left of them", () =>
    Effect.gen(function*() {
      const before = yield* usage
      yield* Effect.forEach(Array.from({ length: 80 }), () => flood(2), { concurrency: 20 })
      const after = yield* usage
      assert.isBelow(after.held - before.held, 32 * mebibyte)
      const client = yield* begin()
      assert.match(yield* client.say("Subject: hello\r\n\r\nhello\r\n."), /^250/)
      assert.strictEqual((yield* usage).taken, after.taken + 1)
    }), 300_000)
})

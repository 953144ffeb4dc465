import { assert, describe, it } from "@effect/vitest"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Spellings from "@sendwright/testing/Spellings"
import * as Effect from "effect/Effect"
import { logIn, start } from "./harness.ts"

/** Pairs of spellings that are tried; `SENDWRIGHT_SPELLINGS=5000` tries as many. */
const pairs = Number(process.env["SENDWRIGHT_SPELLINGS"] ?? 30)

const message = (to: string) => `From: hello@app.example\r\nTo: ${to}\r\nSubject: s\r\n\r\nt\r\n`

// SMTP takes letters of ASCII alone.
const isAscii = (address: string) => /^[\x20-\x7e]*$/.test(address)

describe("a mailbox that is suppressed", () => {
  it.live("is refused in every spelling, and another one is not", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      let suppressed = 0
      for (const { identity, other, spelling } of Spellings.many(SeededRandom.make(9), pairs)) {
        const to = isAscii(spelling) ? spelling : identity
        yield* server.suppress(to === identity ? spelling : identity)
        // A recipient that was refused leaves its transaction open.
        yield* client.say("RSET")
        const reply = yield* client.mail([to], message(`Jo <${to}>`))
        // Some that need quotes are no address to the server.
        assert.match(reply, /^(?:550-5\.1\.1|501 5\.1\.3)/, to)
        if (reply.startsWith("550")) suppressed++
        yield* client.say("RSET")
        assert.notMatch(yield* client.mail([other], message(other)), /^550-5\.1\.1/, other)
      }
      assert.isAbove(suppressed, pairs / 2)
    })), 600_000)
})

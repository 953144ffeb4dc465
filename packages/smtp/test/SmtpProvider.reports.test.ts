import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { SmtpOptions } from "@sendwright/smtp/SmtpOptions"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { messageTo, provider } from "./messages.ts"
import * as Relay from "./Relay.ts"
import { start } from "./ScriptedServer.ts"

const { emailId } = outgoing()

/** MAIL and RCPT as the server got them, without SIZE. */
const commands = (ehlo: string, message: OutgoingMessage, options: Partial<SmtpOptions> = {}) =>
  Effect.gen(function*() {
    const server = yield* start({ ehlo })
    const { submit } = yield* provider(server.port, options)
    assert.strictEqual((yield* submit(message))._tag, "Accepted")
    return server.lines.filter((line) => /^(?:MAIL|RCPT) /.test(line)).map((line) => line.replace(/ SIZE=\d+/, ""))
  })

const plain = [
  "MAIL FROM:<bounce@send.example.com>",
  "RCPT TO:<bob@a.test>",
  "RCPT TO:<eve@a.test>"
]

const offers = [
  ["command by command", "250-mail.test\r\n250-SIZE 10000000\r\n250 DSN"],
  ["with PIPELINING", "250-mail.test\r\n250-DSN\r\n250-SIZE 10000000\r\n250 PIPELINING"]
] as const

for (const [title, ehlo] of offers) {
  describe(`a relay that offers reports, ${title}`, () => {
    it.live("is asked for them, by the email's id and each recipient's own address", () =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* commands(ehlo, messageTo("Bob@a.test", "eve+x=y@xn--bcher-kva.test")), [
          `MAIL FROM:<bounce@send.example.com> RET=HDRS ENVID=${emailId}`,
          "RCPT TO:<Bob@a.test> NOTIFY=SUCCESS,FAILURE,DELAY ORCPT=rfc822;Bob@a.test",
          "RCPT TO:<eve+x=y@xn--bcher-kva.test> NOTIFY=SUCCESS,FAILURE,DELAY ORCPT=rfc822;eve+2Bx+3Dy@xn--bcher-kva.test"
        ])
      }))

    it.live("is asked nothing where the settings say so", () =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* commands(ehlo, messageTo("bob@a.test", "eve@a.test"), { dsn: false }), plain)
      }))

    it.live("is not told an address that is longer than it may be told", () =>
      Effect.gen(function*() {
        const long = `"${" ".repeat(165)}"@a.test`
        const [, rcpt] = yield* commands(ehlo, messageTo(long))
        assert.strictEqual(rcpt, `RCPT TO:<${long}> NOTIFY=SUCCESS,FAILURE,DELAY`)
      }))

    it.live("is asked again in each transaction on one connection", () =>
      Effect.gen(function*() {
        const server = yield* start({ ehlo })
        const { submit } = yield* provider(server.port, { connections: 1 })
        yield* submit(messageTo("bob@a.test"))
        yield* submit(messageTo("eve@a.test"))
        assert.strictEqual(server.connections(), 1)
        assert.deepStrictEqual(server.lines.flatMap((line) => / ORCPT=(.*)/.exec(line)?.[1] ?? []), [
          "rfc822;bob@a.test",
          "rfc822;eve@a.test"
        ])
      }))
  })
}

describe("a relay that offers no reports", () => {
  it.live.each([
    "250 mail.test",
    "250-mail.test\r\n250 PIPELINING",
    "250-relay-dsn.test\r\n250 PIPELINING",
    "250-mail.test\r\n250-XTRA DSN\r\n250 HELP"
  ])("is asked nothing, and gets the mail all the same: %j", (ehlo) =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* commands(ehlo, messageTo("bob@a.test", "eve@a.test")), plain)
    }))
})

describe("a complete mail server", () => {
  it.live("understands what it is asked, also after STARTTLS", () =>
    Effect.gen(function*() {
      for (const disabledCommands of [["STARTTLS"], []]) {
        const relay = yield* Relay.start({}, { hideDSN: false, disabledCommands })
        const { submit } = yield* provider(relay.port, { tlsInsecure: true })
        assert.strictEqual((yield* submit(messageTo("bob@a.test", "eve+x=y@a.test")))._tag, "Accepted")
        const [relayed] = relay.relayed
        assert.deepStrictEqual(relayed?.dsn, { ret: "HDRS", envid: emailId })
        assert.deepStrictEqual(relayed?.asked, [
          { notify: ["SUCCESS", "FAILURE", "DELAY"], orcpt: "rfc822;bob@a.test" },
          { notify: ["SUCCESS", "FAILURE", "DELAY"], orcpt: "rfc822;eve+x=y@a.test" }
        ])
      }
    }))

  it.live("that offers none is asked nothing", () =>
    Effect.gen(function*() {
      const relay = yield* Relay.start()
      const { submit } = yield* provider(relay.port)
      assert.strictEqual((yield* submit(messageTo("bob@a.test")))._tag, "Accepted")
      assert.deepStrictEqual(relay.relayed.map(({ asked }) => asked), [[undefined]])
    }))
})

import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Net from "node:net"
import { impatient, messageOf, messageTo, provider } from "./messages.ts"
import { pipelining, type Script, start } from "./ScriptedServer.ts"

type Expected = readonly [tag: Submission.Submission["_tag"], code?: string | null]

const outcome = (script: Script, input: OutgoingMessage = outgoing()) =>
  Effect.gen(function*() {
    const server = yield* start(script)
    const waits = /"(?:hang|250-[^"]*)"/.test(JSON.stringify({ ...script, ehlo: script.ehlo === "hang" ? "hang" : "" }))
    const { submit } = yield* provider(server.port, waits ? impatient : {})
    return yield* submit(input)
  })

// More than the socket buffers of both sides hold: its end does not get as far as the socket when nobody reads.
const large = () => messageOf(12_000_000)
const middling = () => messageOf(1_000_000)

const cases: ReadonlyArray<readonly [name: string, script: Script, expected: Expected, input?: OutgoingMessage]> = [
  ["421 for a greeting", { greeting: "421 4.3.2 Too busy" }, ["TemporarilyRefused", "421"]],
  ["554 for a greeting", { greeting: "554 5.7.1 Not you" }, ["TemporarilyRefused", "554"]],
  ["an end instead of a greeting", { greeting: "close" }, ["TemporarilyRefused", null]],
  ["no greeting", { greeting: "hang" }, ["TemporarilyRefused", null]],
  ["an end after EHLO", { ehlo: "close" }, ["TemporarilyRefused", null]],
  ["no answer to EHLO", { ehlo: "hang" }, ["TemporarilyRefused", null]],
  ["421 to EHLO", { ehlo: "421 4.3.2 Closing" }, ["TemporarilyRefused", "421"]],
  ["450 to MAIL", { mail: "450 4.7.1 Greylisted" }, ["TemporarilyRefused", "450"]],
  ["421 to MAIL", { mail: "421 4.7.0 Too many messages" }, ["TemporarilyRefused", "421"]],
  ["550 to MAIL", { mail: "550 5.1.8 Bad sender" }, ["PermanentlyRefused", "550"]],
  ["552 to MAIL", { mail: "552 5.3.4 Too big" }, ["PermanentlyRefused", "552"]],
  ["530 to MAIL", { mail: "530 5.7.0 Authentication required" }, ["TemporarilyRefused", "530"]],
  ["an end after MAIL", { mail: "close" }, ["TemporarilyRefused", null]],
  ["no answer to MAIL", { mail: "hang" }, ["TemporarilyRefused", null]],
  ["450 to RCPT", { rcpt: "450 4.2.0 Later" }, ["TemporarilyRefused", "450"]],
  ["452 to RCPT", { rcpt: "452 4.2.2 Full" }, ["TemporarilyRefused", "452"]],
  ["421 to RCPT", { rcpt: "421 4.2.1 Closing" }, ["TemporarilyRefused", "421"]],
  ["550 to RCPT", { rcpt: "550 5.1.1 No such user" }, ["PermanentlyRefused", "550"]],
  ["an end after RCPT", { rcpt: "close" }, ["TemporarilyRefused", null]],
  ["no answer to RCPT", { rcpt: "hang" }, ["TemporarilyRefused", null]],
  ["451 to DATA", { data: "451 4.3.0 Try later" }, ["TemporarilyRefused", "451"]],
  ["554 to DATA", { data: "554 5.7.1 Refused" }, ["PermanentlyRefused", "554"]],
  ["an end after DATA", { data: "close" }, ["TemporarilyRefused", null]],
  ["no answer to DATA", { data: "hang" }, ["TemporarilyRefused", null]],
  ["an end amid the message", { midData: { after: 50_000, step: "close" } }, ["TemporarilyRefused", null], large()],
  ["silence amid the message", { midData: { after: 50_000, step: "hang" } }, ["TemporarilyRefused", null], large()],
  [
    "552 amid the message",
    { midData: { after: 50_000, step: "552 5.3.4 Too big" } },
    ["PermanentlyRefused", "552"],
    large()
  ],
  ["250 amid the message", { midData: { after: 50_000, step: "250 Ok" } }, ["Unknown"], large()],
  ["an end after the final dot", { dot: "close" }, ["Unknown"]],
  ["silence after the final dot", { dot: "hang" }, ["Unknown"]],
  ["an end after the final dot of much", { dot: "close" }, ["Unknown"], middling()],
  ["half an answer after the final dot", { dot: "250-2.0.0 Ok" }, ["Unknown"]],
  ["nonsense after the final dot", { dot: "hello" }, ["Unknown"]],
  ["451 to the final dot", { dot: "451 4.3.0 Try later" }, ["TemporarilyRefused", "451"]],
  ["421 to the final dot", { dot: "421 4.3.0 Closing" }, ["TemporarilyRefused", "421"]],
  ["554 to the final dot", { dot: "554 5.6.0 Spam" }, ["PermanentlyRefused", "554"]],
  ["250 to the final dot", {}, ["Accepted"]],
  ["250 to the final dot of much", {}, ["Accepted"], middling()]
]

for (const [title, pipelined] of [["command by command", false], ["with PIPELINING", true]] as const) {
  describe(`SmtpProvider.submit, ${title}`, () => {
    it.live.each(cases)("%s", ([, script, [tag, code], input]) =>
      Effect.gen(function*() {
        // SIZE is announced with PIPELINING only, and is less than the large message: see below.
        const ehlo = pipelining.replace("250-SIZE 10000000\r\n", "")
        const result = yield* outcome(pipelined ? { ehlo, ...script } : script, input)
        assert.strictEqual(result._tag, tag, JSON.stringify(result))
        if (code !== undefined && "code" in result) assert.strictEqual(result.code, code, JSON.stringify(result))
        if ("diagnostic" in result) {
          assert.match(result.diagnostic, /^[^\r\n]{1,500}$/)
          if (typeof code === "string") assert.include(result.diagnostic, code)
        }
      }))

    it.live("names the recipients that were refused beside one that was taken", () =>
      Effect.gen(function*() {
        const server = yield* start({
          ...(pipelined ? { ehlo: pipelining } : {}),
          rcpt: (address) =>
            ({ "gone@a.test": "550 5.1.1 No such user", "busy@a.test": "451 4.2.1 Later" })[address] ?? "250 Ok"
        })
        const { submit } = yield* provider(server.port)
        assert.deepStrictEqual(yield* submit(messageTo("gone@a.test", "bob@a.test", "busy@a.test")), {
          _tag: "Accepted",
          providerMessageId: "0198c0de.1@mail.example.com",
          response: "250 2.0.0 Ok: queued as 4ABC",
          refused: [
            { address: "gone@a.test", permanent: true, code: "550", diagnostic: "550 5.1.1 No such user" },
            { address: "busy@a.test", permanent: false, code: "451", diagnostic: "451 4.2.1 Later" }
          ]
        })
        assert.deepStrictEqual(server.messages[0]?.recipients, ["bob@a.test"])
      }))

    it.live("gives up permanently only when every recipient was permanently refused", () =>
      Effect.gen(function*() {
        const ehlo = pipelined ? { ehlo: pipelining } : {}
        const to = messageTo("a@a.test", "b@a.test", "c@a.test")
        const mixed = yield* outcome({
          ...ehlo,
          rcpt: (address) => address === "b@a.test" ? "450 4.2.0 Later" : "550 5.1.1 Gone"
        }, to)
        assert.deepStrictEqual(
          mixed._tag === "Mixed" && mixed.outcomes.map(({ address, outcome }) => [address, outcome._tag]),
          [["a@a.test", "PermanentlyRefused"], ["b@a.test", "TemporarilyRefused"], ["c@a.test", "PermanentlyRefused"]]
        )
        const all = yield* outcome({ ...ehlo, rcpt: "550 5.1.1 Gone" }, to)
        assert.deepStrictEqual(all, Submission.permanentlyRefused("550 5.1.1 Gone", "550", "recipient"))
      }))

    it.live("keeps two recipients apart who were refused in other words", () =>
      Effect.gen(function*() {
        const result = yield* outcome({
          ...(pipelined ? { ehlo: pipelining } : {}),
          rcpt: (address) => address === "a@a.test" ? "550 5.1.1 Gone" : "550 5.7.1 No relaying"
        }, messageTo("a@a.test", "b@a.test"))
        assert.deepStrictEqual(
          result._tag === "Mixed" && result.outcomes.map(({ outcome }) => outcome),
          ["550 5.1.1 Gone", "550 5.7.1 No relaying"].map((text) =>
            Submission.permanentlyRefused(text, "550", "recipient")
          )
        )
      }))

    it.live("does not deliver an empty message when a server wants data for nobody", () =>
      Effect.gen(function*() {
        const ehlo = pipelined ? { ehlo: pipelining } : {}
        const result = yield* outcome({ ...ehlo, rcpt: "550 5.1.1 Gone", data: "354 Go ahead" })
        assert.strictEqual(result._tag, "PermanentlyRefused")
      }))
  })
}

describe("SmtpProvider.submit", () => {
  it.live("retries later where nobody listens, or the name is unknown", () =>
    Effect.gen(function*() {
      const port = yield* Effect.callback<number>((resume) => {
        const server = Net.createServer().listen(0, "127.0.0.1", () => {
          const { port } = server.address() as Net.AddressInfo
          server.close(() => resume(Effect.succeed(port)))
        })
      })
      const refused = yield* Effect.flatMap(provider(port), ({ submit }) => submit(outgoing()))
      assert.strictEqual(refused._tag, "TemporarilyRefused")
      assert.include(JSON.stringify(refused), "ECONNREFUSED")
      const unknown = yield* Effect.flatMap(
        provider(port, { host: "mail.invalid" }),
        ({ submit }) => submit(outgoing())
      )
      assert.strictEqual(unknown._tag, "TemporarilyRefused")
      assert.include(JSON.stringify(unknown), "could not be resolved")
    }))

  it.live("refuses a message over the size that the server announced, without sending it", () =>
    Effect.gen(function*() {
      const server = yield* start({ ehlo: pipelining })
      const { submit } = yield* provider(server.port)
      const result = yield* submit(large())
      assert.strictEqual(result._tag, "PermanentlyRefused")
      assert.include(JSON.stringify(result), "10000000")
      assert.notInclude(server.verbs, "MAIL")
      assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
    }))

  it.live("refuses addresses that SMTP cannot carry, without connecting", () =>
    Effect.gen(function*() {
      const server = yield* start()
      const { submit } = yield* provider(server.port)
      assert.strictEqual((yield* submit(messageTo("bob@a.test", "jürgen@a.test")))._tag, "PermanentlyRefused")
      assert.strictEqual((yield* submit(messageTo("bob@a.test\r\nRSET")))._tag, "PermanentlyRefused")
      assert.strictEqual(server.connections(), 0)
      assert.strictEqual((yield* submit(messageTo("\"<x>\"@a.test")))._tag, "PermanentlyRefused")
      assert.notInclude(server.verbs, "MAIL")
    }))

  it.live("waits for the answer to a message as long as it was told, apart from other waiting", () =>
    Effect.gen(function*() {
      const server = yield* start({ dot: "hang" })
      const { submit } = yield* provider(server.port, { socketTimeout: 10_000, answerTimeout: 200 })
      assert.strictEqual((yield* submit(outgoing()).pipe(Effect.timeout(5_000)))._tag, "Unknown")
    }))

  it.live("keeps the diagnostic to one line of 500 characters", () =>
    Effect.gen(function*() {
      const result = yield* outcome({ mail: `550-5.1.8 first\r\n550 5.1.8 ${"long ".repeat(300)}` })
      assert(result._tag === "PermanentlyRefused")
      assert.strictEqual(result.diagnostic.length, 500)
      assert.match(result.diagnostic, /^550-5\.1\.8 first 550 5\.1\.8 long long/)
    }))
})

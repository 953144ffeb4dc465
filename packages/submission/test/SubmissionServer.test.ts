import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { AccountPaused, PlanLimit, RateLimited, RecipientSuppressed } from "@sendwright/core/foundation/Errors"
import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { machineTime } from "../../../scripts/machine-time.ts"
import { idIn, logIn, plain, simple, start } from "./harness.ts"
import { connect } from "./MailClient.ts"

const ada = "ada@example.com"
const bob = "bob@example.com"

/** Emails that answer a send with this, once; then as they are. */
const failing = (failure: Effect.Effect<never, Effect.Error<ReturnType<Emails["Service"]["send"]>>>) => {
  let left = 1
  return <E, R>(layer: Layer.Layer<Emails, E, R>) =>
    Layer.effect(
      Emails,
      Effect.map(Layer.build(layer), (built) => {
        const emails = Context.get(built, Emails)
        return {
          ...emails,
          send: (...args: Parameters<Emails["Service"]["send"]>) => left-- > 0 ? failure : emails.send(...args)
        }
      })
    )
}

describe("the session", () => {
  it.live("announces what it can", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* connect(server.port)
      assert.strictEqual(yield* client.reply, "220 mail.sendwright.example ESMTP")
      const features = (yield* client.say("EHLO client.example")).split("\n").slice(1).map((line) => line.slice(4))
      assert.deepStrictEqual(features, [
        "PIPELINING",
        "8BITMIME",
        "SMTPUTF8",
        "ENHANCEDSTATUSCODES",
        "AUTH PLAIN LOGIN",
        "SIZE 26214400"
      ])
    })))

  it.live("greets at once", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      // No time passes: whatever waited for a while would wait for ever.
      yield* machineTime
      for (let greeted = 0; greeted < 10; greeted++) {
        assert.match(yield* (yield* connect(server.port)).reply, /^220 /)
      }
    })))

  it.live("answers commands that came together in their order", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const both = `MAIL FROM:<a@app.example>\r\nRCPT TO:<${ada}>\r\nRCPT TO:<ada@localhost>\r\nDATA\r\n`
      yield* client.write(both)
      const replies = [yield* client.reply, yield* client.reply, yield* client.reply, yield* client.reply]
      assert.deepStrictEqual(replies.map((reply) => reply.slice(0, 3)), ["250", "250", "553", "354"])
      // The next transaction may stand behind the end of the message (RFC 2920 section 3.1).
      yield* client.write(`${simple(ada)}.\r\n${both}`)
      const more = [yield* client.reply, yield* client.reply, yield* client.reply, yield* client.reply]
      assert.deepStrictEqual(more.map((reply) => reply.slice(0, 3)), ["250", "250", "250", "553"])
      assert.match(yield* client.reply, /^354 /)
      assert.match(yield* client.say(`${simple(ada)}.`), /^250 /)
    })))

  it.live("answers 250 with the id of the email that is stored", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const reply = yield* client.mail([ada], simple(ada))
      assert.match(reply, /^250 2\.6\.0 OK: queued as [0-9a-f-]{36}$/)
      const email = yield* server.email(idIn(reply))
      assert.strictEqual(email.text, "Hello, Ada.")
      assert.deepStrictEqual(email.to, [ada])
    })))

  it.live("logs in by AUTH LOGIN, and with any user name", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* connect(server.port)
      yield* client.reply
      yield* client.say("EHLO client.example")
      assert.match(yield* client.say("AUTH LOGIN"), /^334 /)
      assert.match(yield* client.say(Buffer.from("resend").toString("base64")), /^334 /)
      assert.match(yield* client.say(Buffer.from(server.key.text).toString("base64")), /^235 2\.7\.0 /)
    })))

  it.live("takes no mail without a login, and says how to log in", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* connect(server.port)
      yield* client.reply
      yield* client.say("EHLO client.example")
      assert.match(yield* client.say("MAIL FROM:<a@app.example>"), /^530 5\.7\.0 .*API key/)
      assert.match(yield* client.say("RCPT TO:<a@app.example>"), /^503 /)
    })))

  it.live("refuses keys that are none, or may not send, without telling why of the former", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const reading = yield* server.makeKey(["emails:read"])
      const client = yield* connect(server.port)
      yield* client.reply
      yield* client.say("EHLO client.example")
      assert.match(yield* client.say(plain("svc_live_nonsense")), /^535 5\.7\.8 /)
      assert.match(yield* client.say(plain(reading.text)), /^535 5\.7\.1 .*emails:send/)
      assert.match(yield* client.say(plain("svc_live_nonsense")), /^421 4\.7\.0 Too many failed logins/)
      yield* client.closed
    })))

  it.live("takes no key without TLS, where it does not trust the way", () =>
    Effect.scoped(Effect.gen(function*() {
      // Behind a proxy, nobody is on this machine.
      const server = yield* start({ proxies: ["127.0.0.1"] })
      const client = yield* connect(server.port)
      yield* client.write("PROXY TCP4 192.0.2.1 192.0.2.2 40000 587\r\n")
      yield* client.reply
      assert.notInclude(yield* client.say("EHLO client.example"), "AUTH")
      assert.match(yield* client.say(plain(server.key.text)), /^530 5\.7\.0 .*without TLS/)
    })))

  it.live("lets a revoked key send no more, also where it has logged in before", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      yield* server.accounts.revokeKey(server.account.account.id, server.key.id)
      yield* Effect.sleep(1_100)
      assert.match(yield* client.say("MAIL FROM:<a@app.example>"), /^550 5\.7\.8 /)
    })))

  it.live("refuses addresses that are none, where they are named", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      yield* client.say("MAIL FROM:<a@app.example> SMTPUTF8 BODY=8BITMIME SIZE=100")
      assert.match(yield* client.say("RCPT TO:<ada@localhost>"), /^553 5\.1\.3 /)
      assert.match(yield* client.say("RCPT TO:<\u00e4da@example.com>"), /^553 5\.6\.7 /)
      assert.match(yield* client.say("RCPT TO:<ada@b\u00fccher.example>"), /^250 /)
    })))

  it.live("sends to the envelope: who is not shown is bcc", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const reply = yield* client.mail([ada, bob], simple(ada))
      const email = yield* server.email(idIn(reply))
      assert.deepStrictEqual(email.to, [ada])
      assert.deepStrictEqual(email.bcc, [bob])
    })))

  it.live("takes one transaction for each recipient of a message that shows them all, under its own Message-ID", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const message = simple(`${ada}, ${bob}, team@lists.example`, "Message-ID: <issue_1@app.example>")
      const ids = [idIn(yield* client.mail([ada], message)), idIn(yield* client.mail([bob], message))]
      assert.strictEqual(new Set(ids).size, 2)
      for (const [index, id] of ids.entries()) {
        const { bcc, cc, ownHeader, to } = yield* server.email(id)
        assert.deepStrictEqual([to, cc, bcc], [[[ada, bob][index]], [], []])
        assert.deepStrictEqual(ownHeader, {
          visible: { to: [ada, bob, "team@lists.example"], cc: [] },
          messageId: "issue_1@app.example",
          date: null
        })
      }
    })))
})

describe("replies", () => {
  const cases = [
    ["451 4.3.0", new StorageError({ command: "EmailStore.accept", cause: "secret", outage: "unreachable" })],
    ["451 4.3.0", new Overloaded({ by: "account", what: "Files", retryAfterSeconds: 5 })],
    ["451 4.7.1", new RateLimited({ retryAfterSeconds: 3 })],
    ["451 4.7.0", new AccountPaused({ reason: null })],
    ["452 4.3.1", new PlanLimit({ limit: "day", allowed: 100 })],
    ["550 5.2.2", new PlanLimit({ limit: "month", allowed: 3_000 })],
    ["550-5.1.1", new RecipientSuppressed({ suppressed: [ada] })]
  ] as const
  for (const [expected, error] of cases) {
    it.live(`${error._tag} is ${expected}, and the next message is taken`, () =>
      Effect.scoped(Effect.gen(function*() {
        const server = yield* start({}, failing(Effect.fail(error)))
        const client = yield* logIn(server.port, server.key.text)
        const reply = yield* client.mail([ada], simple(ada))
        assert.strictEqual(reply.slice(0, 9), expected)
        assert.notInclude(reply, "secret")
        assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      })))
  }

  it.live("a defect is trouble that passes", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({}, failing(Effect.die(new Error(simple(ada)))))
      const client = yield* logIn(server.port, server.key.text)
      assert.match(yield* client.mail([ada], simple(ada)), /^451 4\.3\.0 /)
    })))

  it.live("says what is wrong with a message, each line with the status", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const reply = yield* client.mail([ada], simple(ada, "X-Tags: fine, not fine", "X-Scheduled-At: tomorrow"))
      assert.deepStrictEqual(reply.split("\n"), [
        "550-5.6.0 The message is not valid:",
        "550-5.6.0 tags.1 may have letters, digits, underscore, hyphen, colon and dot only",
        "550 5.6.0 scheduledAt must be an ISO 8601 date-time with a time zone, such as 2026-12-31T09:00:00Z"
      ])
      // A header that names more than the log can show goes out as it is.
      const crowd = Array.from({ length: 501 }, (_, index) => `a${index}@example.com`).join(",\r\n ")
      assert.match(yield* client.mail([ada], simple(crowd)), /^250 /)
    })))

  it.live("refuses a sender whose domain is not verified", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const reply = yield* client.mail([ada], simple(ada).replace("app.example", "other.example"))
      assert.match(reply, /^550 5\.7\.1 The domain other\.example is not verified/)
    })))

  it.live("takes mail that others wrote from a verified address, if it is set to", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start({ forwards: true })
      const client = yield* logIn(server.port, server.key.text)
      const forwarded = simple(ada).replace("hello@app.example", "carol@other.example")
      const id = idIn(yield* client.mail([ada], forwarded))
      const email = yield* server.email(id)
      assert.strictEqual(email.from, "\"carol@other.example\" <hello@app.example>")
      assert.isTrue(email.hasOriginal)
      const froms = ["MAILER-DAEMON", "carol@other.example, dave@third.example", "undisclosed:;", "\"Carol\" <>"]
      for (const from of froms) {
        const odd = yield* server.email(idIn(yield* client.mail([ada], forwarded.replace("carol@other.example", from))))
        assert.match(odd.from, /<?hello@app\.example>?$/)
        assert.isTrue(odd.hasOriginal)
      }
      assert.match(yield* client.mail([ada], forwarded.replace("From:", "X-From:")), /^554 5\.6\.0 .*From/)
      const foreign = yield* client.mail([ada], forwarded, "carol@other.example")
      assert.match(foreign, /^550 5\.7\.1 The domain other\.example is not verified/)
    })))
})

describe("repetitions", () => {
  const once = simple(ada, "Message-ID: <1@app.example>")

  it.live("the same message again is the same email, also from another connection", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const first = yield* logIn(server.port, server.key.text)
      const second = yield* logIn(server.port, server.key.text)
      const ids = [
        idIn(yield* first.mail([ada], once)),
        idIn(yield* second.mail([ada], once)),
        idIn(yield* first.mail([ada], once))
      ]
      assert.strictEqual(new Set(ids).size, 1)
      assert.strictEqual((yield* server.list).length, 1)
    })))

  it.live("other recipients, another key, another text or no Message-ID make another email", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const other = yield* server.makeKey()
      const client = yield* logIn(server.port, server.key.text)
      const stranger = yield* logIn(server.port, other.text)
      const replies = [
        yield* client.mail([ada], once),
        yield* client.mail([ada, bob], once),
        yield* stranger.mail([ada], once),
        yield* client.mail([ada], once.replace("Hello, Ada.", "Good bye.")),
        yield* client.mail([ada], simple(ada)),
        yield* client.mail([ada], simple(ada))
      ]
      assert.strictEqual(new Set(replies.map(idIn)).size, 6)
    })))

  it.live("a key of the client's own counts before the message's", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const first = yield* client.mail([ada], simple(ada, "Idempotency-Key: order-1", "Message-ID: <1@app.example>"))
      const again = yield* client.mail(
        [ada],
        simple(ada, "Resend-Idempotency-Key: order-1", "Message-ID: <2@app.example>")
      )
      assert.strictEqual(idIn(again), idIn(first))
      const email = yield* server.email(idIn(first))
      assert.strictEqual(email.idempotencyKey, "order-1")
      assert.deepStrictEqual(email.headers, {})
    })))

  for (const place of ["before the dot", "after the dot", "after the reply"] as const) {
    it.live(`a connection that is cut ${place}, and the client's repetition, make one email`, () =>
      Effect.scoped(Effect.gen(function*() {
        const server = yield* start()
        const first = yield* logIn(server.port, server.key.text)
        yield* first.say("MAIL FROM:<hello@app.example>")
        yield* first.say(`RCPT TO:<${ada}>`)
        yield* first.say("DATA")
        yield* first.write(once)
        if (place !== "before the dot") yield* first.write(".\r\n")
        if (place === "after the reply") yield* first.reply
        first.close()
        const second = yield* logIn(server.port, server.key.text)
        assert.match(yield* second.mail([ada], once), /^250 /)
        assert.strictEqual((yield* server.list).length, 1)
      })))
  }
})

describe("the end", () => {
  it.live("takes a message under way to its end, and tells the others to come again", () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const idle = yield* logIn(server.port, server.key.text)
      const busy = yield* logIn(server.port, server.key.text)
      yield* busy.say("MAIL FROM:<hello@app.example>")
      yield* busy.say(`RCPT TO:<${ada}>`)
      yield* busy.say("DATA")
      yield* busy.write(simple(ada))
      yield* Effect.forkChild(Scope.close(server.serving, Exit.void))
      assert.match(yield* idle.reply, /^421 4\.3\.2 /)
      assert.match(yield* busy.say("."), /^250 2\.6\.0 OK: queued as /)
      assert.match(yield* busy.reply, /^421 4\.3\.2 /)
      yield* busy.closed
      assert.strictEqual((yield* server.list).length, 1)
    })))
})

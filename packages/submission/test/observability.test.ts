import { assert, describe, it } from "@effect/vitest"
import * as RecordedSpans from "@sendwright/testing/RecordedSpans"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { idIn, logIn, plain, simple, start } from "./harness.ts"
import { connect } from "./MailClient.ts"

const ada = "ada@example.com"

/** The values of the submission server's metrics, each by its attribute. */
const shown = Effect.map(Metric.snapshot, (all) => {
  const values: Record<string, unknown> = {}
  for (const { attributes, id, state } of all) {
    if (!id.startsWith("sendwright_submission_")) continue
    const of = Object.entries(attributes ?? {}).filter(([name]) => ["reply", "result", "by"].includes(name))
    const name = [id.slice("sendwright_submission_".length), ...of.map(([, value]) => value)].join(" ")
    values[name] = "count" in state ? Number(state.count) : "value" in state ? Number(state.value) : state
  }
  return values
})

/** With figures that nobody else counts. */
const alone = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.scoped(effect).pipe(Effect.provideService(Metric.MetricRegistry, new Map()))

describe("metrics", () => {
  it.live("count connections, logins and messages by what they were answered", () =>
    alone(Effect.gen(function*() {
      const server = yield* start({ limits: { connectionsPerAddress: 2, failedLoginsPerAddress: 2, failedLogins: 9 } })
      const client = yield* logIn(server.port, server.key.text)
      assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      assert.match(yield* client.mail([ada], simple(ada)), /^250 /)
      assert.match(yield* client.mail([ada], simple(ada, "From: b@app.example")), /^554 /)
      const guessing = yield* connect(server.port)
      yield* guessing.reply
      assert.match(yield* (yield* connect(server.port)).reply, /^421 /)
      yield* guessing.say("EHLO client.example")
      yield* guessing.say(plain("wrong"))
      yield* guessing.say(plain("wrong"))
      yield* guessing.say(plain("wrong"))
      yield* client.say("MAIL FROM:<hello@app.example>")
      yield* client.say(`RCPT TO:<${ada}>`)
      yield* client.say("DATA")
      yield* client.write(simple(ada))
      assert.deepInclude(yield* shown, { connections: 2 })
      client.close()
      guessing.close()
      yield* Effect.repeat(Effect.sleep(10), { until: () => Effect.map(shown, ({ connections }) => connections === 0) })
      assert.deepStrictEqual(yield* shown, {
        connections: 0,
        bytes: 0,
        "connections_refused_total address": 1,
        "logins_total accepted": 1,
        "logins_total failed": 2,
        "logins_total locked": 1,
        "messages_total 250 2.6.0": 2,
        "messages_total 554 5.6.0": 1,
        "messages_total none": 1
      })
    })))
})

describe("traces", () => {
  it.live("each message has a span, around that of its email, with the account and the reply", () => {
    const { named, tracer } = RecordedSpans.make()
    return Effect.scoped(Effect.gen(function*() {
      const server = yield* start()
      const client = yield* logIn(server.port, server.key.text)
      const id = idIn(yield* client.mail([ada], simple(ada)))
      assert.match(yield* client.mail([ada], simple(ada).replace("Subject", "From: x@app.example\r\nSubject")), /^554 /)
      const [taken, refused, ...rest] = named("Submission.message")
      if (taken === undefined || refused === undefined) return assert.fail("a span is missing")
      assert.deepStrictEqual(rest, [])
      const account = server.account.account.id
      assert.strictEqual(taken.kind, "server")
      assert.deepStrictEqual(Object.fromEntries(taken.attributes), {
        "sendwright.account.id": account,
        "sendwright.smtp.reply": "250 2.6.0"
      })
      assert.deepStrictEqual(Object.fromEntries(refused.attributes), {
        "sendwright.account.id": account,
        "sendwright.smtp.reply": "554 5.6.0"
      })
      const [send, ...others] = named("Emails.send")
      assert.deepStrictEqual(others, [])
      assert.strictEqual(send?.traceId, taken.traceId)
      assert.strictEqual(send?.attributes.get("sendwright.email.id"), id)
    })).pipe(Effect.withTracer(tracer))
  })
})

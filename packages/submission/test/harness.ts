import { assert } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { Scope } from "@sendwright/core/accounts/Scope"
import { Emails } from "@sendwright/core/emails/Emails"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import type { SubmissionOptions } from "@sendwright/submission/SubmissionOptions"
import { SubmissionServer } from "@sendwright/submission/SubmissionServer"
import { rig } from "@sendwright/testing/SendwrightTest"
import * as TestEngine from "@sendwright/testing/TestEngine"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scopes from "effect/Scope"
import { connect } from "./MailClient.ts"

/** An engine on the clock that is there, and a submission server on it. */
export const start = Effect.fnUntraced(function*(
  options: Partial<SubmissionOptions> = {},
  replace: <E, R>(layer: Layer.Layer<Emails, E, R>) => Layer.Layer<Emails, E, R> = (layer) => layer
) {
  const engine = yield* Layer.build(TestEngine.layer())
  const serving = yield* Scopes.fork(yield* Effect.scope)
  const emails = Layer.succeed(Emails, Context.get(engine, Emails))
  const built = yield* SubmissionServer.layer({
    ports: [{ host: "127.0.0.1", port: 0, tls: "starttls" }],
    name: "mail.sendwright.example",
    certificate: null,
    drainTimeout: 2_000,
    ...options
  }).pipe(Layer.provide(replace(emails)), Layer.provide(Layer.succeedContext(engine)), Layer.buildWithScope(serving))
  const { ports } = Context.get(built, SubmissionServer)
  return yield* Effect.gen(function*() {
    const controls = yield* rig
    const accounts = yield* Accounts
    const { account, live } = controls.account
    const makeKey = Effect.fnUntraced(function*(scopes?: ReadonlyArray<Scope>) {
      const made = yield* accounts.createKey({
        accountId: account.id,
        name: "smtp",
        mode: "live",
        ...(scopes === undefined ? {} : { scopes })
      })
      return { id: made.key.id, text: Redacted.value(made.text) }
    })
    const key = yield* makeKey()
    const mails = yield* Emails
    const suppressions = yield* Suppressions
    return {
      ...controls,
      ports,
      port: ports[0]!,
      serving,
      accounts,
      key,
      makeKey,
      suppress: (address: string) => suppressions.add(live, address),
      email: (id: string) => mails.get(live, id),
      list: Effect.map(
        mails.list(live, { limit: 100, cursor: null, status: null, tag: null, mode: null, q: null }),
        ({ data }) => data
      )
    }
  }).pipe(Effect.provideContext(engine))
})

export const plain = (key: string): string => `AUTH PLAIN ${Buffer.from(`\0any\0${key}`).toString("base64")}`

/** Waits for what the server does by itself. */
export const eventually = (condition: Effect.Effect<boolean>) =>
  Effect.repeat(Effect.delay(condition, 20), { until: (isSo) => isSo, times: 1_000 }).pipe(
    Effect.map((isSo) => assert.isTrue(isSo))
  )

/** Connects, greets and logs in. */
export const logIn = Effect.fnUntraced(function*(port: number, key: string) {
  const client = yield* connect(port)
  yield* client.reply
  yield* client.say("EHLO client.example")
  yield* client.say(plain(key))
  return client
})

/** A message of one line. */
export const simple = (to: string, ...more: ReadonlyArray<string>): string =>
  [
    "From: Shop <hello@app.example>",
    `To: ${to}`,
    "Subject: Hello",
    ...more,
    "",
    "Hello, Ada.",
    ""
  ].join("\r\n")

/** The id of the email in the reply to a message that was taken. */
export const idIn = (reply: string): string => /queued as (\S+)$/.exec(reply)?.[1] ?? ""

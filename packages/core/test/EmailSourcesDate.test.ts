import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import type { Email } from "@sendwright/core/model/Email"
import { EmailSources } from "@sendwright/core/sending/EmailSources"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { customer, day, engine, hour, send, start } from "./support/harness.ts"

/** What a store answers with for an email, as a test says, and what its source says then. */
const sourceOf = Effect.fnUntraced(function*(over: (email: Email) => Partial<Email>) {
  const store = yield* EmailStore
  const one = yield* customer()
  const id = yield* send(one)
  let read = 0
  const changed = EmailStore.of({
    ...store,
    find: (scope, id) => Effect.map(store.find(scope, id), Option.map((email) => ({ ...email, ...over(email) }))),
    attachments: (scope, id) =>
      Effect.suspend(() => {
        read++
        return store.attachments(scope, id)
      })
  })
  const sources = yield* Effect.provide(EmailSources, EmailSources.layer).pipe(
    Effect.provideService(EmailStore, changed)
  )
  const message = yield* sources.message(one.live, id)
  yield* sources.attachments(one.live, id)
  return { message, read }
})

const at = (millis: number) => new Date(start + millis)
const event = (email: Email, type: Email["events"][number]["type"], occurredAt: Date) => ({
  ...email.events[0]!,
  type,
  occurredAt
})

describe("the date of a message that is built once more", () => {
  it.effect("is when the email was queued, whenever it was accepted, scheduled for and sent", () =>
    Effect.gen(function*() {
      const { message } = yield* sourceOf((email) => ({
        scheduledAt: at(day),
        events: [
          event(email, "email.scheduled", at(0)),
          event(email, "email.queued", at(hour)),
          event(email, "email.sent", at(2 * hour))
        ]
      }))
      assert.deepStrictEqual(message?.date, at(hour))
    }).pipe(Effect.provide(engine())))

  it.effect("is the time that it is scheduled for while it is not queued", () =>
    Effect.gen(function*() {
      const { message } = yield* sourceOf((email) => ({
        scheduledAt: at(day),
        events: [event(email, "email.scheduled", at(0))]
      }))
      assert.deepStrictEqual(message?.date, at(day))
    }).pipe(Effect.provide(engine())))

  it.effect("is when it was accepted where no event says more", () =>
    Effect.gen(function*() {
      const { message } = yield* sourceOf(() => ({ createdAt: at(hour), scheduledAt: null, events: [] }))
      assert.deepStrictEqual(message?.date, at(hour))
    }).pipe(Effect.provide(engine())))
})

describe("the source of an email", () => {
  it.effect("is none where its sender was erased, and reads no attachments where there are none", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* sourceOf(() => ({ from: "[erased]" })), { message: null, read: 0 })
    }).pipe(Effect.provide(engine())))
})

/** A sender who goes on while something else is measured. */
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import { acceptGroup, contentsSaying, idAt, newEmail } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { performance } from "node:perf_hooks"

export const acceptEveryMillis = 5

/** Accepts one email after another until it is stopped, and keeps how long each took. */
export const accepting = (accountId: string, times: Array<number>) =>
  Effect.gen(function*() {
    const store = yield* EmailStore
    const now = new Date(Date.now())
    const email = newEmail({
      accountId,
      id: idAt(now),
      eventId: idAt(now),
      createdAt: now,
      ...contentsSaying("Hello")
    })
    const begun = performance.now()
    yield* store.accept([acceptGroup([email])])
    times.push(performance.now() - begun)
    yield* Effect.sleep(acceptEveryMillis)
  }).pipe(Effect.forever)

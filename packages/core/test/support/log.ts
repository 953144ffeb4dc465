import { EmailStore, type ListAnswer } from "@sendwright/core/emails/EmailStore"
import type { EmailSummary } from "@sendwright/core/model/Email"
import type { EmailQuery } from "@sendwright/core/model/EmailQuery"
import { idAt } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { customer, send } from "./harness.ts"

/** A log of as many emails as a test says, of which none has to be sent. */
export const scriptedLog = Effect.fnUntraced(function*() {
  const store = yield* EmailStore
  const one = yield* customer()
  const id = yield* send(one)
  const scope = { accountId: one.account.id, modes: ["live"] } as const
  const query = { status: null, tag: null, limit: 1, after: null, search: null, depth: 10 }
  const template = (yield* store.list(scope, query)).emails.find((email) => email.id === id)!
  const emails: Array<EmailSummary> = []
  const asked: Array<EmailQuery> = []
  /** What the storage adds to its answers. */
  const over: { stoppedAt: ListAnswer["stoppedAt"] } = { stoppedAt: null }
  const positionOf = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }) =>
    `${createdAt.toISOString()} ${id}`
  const list: typeof store.list = (_, query) =>
    Effect.sync(() => {
      asked.push(query)
      const { after, limit, since } = query
      const found = emails
        .filter((email) => after === null || positionOf(email) < positionOf(after))
        .filter((email) => since === undefined || positionOf(email) > positionOf(since))
        .sort((left, right) => positionOf(left) < positionOf(right) ? 1 : -1)
      return { emails: found.slice(0, limit), ...over }
    })
  const places: typeof store.places = (scope, query) =>
    Effect.map(list(scope, query), ({ emails, stoppedAt }) => ({ places: emails, stoppedAt }))
  return {
    one,
    asked,
    over,
    store: EmailStore.of({ ...store, list, places }),
    /** Adds emails that were accepted at this time, and answers with their ids. */
    add: (at: number, count = 1): ReadonlyArray<string> => {
      const more = Array.from(
        { length: count },
        () => ({ ...template, id: idAt(new Date(at)), createdAt: new Date(at) })
      )
      emails.push(...more)
      return more.map(({ id }) => id)
    }
  }
})

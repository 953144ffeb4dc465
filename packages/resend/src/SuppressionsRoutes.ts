import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import * as Address from "@sendwright/core/foundation/Address"
import { type Issue, ValidationError } from "@sendwright/core/foundation/Errors"
import { isUuid } from "@sendwright/core/model/EmailQuery"
import { type Suppression, type SuppressionName, suppressionReasons } from "@sendwright/core/suppressions/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Calls from "./Calls.ts"
import * as Pages from "./Pages.ts"

const reading: Access = { scope: "suppressions:manage", liveOnly: false }
const changing: Access = { ...reading, liveOnly: true }

const defaultLimit = 20

/** The most entries that a batch adds or removes. */
const maxBatch = 100

/** Entries of a batch that are under way at once: others want the storage, too. */
const atOnce = 4

const readNew = Calls.reader(Schema.Struct({ email: Schema.String }))

const List = Schema.Array(Schema.String).check(
  Schema.isMinLength(1, { message: "must have at least one entry" }),
  Schema.isMaxLength(maxBatch, { message: `must have at most ${maxBatch} entries` })
)
const readAdded = Calls.reader(Schema.Struct({ emails: List }))
const readRemoved = Calls.reader(Schema.Struct({ emails: Calls.optional(List), ids: Calls.optional(List) }))

const invalid = (path: Issue["path"], message: string) => new ValidationError({ issues: [{ path, message }] })

/** An entry as a list shows it. Which email led to it is not kept. */
const toListed = ({ address, createdAt, id, reason }: Suppression) => ({
  id,
  email: address,
  origin: reason,
  source_id: null,
  created_at: createdAt.toISOString()
})

const named = (id: string) => ({ object: "suppression", id })
const removed = (id: string) => ({ ...named(id), deleted: true })

const nameOf = (text: string): SuppressionName => isUuid(text) ? { id: text } : { address: text.trim() }

const originOf = ({ query }: Pick<Calls.Asked, "query">) => {
  const { origin } = query
  const reason = suppressionReasons.find((known) => known === origin)
  return origin === undefined || origin === "" || reason !== undefined
    ? Effect.succeed(reason)
    : Effect.fail(invalid(["origin"], `must be one of ${suppressionReasons.join(", ")}`))
}

/** Every address of a batch once, as addresses are compared; or an issue for each that is none. */
const addressesOf = (emails: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>, ValidationError> => {
  const addresses = emails.map((email) => email.trim())
  const issues = addresses.flatMap((address, index) => {
    const message = Address.checkAddress(address)
    return message === undefined ? [] : [{ path: ["emails", index], message }]
  })
  return issues.length === 0
    ? Effect.succeed([...new Set(addresses.map(Address.normalize))])
    : Effect.fail(new ValidationError({ issues }))
}

/** The calls under `/suppressions`. An entry is named by its id or its address. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const suppressions = yield* Suppressions

  /** What is on the list already stays what it is. */
  const add = (caller: Caller, address: string) =>
    suppressions.add(caller, address).pipe(
      Effect.catchTags({
        Conflict: () => suppressions.get(caller, { address }),
        ValidationError: ({ issues }) =>
          Effect.fail(new ValidationError({ issues: issues.map(({ message }) => ({ path: ["email"], message })) }))
      }),
      Effect.map(({ id }) => id)
    )

  const list: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { caller } = asked
    const { after, before, limit } = yield* Effect.fromResult(Pages.queryOf(asked))
    const reason = yield* originOf(asked)
    const size = limit ?? defaultLimit
    const to = after ?? before
    if (to === null) {
      const page = yield* suppressions.list(caller, { limit: size, cursor: null, reason })
      return Pages.list(page.data.map(toListed), page.nextCursor !== null)
    }
    const next = after === null ? "before" : "after"
    const { data, hasMore } = yield* suppressions.listNextTo(caller, { limit: size, next, to, reason }).pipe(
      Effect.catchTag("NotFound", () => Effect.fail(invalid([next], "must be the id of an entry of this list")))
    )
    return Pages.list(data.map(toListed), hasMore)
  })

  const addAll: Calls.Answer = Effect.fnUntraced(function*({ caller, request }) {
    const addresses = yield* addressesOf((yield* readAdded(request)).emails)
    const ids = yield* Effect.forEach(addresses, (address) => add(caller, address), { concurrency: atOnce })
    return { data: ids.map(named) }
  })

  const removeAll: Calls.Answer = Effect.fnUntraced(function*({ caller, request }) {
    const { emails, ids } = yield* readRemoved(request)
    const given = [...emails ?? [], ...ids ?? []]
    if (given.length === 0 || (emails?.length ?? 0) > 0 && (ids?.length ?? 0) > 0) {
      return yield* invalid([], "must have either emails or ids")
    }
    const names = (emails ?? []).map((email): SuppressionName => ({ address: email.trim() }))
      .concat((ids ?? []).map((id) => ({ id })))
    const gone = yield* Effect.forEach(
      names,
      (name) => Effect.catchTag(suppressions.removeEntry(caller, name), "NotFound", () => Effect.succeed(null)),
      { concurrency: atOnce }
    )
    return { data: gone.flatMap((id) => id === null ? [] : [removed(id)]) }
  })

  yield* Calls.add([
    {
      method: "POST",
      path: "/suppressions",
      access: changing,
      status: 201,
      answer: Effect.fnUntraced(function*({ caller, request }) {
        const { email } = yield* readNew(request)
        return named(yield* add(caller, email.trim()))
      })
    },
    { method: "GET", path: "/suppressions", access: reading, answer: list },
    { method: "POST", path: "/suppressions/batch/add", access: changing, status: 201, answer: addAll },
    { method: "POST", path: "/suppressions/batch/remove", access: changing, answer: removeAll },
    {
      method: "GET",
      path: "/suppressions/:id",
      access: reading,
      answer: ({ caller, params }) =>
        Effect.map(
          suppressions.get(caller, nameOf(params["id"] ?? "")),
          (entry) => ({ object: "suppression", ...toListed(entry) })
        )
    },
    {
      method: "DELETE",
      path: "/suppressions/:id",
      access: changing,
      answer: ({ caller, params }) => Effect.map(suppressions.removeEntry(caller, nameOf(params["id"] ?? "")), removed)
    }
  ])
}))

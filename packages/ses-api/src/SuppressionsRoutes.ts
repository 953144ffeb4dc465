import type { Access } from "@sendwright/core/accounts/Caller"
import { type Suppression, suppressionReasons } from "@sendwright/core/suppressions/Suppression"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import { invalid } from "./SesError.ts"

const reading: Access = { scope: "suppressions:manage", liveOnly: false }
const changing: Access = { ...reading, liveOnly: true }

const path = "/v2/email/suppression/addresses"

const maxPage = 100
const defaultPage = 20

/** Reasons by their names at SES, which has none for an address that was added manually. */
const reasonOf = (name: unknown) => suppressionReasons.find((reason) => reason.toUpperCase() === name)

const reasonNames = suppressionReasons.map((reason) => reason.toUpperCase()).join(", ")

const toSummary = ({ address, createdAt, reason }: Suppression) => ({
  // The address of an erased recipient is not known any more.
  EmailAddress: address ?? "[erased]",
  Reason: reason.toUpperCase(),
  LastUpdateTime: createdAt.getTime() / 1000
})

/** The calls under `/v2/email/suppression/addresses`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const suppressions = yield* Suppressions

  const put: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { EmailAddress: address, Reason: name } = yield* Calls.bodyOf(asked)
    const reason = reasonOf(name)
    if (reason === undefined) return yield* invalid([{ path: ["Reason"], message: `must be one of ${reasonNames}` }])
    if (typeof address !== "string") return yield* invalid([{ path: ["EmailAddress"], message: "must be a string" }])
    yield* suppressions.add(asked.caller, address.trim(), reason).pipe(Effect.catchTags({
      // What is on the list already stays what it is.
      Conflict: () => Effect.void,
      ValidationError: ({ issues }) =>
        Effect.fail(invalid(issues.map(({ message }) => ({ path: ["EmailAddress"], message }))))
    }))
    return {}
  })

  const list: Calls.Answer = Effect.fnUntraced(function*(asked) {
    for (const name of ["StartDate", "EndDate"]) {
      if ((yield* Calls.parameterOf(asked, name)) !== undefined) {
        return yield* invalid([{ path: [name], message: "is not there: list all, and look at LastUpdateTime" }])
      }
    }
    const size = Number((yield* Calls.parameterOf(asked, "PageSize")) ?? defaultPage)
    if (!Number.isInteger(size) || size < 1) {
      return yield* invalid([{ path: ["PageSize"], message: "must be a whole number of at least 1" }])
    }
    const names = [asked.query["Reason"] ?? []].flat()
    const reasons = names.flatMap((name) => reasonOf(name) ?? [])
    if (reasons.length < names.length) {
      return yield* invalid([{ path: ["Reason"], message: `must be one of ${reasonNames}` }])
    }
    const page = yield* suppressions.list(asked.caller, {
      limit: Math.min(size, maxPage),
      cursor: (yield* Calls.parameterOf(asked, "NextToken")) ?? null,
      // Of several ones, those that were not asked for are left out below: a page may be short.
      reason: reasons.length === 1 ? reasons[0] : undefined
    })
    return {
      SuppressedDestinationSummaries: page.data
        .filter(({ reason }) => reasons.length === 0 || reasons.includes(reason))
        .map(toSummary),
      ...(page.nextCursor === null ? {} : { NextToken: page.nextCursor })
    }
  })

  yield* Calls.add([
    { method: "PUT", path, access: changing, answer: put },
    { method: "GET", path, access: reading, answer: list },
    {
      method: "GET",
      path: `${path}/:address`,
      access: reading,
      answer: ({ caller, params }) =>
        Effect.map(
          suppressions.get(caller, { address: params["address"] ?? "" }),
          (entry) => ({ SuppressedDestination: toSummary(entry) })
        )
    },
    {
      method: "DELETE",
      path: `${path}/:address`,
      access: changing,
      answer: ({ caller, params }) => Effect.as(suppressions.remove(caller, params["address"] ?? ""), {})
    }
  ])
}))

import { coreNamed, wireName } from "@sendwright/api/wire/Names"
import { fromPageQuery } from "@sendwright/api/wire/Page"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { LimitOverrides } from "@sendwright/core/accounts/Plan"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { ReputationSettings } from "@sendwright/core/foundation/Settings"
import { encodeCursor } from "@sendwright/core/model/EmailQuery"
import { type AccountOverview, AccountOverviews } from "@sendwright/core/operator/AccountOverviews"
import { standingOf } from "@sendwright/core/reputation/Reputation"
import { asActor } from "@sendwright/core/users/User"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/OperatorAccount.ts"
import { positionOf } from "../foundation/positionOf.ts"
import { readBody } from "../foundation/readBody.ts"

const actor = Effect.map(CurrentSession, ({ user }) => asActor(user))

/** Renames the fields in issues of the core to those of the contract. */
const inWireNames = <A, E, R>(effect: Effect.Effect<A, E | ValidationError, R>) =>
  Effect.mapError(effect, (error) =>
    error instanceof ValidationError
      ? new ValidationError({
        issues: error.issues.map(({ message, path }) => ({
          path: path.map((part) => typeof part === "string" ? wireName(part) : part),
          message
        }))
      })
      : error)

/** The operators' endpoints of all accounts. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "operatorAccounts",
  Effect.fnUntraced(function*(handlers) {
    const accounts = yield* Accounts
    const overviews = yield* AccountOverviews
    const settings = yield* ReputationSettings

    const shown = Effect.fnUntraced(function*(overview: AccountOverview) {
      const now = new Date(yield* Clock.currentTimeMillis)
      return Wire.toWire(overview, standingOf(overview.account.createdAt, overview.reputation, now, settings))
    })

    const detailOf = Effect.fnUntraced(function*(id: string) {
      const overview = yield* overviews.get(id)
      const members = yield* accounts.members(id)
      return { ...(yield* shown(overview)), members: members.map(Wire.toWireMember) }
    })

    const answerDetail = (id: string, status = 200) =>
      Effect.map(detailOf(id), (detail) => HttpServerResponse.jsonUnsafe(detail, { status }))

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const { search = null, state = null } = query
          const filters = ["operator/accounts", search, state]
          const { cursor, limit } = fromPageQuery(query)
          const after = yield* positionOf(cursor, filters)
          const { accounts, next } = yield* overviews.list({ search, state, limit, after })
          return {
            data: yield* Effect.forEach(accounts, shown),
            next_cursor: next === null ? null : encodeCursor(next, filters)
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "create",
        Effect.fnUntraced(
          function*({ request }) {
            const { owner_email, ...input } = yield* readBody(request, Wire.decodeNewAccount)
            const { account } = yield* accounts.create({ ...input, ownerEmail: owner_email }, yield* actor)
            return yield* answerDetail(account.id, 201)
          },
          inWireNames,
          dieOnServerFault
        )
      )
      .handle("plans", () => Effect.succeed(Wire.wirePlans))
      .handle("get", ({ params }) => dieOnServerFault(detailOf(params.id)))
      .handleRaw(
        "change",
        Effect.fnUntraced(
          function*({ params, request }) {
            const { overrides, plan_step, ...change } = yield* readBody(request, Wire.decodeAccountChange)
            yield* accounts.update(params.id, {
              ...change,
              ...(plan_step === undefined ? {} : { planStep: plan_step }),
              ...(overrides === undefined ? {} : { overrides: coreNamed<LimitOverrides>(overrides) })
            }, yield* actor)
            return yield* answerDetail(params.id)
          },
          inWireNames,
          dieOnServerFault
        )
      )
      .handleRaw(
        "pause",
        Effect.fnUntraced(function*({ params, request }) {
          const { reason = null } = yield* readBody(request, Wire.decodePause)
          yield* accounts.pause(params.id, reason, yield* actor)
          return yield* answerDetail(params.id)
        }, dieOnServerFault)
      )
      .handle(
        "resume",
        Effect.fnUntraced(function*({ params }) {
          // A change without a text is always valid.
          yield* Effect.catchTag(accounts.resume(params.id, yield* actor), "ValidationError", Effect.die)
          return yield* detailOf(params.id)
        }, dieOnServerFault)
      )
      .handleRaw(
        "suspend",
        Effect.fnUntraced(function*({ params, request }) {
          const { reason } = yield* readBody(request, Wire.decodeSuspension)
          yield* accounts.suspend(params.id, reason, yield* actor)
          return yield* answerDetail(params.id)
        }, dieOnServerFault)
      )
      .handle(
        "reinstate",
        Effect.fnUntraced(function*({ params }) {
          yield* Effect.catchTag(accounts.reinstate(params.id, yield* actor), "ValidationError", Effect.die)
          return yield* detailOf(params.id)
        }, dieOnServerFault)
      )
  })
)

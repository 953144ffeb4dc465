import { fromPageQuery } from "@sendwright/api/wire/Page"
import { Conflict } from "@sendwright/core/foundation/Errors"
import { encodeCursor } from "@sendwright/core/model/EmailQuery"
import { Sessions } from "@sendwright/core/users/Sessions"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { asActor, type User } from "@sendwright/core/users/User"
import { Users } from "@sendwright/core/users/Users"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpApiBuilder } from "effect/http-api"
import * as Redacted from "effect/Redacted"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/OperatorUser.ts"
import { positionOf } from "../foundation/positionOf.ts"
import * as ServiceFacts from "../sessions/ServiceFacts.ts"

const actor = Effect.map(CurrentSession, ({ user }) => asActor(user))

const oneself = new Conflict({
  message: "You cannot disable yourself: you would be signed out, and could not undo it. Another operator can."
})

/** The operators' endpoints of all users. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "operatorUsers",
  Effect.fnUntraced(function*(handlers) {
    const users = yield* Users
    const sessions = yield* Sessions
    const factsOf = yield* ServiceFacts.make

    const detailOf = Effect.fnUntraced(function*(user: User) {
      const [accounts, open] = yield* Effect.all([users.memberships(user.id), sessions.list(user.id)], {
        concurrency: "unbounded"
      })
      return { ...Wire.toWire(user), accounts: accounts.map(Wire.toWireAccount), sessions: open.length }
    })

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query }) {
          const { search = null } = query
          const filters = ["operator/users", search]
          const { cursor, limit } = fromPageQuery(query)
          const found = yield* users.list(limit + 1, yield* positionOf(cursor, filters), search)
          const page = found.slice(0, limit)
          const last = page.at(-1)
          return {
            data: page.map(Wire.toWire),
            next_cursor: found.length > limit && last !== undefined ? encodeCursor(last, filters) : null
          }
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return yield* detailOf(yield* users.get(params.id))
        }, dieOnServerFault)
      )
      .handle(
        "disable",
        Effect.fnUntraced(function*({ params }) {
          const by = yield* actor
          if (params.id === by.id) return yield* oneself
          return yield* detailOf(yield* users.disable(params.id, by))
        }, dieOnServerFault)
      )
      .handle(
        "enable",
        Effect.fnUntraced(function*({ params }) {
          return yield* detailOf(yield* users.enable(params.id, yield* actor))
        }, dieOnServerFault)
      )
      .handle(
        "resetLink",
        Effect.fnUntraced(function*({ params, request }) {
          const { link, secret } = yield* users.resetLink(params.id, yield* actor)
          return {
            link: `${factsOf(request).base_url}${pathOf(Redacted.value(secret))}`,
            expires_at: link.expiresAt.toISOString()
          }
        }, dieOnServerFault)
      )
      .handle(
        "endSessions",
        Effect.fnUntraced(function*({ params }) {
          return { revoked: yield* users.endSessions(params.id, yield* actor) }
        }, dieOnServerFault)
      )
  })
)

import { CurrentCaller } from "@sendwright/api/Authorization"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { type Invited, Members } from "@sendwright/core/users/Members"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Redacted from "effect/Redacted"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Member.ts"
import { readBody } from "../foundation/readBody.ts"
import * as ServiceFacts from "../sessions/ServiceFacts.ts"

const done = HttpServerResponse.empty({ status: 204 })

/** The endpoints of an account's members. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "members",
  Effect.fnUntraced(function*(handlers) {
    const members = yield* Members
    const factsOf = yield* ServiceFacts.make

    // The person who opens the link first chooses the password of the invited address. So an owner never sees the link,
    // only an operator.
    const linkOf = (
      { isMailed, secret }: Invited,
      { actor }: Caller,
      request: HttpServerRequest.HttpServerRequest
    ): string | null =>
      isMailed || actor.kind !== "operator" ? null : `${factsOf(request).base_url}${pathOf(Redacted.value(secret))}`

    const toWireInvited = (invited: Invited, caller: Caller, request: HttpServerRequest.HttpServerRequest) => ({
      ...Wire.toWireInvitation(invited.invitation),
      is_mailed: invited.isMailed,
      link: linkOf(invited, caller, request)
    })

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const [list, invitations] = yield* Effect.all([members.list(caller), members.invitations(caller)], {
            concurrency: "unbounded"
          })
          return { data: list.map(Wire.toWire), invitations: invitations.map(Wire.toWireInvitation) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "changeRole",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          // Whether the member exists is checked before the body.
          const list = yield* members.list(caller)
          if (!list.some(({ id }) => id === params.id)) return yield* new NotFound()
          const { role } = yield* readBody(request, Wire.decodeRoleChange)
          yield* members.changeRole(caller, params.id, role)
          return done
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params, query }) {
          yield* members.remove(yield* CurrentCaller, params.id, query.keep_keys?.split(",") ?? [])
        }, dieOnServerFault)
      )
      .handle(
        "leave",
        Effect.fnUntraced(function*() {
          const { user } = yield* CurrentSession
          // An operator may look into an account without being a member. Then there is nothing to leave.
          yield* Effect.catchTag(members.remove(yield* CurrentCaller, user.id), "NotFound", () => Effect.void)
        }, dieOnServerFault)
      )
      .handleRaw(
        "invite",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const { email_address: email, role } = yield* readBody(request, Wire.decodeNewInvitation)
          const invited = yield* members.invite(caller, { email, role })
          return HttpServerResponse.jsonUnsafe(toWireInvited(invited, caller, request), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "inviteAgain",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          return toWireInvited(yield* members.inviteAgain(caller, params.id), caller, request)
        }, dieOnServerFault)
      )
      .handle(
        "withdraw",
        Effect.fnUntraced(function*({ params }) {
          yield* members.withdraw(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
  })
)

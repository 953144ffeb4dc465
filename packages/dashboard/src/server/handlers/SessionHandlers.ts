import { ValidationError } from "@sendwright/core/foundation/Errors"
import { Sessions } from "@sendwright/core/users/Sessions"
import { SignIn } from "@sendwright/core/users/SignIn"
import { asActor } from "@sendwright/core/users/User"
import { Users } from "@sendwright/core/users/Users"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import * as Redacted from "effect/Redacted"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import { decodeMeChange } from "../../contract/wire/Me.ts"
import * as Wire from "../../contract/wire/Session.ts"
import { decodeLinkToken } from "../../contract/wire/SignIn.ts"
import { readBody } from "../foundation/readBody.ts"
import * as BrowserSession from "../sessions/BrowserSession.ts"

const done = HttpServerResponse.empty({ status: 204 })

const wrongPassword = new ValidationError({
  issues: [{ path: ["current_password"], message: "is not your password" }]
})

/** The endpoints of the signed-in user. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "session",
  Effect.fnUntraced(function*(handlers) {
    const sessions = yield* Sessions
    const signIn = yield* SignIn
    const users = yield* Users
    const { end, me } = yield* BrowserSession.make

    return handlers
      .handle(
        "me",
        Effect.fnUntraced(function*({ request }) {
          return yield* me(yield* CurrentSession, request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "signOut",
        Effect.fnUntraced(function*({ request }) {
          const who = yield* CurrentSession
          // A session that has ended meanwhile needs no sign-out.
          yield* Effect.catchTag(sessions.revoke(who, who.session.id), "NotFound", () => Effect.void)
          return end(done, request)
        }, dieOnServerFault)
      )
      .handleRaw(
        "changeMe",
        Effect.fnUntraced(function*({ request }) {
          const who = yield* CurrentSession
          const { name } = yield* readBody(request, decodeMeChange)
          const user = yield* Effect.catchTag(
            users.rename(who.user.id, name, asActor(who.user)),
            "NotFound",
            Effect.die
          )
          return HttpServerResponse.jsonUnsafe(yield* me({ ...who, user }, request))
        }, dieOnServerFault)
      )
      .handleRaw(
        "changePassword",
        Effect.fnUntraced(function*({ request }) {
          const who = yield* CurrentSession
          const { current_password, new_password } = yield* readBody(request, Wire.decodePasswordChange)
          yield* signIn.changePassword(who, Redacted.make(current_password), Redacted.make(new_password)).pipe(
            Effect.catchTags({
              SignInRefused: () => Effect.fail(wrongPassword),
              ValidationError: ({ issues }) =>
                Effect.fail(
                  new ValidationError({ issues: issues.map((issue) => ({ ...issue, path: ["new_password"] })) })
                )
            })
          )
          return done
        }, dieOnServerFault)
      )
      .handle(
        "sessions",
        Effect.fnUntraced(function*() {
          const { session, user } = yield* CurrentSession
          return { data: (yield* sessions.list(user.id)).map((one) => Wire.toWire(one, session.id)) }
        }, dieOnServerFault)
      )
      .handle(
        "revokeSession",
        Effect.fnUntraced(function*({ params }) {
          yield* sessions.revoke(yield* CurrentSession, params.id)
        }, dieOnServerFault)
      )
      .handle(
        "revokeOtherSessions",
        Effect.fnUntraced(function*() {
          return { revoked: yield* sessions.revokeOthers(yield* CurrentSession) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "acceptInvitation",
        Effect.fnUntraced(function*({ request }) {
          const who = yield* CurrentSession
          const { token } = yield* readBody(request, decodeLinkToken)
          yield* signIn.accept(Redacted.make(token), who)
          return HttpServerResponse.jsonUnsafe(yield* me(who, request))
        }, dieOnServerFault)
      )
  })
)

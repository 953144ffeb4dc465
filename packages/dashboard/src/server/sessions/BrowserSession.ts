import { Members } from "@sendwright/core/users/Members"
import type { Client } from "@sendwright/core/users/Session"
import { type Opened, Sessions, type SignedIn } from "@sendwright/core/users/Sessions"
import { addressOf } from "@sendwright/http/clientAddress"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import * as Effect from "effect/Effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { toWireMembership, toWireUser, type WireMe } from "../../contract/wire/Me.ts"
import { DashboardSettings } from "../DashboardSettings.ts"
import { originOf } from "../foundation/Origin.ts"
import * as DeviceCookie from "./DeviceCookie.ts"
import * as ServiceFacts from "./ServiceFacts.ts"
import * as SessionCookie from "./SessionCookie.ts"

type Request = HttpServerRequest.HttpServerRequest

/** What the handlers of signing in and of the session share. */
export const make = Effect.gen(function*() {
  const sessions = yield* Sessions
  const members = yield* Members
  const { origin } = yield* DashboardSettings
  const { proxies } = yield* HttpSettings
  const factsOf = yield* ServiceFacts.make

  const originFor = ({ headers }: Request): string => originOf(origin, headers["host"])

  const me = Effect.fnUntraced(function*({ session, user }: SignedIn, request: Request) {
    const accounts = yield* members.accountsOf(user.id)
    return {
      user: toWireUser(user),
      session_id: session.id,
      signed_in_at: session.createdAt.toISOString(),
      accounts: accounts.map(toWireMembership),
      service: factsOf(request)
    } satisfies WireMe
  })

  /**
   * Puts a session into the browser: always another one than it had, which ends, so that nobody is signed in to a session
   * whose cookie somebody else has put there.
   */
  const enter = Effect.fnUntraced(function*(
    response: HttpServerResponse.HttpServerResponse,
    opened: Opened,
    request: Request
  ) {
    const before = SessionCookie.read(request.headers["cookie"], originFor(request))
    if (before !== undefined) {
      yield* sessions.authenticate(before).pipe(
        Effect.flatMap((who) => sessions.revoke(who, who.session.id)),
        Effect.catchTags({ NotSignedIn: () => Effect.void, NotFound: () => Effect.void })
      )
    }
    const known = DeviceCookie.keep(response, originFor(request), opened.device)
    // Last: an application that passes a Response on by its headers' names keeps one cookie of several.
    return SessionCookie.begin(known, originFor(request), opened.secret)
  })

  return {
    me,
    originFor,
    /** Where a request to sign in comes from. */
    clientOf: (request: Request): Client => ({
      userAgent: request.headers["user-agent"] ?? null,
      address: addressOf(request, proxies),
      device: DeviceCookie.read(request.cookies, originFor(request))
    }),
    /** Whether the session of a request goes on, for what lasts longer; where that cannot be read now, it does. */
    isSignedIn: ({ headers }: Request): Effect.Effect<boolean> => {
      const token = SessionCookie.read(headers["cookie"], originOf(origin, headers["host"]))
      return token === undefined ? Effect.succeed(false) : Effect.match(sessions.authenticate(token), {
        onSuccess: () => true,
        onFailure: ({ _tag }) => _tag === "StorageError"
      })
    },
    /** Begins a session in the browser, whose page is told who is signed in. */
    begin: Effect.fnUntraced(function*(opened: Opened, request: Request) {
      return yield* enter(HttpServerResponse.jsonUnsafe(yield* me(opened, request)), opened, request)
    }),
    enter,
    /** Takes the session's cookie out of the browser. */
    end: (response: HttpServerResponse.HttpServerResponse, request: Request) =>
      HttpServerResponse.setHeader(response, "set-cookie", SessionCookie.end(originFor(request)))
  }
})

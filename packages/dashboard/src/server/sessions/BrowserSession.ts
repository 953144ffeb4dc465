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

/** The functions that the handlers of signing in and of the session share. */
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
   * Puts a new session into the browser, and ends the one that it had. So nobody is signed in to a session whose cookie
   * an attacker has put there.
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
    // It must be the last cookie: an application that copies the headers of a Response by name keeps only one of
    // several cookies.
    return SessionCookie.begin(known, originFor(request), opened.secret)
  })

  return {
    me,
    originFor,
    /** The client of a sign-in request. */
    clientOf: (request: Request): Client => ({
      userAgent: request.headers["user-agent"] ?? null,
      address: addressOf(request, proxies),
      device: DeviceCookie.read(request.cookies, originFor(request))
    }),
    /**
     * Whether the session of a request still exists, for answers that last longer. If the storage does not answer, it
     * counts as existing.
     */
    isSignedIn: ({ headers }: Request): Effect.Effect<boolean> => {
      const token = SessionCookie.read(headers["cookie"], originOf(origin, headers["host"]))
      return token === undefined ? Effect.succeed(false) : Effect.match(sessions.authenticate(token), {
        onSuccess: () => true,
        onFailure: ({ _tag }) => _tag === "StorageError"
      })
    },
    /** Begins a session in the browser, and answers with its user. */
    begin: Effect.fnUntraced(function*(opened: Opened, request: Request) {
      return yield* enter(HttpServerResponse.jsonUnsafe(yield* me(opened, request)), opened, request)
    }),
    enter,
    /** Removes the session's cookie from the browser. */
    end: (response: HttpServerResponse.HttpServerResponse, request: Request) =>
      HttpServerResponse.setHeader(response, "set-cookie", SessionCookie.end(originFor(request)))
  }
})

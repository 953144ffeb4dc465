import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import { HttpServerResponse } from "effect/http"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { isSecure } from "../foundation/Origin.ts"
import type { Ties } from "./OidcClient.ts"

/** A sign-in that was begun at an issuer. It is stored only in a sealed cookie of the browser that began it. */
export interface StartedSignIn extends Ties {
  /** The id of the issuer. */
  readonly issuer: string
  /** The address of the page afterwards. */
  readonly to: string
}

const Kept = Schema.fromJsonString(Schema.Struct({
  issuer: Schema.String,
  state: Schema.String,
  nonce: Schema.String,
  verifier: Schema.String,
  redirectUri: Schema.String,
  to: Schema.String,
  at: Schema.Number
}))
const encode = Schema.encodeSync(Kept)
const decode = Schema.decodeUnknownOption(Kept)

/** The time for signing in at the issuer, in milliseconds. */
const lifetimeMillis = 10 * 60_000

/** The most sign-ins of one browser at once, for example in several tabs. Each is a cookie of up to 2 kB. */
const maxAtOnce = 3

const statePattern = /^[A-Za-z0-9_-]{43}$/

type Cookies = Readonly<Record<string, string>>

const prefixOf = (origin: string): string =>
  isSecure(origin) ? "__Host-sendwright-oidc-" : `sendwright-oidc-${new URL(origin).port || "80"}-`

/** Each sign-in has its own cookie, named after the beginning of its state. */
const nameOf = (origin: string, state: string): string => `${prefixOf(origin)}${state.slice(0, 8)}`

const attributesOf = (origin: string) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(origin) }) as const

const placeOf = (state: string) => ({ table: "oidc sign-ins", row: state, accountId: "" })

/** Removes the cookie of a sign-in from the browser. */
export const end = (response: HttpServerResponse.HttpServerResponse, origin: string, state: string) =>
  statePattern.test(state)
    ? HttpServerResponse.setCookieUnsafe(response, nameOf(origin, state), "", { ...attributesOf(origin), maxAge: 0 })
    : response

/** Begins sign-ins, and finds them again when the browser returns. */
export const make = Effect.gen(function*() {
  const box = yield* SecretBox
  const random = yield* SecureRandom.SecureRandom
  const clock = yield* Clock.Clock
  const secret = Effect.map(random.randomBytes(32), Base64Url.encode)

  return {
    /** Begins a sign-in. */
    begin: Effect.fnUntraced(function*(of: Pick<StartedSignIn, "issuer" | "redirectUri" | "to">) {
      return {
        ...of,
        state: yield* secret,
        nonce: yield* secret,
        verifier: yield* secret
      } satisfies StartedSignIn
    }),
    /** Stores a sign-in in the browser. If there are too many, the oldest are dropped. */
    keep: Effect.fnUntraced(function*(
      response: HttpServerResponse.HttpServerResponse,
      origin: string,
      cookies: Cookies,
      started: StartedSignIn
    ) {
      const text = encode({ ...started, at: clock.currentTimeMillisUnsafe() })
      const sealed = yield* box.seal(Redacted.make(text), placeOf(started.state))
      const attributes = attributesOf(origin)
      const before = Object.keys(cookies).filter((name) => name.startsWith(prefixOf(origin)))
      const cleared = before.slice(0, Math.max(0, before.length - maxAtOnce + 1)).reduce(
        (response, name) => HttpServerResponse.setCookieUnsafe(response, name, "", { ...attributes, maxAge: 0 }),
        response
      )
      return HttpServerResponse.setCookieUnsafe(cleared, nameOf(origin, started.state), sealed, {
        ...attributes,
        maxAge: lifetimeMillis
      })
    }),
    /** The sign-in with a state; `None` if this browser did not begin it, or too long ago. */
    find: Effect.fnUntraced(function*(
      origin: string,
      cookies: Cookies,
      state: string
    ): Effect.fn.Return<Option.Option<StartedSignIn>> {
      if (!statePattern.test(state)) return Option.none()
      const sealed = cookies[nameOf(origin, state)]
      if (sealed === undefined) return Option.none()
      const opened = yield* Effect.option(box.open(sealed, placeOf(state)))
      const kept = Option.flatMap(opened, (text) => decode(Redacted.value(text)))
      return Option.filter(kept, ({ at }) => clock.currentTimeMillisUnsafe() - at < lifetimeMillis)
    })
  }
})

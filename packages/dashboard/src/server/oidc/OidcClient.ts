import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import type { Claims } from "@sendwright/core/users/Oidc"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import * as OpenId from "openid-client"
import type { OidcIssuer } from "../OidcIssuer.ts"
import { boundedFetch } from "./boundedFetch.ts"
import { claimsOf } from "./claimsOf.ts"
import { OidcFailed } from "./OidcFailed.ts"

/** The values that tie an issuer's answer to the browser that began the sign-in. */
export interface Ties {
  readonly state: string
  readonly nonce: string
  /** The code verifier of PKCE (RFC 7636). */
  readonly verifier: string
  readonly redirectUri: string
}

/** The requests to one issuer. */
export interface OidcClient {
  /** The address at which the browser signs in. */
  readonly authorizationUrl: (ties: Ties) => Effect.Effect<string, OidcFailed>
  /**
   * The claims about the person, from the query of the redirect URI. It exchanges the code, and checks the ID token
   * with its signature (OpenID Connect Core 1.0 section 3.1.3), and that the answer is from this issuer (RFC 9207).
   */
  readonly claims: (query: URLSearchParams, ties: Ties) => Effect.Effect<Claims, OidcFailed>
}

/** How long the metadata of an issuer is used. */
const discoveryKeptMillis = 3_600_000

const errorCode = /^[a-z_]{1,64}$/

const isUnreachable = (error: unknown): boolean =>
  error instanceof OpenId.ClientError
    ? error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_ABORT"
      || (error.cause instanceof Response && error.cause.status >= 500)
    // A TypeError of `fetch` has a cause, one of the library has none.
    : error instanceof TypeError && error.cause !== undefined

/** Messages of the library are fixed texts. Of an issuer's answer, only the error code is logged. */
const toFailure = (issuer: OidcIssuer) => (error: unknown): OidcFailed => {
  if (error instanceof OpenId.AuthorizationResponseError || error instanceof OpenId.ResponseBodyError) {
    const code = errorCode.test(error.error) ? error.error : "an error"
    const isDenied = error instanceof OpenId.AuthorizationResponseError && code === "access_denied"
    return new OidcFailed({ reason: isDenied ? "denied" : "failed", message: `${issuer.name} answers ${code}` })
  }
  if (isUnreachable(error)) {
    return new OidcFailed({ reason: "unavailable", message: `${issuer.name} does not answer` })
  }
  const message = error instanceof Error ? error.message : "unknown"
  return new OidcFailed({ reason: "failed", message: `${issuer.name} does not answer as it should: ${message}` })
}

/** The client's secret is sent in the way that the issuer supports (OpenID Connect Core 1.0 section 9). */
const authenticationOf = ({ clientSecret }: OidcIssuer): OpenId.ClientAuth => {
  if (clientSecret === null) return OpenId.None()
  const [post, basic] = [
    OpenId.ClientSecretPost(Redacted.value(clientSecret)),
    OpenId.ClientSecretBasic(Redacted.value(clientSecret))
  ]
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]).includes("client_secret_post")
      ? post(server, ...rest)
      : basic(server, ...rest)
}

/**
 * A client of one issuer. It sends no request before somebody signs in. The deadline of each step is in milliseconds.
 */
export const make = Effect.fnUntraced(function*(issuer: OidcIssuer, deadlineMillis: number) {
  const isPlain = issuer.issuer.startsWith("http:")
  const timeout = deadlineMillis / 1_000
  const late = () => Effect.fail(new OidcFailed({ reason: "unavailable", message: `${issuer.name} does not answer` }))

  const asking = <A>(ask: () => Promise<A>): Effect.Effect<A, OidcFailed> =>
    Effect.tryPromise({ try: ask, catch: toFailure(issuer) })

  const discovery = asking(() =>
    OpenId.discovery(new URL(issuer.issuer), issuer.clientId, undefined, authenticationOf(issuer), {
      timeout,
      [OpenId.customFetch]: boundedFetch,
      execute: [OpenId.enableNonRepudiationChecks, ...isPlain ? [OpenId.allowInsecureRequests] : []]
    })
  ).pipe(
    Effect.retry({
      while: ({ reason }) => reason === "unavailable",
      times: 2,
      schedule: Schedule.exponential("200 millis")
    }),
    Effect.timeoutOrElse({ duration: deadlineMillis, orElse: late })
  )

  // A failure is not cached: the next sign-in asks again.
  const configurationOf = yield* SteadyCache.make({
    lookup: (_issuer: string) => discovery,
    capacity: 1,
    keepMillis: (exit) => Exit.isSuccess(exit) ? discoveryKeptMillis : 0
  })
  const configuration = configurationOf(issuer.issuer)

  const wantsGroups = issuer.operatorGroups.length > 0 || Object.keys(issuer.groups).length > 0

  const ask = (config: OpenId.Configuration, query: URLSearchParams, ties: Ties): Promise<Claims> =>
    OpenId.authorizationCodeGrant(config, new URL(`${ties.redirectUri}?${query}`), {
      expectedState: ties.state,
      expectedNonce: ties.nonce,
      pkceCodeVerifier: ties.verifier,
      idTokenExpected: true
    }).then((tokens) => {
      const token = tokens.claims()!
      const isWhole = token["email"] !== undefined && (!wantsGroups || token[issuer.groupsClaim] !== undefined)
      // Many issuers put only the required claims into the ID token (OpenID Connect Core 1.0 section 5.4).
      return isWhole || config.serverMetadata().userinfo_endpoint === undefined
        ? claimsOf(token, token, issuer.groupsClaim)
        : OpenId.fetchUserInfo(config, tokens.access_token, token.sub).then((more) =>
          claimsOf(token, { ...more, ...token }, issuer.groupsClaim)
        )
    })

  return {
    authorizationUrl: Effect.fn("OidcClient.authorizationUrl")(
      function*({ nonce, redirectUri, state, verifier }: Ties) {
        const config = yield* configuration
        return yield* asking(() =>
          OpenId.calculatePKCECodeChallenge(verifier).then((challenge) =>
            OpenId.buildAuthorizationUrl(config, {
              redirect_uri: redirectUri,
              scope: issuer.scopes.join(" "),
              state,
              nonce,
              code_challenge: challenge,
              code_challenge_method: "S256"
            }).href
          )
        )
      }
    ),
    claims: Effect.fn("OidcClient.claims")(function*(query: URLSearchParams, ties: Ties) {
      const config = yield* configuration
      return yield* asking(() => ask(config, query, ties)).pipe(
        Effect.timeoutOrElse({ duration: deadlineMillis, orElse: late })
      )
    })
  } satisfies OidcClient
})

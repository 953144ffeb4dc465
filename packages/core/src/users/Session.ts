import type * as Redacted from "effect/Redacted"

/** How a session began. */
export const signInMethods = ["password", "link", "oidc"] as const
/** One of `signInMethods`. */
export type SignInMethod = typeof signInMethods[number]

/** A browser in which a user is signed in. Its secret is in the browser's cookie alone; a hash of it is stored. */
export interface Session {
  /** What it is listed and revoked by: it opens nothing. */
  readonly id: string
  readonly userId: string
  readonly method: SignInMethod
  readonly createdAt: Date
  /** When it was last used, to the minute. */
  readonly seenAt: Date
  /** When it ends however much it is used. */
  readonly expiresAt: Date
  /** Such as `Firefox on Linux`; empty where the browser did not say. */
  readonly agent: string
  /** The network that it began from, such as `203.0.113.0/24`; empty where that is not known. */
  readonly network: string
}

/** Where a request to sign in comes from. */
export interface Client {
  /** The `User-Agent` header. */
  readonly userAgent: string | null
  /** The IP address of the peer, or the one that a trusted proxy names. */
  readonly address: string | null
  /** What the browser keeps of an earlier sign-in. */
  readonly device?: Redacted.Redacted | undefined
}

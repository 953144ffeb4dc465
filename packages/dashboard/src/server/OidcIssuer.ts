import type { IssuerRules } from "@sendwright/core/users/Oidc"
import type * as Redacted from "effect/Redacted"

/** An OpenID provider that people sign in through (OpenID Connect Core 1.0), and who may come in by it. */
export interface OidcIssuer extends IssuerRules {
  /** What it is called in addresses: lower-case letters and digits. The redirect URI that it registers holds it. */
  readonly id: string
  /** What the button says. */
  readonly name: string
  readonly clientId: string
  /** null: a public client, whose codes PKCE alone protects. */
  readonly clientSecret: Redacted.Redacted | null
  /** What is asked for; `openid` and `email` are needed. */
  readonly scopes: ReadonlyArray<string>
  /** The claim that lists a person's groups. */
  readonly groupsClaim: string
}

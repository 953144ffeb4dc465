import type { IssuerRules } from "@sendwright/core/users/Oidc"
import type * as Redacted from "effect/Redacted"

/** An OpenID provider that people sign in through (OpenID Connect Core 1.0), with the rules for admitting them. */
export interface OidcIssuer extends IssuerRules {
  /**
   * The id in addresses: lower-case letters and digits. It is part of the redirect URI that is registered at the
   * provider.
   */
  readonly id: string
  /** The text of the button. */
  readonly name: string
  readonly clientId: string
  /** null: a public client, whose codes are protected by PKCE alone. */
  readonly clientSecret: Redacted.Redacted | null
  /** The scopes to request; `openid` and `email` are needed. */
  readonly scopes: ReadonlyArray<string>
  /** The claim that lists a person's groups. */
  readonly groupsClaim: string
}

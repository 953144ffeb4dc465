import { IdParam } from "@sendwright/api/wire/Scalars"

/** What every path of the contract begins with. */
export const base = "/dashboard/api"

/** What the paths of an account begin with. */
export const accountBase = `${base}/accounts/:account_id`

/** What the paths for operators begin with. */
export const operatorBase = `${base}/operator`

/** The account in a path. */
export const accountParams = { account_id: IdParam } as const

/** Where OpenID providers send people back to, below the mount: what they register as the redirect URI. */
export const oidcCallbackPath = "/dashboard/oidc/:issuer/callback"

import { IdParam } from "@sendwright/api/wire/Scalars"

/** The prefix of every path of the contract. */
export const base = "/dashboard/api"

/** The prefix of the paths of an account. */
export const accountBase = `${base}/accounts/:account_id`

/** The prefix of the paths for operators. */
export const operatorBase = `${base}/operator`

/** The account in a path. */
export const accountParams = { account_id: IdParam } as const

/** The redirect URI to register at OpenID providers, below the mount. */
export const oidcCallbackPath = "/dashboard/oidc/:issuer/callback"

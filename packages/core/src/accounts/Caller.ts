import type { EmailScope } from "../emails/EmailStore.ts"
import type { Account, User } from "./Account.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { Mode } from "./Mode.ts"

/** On whose behalf something is done: an account, its owner, and the key that asked. */
export interface Caller {
  readonly account: Account
  readonly owner: User
  readonly key: Pick<ApiKey, "id" | "name" | "mode" | "scopes">
  /** Whether it is the operator who acts in the account's name, with no key of it. */
  readonly isOperator?: boolean
}

/** What a caller reads: a live key both modes, a test key its own. */
export const readableModes = (caller: Caller): ReadonlyArray<Mode> =>
  caller.key.mode === "live" ? ["live", "test"] : ["test"]

/** The scope of a caller's reads. */
export const scopeOf = (caller: Caller): EmailScope => ({
  accountId: caller.account.id,
  modes: readableModes(caller)
})

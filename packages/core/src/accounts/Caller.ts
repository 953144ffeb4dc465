import { type AuditActor, operator } from "../audit/AuditEntry.ts"
import { Forbidden } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { Account, User } from "./Account.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { Scope } from "./Scope.ts"

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

/** Who may see what: an account, and the modes that the caller's key reads. It stands in every query. */
export interface EmailScope {
  readonly accountId: string
  readonly modes: ReadonlyArray<Mode>
}

/** The scope of a caller's reads. */
export const scopeOf = (caller: Caller): EmailScope => ({
  accountId: caller.account.id,
  modes: readableModes(caller)
})

/** Why a caller may not do what needs a scope; `undefined` where the key has it. */
export const missingScope = (caller: Caller, scope: Scope): Forbidden | undefined =>
  caller.key.scopes.includes(scope)
    ? undefined
    : new Forbidden({ message: `This needs a key with the scope ${scope}.` })

/** Why a caller may not do what is for live keys only; `undefined` for a live key. */
export const missingLiveKey = (caller: Caller): Forbidden | undefined =>
  caller.key.mode === "live"
    ? undefined
    : new Forbidden({ message: "This needs a live key: a test key changes nothing real." })

/** Whom the audit log names for what a caller does: the key behind a request, or the operator in its place. */
export const actorOf = ({ isOperator, key }: Caller): AuditActor =>
  isOperator === true ? operator : { kind: "key", id: key.id, name: key.name }

import { type AuditActor, operator } from "../audit/AuditEntry.ts"
import { Forbidden } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { type Origin, requestIdOf } from "../model/Origin.ts"
import type { Account } from "./Account.ts"
import type { ApiKey } from "./ApiKey.ts"
import type { Member } from "./Member.ts"
import { type Role, scopesOf } from "./Role.ts"
import { type Scope, scopes as allScopes } from "./Scope.ts"

/** Who acts in an account's name. */
export type Actor =
  /** A key of the account. */
  | { readonly kind: "key"; readonly id: string; readonly name: string }
  /** A member of the account. */
  | { readonly kind: "user"; readonly id: string; readonly name: string; readonly role: Role }
  /** The operator of the service: a user, or the command line, which has no id. */
  | { readonly kind: "operator"; readonly id: string | null; readonly name: string }
  /**
   * A person who looks at the account through a portal, in a session of it, by the name that the application gave them.
   */
  | { readonly kind: "portal"; readonly id: string; readonly name: string }

/** On whose behalf something is done: an account and its owner, who acts, in which mode, and what they may do. */
export interface Caller {
  readonly account: Account
  readonly owner: Member
  readonly actor: Actor
  /** That of the key, or the one that a person has chosen. */
  readonly mode: Mode
  /** What the actor may change. What they may read besides is for `missingRead` to say. */
  readonly scopes: ReadonlyArray<Scope>
  /** The request that asks, by the id that its answer names: 32 hexadecimal digits. */
  readonly requestId?: string
}

/** An account and the owner that it is known by. */
export type Owned = Pick<Caller, "account" | "owner">

/** The caller that a key represents. */
export const ofKey = (
  { account, owner }: Owned,
  { id, mode, name, scopes }: Pick<ApiKey, "id" | "name" | "mode" | "scopes">
): Caller => ({ account, owner, actor: { kind: "key", id, name }, mode, scopes })

/** The caller that a member of an account is. */
export const ofMember = (
  { account, owner }: Owned,
  { id, name, role }: Pick<Member, "id" | "name" | "role">,
  mode: Mode
): Caller => ({ account, owner, actor: { kind: "user", id, name, role }, mode, scopes: scopesOf(role) })

/** The caller that an operator is in any account, with all rights; without a user it is the one at the command line. */
export const ofOperator = (
  { account, owner }: Owned,
  mode: Mode,
  user?: { readonly id: string; readonly name: string }
): Caller => ({
  account,
  owner,
  actor: user === undefined
    ? { kind: "operator", id: null, name: operator.name }
    : { kind: "operator", id: user.id, name: user.name },
  mode,
  scopes: allScopes
})

/**
 * The caller that a session of a portal is. It has no scope: what it may do besides reading is for those to say who let
 * it in.
 */
export const ofPortal = (
  { account, owner }: Owned,
  { id, label, mode }: { readonly id: string; readonly label: string; readonly mode: Mode }
): Caller => ({ account, owner, actor: { kind: "portal", id, name: label }, mode, scopes: [] })

/** What a caller reads: in live mode both modes, in test mode that alone; through a portal its mode and no other. */
export const readableModes = ({ actor, mode }: Caller): ReadonlyArray<Mode> =>
  mode === "live" && actor.kind !== "portal" ? ["live", "test"] : [mode]

/** Who may see what: an account, and the modes that the caller reads. It is in every query. */
export interface EmailScope {
  readonly accountId: string
  readonly modes: ReadonlyArray<Mode>
}

/** The scope of a caller's reads. */
export const scopeOf = (caller: Caller): EmailScope => ({
  accountId: caller.account.id,
  modes: readableModes(caller)
})

const refused = ({ actor }: Caller, scope: Scope): Forbidden =>
  new Forbidden({
    message: actor.kind === "user"
      ? `Your role in this account is ${actor.role}, which does not allow this: ask an owner of the account.`
      : `This needs a key with the scope ${scope}.`
  })

/** Why a caller may not change what needs a scope; `undefined` for one who has it. */
export const missingScope = (caller: Caller, scope: Scope): Forbidden | undefined =>
  caller.scopes.includes(scope) ? undefined : refused(caller, scope)

/**
 * Why a caller may not read what keys need a scope for; `undefined` for one who may. People read everything of the
 * accounts that they are members of, whatever their role lets them change.
 */
export const missingRead = (caller: Caller, scope: Scope): Forbidden | undefined =>
  caller.actor.kind !== "key" ? undefined : missingScope(caller, scope)

/** The refusal of an operation that needs a live key; `undefined` for a live key, and for users. */
export const missingLiveKey = (caller: Caller): Forbidden | undefined =>
  caller.mode === "live" || caller.actor.kind !== "key"
    ? undefined
    : new Forbidden({ message: "This needs a live key: a test key cannot change live data." })

/** What an operation asks of its caller. Surfaces declare it of their routes. */
export interface Access {
  /** The scope that a key must have; null: any key will do. */
  readonly scope: Scope | null
  /** Whether a test key is refused. */
  readonly liveOnly: boolean
  /** Whether it changes nothing: every member of the account may do it, whatever their role. */
  readonly isRead?: boolean
}

/** Why a caller may not do what asks for this access; `undefined` where they may. */
export const accessRefusal = (caller: Caller, { isRead = false, liveOnly, scope }: Access): Forbidden | undefined =>
  (scope === null ? undefined : isRead ? missingRead(caller, scope) : missingScope(caller, scope))
    ?? (liveOnly ? missingLiveKey(caller) : undefined)

/** The actor that the audit log names for a caller's actions: the key, the user or the operator behind it. */
export const actorOf = ({ actor: { id, kind, name } }: Caller): AuditActor => ({ kind, id, name })

/** Where an email of a caller comes from: its key or user, the request, and the template that made its contents. */
export const originOf = ({ actor, requestId }: Caller, templateId: string | null = null): Origin => ({
  keyId: actor.kind === "key" ? actor.id : null,
  userId: actor.kind === "user" || actor.kind === "operator" ? actor.id : null,
  requestId: requestIdOf(requestId),
  copyOf: null,
  templateId
})

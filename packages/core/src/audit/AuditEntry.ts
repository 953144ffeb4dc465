/** What can be done to an account that is worth remembering. */
export const auditActions = [
  "account.created",
  "account.changed",
  "account.paused",
  "account.resumed",
  "account.suspended",
  "account.reinstated",
  "key.created",
  "key.revoked",
  "domain.added",
  "domain.removed",
  "domain.dkim_rotated",
  "domain.dkim_switched",
  "domain.dkim_retired",
  "webhook.added",
  "webhook.removed",
  "webhook.delivery_retried",
  "suppression.added",
  "suppression.removed",
  "template.created",
  "template.changed",
  "template.restored",
  "template.removed",
  "account.exported",
  "recipient.erased",
  "email.resent",
  "email.settled",
  "secrets.resealed"
] as const
/** One of `auditActions`. */
export type AuditAction = typeof auditActions[number]

/** Who did it: a key of the account, an operator at the command line, or the engine by its own rules. */
export interface AuditActor {
  readonly kind: "key" | "operator" | "engine"
  /** The id of the key; null for the others. */
  readonly id: string | null
  /** The name of the key, or what the operator is known by. */
  readonly name: string
}

/** One line of an account's history. It names things by their ids: no bodies, no addresses, no secrets. */
export interface AuditEntry {
  readonly id: string
  readonly accountId: string
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  /** The id of what it was done to; null where that is the account itself, or would name a person. */
  readonly subject: string | null
}

/** Whoever runs the service, at the command line. */
export const operator: AuditActor = { kind: "operator", id: null, name: "operator" }

/** The engine itself. */
export const engine: AuditActor = { kind: "engine", id: null, name: "sendwright" }

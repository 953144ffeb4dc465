/** What can be done to accounts and users that is worth remembering. */
export const auditActions = [
  "account.created",
  "account.changed",
  "account.paused",
  "account.resumed",
  "account.suspended",
  "account.reinstated",
  "account.viewed",
  "key.created",
  "key.revoked",
  "domain.added",
  "domain.removed",
  "domain.verified",
  "domain.failed",
  "domain.broken",
  "domain.repaired",
  "domain.dkim_rotated",
  "domain.dkim_switched",
  "domain.dkim_retired",
  "domain.receiving_added",
  "domain.receiving_removed",
  "domain.receiving_verified",
  "domain.receiving_failed",
  "domain.receiving_broken",
  "domain.receiving_repaired",
  "webhook.added",
  "webhook.updated",
  "webhook.removed",
  "webhook.secret_rotated",
  "webhook.secret_read",
  "webhook.delivery_retried",
  "webhook.deliveries_retried",
  "webhook.delivery_sent_again",
  "suppression.added",
  "suppression.removed",
  "suppressions.imported",
  "template.created",
  "template.changed",
  "template.restored",
  "template.removed",
  "account.exported",
  "recipient.erased",
  "email.viewed",
  "email.resent",
  "email.settled",
  "email.copied",
  "email.cancelled",
  "email.rescheduled",
  "received.removed",
  "emails.cancelled",
  "emails.sent_again",
  "emails.held",
  "emails.released",
  "sending.held",
  "sending.released",
  "site.paused",
  "site.resumed",
  "site.flushed",
  "site.bounced",
  "routes.changed",
  "retention.allowed",
  "retention.restored",
  "secrets.resealed",
  "member.invited",
  "member.invitation_withdrawn",
  "member.joined",
  "member.role_changed",
  "member.removed",
  "user.created",
  "user.changed",
  "user.disabled",
  "user.enabled",
  "user.signed_in",
  "user.sign_in_failed",
  "user.password_changed",
  "user.link_made",
  "user.identity_added",
  "user.sessions_ended",
  "session.revoked",
  "session.others_revoked",
  "portal.link_made",
  "portal.opened",
  "portal.ended"
] as const
/** One of `auditActions`. */
export type AuditAction = typeof auditActions[number]

/**
 * What did something: a key of the account, a user, an operator, somebody who looks through a portal, a visitor who has
 * not signed in, or the engine by its own rules.
 */
export const actorKinds = ["key", "user", "operator", "portal", "visitor", "engine"] as const

/** Who did it. */
export interface AuditActor {
  readonly kind: typeof actorKinds[number]
  /** The id of the key, the user or the portal's session; null for the command line, a visitor and the engine. */
  readonly id: string | null
  /** The name of the key or user, the one that an application gave a portal, or what the others are known by. */
  readonly name: string
}

/** Where a request came from, as far as it is known: nothing of it for the command line and the engine. */
export interface AuditSource {
  /** The IP address of the client. */
  readonly address: string | null
  /** The id of the session of a user or a portal. */
  readonly sessionId: string | null
  /** The id that the answer to the request names. */
  readonly requestId: string | null
}

/** No request. */
export const noSource: AuditSource = { address: null, sessionId: null, requestId: null }

/** One line of the history of an account, or of a user. It names things by their ids: no bodies, no addresses, no secrets. */
export interface AuditEntry {
  readonly id: string
  /** null where it concerns a user, in whichever of their accounts. */
  readonly accountId: string | null
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  /** The id of what it was done to; null where that is the account itself, or would name a person. */
  readonly subject: string | null
  readonly source: AuditSource
}

/** The operator of the service, at the command line. */
export const operator: AuditActor = { kind: "operator", id: null, name: "operator" }

/** Somebody who has not signed in. */
export const visitor: AuditActor = { kind: "visitor", id: null, name: "not signed in" }

/** The engine itself. */
export const engine: AuditActor = { kind: "engine", id: null, name: "sendwright" }

/** Filters for entries; omitted ones match all. */
export interface AuditFilters {
  readonly actions?: ReadonlyArray<AuditAction>
  /** The id of a key or user. */
  readonly actorId?: string
  /** Only what was done to this. */
  readonly subject?: string
  /** Nothing from before it. */
  readonly since?: Date
}

/** Whether an entry passes filters. */
export const passes = ({ action, actor, at, subject }: AuditEntry, filters: AuditFilters): boolean =>
  (filters.actions === undefined || filters.actions.includes(action))
  && (filters.actorId === undefined || actor.id === filters.actorId)
  && (filters.subject === undefined || subject === filters.subject)
  && (filters.since === undefined || at >= filters.since)

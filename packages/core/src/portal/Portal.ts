import * as Context from "effect/Context"
import type * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { actorOf, type Caller, missingScope, ofPortal } from "../accounts/Caller.ts"
import { AuditLog } from "../audit/AuditLog.ts"
import { AccountSuspended, Conflict, Forbidden, type Issue, NotFound, ValidationError } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { hasControl, isLonger, isShorter } from "../foundation/TextRules.ts"
import type { KeyRing, SigningKeys } from "../secrets/KeyRing.ts"
import { agentOf, networkOf } from "../users/clientNames.ts"
import { LinkUnusable, NotSignedIn } from "../users/PeopleErrors.ts"
import * as Secret from "../users/Secret.ts"
import type { Client } from "../users/Session.ts"
import {
  portalKeysOf,
  type PortalLink,
  portalLinkMillis,
  type PortalPart,
  portalParts,
  sign,
  verify
} from "./PortalLink.ts"
import { maxPortalSessions, type PortalSession, portalSessionMillis } from "./PortalSession.ts"
import { PortalStore } from "./PortalStore.ts"

/** The viewer of a link, and the parts that it shows. */
export interface PortalLinkInput {
  /** Who will look: what the audit log calls them. 1 to 100 characters. */
  readonly label: string
  /** Of which mode everything is; that of the caller unless told. A test key makes links of test mode alone. */
  readonly mode?: Mode | undefined
  /** What is shown; all of it unless told. */
  readonly parts?: ReadonlyArray<PortalPart> | undefined
}

/** A link that was just made. The first to use its token, within 15 minutes, sees what it shows for an hour. */
export interface IssuedPortalLink {
  readonly link: PortalLink
  readonly token: Redacted.Redacted
}

/** Who looks at an account through a portal. */
export interface PortalViewer {
  readonly session: PortalSession
  /** The caller that services see: an actor of its own kind without any scope, which reads the session's mode alone. */
  readonly caller: Caller
}

/** A session that has just begun. Its secret stays in the memory of the page, and is never seen again. */
export interface OpenedPortal extends PortalViewer {
  readonly secret: Redacted.Redacted
}

/** What is wrong with the input for a link. */
const issuesOf = ({ label, parts = portalParts }: PortalLinkInput): ReadonlyArray<Issue> => [
  ...isShorter(label.trim(), 1) || isLonger(label, 100) || hasControl(label)
    ? [{ path: ["label"], message: "must be 1 to 100 characters long, without control characters" }]
    : [],
  ...parts.length === 0 || new Set(parts).size < parts.length
    ? [{ path: ["parts"], message: `must name at least one of ${portalParts.join(", ")}, and each once` }]
    : []
]

/** Sessions that are listed. */
const mostListed = 200

const wrongMode = new Forbidden({ message: "This needs a live key: a test key cannot show live mode." })

const full = new Conflict({
  message:
    `This account is shown in ${maxPortalSessions} portals at once, which is the limit: try again in some minutes.`
})

/** The keys that links are signed and recognised with; none: a link cannot be made. */
const PortalKeyRing = Context.Reference<SigningKeys>("@sendwright/core/portal/Portal/Keys", {
  defaultValue: () => []
})

/**
 * Shows one account to somebody without a user: an application makes a signed link, whose page exchanges it once for a
 * session of an hour. The session reads what the link names, and may retry webhook deliveries and check domains.
 *
 * @example
 * ```ts
 * import { type Caller, Portal } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // What stands behind the # of the portal's address.
 * export const newToken = Effect.fn("newToken")(function*(caller: Caller) {
 *   const { token } = yield* (yield* Portal).link(caller, { label: "ada@example.com", parts: ["emails"] })
 *   return Redacted.value(token)
 * })
 * ```
 */
export class Portal extends Context.Service<Portal, {
  /** Makes a link to the caller's account. Only who manages the account may: `account:manage`. */
  readonly link: (
    caller: Caller,
    input: PortalLinkInput
  ) => Effect.Effect<IssuedPortalLink, Forbidden | ValidationError | StorageError>
  /** Exchanges the token of a link for a session; once. */
  readonly exchange: (
    token: Redacted.Redacted,
    client: Client
  ) => Effect.Effect<OpenedPortal, LinkUnusable | AccountSuspended | Conflict | StorageError>
  /** The viewer that the secret of a session belongs to. */
  readonly authenticate: (
    secret: Redacted.Redacted
  ) => Effect.Effect<PortalViewer, NotSignedIn | AccountSuspended | StorageError>
  /** The sessions that go on in the caller's account, newest first, up to 200. */
  readonly list: (caller: Caller) => Effect.Effect<ReadonlyArray<PortalSession>, Forbidden | StorageError>
  /** Ends a session of the caller's account; it holds at once on every node. */
  readonly end: (caller: Caller, sessionId: string) => Effect.Effect<void, Forbidden | NotFound | StorageError>
}>()("@sendwright/core/portal/Portal") {
  /**
   * What links are signed with: keys made of those that secrets are sealed with, for this purpose alone.
   *
   * @example
   * ```ts
   * import { Portal } from "@sendwright/core"
   * import * as Redacted from "effect/Redacted"
   *
   * // The ring that secrets are sealed with; its keys are 32 secret bytes each.
   * export const Keys = Portal.layerKeys({ active: "main", keys: { main: Redacted.make(new Uint8Array(32)) } })
   * ```
   */
  static readonly layerKeys = (ring: KeyRing): Layer.Layer<never> => Layer.sync(PortalKeyRing, () => portalKeysOf(ring))

  static readonly layer = Layer.effect(
    Portal,
    Effect.gen(function*() {
      const store = yield* PortalStore
      const audit = yield* AuditLog
      const keys = yield* PortalKeyRing
      const random = yield* SecureRandom.SecureRandom
      const crypto = yield* Effect.context<Digest.Digest | SecureRandom.SecureRandom>()
      const { now } = yield* StorageTime

      const manages = (caller: Caller): Effect.Effect<void, Forbidden> => {
        const refused = missingScope(caller, "account:manage")
        return refused === undefined ? Effect.void : Effect.fail(refused)
      }

      const viewerOf = Effect.fnUntraced(function*(hash: string, at: Date) {
        const found = yield* store.find(hash, at)
        if (Option.isNone(found)) return yield* new NotSignedIn()
        const { account, owner, session } = found.value
        if (account.suspended !== null) return yield* new AccountSuspended({ reason: account.suspended.reason })
        return { session, caller: ofPortal({ account, owner }, session) } satisfies PortalViewer
      })

      const link = Effect.fn("Portal.link")(function*(caller: Caller, input: PortalLinkInput) {
        yield* manages(caller)
        const [key] = keys
        if (key === undefined) return yield* Effect.die(new Error("Portal.layerKeys was not provided"))
        const issues = issuesOf(input)
        if (issues.length > 0) return yield* new ValidationError({ issues })
        const mode = input.mode ?? caller.mode
        if (caller.actor.kind === "key" && caller.mode === "test" && mode === "live") return yield* wrongMode
        const made: PortalLink = {
          id: yield* random.uuidV7(),
          accountId: caller.account.id,
          mode,
          parts: portalParts.filter((part) => input.parts?.includes(part) ?? true),
          label: input.label.trim(),
          expiresAt: new Date((yield* now).getTime() + portalLinkMillis)
        }
        yield* audit.record(made.accountId, actorOf(caller), "portal.link_made", made.id)
        return { link: made, token: Redacted.make(sign(key, made), { label: "PortalLink" }) }
      })

      const exchange = Effect.fn("Portal.exchange")(function*(token: Redacted.Redacted, client: Client) {
        const createdAt = yield* now
        const asked = verify(keys, Redacted.value(token), createdAt)
        if (asked === undefined) return yield* new LinkUnusable()
        const secret = yield* Secret.generate()
        const hash = yield* Secret.hash(secret)
        const session: PortalSession = {
          ...asked,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + portalSessionMillis),
          linkExpiresAt: asked.expiresAt,
          agent: agentOf(client.userAgent),
          network: networkOf(client.address)
        }
        const outcome = yield* store.begin(session, hash, maxPortalSessions)
        if (outcome === "used") return yield* new LinkUnusable()
        if (outcome === "full") return yield* full
        const viewer = yield* Effect.catchTag(viewerOf(hash, createdAt), "NotSignedIn", () => new LinkUnusable())
        yield* audit.record(session.accountId, actorOf(viewer.caller), "portal.opened", session.id)
        return { ...viewer, secret }
      }, Effect.provideContext(crypto))

      const authenticate = Effect.fn("Portal.authenticate")(function*(secret: Redacted.Redacted) {
        if (!Secret.isSecret(Redacted.value(secret))) return yield* new NotSignedIn()
        return yield* viewerOf(yield* Secret.hash(secret), yield* now)
      }, Effect.provideContext(crypto))

      return Portal.of({
        link,
        exchange,
        authenticate,
        list: Effect.fn("Portal.list")(function*(caller: Caller) {
          yield* manages(caller)
          return yield* store.list(caller.account.id, yield* now, mostListed)
        }),
        end: Effect.fn("Portal.end")(function*(caller: Caller, sessionId: string) {
          yield* manages(caller)
          if (!(yield* store.end(caller.account.id, sessionId, yield* now))) return yield* new NotFound()
          yield* audit.record(caller.account.id, actorOf(caller), "portal.ended", sessionId)
        })
      })
    })
  )
}

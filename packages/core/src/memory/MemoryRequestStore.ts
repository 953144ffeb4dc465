import * as Clock from "effect/Clock"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { Conflict, NotFound } from "../foundation/Errors.ts"
import * as JsonText from "../foundation/JsonText.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { canonicalize } from "../model/Idempotency.ts"
import { redacted, refusalDetails } from "../requests/refusedEmail.ts"
import { type RefusedRequest, RequestStore, type StoredRequest } from "../requests/RequestStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { append, redactorsOf } from "./memoryEvents.ts"

/** `RequestStore` in memory. */
export const layer: Layer.Layer<RequestStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  RequestStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    const clock = yield* Clock.Clock
    const waiting = db.requests
    return RequestStore.of({
      store: ({ accountId, idempotencyKey, request }) =>
        Effect.flatMap(random.randomBytes(16), (bytes): Effect.Effect<string, Conflict | NotFound> => {
          if (!db.accounts.has(accountId)) return Effect.fail(new NotFound())
          const now = clock.currentTimeMillisUnsafe()
          const name = nameOf(accountId, idempotencyKey)
          const text = canonicalize(request)
          const known = idempotencyKey === null ? undefined : db.idempotency.get(name)
          if (known !== undefined && known.expiresAt > now) {
            const [verdict] = known.verdicts
            return known.fingerprint === text && verdict?._tag === "Accepted"
              ? Effect.succeed(verdict.emailId)
              : Effect.fail(new Conflict({ message: "This idempotency key was used with another request." }))
          }
          const id = Uuid.v7(now, bytes, 0)
          if (idempotencyKey !== null) {
            const verdicts = [{ _tag: "Accepted" as const, emailId: id }]
            db.idempotency.set(name, { name, fingerprint: text, expiresAt: Infinity, verdicts, answer: null })
          }
          const stored = {
            id,
            accountId,
            storedAt: new Date(now),
            request: Result.getOrThrow(JsonText.parse(text)),
            idempotencyKey
          }
          waiting.set(id, { request: stored, size: text.length, takenUntil: -Infinity })
          return Effect.succeed(id)
        }),
      take: ({ leaseMillis, limit, maxBytes, now }) =>
        Effect.sync(() => {
          const all = [...waiting.values()]
          if (all.some(({ takenUntil }) => takenUntil > now.getTime())) return []
          let bytes = 0
          const taken = all.slice(0, limit).filter(({ size }, index) => (bytes += size) <= maxBytes || index === 0)
          for (const one of taken) one.takenUntil = now.getTime() + leaseMillis
          return taken.map(({ request }) => request)
        }),
      release: (ids) =>
        Effect.sync(() => {
          for (const id of ids) {
            const one = waiting.get(id)
            if (one !== undefined) one.takenUntil = -Infinity
          }
        }),
      postpone: (ids) =>
        Effect.sync(() => {
          for (const id of ids) {
            const one = waiting.get(id)
            waiting.delete(id)
            if (one !== undefined) waiting.set(id, { ...one, takenUntil: -Infinity })
          }
        }),
      settle: (accepted, refused, idempotencyMillis) =>
        Effect.sync(() => {
          /** Answers with the key, where no erasure has forgotten it meanwhile. */
          const forget = (id: string): string | null => {
            const one = waiting.get(id)?.request
            waiting.delete(id)
            return one !== undefined && expire(db, one, idempotencyMillis) ? one.idempotencyKey : null
          }
          for (const id of accepted) {
            const [key, row] = [forget(id), db.emails.get(id)]
            if (key !== null && row !== undefined) row.idempotencyKey = key
          }
          for (const one of refused) {
            forget(one.email.id)
            if (!db.emails.has(one.email.id)) refuse(db, one)
          }
        })
    })
  })
)

const nameOf = (accountId: string, key: string | null): string => `${accountId} live request ${key}`

/** Says how long a key is still remembered; false where it is forgotten already. */
const expire = (
  db: MemoryData,
  { accountId, idempotencyKey, storedAt }: StoredRequest,
  lifetimeMillis: number
): boolean => {
  const known = db.idempotency.get(nameOf(accountId, idempotencyKey))
  if (known === undefined) return false
  const row = { ...known, expiresAt: storedAt.getTime() + lifetimeMillis }
  db.idempotency.set(row.name, row)
  db.expiries.push(row.expiresAt, db.nextOrder(), row)
  return true
}

const refuse = (db: MemoryData, { at, code, email, eventId, idempotencyKey, message }: RefusedRequest): void => {
  const redactors = redactorsOf(db, email.accountId, email.recipients, [])
  const row = redactors === undefined
    ? db.addEmail(email, null, idempotencyKey)
    : db.addEmail(redacted(email, redactors), null, idempotencyKey === null ? null : redactors.name(idempotencyKey))
  row.status = "failed"
  row.error = `${code}: ${message}`
  row.recipients = row.recipients.map((recipient) => ({ ...recipient, state: "failed" }))
  row.updatedAt = at
  append(db, row, { id: email.eventId, type: "email.queued", details: {}, occurredAt: email.createdAt }, at)
  append(db, row, { id: eventId, type: "email.rejected", details: refusalDetails(code, message), occurredAt: at }, at)
}

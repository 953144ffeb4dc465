import { Accounts } from "@sendwright/core/accounts/Accounts"
import { type Caller, missingScope } from "@sendwright/core/accounts/Caller"
import { RateLimits, refusal } from "@sendwright/core/accounts/RateLimits"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import type { SendError } from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { Refusal } from "@sendwright/mime/reading/Refusal"
import * as SubmittedMessage from "@sendwright/mime/reading/SubmittedMessage"
import * as Reply from "@sendwright/smtp/server/Reply"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { later, ofError, ofRefusal } from "./SubmissionReply.ts"

/** What the server asks of the engine. Failures are what the client is answered. */
export interface SubmissionIntake {
  /** Finds the caller behind a key that may send. */
  readonly identify: (key: Redacted.Redacted) => Effect.Effect<Caller, Reply.Reply>
  /**
   * The same before each message, of which it takes one request of the key's rate. A key that is over its rate waits for
   * as long as was allowed: most clients give up at the first refusal.
   */
  readonly admit: (key: Redacted.Redacted) => Effect.Effect<Caller, Reply.Reply>
  /** Accepts a message, and answers with the id of its email once that is stored. */
  readonly accept: (caller: Caller, message: Uint8Array, envelope: Envelope) => Effect.Effect<string, Reply.Reply>
}

/** What was said before a message. */
export interface Envelope {
  /** Of MAIL FROM; empty: the null sender. */
  readonly sender: string
  readonly recipients: ReadonlyArray<string>
}

/** How messages are taken. */
export interface IntakeOptions {
  /** The server, as it names itself above what it passes on. */
  readonly name: string
  /** How long a key that is over its rate waits. */
  readonly rateWaitMillis: number
  /** Whether MAIL FROM may answer for a message whose From is of another domain. */
  readonly forwards: boolean
}

const badCredentials = Reply.make(535, "5.7.8", "Authentication failed: the password must be an API key")
const notNow = Reply.make(454, "4.7.0", "The API key could not be looked at: try again later")

const nameOf = (defect: unknown): string => defect instanceof Error ? defect.name : typeof defect

/** A fault of ours is trouble that passes. A defect may quote what it stumbled over. */
const orLater = <A>(effect: Effect.Effect<A, Reply.Reply>): Effect.Effect<A, Reply.Reply> =>
  Effect.catchDefect(effect, (defect) =>
    Effect.andThen(
      Effect.logError("A message over SMTP could not be handled", { name: nameOf(defect) }),
      Effect.fail(later)
    ))

/** Whether a message may be sent once somebody else than its author answers for it. */
const isAboutAuthor = (error: SendError | StorageError | Overloaded | Refusal): boolean => {
  if (!("_tag" in error)) return error.about === "author"
  return error._tag === "DomainNotVerified"
    || (error._tag === "ValidationError" && error.issues.some(({ path }) => path[0] === "from"))
}

/**
 * What a server writes above a message that it passes on (RFC 5321 section 4.4). Whose machine it came from is not told to
 * its recipients.
 */
const traceOf = (name: string, now: Date): string =>
  `Received: by ${name} with ESMTPA; ${now.toUTCString().replace("GMT", "+0000")}\r\n`

/** The intake on the engine's services. */
export const make = Effect.fnUntraced(function*({ forwards, name, rateWaitMillis }: IntakeOptions) {
  const accounts = yield* Accounts
  const emails = yield* Emails
  const rates = yield* RateLimits
  const clock = yield* Clock.Clock

  const identify = Effect.fnUntraced(function*(key: Redacted.Redacted) {
    const caller = yield* accounts.authenticate(Redacted.value(key)).pipe(Effect.mapError((error) => {
      switch (error._tag) {
        case "Unauthorized":
          return badCredentials
        case "AccountSuspended":
          return Reply.make(535, "5.7.1", error.message)
        case "StorageError":
          return notNow
      }
    }))
    const forbidden = missingScope(caller, "emails:send")
    if (forbidden !== undefined) return yield* Effect.fail(Reply.make(535, "5.7.1", forbidden.message))
    return caller
  })

  const admit = Effect.fnUntraced(function*(key: Redacted.Redacted) {
    const caller = yield* Effect.mapError(identify(key), (reply) =>
      // What a login is answered with is no answer to MAIL.
      reply.code === 454 ? later : { ...reply, code: 550 })
    const end = clock.currentTimeMillisUnsafe() + rateWaitMillis
    while (true) {
      const taken = yield* Effect.mapError(rates.takeRequest(caller), () => later)
      if (taken.granted > 0) return caller
      const wait = Math.max(1, taken.retryAfterMillis)
      if (clock.currentTimeMillisUnsafe() + wait > end) return yield* Effect.fail(ofError(refusal(taken)))
      yield* Effect.sleep(wait)
    }
  })

  const sendAs = Effect.fnUntraced(
    function*(caller: Caller, submitted: SubmittedMessage.Submitted) {
      const { fingerprint, idempotencyKey, send } = yield* SubmittedMessage.decode(submitted)
      const idempotency = idempotencyKey !== null || fingerprint === null ? idempotencyKey : {
        kind: "message" as const,
        key: `${caller.actor.id ?? ""}:${fingerprint}`,
        lifetimeMillis: SubmittedMessage.repetitionMillis
      }
      return yield* emails.send(caller, send, idempotency)
    }
  )

  const accept = Effect.fnUntraced(
    function*(caller: Caller, message: Uint8Array, { recipients, sender }: Envelope) {
      const now = new Date(clock.currentTimeMillisUnsafe())
      const submitted = { message, envelope: recipients, now, trace: traceOf(name, now) }
      const sent = sendAs(caller, submitted).pipe(
        // Tried first as its author's own: nearly all messages are.
        Effect.catchIf(
          (error) => forwards && sender !== "" && isAboutAuthor(error),
          () => sendAs(caller, { ...submitted, sender })
        )
      )
      const { id, replayed } = yield* Effect.mapError(
        sent,
        (error) => "_tag" in error ? ofError(error) : ofRefusal(error)
      )
      yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
      return id
    }
  )

  const intake: SubmissionIntake = {
    identify: (key) => orLater(identify(key)),
    admit: (key) => orLater(admit(key)),
    accept: (caller, message, envelope) => orLater(accept(caller, message, envelope))
  }
  return intake
})

import type { RefusalReason } from "@sendwright/core/sending/RefusalReason"
import * as Submission from "@sendwright/core/sending/Submission"
import { type OpenFailure, tlsFailureOf } from "@sendwright/smtp/client/Failure"
import type { Reply } from "@sendwright/smtp/client/ReplyParser"
import type { TlsOutcome } from "@sendwright/smtp/client/TlsOutcome"
import type { Transaction } from "@sendwright/smtp/client/Transaction"
import { diagnostic } from "@sendwright/smtp/diagnostic"
import type { Transfer } from "@sendwright/smtp/HandOver"
import * as SmtpOutcome from "@sendwright/smtp/SmtpOutcome"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import type { Destination, Excluded } from "./Destination.ts"
import type { HostPools } from "./HostPools.ts"
import type { Room } from "./shaping/Room.ts"

/** So many hosts of a site are connected to in one attempt at most. */
const mostHosts = 5

/** What happened at one host. */
export interface HostTry {
  readonly host: string
  /** Why it did not answer for the message; null: it did. */
  readonly failure: string | null
  /** The code of its refusal, or of what went wrong; null: it answered. */
  readonly code: string | null
  /** Absent: what the host said is the reason. */
  readonly reason?: RefusalReason
  /** What became of TLS at the last connection to it; undefined: there has been none. */
  readonly tls: TlsOutcome | undefined
}

/** What a transaction came to at the hosts of a site. */
export interface Delivery {
  readonly submission: Submission.Submission
  /** In the order in which they were asked; the last one answered, where any did. */
  readonly tries: ReadonlyArray<HostTry>
}

/** A host that did not answer for the message, in so far as the outcome tells of it. */
interface Miss extends HostTry {
  readonly failure: string
  readonly code: string
}

type From = Pick<Submission.Submission, "host" | "receiver">

/** What a receiver's own mail server said of a recipient. It speaks of this message, and never of all that we send. */
export const outcomeOf = (outcome: Submission.Uniform, at: From): Submission.Uniform =>
  outcome._tag === "TemporarilyRefused" && outcome.deferred !== true
    ? { by: "receiver", ...at, ...outcome, scope: "message" }
    : { by: "receiver", ...at, ...outcome }

/** The answer of a receiver's own mail server. */
export const ofReceiver = (submission: Submission.Submission, at: From): Submission.Submission =>
  submission._tag === "Mixed"
    ? {
      by: "receiver",
      ...at,
      ...submission,
      outcomes: submission.outcomes.map(({ address, outcome }) => ({ address, outcome: outcomeOf(outcome, at) }))
    }
    : outcomeOf(submission, at)

/**
 * Asks the hosts in their order, those whose connections failed a moment ago last, until one answers for the message.
 *
 * The next one is asked where there was no session: no connection, a refused greeting or EHLO, TLS that is not what is
 * demanded; and where the connection was lost before the message had been sent. What a host says to MAIL, RCPT or DATA is
 * the outcome (RFC 5321 §5.1 has the hosts of a domain speak for each other). `room`: what bounds the connections; null:
 * the options of the pools.
 */
export const deliver = Effect.fnUntraced(
  function*(
    pools: HostPools,
    domain: string,
    hosts: ReadonlyArray<Destination | Excluded>,
    { end, envelope, message, messageId, onDataEnd }: Transfer,
    room: Room | null = null
  ): Effect.fn.Return<Delivery> {
    const misses: Array<Miss> = []
    for (const host of yield* inTurn(pools, hosts)) {
      if ((yield* Clock.currentTimeMillis) >= end) break
      if ("reason" in host) {
        misses.push({
          host: host.host,
          failure: host.reason,
          tls: undefined,
          ...(host.isTls ? noTls : { code: noAnswer, reason: "connection_refused" })
        })
        continue
      }
      const result = yield* Effect.result(pools.send(host, envelope, message, onDataEnd, room))
      const tls = pools.tlsOf(host, room)
      if (Result.isFailure(result)) {
        const { failure } = result
        if (failure._tag !== "Busy") misses.push({ host: host.host, tls, ...missOf(failure) })
        continue
      }
      const lost = lossOf(result.success)
      if (lost === undefined) {
        const submission = SmtpOutcome.fromTransaction(result.success, envelope.recipients, messageId)
        return {
          submission: ofReceiver(submission, { host: host.host }),
          tries: [...misses, { host: host.host, failure: null, code: null, tls }]
        }
      }
      misses.push({ host: host.host, tls, ...missOf(lost) })
    }
    return { submission: misses.length === 0 ? yield* noRoom : unanswered(domain, misses), tries: misses }
  }
)

const inTurn = Effect.fnUntraced(function*(pools: HostPools, hosts: ReadonlyArray<Destination | Excluded>) {
  const isDown = yield* Effect.forEach(
    hosts,
    (host) => "reason" in host ? Effect.succeed(false) : pools.isDown(host)
  )
  return [...hosts.filter((_, index) => !isDown[index]), ...hosts.filter((_, index) => isDown[index])]
    .slice(0, mostHosts)
})

/** How the connection was lost before the message had been sent: another host may take it. */
const lossOf = ({ dataEnded, result }: Transaction): OpenFailure | undefined =>
  !dataEnded && result._tag === "Failed" && result.failure._tag === "Broken" ? result.failure : undefined

/** Where no reply has a code, the enhanced ones of RFC 3463 §§3.5, 3.8. */
const noAnswer = "4.4.1"
const lostConnection = "4.4.2"
const noTls = { code: "4.7.5", reason: "tls" } as const

const refusalOf = ({ code, text }: Reply) => ({ failure: `it refused the session: ${text}`, code: String(code) })

const missOf = (failure: OpenFailure): Pick<Miss, "failure" | "code" | "reason"> => {
  const tls = tlsFailureOf(failure)
  if (tls !== undefined) return { failure: `TLS failed (${tls.type}): ${tls.message}`, ...noTls }
  if (failure._tag === "Refused") return refusalOf(failure.reply)
  if (failure.reply !== null) return refusalOf(failure.reply)
  const reason = failure._tag === "Broken" ? failure.reason : "authentication"
  return { failure: failure.message, reason, code: reason === "connection_closed" ? lostConnection : noAnswer }
}

/** When a message comes again that found no room, in milliseconds: each at another time, and seldom enough for long lines. */
const againMillis = { least: 5_000, most: 10_000 }

const noRoom = Effect.map(
  Random.nextIntBetween(againMillis.least, againMillis.most),
  (millis) => Submission.deferred("Every connection to the mail servers of the domain was busy for too long", millis)
)

/** No host took the message or refused it: later, one may. */
const unanswered = (domain: string, misses: ReadonlyArray<Miss>): Submission.Submission => {
  const last = misses.at(-1)!
  const words = misses.map(({ failure, host }) => `${host}: ${failure}`).join("; ")
  return ofReceiver(
    Submission.temporarilyRefused(diagnostic(`No mail server of ${domain} could be used: ${words}`), {
      code: last.code,
      ...(last.reason === undefined ? {} : { reason: last.reason })
    }),
    { host: last.host }
  )
}

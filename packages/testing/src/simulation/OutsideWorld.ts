import { normalize } from "@sendwright/core/foundation/Address"
import type { ProviderEvent } from "@sendwright/core/model/ProviderEvent"
import { GuardedHttp, GuardedHttpError, type GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Effect from "effect/Effect"
import * as fixtures from "../fixtures.ts"
import type * as SeededRandom from "../SeededRandom.ts"
import * as Ledger from "./Ledger.ts"
import type { SimulatedTime } from "./SimulatedTime.ts"

// By what becomes of mail to them.
const domains = ["ok", "ok", "ok", "delayed", "bounces", "complains", "refused", "greylisted"] as const

/** Somebody to send to: one of a few people at a domain that makes known what becomes of its mail. */
export const somebody = (chance: SeededRandom.SeededRandom): string =>
  `person${chance.below(8)}@${chance.pick(domains)}.example`

/** A message that the provider took for a recipient. */
interface Taken {
  readonly emailId: string
  readonly address: string
}

/** The provider and the endpoints, as far as they are outside of the deployment. */
export interface OutsideWorld {
  /** The provider as one node reaches it. */
  readonly providerOf: (node: string) => EmailProvider["Service"]
  readonly http: GuardedHttp["Service"]
  /** All that the provider took, repetitions included. */
  readonly taken: ReadonlyArray<Taken>
  /** Reports that the provider has not got rid of yet, with their times. */
  readonly reports: Array<{ readonly at: number; readonly event: ProviderEvent }>
  /** Posts that an endpoint answered with 200, as `<event id> <url>`. */
  readonly received: ReadonlySet<string>
  /** Whether providers and endpoints do whatever they like. */
  unruly: boolean
}

const second = 1_000

export const make = (time: SimulatedTime, chance: SeededRandom.SeededRandom, ledger: Ledger.Ledger): OutsideWorld => {
  const taken: Array<Taken> = []
  const reports: OutsideWorld["reports"] = []
  const received = new Set<string>()
  const greylisted = new Set<string>()
  let serial = 0

  const report = (
    { emailId, messageId }: OutgoingMessage,
    providerMessageId: string,
    address: string,
    type: ProviderEvent["type"],
    after: number,
    details: ProviderEvent["details"]
  ) => {
    const isTagged = chance.below(3) > 0
    const event = fixtures.report({
      type,
      provider: "simulated",
      key: `report-${++serial}`,
      keys: [],
      occurredAt: new Date(time.now() + after),
      recipients: [address],
      emailId: isTagged ? emailId : null,
      messageId: isTagged ? null : messageId,
      providerMessageId,
      details: { ...details, recipients: [address], provider_message_id: providerMessageId }
    })
    const late = chance.below(10) === 0 ? chance.below(1_800) * second : chance.below(60) * second
    const times = chance.below(3) === 0 ? 3 : 1
    for (let n = 0; n < times; n++) {
      reports.push({ at: time.now() + after + late + n * chance.below(30) * second, event })
    }
  }

  const take = (message: OutgoingMessage, handoff: Ledger.Handoff): Submission.Submission => {
    const providerMessageId = `simulated-${++serial}`
    const refused: Array<Submission.RecipientRefusal> = []
    for (const envelope of message.envelope.recipients) {
      const address = normalize(envelope)
      const domain = address.slice(address.indexOf("@") + 1)
      const key = `${message.emailId} ${address}`
      if (domain === "refused.example") {
        refused.push({ address, permanent: true, code: "550", diagnostic: "550 5.1.1 No such user" })
      } else if (domain === "greylisted.example" && !greylisted.has(key)) {
        greylisted.add(key)
        refused.push({ address, permanent: false, code: "450", diagnostic: "450 4.2.0 Greylisted" })
      } else {
        taken.push({ emailId: message.emailId, address })
        Ledger.take(ledger, message.emailId, address, handoff)
        const bounce = { bounce_type: "permanent", bounce_sub_type: "general" }
        if (domain === "bounces.example") {
          report(message, providerMessageId, address, "email.bounced", second, bounce)
        } else {
          if (domain === "delayed.example") {
            report(message, providerMessageId, address, "email.delivery_delayed", 60 * second, {})
          }
          report(message, providerMessageId, address, "email.delivered", 2 * second, {})
          if (domain === "complains.example") {
            report(message, providerMessageId, address, "email.complained", 30 * second, { complaint_type: "abuse" })
          }
        }
      }
    }
    if (refused.length < message.envelope.recipients.length) return Submission.accepted(providerMessageId, { refused })
    return refused.every(({ permanent }) => permanent)
      ? Submission.permanentlyRefused("550 5.1.1 No such user", "550", "recipient")
      : Submission.temporarilyRefused("450 4.2.0 Greylisted", { code: "450" })
  }

  const submit = (node: string) => (message: OutgoingMessage): Effect.Effect<Submission.Submission> =>
    Effect.gen(function*() {
      const excuses = ledger.excuses.length
      const begun = ledger.begun.get(message.emailId)
      for (const envelope of message.envelope.recipients) {
        if (begun?.has(normalize(envelope)) !== true) {
          ledger.violations.push(`${message.emailId} handed over to ${envelope} without a recorded attempt`)
        }
      }
      ledger.history.push(`${time.now()} submit ${message.emailId} ${message.attempt} ${message.envelope.recipients}`)
      const fate = world.unruly ? chance.below(100) : 99
      yield* Effect.sleep(fate < 3 ? 200 * second : 5 + chance.below(300))
      if (fate < 12) return Submission.temporarilyRefused("451 4.3.0 Try again later", { code: "451" })
      if (fate < 18) return Submission.unknown("the connection broke before the message had arrived")
      const answer = take(message, { node, isAnswered: fate >= 26, excuses })
      if (fate < 24) return Submission.unknown("the connection broke before the answer came")
      return fate < 26 ? yield* Effect.never : answer
    })

  const request = ({ headers, url }: GuardedRequest) =>
    Effect.gen(function*() {
      yield* Effect.sleep(1 + chance.below(400))
      const isDead = url.endsWith("/dead")
      if (isDead || (world.unruly && url.endsWith("/flaky") && chance.below(5) < 2)) {
        return chance.below(2) === 0
          ? { status: 500, headers: {}, body: new Uint8Array() }
          : yield* new GuardedHttpError({ reason: "timeout", message: "the endpoint did not answer in time" })
      }
      received.add(`${headers["Service-Event-Id"]} ${url}`)
      return { status: 200, headers: {}, body: new Uint8Array() }
    })

  const world: OutsideWorld = {
    providerOf: (node) => EmailProvider.of({ name: "simulated", submit: submit(node), check: Effect.void }),
    http: GuardedHttp.of({ request }),
    taken,
    reports,
    received,
    unruly: true
  }
  return world
}

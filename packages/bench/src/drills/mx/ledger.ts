/** Compares the outcomes that the service shows with the messages that the receivers took. */
import type { Taken } from "./Farm.ts"
import type { Domain, Kind } from "./Internet.ts"

/** One email, as it was sent and as `/v1/emails/{id}` tells of it. */
export interface Sent {
  readonly id: string
  readonly recipients: ReadonlyArray<string>
  readonly events: ReadonlyArray<{ readonly type: string; readonly payload: any }>
}

export interface Facts {
  readonly domains: ReadonlyMap<string, Domain>
  /** What the receivers took, in the order of time. */
  readonly taken: ReadonlyArray<Taken>
  /** What may have kept the client that handed it over from storing the answer. */
  readonly whyForgotten: (taken: Taken) => "kill" | "outage" | undefined
}

export interface Ledger {
  readonly emails: number
  readonly recipients: number
  readonly delivered: number
  /** Bounces by enhanced status code, and failures. */
  readonly refused: Readonly<Record<string, number>>
  /** Recipients with neither end. */
  readonly lost: number
  /** Said to be delivered, and no receiver took it. */
  readonly deliveredInVain: number
  /** A receiver took it, and it is not said to be delivered. */
  readonly takenInSilence: number
  /** Another end, or another code, than the domain and the mailbox have. */
  readonly wrongEnd: number
  /** With more than one end. */
  readonly endedTwice: number
  /** Taken, although no email that was sent goes to the recipient. */
  readonly unasked: number
  /** Taken again since the answer was cut off. */
  readonly againAfterCut: number
  /** Taken again since the server that had the answer was killed. */
  readonly againAfterKill: number
  /** Taken again since the database was down when the answer came. */
  readonly againAfterOutage: number
  /** Taken again without a reason. */
  readonly twice: number
  /** Some of what is wrong, to begin the search for its cause with. */
  readonly examples: ReadonlyArray<string>
}

const codes: Readonly<Record<Exclude<Kind, "site" | "implicit" | "servfail" | "lame">, string>> = {
  null_mx: "5.1.10",
  no_domain: "5.1.2",
  no_server: "5.1.2",
  // The domain is there: nothing is wrong with the address.
  no_address: "failed 5.4.4"
}
const noMailbox = "5.1.1"
const delivered = "delivered"
const enhanced = /\b[45]\.\d+\.\d+\b/
/** Of each kind of what is wrong. */
const mostExamples = 5

/** How mail for an address has to end: `delivered`, the code of its bounce, or that of a failure. */
const endOf = (address: string, { kind }: Domain): string => {
  if (kind in codes) return codes[kind as keyof typeof codes]
  return address.startsWith("gone") ? noMailbox : delivered
}

const codeOf = (payload: any): string => enhanced.exec(payload.diagnostic_code ?? "")?.[0] ?? payload.reason ?? "none"

const endsOf = ({ events, recipients }: Sent): ReadonlyMap<string, ReadonlyArray<string>> => {
  const ends = new Map<string, Array<string>>(recipients.map((recipient) => [recipient, []]))
  for (const { payload, type } of events) {
    const end = type === "email.delivered"
      ? delivered
      : type === "email.bounced"
      ? codeOf(payload)
      : type === "email.failed"
      ? `failed ${codeOf(payload)}`
      : undefined
    if (end === undefined) continue
    for (const recipient of payload.recipients ?? recipients) ends.get(recipient)?.push(end)
  }
  return ends
}

export const keyOf = (id: string, recipient: string): string => `${id} ${recipient}`

/** The ledger of all that was sent. */
export const judge = (sent: ReadonlyArray<Sent>, { domains, taken, whyForgotten }: Facts): Ledger => {
  const takenOf = Map.groupBy(taken, ({ messageId, recipient }) => keyOf(messageId.split("@")[0]!, recipient))
  const count = {
    delivered: 0,
    lost: 0,
    deliveredInVain: 0,
    takenInSilence: 0,
    wrongEnd: 0,
    endedTwice: 0,
    againAfterCut: 0,
    againAfterKill: 0,
    againAfterOutage: 0,
    twice: 0
  }
  const refused: Record<string, number> = {}
  const examples: Array<string> = []
  for (const email of sent) {
    for (const [recipient, ends] of endsOf(email)) {
      const accepts = takenOf.get(keyOf(email.id, recipient)) ?? []
      const wrong = (what: "lost" | "deliveredInVain" | "takenInSilence" | "wrongEnd" | "endedTwice" | "twice") => {
        if (count[what]++ < mostExamples) {
          const seen = accepts.map(({ at, client, isAnswered }) => `${at} ${client}${isAnswered ? "" : " cut"}`)
          examples.push(
            `${what}: ${email.id} ${recipient}, ends ${ends.join()}, taken ${seen.join(", ")}, of ${
              email.recipients.join(" ")
            }`
          )
        }
      }
      const [end] = ends
      if (end === undefined) wrong("lost")
      else if (end === delivered) count.delivered++
      else refused[end] = (refused[end] ?? 0) + 1
      if (ends.length > 1) wrong("endedTwice")
      if (end === delivered && accepts.length === 0) wrong("deliveredInVain")
      if (end !== delivered && accepts.length > 0) wrong("takenInSilence")
      if (end !== undefined && end !== endOf(recipient, domains.get(recipient.split("@")[1]!)!)) wrong("wrongEnd")
      // Each of them but the last needs a reason why the next one came.
      for (const accept of accepts.slice(0, -1)) {
        const why = accept.isAnswered ? whyForgotten(accept) : "cut"
        if (why === "cut") count.againAfterCut++
        else if (why === "kill") count.againAfterKill++
        else if (why === "outage") count.againAfterOutage++
        else wrong("twice")
      }
    }
  }
  const asked = new Set(sent.flatMap(({ id, recipients }) => recipients.map((recipient) => keyOf(id, recipient))))
  const unasked = [...takenOf.keys()].filter((key) => !asked.has(key))
  examples.push(...unasked.slice(0, mostExamples).map((key) => `unasked: ${key}`))
  return { emails: sent.length, recipients: asked.size, ...count, unasked: unasked.length, refused, examples }
}

/** What of a ledger breaks a promise. */
export const brokenPromises = (
  { deliveredInVain, endedTwice, lost, takenInSilence, twice, unasked, wrongEnd }: Ledger
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries({ lost, deliveredInVain, takenInSilence, wrongEnd, endedTwice, unasked, twice }).filter((
      [, times]
    ) => times > 0)
  )

/** What the outcomes of the drill come to. */
import type { Case, Outcome } from "./Case.ts"
import type { Seen } from "./Receivers.ts"

/** What the clients call themselves. */
export const clients = { ours: "ours.client.example", postfix: "postfix.client.example" } as const

/** A line of the matrix. */
export interface Row {
  readonly name: string
  readonly area: Case["area"]
  readonly about: string
  readonly ours: Outcome
  readonly postfix: Outcome
  /** Why they differ. */
  readonly why?: string
}

/** What a client said of one message, and whether the certificate had to be verified. */
export interface Told {
  readonly ending: "taken" | "deferred" | "bounced"
  readonly isVerified: boolean
}

/** The outcome by what the receivers took of a client; what it says itself counts where they took nothing. */
export const outcomeOf = (seen: ReadonlyArray<Seen>, client: string, told: Told): Outcome => {
  const taken = seen.filter((one) => one.client === client).flatMap((one) => one.taken)
  if (taken.length === 0) {
    if (told.ending === "taken") throw new Error(`${client} says that a message was taken which nobody has`)
    return told.ending
  }
  if (!taken.every(({ isSecured }) => isSecured)) return "plaintext"
  return told.isVerified ? "verified" : "encrypted"
}

/** What tells of a message on the wire, and is in no noise: a command of a transaction, or an address. */
const telling = /MAIL FROM:|RCPT TO:|@[\w.-]+\.example/i

/** The connections of a client on which something of a message was said in the clear. */
export const leaksOf = (seen: ReadonlyArray<Seen>, by: string): ReadonlyArray<string> =>
  seen.filter(({ client, wire }) => client === by && telling.test(wire)).map(({ address }) => `${by} to ${address}`)

/** What is not as it has to be; empty: all is. Nothing is said in the clear where that is not what has to happen. */
export const wrongOf = (
  one: Pick<Case, "name" | "outcome" | "postfix">,
  row: Pick<Row, "ours" | "postfix">,
  seen: ReadonlyArray<Seen>
): ReadonlyArray<string> => {
  const expected = one.postfix?.outcome ?? one.outcome
  const leaks = [
    ...one.outcome === "plaintext" ? [] : leaksOf(seen, clients.ours),
    ...expected === "plaintext" ? [] : leaksOf(seen, clients.postfix)
  ]
  return [
    ...row.ours === one.outcome ? [] : [`${one.name}: ours is ${row.ours}, and not ${one.outcome}`],
    ...row.postfix === expected ? [] : [`${one.name}: Postfix's is ${row.postfix}, and not ${expected}`],
    ...leaks.map((leak) => `${one.name}: in the clear from ${leak}`)
  ]
}

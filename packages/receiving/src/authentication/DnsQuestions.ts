import type { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import type { DNSResolver } from "mailauth"

/** The questions that the checks of one message ask. mailauth reads the codes of Node's resolver from the errors. */
export interface DnsQuestions {
  readonly ask: DNSResolver
  /** The same, for the policies of DMARC, which asks whether a domain exists by its A (RFC 9989 §4.10.1). */
  readonly askOfPolicy: DNSResolver
}

type Ask = (name: string, type: string) => Promise<Array<unknown>>

/** SPF may ask a hundred for its ten terms at the very worst; all checks of usual mail ask about ten. */
const maxQuestions = 100
/** One longer than this is no record of SPF, DKIM or DMARC: to go through its terms could take as long as it likes. */
const maxTextLength = 8_192

const failure = (code: string) => Object.assign(new Error(code), { code })

const found = <A>(answers: ReadonlyArray<A>): Effect.Effect<Array<A>, Error> =>
  answers.length === 0 ? Effect.fail(failure("ENODATA")) : Effect.succeed([...answers])

/**
 * Questions about one message, with one deadline and one bound over all of them: beyond, the answer is that there is none.
 * The same question is asked once. They end with the scope.
 */
export const make = Effect.fnUntraced(function*(
  dns: DnsResolver["Service"],
  remoteAddress: string | null,
  deadlineMillis: number
) {
  const clock = yield* Clock.Clock
  const run = yield* FiberSet.makeRuntimePromise()
  const endsAt = ClockDifference.read(clock).steady + deadlineMillis
  const asked = new Map<string, Promise<Array<unknown>>>()

  const look = (name: string, type: string): Effect.Effect<Array<unknown>, Error | DnsInconclusive> => {
    switch (type) {
      case "TXT":
        return Effect.flatMap(
          dns.txt(name),
          (texts) =>
            found(texts.filter((strings) => strings.reduce((sum, { length }) => sum + length, 0) <= maxTextLength))
        )
      case "A":
        return Effect.flatMap(dns.a(name), found)
      case "AAAA":
        return Effect.flatMap(dns.aaaa(name), found)
      case "MX":
        return Effect.flatMap(
          dns.mx(name),
          (answers) => found(answers.map(({ exchange, preference }) => ({ exchange, priority: preference })))
        )
      case "PTR":
        // No other one is ever asked about.
        return remoteAddress === null ? Effect.fail(failure("ENODATA")) : Effect.flatMap(dns.ptr(remoteAddress), found)
      case "CNAME":
        return Effect.flatMap(dns.cname(name), found)
      default:
        return Effect.fail(failure("ENODATA"))
    }
  }

  const bounded = (name: string, type: string): Promise<Array<unknown>> => {
    const left = endsAt - ClockDifference.read(clock).steady
    if (asked.size >= maxQuestions || left <= 0) return Promise.reject(failure("ETIMEOUT"))
    return run(
      look(name, type).pipe(
        Effect.catchTag("DnsInconclusive", () => Effect.fail(failure("ESERVFAIL"))),
        Effect.timeoutOrElse({ duration: left, orElse: () => Effect.fail(failure("ETIMEOUT")) })
      )
    )
  }

  const ask: Ask = async (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    let answer = asked.get(key)
    if (answer === undefined) asked.set(key, answer = bounded(name, type))
    return [...await answer]
  }

  /** The resolver's port does not tell a name without records from none: one that no mail could come to is none. */
  const isThere = async (name: string): Promise<boolean> => {
    for (const type of ["A", "AAAA", "MX"]) {
      try {
        await ask(name, type)
        return true
      } catch (error) {
        if ((error as { readonly code?: unknown }).code !== "ENODATA") throw error
      }
    }
    return false
  }

  const askOfPolicy: Ask = async (name, type) => {
    if (type !== "A") return ask(name, type)
    if (await isThere(name)) return []
    throw failure("ENOTFOUND")
  }

  // Its type leaves out what an MX is.
  return { ask, askOfPolicy } as DnsQuestions
})

import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import * as Address from "@sendwright/core/foundation/Address"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import type { Authentication, AuthenticationCheck } from "@sendwright/core/received/ReceivedEmail"
import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as Mailboxes from "@sendwright/mime/reading/Mailboxes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { evaluateDmarc } from "mailauth/lib/dmarc/index.js"
import { spf as checkSpf } from "mailauth/lib/spf/index.js"
import * as DnsQuestions from "./DnsQuestions.ts"
import * as HeaderRows from "./HeaderRows.ts"
import * as RememberedDns from "./RememberedDns.ts"
import * as Signatures from "./Signatures.ts"

/** How long all look-ups of a message may take together. */
const deadlineMillis = 5_000

type Questions = DnsQuestions.DnsQuestions

/**
 * RFC 7208: of MAIL FROM or, where that is empty, of the greeting. Without an address it cannot be looked up, which is no
 * reason to think that it would fail.
 */
const spf = Effect.fnUntraced(function*({ greeting, remoteAddress, returnPath }: Arrival, { ask }: Questions) {
  if (remoteAddress === null) {
    const domain = Address.domainToAscii((returnPath === "" ? greeting : returnPath).replace(/^.*@/s, ""))
    return { result: "temperror" as const, domain: Signatures.nameOf(domain) }
  }
  const { domain, status } = yield* Effect.promise(() =>
    checkSpf({ sender: returnPath, ip: remoteAddress, helo: greeting, mta: "localhost", resolver: ask, strict: true })
  )
  return { result: Signatures.resultOf(status.result), domain: Signatures.nameOf(domain) }
})

/** The addresses of From, and how many fields they are of. */
const authorsOf = (rows: ReadonlyArray<HeaderRows.HeaderRow>): readonly [ReadonlyArray<string>, number] => {
  const values = rows.filter(({ key }) => key === "from").map(HeaderRows.valueOf)
  const [value = ""] = values
  // More than that has no one author.
  const isRead = values.length === 1 && value.length <= Mailboxes.mostOfAddresses
  return [isRead ? Mailboxes.parse(value).map(({ address }) => address) : [], values.length]
}

const policies = ["none", "quarantine", "reject"] as const

/**
 * Of the domain of From (RFC 7489, and RFC 9989, which finds a domain's policy without a list of public suffixes). One that
 * fails, and would pass if something that could not be looked up were good, is `temperror`.
 */
const dmarc = Effect.fnUntraced(function*(
  rows: HeaderRows.SplitMessage["rows"],
  path: AuthenticationCheck,
  { good, unsure }: Pick<Signatures.Signatures, "good" | "unsure">,
  { askOfPolicy }: Questions
) {
  if (rows === null) return { ...Signatures.unreadable, policy: null }
  const [headerFrom, fromFields] = authorsOf(rows)
  const evaluate = (isPathGood: boolean, signatures: Signatures.Signatures["good"]) =>
    Effect.promise(() =>
      evaluateDmarc(
        {
          headerFrom: [...headerFrom],
          fromFields,
          spfDomains: isPathGood && path.domain !== null ? [path.domain] : [],
          dkimDomains: [...signatures],
          resolver: askOfPolicy,
          strict: true
        } as Parameters<typeof evaluateDmarc>[0]
      )
    )
  const { response } = yield* evaluate(path.result === "pass", good)
  // No author, or authors of several domains: nobody answers for it (RFC 7489 §6.6.1).
  if (response === false) return { ...Signatures.unreadable, policy: null }
  const isSure = path.result !== "temperror" && unsure.length === 0
  const best = response.status.result !== "fail" || isSure
    ? response
    : (yield* evaluate(path.result === "temperror", unsure)).response
  return {
    result: best !== false && best.status.result !== response.status.result
      ? "temperror" as const
      : Signatures.resultOf(response.status.result),
    domain: Signatures.nameOf(response.status.header?.from),
    policy: policies.find((policy) => policy === response.policy) ?? null
  }
})

/** A check that breaks on what a stranger sent has no result. What it broke with may hold a part of that. */
const orUnreadable = <A>(unreadable: A) =>
  Effect.catchDefect((defect) =>
    Effect.logWarning("A check of a received message broke, and has no result").pipe(
      Effect.annotateLogs({ error: defect instanceof Error ? defect.name : typeof defect }),
      Effect.as(unreadable)
    )
  )

/**
 * `SenderAuthentication` by mailauth, as strict as the standards are. It verifies at most 10 signatures of a message, and
 * asks the DNS at most 100 questions about it, within 5 seconds. Answers are kept for 5 seconds, for other messages. It does
 * not read a header of more than 256 KiB or 1,000 fields: all checks of that but SPF are `permerror`.
 *
 * The policy is what the domain asks for this message: that for its subdomains where the domain above publishes it, and
 * one step less while it is testing (`t=y`).
 *
 * @example
 * ```ts
 * import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
 * import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
 * import * as Layer from "effect/Layer"
 *
 * export const Authentication = MailauthAuthentication.layer.pipe(Layer.provide(NodeDnsResolver.layer()))
 * ```
 */
export const layer: Layer.Layer<SenderAuthentication, never, DnsResolver> = Layer.effect(
  SenderAuthentication,
  Effect.gen(function*() {
    const dns = yield* RememberedDns.make(yield* DnsResolver)

    const check = Effect.fn("SenderAuthentication.check")(function*(arrival: Arrival) {
      const questions = yield* DnsQuestions.make(dns, arrival.remoteAddress, deadlineMillis)
      const message = yield* runSteps(HeaderRows.split(arrival.message))
      const [path, signatures] = yield* Effect.all([
        orUnreadable(Signatures.unreadable)(spf(arrival, questions)),
        orUnreadable({ dkim: [], arc: Signatures.unreadable, good: [], unsure: [] } as Signatures.Signatures)(
          Signatures.verify(message, questions)
        )
      ], { concurrency: "unbounded" })
      const author = yield* orUnreadable({ ...Signatures.unreadable, policy: null } as Authentication["dmarc"])(
        dmarc(message.rows, path, signatures, questions)
      )
      return { spf: path, dkim: signatures.dkim, dmarc: author, arc: signatures.arc } satisfies Authentication
    }, Effect.scoped)

    return SenderAuthentication.of({ check })
  })
)

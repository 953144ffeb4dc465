import type * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { EmailProvider } from "./EmailProvider.ts"
import { check, type FailoverMembers, type Member, outcomesOf, speaksOfProvider } from "./FailoverMembers.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"
import type * as Submission from "./Submission.ts"

/** Emails with an unknown hand-off that are remembered at most. */
const maxRemembered = 10_000
/** Nobody else is asked once so much of a hand-off's time has gone by: the rest is for the one who is asked last. */
const searchShare = 1 / 3

/** Some of the members of a group as one provider, which tries them in this order; one alone has its own name. */
export const make = (
  { handOver, submitMillis }: FailoverMembers,
  members: ReadonlyArray<Member>,
  clock: Clock.Clock
): EmailProvider["Service"] => {
  const providers = members.map(({ provider }) => provider)
  const names = providers.map(({ name }) => name)
  const hadLast = new Map<string, Member>()

  const remember = (emailId: string, member: Member): void => {
    hadLast.delete(emailId)
    hadLast.set(emailId, member)
    if (hadLast.size > maxRemembered) hadLast.delete(hadLast.keys().next().value!)
  }

  const inTurn = (emailId: string): ReadonlyArray<Member> => {
    const first = hadLast.get(emailId)
    return first === undefined ? members : [first, ...members.filter((member) => member !== first)]
  }

  const ended = (emailId: string, member: Member) => (answer: Submission.Submission): void => {
    const outcomes = outcomesOf(answer)
    if (outcomes.some(({ _tag }) => _tag === "Unknown")) remember(emailId, member)
    else if (outcomes.every(({ _tag }) => _tag !== "TemporarilyRefused")) hadLast.delete(emailId)
  }

  const submit = Effect.fn("FailoverProvider.submit")(function*(message: OutgoingMessage) {
    const started = clock.currentTimeMillisUnsafe()
    const [first, ...others] = inTurn(message.emailId)
    const reasons: Array<string> = []
    const asked = (member: Member) =>
      Effect.tap(handOver(member, message, started, ended(message.emailId, member)), (answer) =>
        Effect.sync(() => {
          if (cannotCarry(answer)) reasons.push(`${answer.provider}: ${answer.diagnostic}`)
        }))
    let answer = yield* asked(first!)
    for (const member of others) {
      const isLate = clock.currentTimeMillisUnsafe() - started > submitMillis * searchShare
      if (!(speaksOfProvider(answer) || cannotCarry(answer)) || isLate) break
      answer = together(answer, yield* asked(member))
    }
    if (cannotCarry(answer) && reasons.length > 1) answer = { ...answer, diagnostic: reasons.join(" ") }
    yield* Effect.annotateCurrentSpan("provider", answer.provider)
    if (answer._tag === "Accepted" && answer.provider !== names[0]) {
      yield* Effect.logDebug("A stand-in took the email", { emailId: message.emailId, provider: answer.provider })
    }
    return answer
  })

  const sites = providers.find((provider) => provider.sites !== undefined)?.sites
  const concurrency = Math.min(...providers.map((provider) => provider.concurrency ?? Infinity))
  return EmailProvider.of({
    name: names.length === 1 ? names[0]! : `failover(${names.join(", ")})`,
    ...(Number.isFinite(concurrency) ? { concurrency } : {}),
    ...(sites === undefined ? {} : { sites }),
    watched: true,
    submit,
    check: check([providers]).pipe(Effect.withSpan("FailoverProvider.check"))
  })
}

const cannotCarry = (answer: Submission.Submission): answer is Submission.PermanentlyRefused =>
  answer._tag === "PermanentlyRefused" && answer.subject === "provider"

type Passed = Submission.TemporarilyRefused | Submission.PermanentlyRefused

/** Combines the answers of two providers. The first one has passed the message on. */
const together = (first: Passed, next: Submission.Submission): Submission.Submission => {
  if (speaksOfProvider(next)) return speaksOfProvider(first) ? sooner(first, next) : next
  if (!cannotCarry(next)) return next
  // One that is in trouble may carry it later.
  return cannotCarry(first) ? next : first
}

const sooner = (a: Submission.TemporarilyRefused, b: Submission.TemporarilyRefused): Submission.TemporarilyRefused =>
  (b.retryAfterMillis ?? 0) < (a.retryAfterMillis ?? 0) ? b : a

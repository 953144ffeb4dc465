import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import * as DomainName from "@sendwright/core/domains/DomainName"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails, maxBatch } from "@sendwright/core/emails/Emails"
import * as Address from "@sendwright/core/foundation/Address"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { takeRoom } from "@sendwright/http/RequestBody"
import type { Fields } from "@sendwright/http/SurfaceFields"
import * as RawMessages from "@sendwright/mime/reading/RawMessages"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Calls from "./Calls.ts"
import * as FormBody from "./FormBody.ts"
import * as MailgunError from "./MailgunError.ts"
import { toWireIssue } from "./MailgunFields.ts"
import * as MessageInput from "./MessageInput.ts"
import * as PersonalMessage from "./PersonalMessage.ts"

const access: Access = { scope: "emails:send", liveOnly: false }

/** What is answered once a message is accepted; the id is the Message-ID of its first email. */
const queued = (id: string, domain: string) => ({
  id: `<${messageIdOf(id, domain)}>`,
  message: "Queued. Thank you."
})

/** The domain of a sender. */
const domainOf = (from: string): string => Address.domainOf(Address.addressOf(from))

/** The characters that each email of a batch has of what they share. */
const lengthOf = (core: Fields): number =>
  [
    core["text"],
    core["html"],
    ...(core["attachments"] as ReadonlyArray<Fields> | undefined ?? []).map(({ content }) => content)
  ]
    .reduce<number>((sum, text) => sum + (typeof text === "string" ? text.length : 0), 0)

/** `POST /v3/:domain/messages` and `POST /v3/:domain/messages.mime`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const { bodyLimits } = yield* HttpSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  /** The domain that the path names must be that of the sender. */
  const requireDomain = Effect.fnUntraced(function*({ params }: Calls.Asked, from: string) {
    const named = params["domain"] ?? ""
    const domain = domainOf(from)
    if (DomainName.problemOf(named) === undefined && DomainName.toAscii(named) === DomainName.toAscii(domain)) {
      return domain
    }
    return yield* MailgunError.invalid([{ path: ["from"], message: `must be at the domain of the path, ${named}` }])
  })

  const keyOf = ({ request }: Calls.Asked) => Effect.fromResult(idempotencyKeyOf(request.headers["idempotency-key"]))

  /** In Mailgun's test mode nothing is sent, whatever the key. */
  const inMode = (caller: Caller, isTest: boolean): Caller => isTest ? { ...caller, mode: "test" } : caller

  const one = Effect.fnUntraced(function*(
    asked: Calls.Asked,
    caller: Caller,
    decoded: SendRequest.DecodedSend,
    key: string | null
  ) {
    if (Result.isFailure(decoded.result)) return yield* MailgunError.invalid(decoded.result.failure.map(toWireIssue))
    const domain = yield* requireDomain(asked, decoded.result.success.from ?? "")
    const { id, replayed } = yield* emails.send(caller, decoded, key)
    yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
    return queued(id, domain)
  })

  const personal = Effect.fnUntraced(function*(message: MessageInput.MessageInput, at: Date) {
    const issues: Array<Issue> = []
    const report = (issue: Issue) => void issues.push(issue)
    const tooLarge = MailgunError.refused(
      413,
      `The emails of all recipients together are larger than ${bodyLimits.batch} bytes: send several requests.`
    )
    const shared = lengthOf(message.core)
    let length = shared * message.to.length
    if (length > bodyLimits.batch) return yield* tooLarge
    yield* takeRoom(length)
    const sends: Array<SendRequest.DecodedSend> = []
    for (const [index, mailbox] of message.to.entries()) {
      if (index > 0) yield* Effect.yieldNow
      const { core, grown } = PersonalMessage.make(message, mailbox, report)
      length += grown
      if (length > bodyLimits.batch) return yield* tooLarge
      if (grown > 0) yield* takeRoom(grown)
      sends.push(SendRequest.decode(core, at))
    }
    return issues.length === 0 ? sends : yield* MailgunError.invalid(issues)
  })

  const batch = Effect.fnUntraced(function*(
    asked: Calls.Asked,
    caller: Caller,
    sends: ReadonlyArray<SendRequest.DecodedSend>,
    key: string | null
  ) {
    const wrong = sends.flatMap(({ result }) => Result.isFailure(result) ? result.failure : [])
    if (wrong.length > 0) return yield* MailgunError.invalid(wrong.map(toWireIssue))
    const first = Result.getOrThrow(sends[0]!.result)
    const domain = yield* requireDomain(asked, first.from ?? "")
    const { accepted, replayed, results } = yield* emails.sendBatch(caller, sends, key, { allOrNothing: true }).pipe(
      Effect.catchTag("BatchRefused", (refused) => Effect.fail(MailgunError.ofBatch(refused)))
    )
    yield* AcceptedEmails.count(caller.mode, replayed ? 0 : accepted)
    const [answer] = results
    return queued(answer?.ok === true ? answer.id : "", domain)
  })

  const send: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const key = yield* keyOf(asked)
    const form = yield* FormBody.read(asked.request)
    const issues: Array<Issue> = []
    const at = now()
    const message = MessageInput.read(form, at, (issue) => issues.push(issue))
    const caller = inMode(asked.caller, message.isTest)
    if (message.recipients === null || message.to.length === 0) {
      const decoded = SendRequest.decode({ ...message.core, to: message.to }, at)
      const found = Result.isFailure(decoded.result) ? decoded.result.failure.map(toWireIssue) : []
      if (issues.length > 0) return yield* MailgunError.invalid([...issues, ...found])
      return yield* one(asked, caller, decoded, key)
    }
    if (message.to.length > maxBatch) {
      issues.push({ path: ["to"], message: `must have at most ${maxBatch} recipients: send several requests` })
    }
    if (issues.length > 0) return yield* MailgunError.invalid(issues)
    return yield* batch(asked, caller, yield* personal(message, at), key)
  })

  const sendMime: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const key = yield* keyOf(asked)
    const form = yield* FormBody.read(asked.request)
    const issues: Array<Issue> = []
    const report = (issue: Issue) => void issues.push(issue)
    const at = now()
    const to = MessageInput.mailboxesOf(form, ["to"], report)("to").map(Address.addressOf)
    const [field] = MessageInput.valuesOf(form, "message")
    const bytes = form.files.find(({ name }) => name === "message")?.content
      ?? (field === undefined ? undefined : Buffer.from(field))
    const header = bytes === undefined ? () => [] : yield* RawMessages.headerOf(bytes)
    const { isTest, scheduledAt, tags } = MessageInput.wholeOptionsOf(form, header, at, report)
    if (bytes === undefined) report({ path: ["message"], message: "is required: a whole message as a file" })
    if (to.length === 0) report({ path: ["to"], message: "is required" })
    if (bytes === undefined || issues.length > 0) return yield* MailgunError.invalid(issues)
    if (bytes.length > bodyLimits.message) {
      return yield* MailgunError.refused(413, `The message is larger than ${bodyLimits.message} bytes.`)
    }
    const { idempotencyKey, send } = yield* RawMessages.decode({
      message: bytes,
      recipients: to,
      now: at,
      maxBytes: bodyLimits.message,
      asked: { tags, scheduledAt }
    })
    return yield* one(asked, inMode(asked.caller, isTest), send, key ?? idempotencyKey)
  })

  yield* Calls.add([
    { method: "POST", path: "/v3/:domain/messages", access, answer: send },
    { method: "POST", path: "/v3/:domain/messages.mime", access, answer: sendMime }
  ])
}))

import { idempotencyKeyOf } from "@sendwright/api/wire/IdempotencyKey"
import type { Access } from "@sendwright/core/accounts/Caller"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Address from "@sendwright/core/foundation/Address"
import type { Issue } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { type Fields, isEmpty, isRecord } from "@sendwright/http/SurfaceFields"
import * as RawMessages from "@sendwright/mime/reading/RawMessages"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Calls from "./Calls.ts"
import * as EmailInput from "./EmailInput.ts"
import { invalid } from "./SesError.ts"
import { toWireIssue } from "./SesFields.ts"

export const access: Access = { scope: "emails:send", liveOnly: false }

/**
 * The key that tells a repetition of a request: the one that it names, or the id under which SDKs repeat a call of theirs
 * whose answer they did not get.
 */
export const keyOf = ({ request: { headers } }: Calls.Asked) =>
  Effect.fromResult(idempotencyKeyOf(headers["idempotency-key"] ?? headers["amz-sdk-invocation-id"]))

const base64Form = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a text in base64 (RFC 4648); `undefined` where it is none. */
function* bytesInSteps(text: string): Steps<Uint8Array | undefined> {
  const bytes = Buffer.alloc(Math.ceil(text.length * 3 / 4))
  let length = 0
  for (let at = 0; at < text.length; at += stepBytes) {
    if (at > 0) yield
    const part = text.slice(at, at + stepBytes)
    if (!base64Form.test(part)) return undefined
    length += bytes.write(part, length, "base64")
  }
  return bytes.subarray(0, length)
}

const kinds = ["Simple", "Raw", "Template"] as const

/** `POST /v2/email/outbound-emails`. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const emails = yield* Emails
  const { bodyLimits } = yield* HttpSettings
  const clock = yield* Clock.Clock
  const now = () => new Date(clock.currentTimeMillisUnsafe())

  /** A message of which the recipients are those of `Destination` or, without it, those of its header. */
  const readRaw = Effect.fnUntraced(function*(body: Fields, raw: Fields, issues: Array<Issue>) {
    const report = (issue: Issue) => void issues.push(issue)
    const data = typeof raw["Data"] === "string" ? yield* runSteps(bytesInSteps(raw["Data"])) : undefined
    if (data === undefined) {
      return yield* invalid([{ path: ["Content", "Raw", "Data"], message: "must be a message in base64" }])
    }
    if (data.length > bodyLimits.message) {
      const issue = { path: ["Content", "Raw", "Data"], message: `must be at most ${bodyLimits.message} bytes` }
      return yield* invalid([issue], 413)
    }
    const tags = EmailInput.tagsOf(body["EmailTags"], ["EmailTags"], report)
    const { bcc, cc, to } = EmailInput.recipientsOf(body["Destination"], report)
    const recipients = [...to, ...cc, ...bcc].map(Address.addressOf)
    if (issues.length > 0) return yield* invalid(issues)
    const { idempotencyKey, send } = yield* RawMessages.decode({
      message: data,
      recipients: recipients.length === 0 ? undefined : recipients,
      now: now(),
      maxBytes: bodyLimits.message,
      asked: { tags }
    })
    return { decoded: send, idempotencyKey, path: ["Content", "Raw"] }
  })

  const read = Effect.fnUntraced(function*(body: Fields) {
    const issues: Array<Issue> = []
    const report = (issue: Issue) => void issues.push(issue)
    EmailInput.refuseUnmet(body, report)
    const content = EmailInput.recordOf(body["Content"], ["Content"], report)
    const given = kinds.filter((kind) => !isEmpty(content[kind]))
    const [kind] = given
    const fields = kind === undefined ? undefined : content[kind]
    if (kind === undefined || given.length > 1 || !isRecord(fields)) {
      report({ path: ["Content"], message: "must have exactly one of Simple, Raw and Template" })
      return yield* invalid(issues)
    }
    if (kind === "Raw") return yield* readRaw(body, fields, issues)
    const path = ["Content", kind]
    const tags = EmailInput.tagsOf(body["EmailTags"], ["EmailTags"], report)
    const data = kind === "Simple"
      ? {}
      : EmailInput.dataOf(fields["TemplateData"], [...path, "TemplateData"], report)
    const parts = { body, destination: body["Destination"], tags, content: { kind, fields, path }, data, headers: null }
    const decoded = EmailInput.decode(parts, now())
    if (issues.length > 0 || Result.isFailure(decoded.result)) {
      return yield* invalid([...issues, ...(Result.isFailure(decoded.result) ? decoded.result.failure : [])])
    }
    return { decoded, idempotencyKey: null, path }
  })

  const send: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { caller } = asked
    const key = yield* keyOf(asked)
    const { decoded, idempotencyKey, path } = yield* read(yield* Calls.bodyOf(asked))
    const { id, replayed } = yield* emails.send(caller, decoded, idempotencyKey ?? key).pipe(
      Effect.catchTag(
        "ValidationError",
        ({ issues }) => Effect.fail(invalid(issues.map((issue) => toWireIssue(issue, path))))
      )
    )
    yield* AcceptedEmails.count(caller.mode, replayed ? 0 : 1)
    return { MessageId: id }
  })

  yield* Calls.add([{ method: "POST", path: Calls.sendPath, access, answer: send }])
}))

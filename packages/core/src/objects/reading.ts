import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { EmailStore } from "../emails/EmailStore.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { StoredFile } from "../model/OriginalMessage.ts"
import type { ExportStore } from "../privacy/ExportStore.ts"
import type { Begun, SendableEmail, SendJobs } from "../sending/SendJobs.ts"
import { type Body, bodyBytes, decodeBody } from "./body.ts"
import * as ContentReference from "./ContentReference.ts"
import { isLost, type Objects } from "./Objects.ts"

/** Objects that are read at once for one who asks. */
const partsAtOnce = 4

type Whole<A> = Effect.Effect<A, StorageError>

const bytesOf = (email: Body & { readonly id: string }): number => {
  const reference = ContentReference.read(email.id, email.html)
  return reference === undefined
    ? (email.html?.length ?? 0) + (email.text?.length ?? 0)
    : bodyBytes(reference.size)
}

/** An erasure, or retention, may have come between a reference and its object: then there is another one, or none. */
export const twice = <A>(read: Effect.Effect<A, StorageError>) => Effect.catchIf(read, isLost, () => read)

/** Reads what objects hold, for those who read from the stores. */
export const make = ({ get }: Objects) => {
  const body = <A extends Body & { readonly id: string }>(email: A): Whole<A> => {
    const reference = ContentReference.read(email.id, email.html)
    return reference === undefined
      ? Effect.succeed(email)
      : Effect.map(get(reference), (content) => ({ ...email, ...decodeBody(content) }))
  }

  const file = (emailId: string) => (attachment: StoredFile): Whole<StoredFile> => {
    const reference = ContentReference.readBytes(emailId, attachment.content)
    return reference === undefined
      ? Effect.succeed(attachment)
      : Effect.map(get(reference), (content) => ({ ...attachment, content }))
  }

  const files = (emailId: string, attachments: ReadonlyArray<StoredFile>) =>
    Effect.forEach(attachments, file(emailId), { concurrency: partsAtOnce })

  const isElsewhere = ({ attachments, html, id }: SendableEmail): boolean =>
    ContentReference.read(id, html) !== undefined
    || attachments.some(({ content }) => ContentReference.readBytes(id, content) !== undefined)

  const whole = (email: SendableEmail): Whole<SendableEmail> =>
    Effect.flatMap(
      body(email),
      (withBody) => Effect.map(files(email.id, email.attachments), (attachments) => ({ ...withBody, attachments }))
    )

  const ready = (begun: Begun): Begun =>
    begun._tag === "Ready" && isElsewhere(begun.email) ? { ...begun, whole: whole(begun.email) } : begun

  const emails = (inner: EmailStore["Service"]): Partial<EmailStore["Service"]> => ({
    find: (scope, id) =>
      twice(Effect.flatMap(
        inner.find(scope, id),
        (found) => Option.isSome(found) ? Effect.asSome(body(found.value)) : Effect.succeed(found)
      )),
    record: (scope, id) =>
      twice(Effect.flatMap(inner.record(scope, id), (found) =>
        Option.isSome(found)
          ? Effect.map(body(found.value.email), (email) => Option.some({ ...found.value, email }))
          : Effect.succeed(found))),
    attachments: (scope, id) => twice(Effect.flatMap(inner.attachments(scope, id), (found) => files(id, found))),
    attachment: (scope, id, position) =>
      twice(Effect.flatMap(
        inner.attachment(scope, id, position),
        (found) => Option.isSome(found) ? Effect.asSome(file(id)(found.value)) : Effect.succeed(found)
      ))
  })

  const begin = (inner: SendJobs["Service"]["begin"]): SendJobs["Service"]["begin"] => (leases, now) =>
    Effect.map(inner(leases, now), (all) => all.map(ready))

  /** A page of the storage holds references where bodies are large: it ends where they would be too many bytes. */
  const page = (inner: ExportStore["Service"]["emails"]): ExportStore["Service"]["emails"] => (asked) =>
    twice(Effect.flatMap(inner(asked), (emails) => {
      let bytes = 0
      const end = emails.findIndex((email, index) => {
        bytes += bytesOf(email)
        return index > 0 && bytes > asked.maxBytes
      })
      return Effect.forEach(end === -1 ? emails : emails.slice(0, end), body, { concurrency: partsAtOnce })
    }))

  return { emails, begin, page }
}

import { decode, nameOf } from "../model/Attachment.ts"
import type { Authentication, ReceivedContents } from "../received/ReceivedEmail.ts"
import type { FormPart } from "./MultipartForm.ts"
import type { ReceivedSubject } from "./ReceivedSubject.ts"

/** What SendGrid's Inbound Parse says besides. */
export interface SendgridContents extends Pick<ReceivedContents, "html" | "text"> {
  /** The message as it came. */
  readonly message: Uint8Array
  /** The contents of the attachments in base64, by their places. */
  readonly files: ReadonlyArray<string>
}

const [carriageReturn, lineFeed] = [13, 10]

/** The header of a message, with the line break that ends it. */
const headerOf = (message: Uint8Array): Uint8Array => {
  let at = message.indexOf(carriageReturn)
  while (at !== -1) {
    if (message[at + 1] === lineFeed && message[at + 2] === carriageReturn && message[at + 3] === lineFeed) {
      return message.subarray(0, at + 2)
    }
    at = message.indexOf(carriageReturn, at + 1)
  }
  return message
}

/** `{@a.example : pass, @b.example : fail}`, as SendGrid writes it. */
const dkimOf = ({ dkim }: Authentication): string =>
  dkim.length === 0 ? "none" : `{${dkim.map(({ domain, result }) => `@${domain ?? ""} : ${result}`).join(", ")}}`

const field = (name: string, content: string | null): ReadonlyArray<FormPart> =>
  content === null ? [] : [{ name, content }]

const charsetsOf = (parts: ReadonlyArray<FormPart>): ReadonlyArray<FormPart> =>
  field("charsets", JSON.stringify(Object.fromEntries(parts.map(({ name }) => [name, "UTF-8"]))))

/** The fields that both forms have. What was not checked, and the address of the client, are not said. */
const commonOf = ({ received: { authentication, envelope, spam } }: ReceivedSubject): ReadonlyArray<FormPart> => [
  ...field("dkim", authentication === null ? null : dkimOf(authentication)),
  ...field("SPF", authentication === null ? null : authentication.spf.result),
  ...field("envelope", JSON.stringify({ to: envelope.to, from: envelope.from })),
  ...field("spam_score", spam === null ? null : String(spam.score))
]

const namesOf = ({ received: { cc, envelope, from, subject, to } }: ReceivedSubject): ReadonlyArray<FormPart> => [
  ...field("to", to.join(", ")),
  ...field("from", from ?? envelope.from),
  ...field("cc", cc.length === 0 ? null : cc.join(", ")),
  ...field("subject", subject)
]

/** The form of `email.received` as SendGrid's Inbound Parse posts it. */
export const ofReceived = (
  subject: ReceivedSubject,
  { files, html, message, text }: SendgridContents
): ReadonlyArray<FormPart> => {
  const attachments = subject.received.attachments.slice(0, files.length)
  const idOf = (place: number): string => `attachment${place + 1}`
  const texts = [...namesOf(subject), ...field("text", text), ...field("html", html)]
  return [
    { name: "headers", content: headerOf(message) },
    ...texts,
    ...commonOf(subject),
    ...charsetsOf(texts),
    ...field("attachments", String(attachments.length)),
    ...(attachments.length === 0 ? [] : [
      ...field(
        "attachment-info",
        JSON.stringify(Object.fromEntries(attachments.map((file, place) => [idOf(place), {
          filename: nameOf(file),
          name: nameOf(file),
          type: file.contentType,
          ...(file.contentId === null ? {} : { "content-id": file.contentId })
        }])))
      ),
      ...field(
        "content-ids",
        JSON.stringify(Object.fromEntries(
          attachments.flatMap(({ contentId }, place) => contentId === null ? [] : [[contentId, idOf(place)]])
        ))
      )
    ]),
    ...attachments.map((file, place): FormPart => ({
      name: idOf(place),
      filename: nameOf(file),
      contentType: file.contentType,
      content: () => decode(files[place]!)
    }))
  ]
}

/** The same with the whole message, as Inbound Parse posts it where "Send Raw" is chosen. */
export const ofMessage = (subject: ReceivedSubject, message: Uint8Array): ReadonlyArray<FormPart> => {
  const names = namesOf(subject)
  return [{ name: "email", content: message }, ...names, ...commonOf(subject), ...charsetsOf(names)]
}

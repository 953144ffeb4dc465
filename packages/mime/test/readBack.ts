import * as Address from "@sendwright/core/foundation/Address"
import type { Mailbox } from "@sendwright/core/foundation/Address"
import { checkContentId } from "@sendwright/core/model/Attachment"
import type { OutgoingAttachment, OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import { strict as assert } from "node:assert"
import PostalMime, { type Address as Mailboxes, decodeWords, type Email } from "postal-mime"

// oxlint-disable-next-line no-control-regex
const asLine = (text: string) => text.toWellFormed().replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g, " ")
// A subject keeps its tabs.
// oxlint-disable-next-line no-control-regex
const asSubject = (text: string) => text.toWellFormed().replace(/[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]+/g, " ")

// This reader loses a U+FEFF at the beginning of what it decodes: of a text, and of each encoded word.
const unmarked = (text: string) => text.replaceAll("\ufeff", "")

const asText = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, "\n")

const isShown = ({ address }: Mailbox) => Address.checkAddress(address) === undefined && !/[<>]/.test(address)

const seen = (list: ReadonlyArray<Mailbox>) =>
  list.filter(isShown).map(({ address, name }) => ({
    name: unmarked(asLine(name ?? "").trim()),
    address: Address.toEnvelope(address)
  }))

const found = (list: ReadonlyArray<Mailboxes> | undefined) =>
  (list ?? []).map(({ name, ...rest }) => ({ name: unmarked(name), ...rest }))

const ours =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|dkim-signature|return-path|received|resent-.*)$/i

const ownHeaders = ({ headers, unsubscribeUrl }: OutgoingMessage) =>
  Object.entries(headers).filter(([name]) =>
    /^[\x21-\x39\x3b-\x7e]{1,900}$/.test(name) && !ours.test(name) &&
    (unsubscribeUrl === null || !/^list-unsubscribe(?:-post)?$/i.test(name))
  )

/** The octets of a message: lines of seven-bit text that end with CRLF, none longer than RFC 5322 §2.1.1 allows. */
const checkBytes = (bytes: Uint8Array): void => {
  const source = Buffer.from(bytes).toString("latin1")
  assert(source.endsWith("\r\n"))
  for (const line of source.split("\r\n")) {
    if (!/^[\t\x20-\x7e]{0,998}$/.test(line)) assert.fail(JSON.stringify(line))
  }
}

// It also ends a text with a line end of its own, and gives the ends of lines as they travelled.
const sameText = (found: string | undefined, given: string) => {
  const left = unmarked(found ?? "").replaceAll("\r\n", "\n")
  const right = unmarked(asText(given))
  if (left !== right && left !== `${right}\n`) {
    assert.fail(`${JSON.stringify(left.slice(0, 500))} is not ${JSON.stringify(right.slice(0, 500))}`)
  }
}

const isRelated = (input: OutgoingMessage) => ({ contentId, disposition }: OutgoingAttachment) =>
  input.html !== null && disposition === "inline" && contentId !== null && checkContentId(contentId) === undefined

/** The files in the order of the parts: what the html refers to, further forms of the body, and the rest. */
const inOrder = (input: OutgoingMessage): ReadonlyArray<OutgoingAttachment> => {
  const place = (of: OutgoingAttachment) => isRelated(input)(of) ? 0 : of.disposition === "alternative" ? 1 : 2
  return input.attachments.toSorted((left, right) => place(left) - place(right))
}

// What this reader takes for a calendar comes as UTF-8 with its own line ends.
const asRead = ({ content, contentType }: OutgoingAttachment): Uint8Array =>
  /^\s*text\/calendar\b/i.test(contentType)
    ? Buffer.from(`${new TextDecoder().decode(content).replace(/\r?\n/g, "\n").replace(/\n*$/, "")}\n`)
    : content

/** Holds the files that were read against those that were put in. */
export const checkFiles = ({ attachments }: Email, input: OutgoingMessage) => {
  assert.deepEqual(
    attachments.map(({ content, contentId, disposition, filename, related = false }) => ({
      filename: unmarked(filename ?? ""),
      disposition,
      contentId,
      related,
      content: Buffer.from(content as ArrayBuffer).toString("hex")
    })),
    inOrder(input).map((of, index) => ({
      // This reader decodes encoded words in names also where RFC 2231 has spelt them out. A type may bring its own name.
      filename: of.filename !== null
        ? unmarked(decodeWords(asLine(of.filename).trim() || "attachment"))
        : /name/i.test(of.contentType)
        ? unmarked(attachments[index]?.filename ?? "")
        : "",
      disposition: of.disposition !== "alternative" ? of.disposition : of.filename === null ? null : "inline",
      contentId: of.contentId === null || checkContentId(of.contentId) !== undefined ? undefined : `<${of.contentId}>`,
      related: isRelated(input)(of),
      content: Buffer.from(asRead(of)).toString("hex")
    }))
  )
}

/** Reads a message that was rendered of `input` and compares everything in it with what was put in. */
export const checkReadBack = async (bytes: Uint8Array, input: OutgoingMessage): Promise<void> => {
  checkBytes(bytes)
  const email = await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  const url = input.unsubscribeUrl !== null && URL.canParse(input.unsubscribeUrl) ? new URL(input.unsubscribeUrl) : null
  const own = ownHeaders(input)
  const names = email.headers.map(({ originalKey }) => originalKey)
  assert.deepEqual(names.filter((name) => name !== "Content-Transfer-Encoding"), [
    ...(input.dkim === null ? [] : ["DKIM-Signature"]),
    "From",
    ...(input.to.some(isShown) ? ["To"] : []),
    ...(input.cc.some(isShown) ? ["Cc"] : []),
    ...(input.replyTo.some(isShown) ? ["Reply-To"] : []),
    "Subject",
    "Date",
    "Message-ID",
    ...(input.ownMessageId === null ? [] : ["X-Sendwright-Message-ID"]),
    ...(url?.protocol === "https:" || url?.protocol === "http:" ? ["List-Unsubscribe"] : []),
    ...(url?.protocol === "https:" ? ["List-Unsubscribe-Post"] : []),
    ...own.map(([name]) => name),
    "MIME-Version",
    "Content-Type"
  ])
  assert.equal(
    new Set(names.filter((name) => /^content-/i.test(name))).size,
    names.filter((name) => /^content-/i.test(name)).length
  )
  assert.equal(unmarked(email.subject ?? ""), unmarked(asSubject(input.subject)))
  assert.deepEqual(found(email.from === undefined ? [] : [email.from]), seen([input.from]))
  assert.deepEqual(found(email.to), seen(input.to))
  assert.deepEqual(found(email.cc), seen(input.cc))
  assert.deepEqual(found(email.replyTo), seen(input.replyTo))
  assert.equal(email.bcc, undefined)
  const bare = (id: string) => `<${id.replace(/[^\x21-\x7e]|[<>]/g, "")}>`
  assert.equal(email.messageId, bare(input.ownMessageId ?? input.messageId))
  const engineId = email.headers.find(({ key }) => key === "x-sendwright-message-id")?.value
  assert.equal(engineId, input.ownMessageId === null ? undefined : bare(input.messageId))
  assert.equal(new Date(email.date ?? "").getTime(), Math.floor(input.date.getTime() / 1000) * 1000)
  const values = email.headers.filter(({ key }) =>
    !ours.test(key) && key !== "x-sendwright-message-id" && (url === null || !key.startsWith("list-unsub"))
  )
  assert.deepEqual(
    values.map(({ value }, index) => {
      const given = asLine(own[index]?.[1] ?? "").trim()
      // What is ASCII already goes untouched, whether it looks encoded or not.
      return unmarked(value === given ? value : decodeWords(value))
    }),
    own.map(([, value]) => unmarked(asLine(value).trim()))
  )
  if (url !== null) {
    const link = email.headers.find(({ key }) => key === "list-unsubscribe")?.value.replace(/ /g, "")
    if (link !== undefined) assert.equal(new URL(/^<([^<>]*)>$/.exec(link)?.[1] ?? "").href, url.href)
  }
  if (input.text !== null) sameText(email.text, input.text)
  else if (input.html === null) sameText(email.text, "")
  else assert.equal(email.text, undefined)
  if (input.html === null) assert.equal(email.html, undefined)
  else sameText(email.html, input.html)
  checkFiles(email, input)
}

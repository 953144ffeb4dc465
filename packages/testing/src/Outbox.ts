import { type Mailbox, normalize } from "@sendwright/core/foundation/Address"
import { contentsOf, type EmailContents } from "@sendwright/core/model/EmailFields"
import type { OutgoingAttachment } from "@sendwright/core/sending/OutgoingMessage"
import { AssertionError } from "node:assert"
import type { Taken } from "./FakeProvider.ts"
import { cutTags, linksIn, withoutUnseen } from "./html.ts"

/** What is compared as a whole where it is a text, without case for addresses, and matched where it is a pattern. */
export type Wanted = string | RegExp

/** What an email must have to be found; what is left out does not matter. */
export interface EmailSearch {
  /** Any recipient that the provider took it for: a bare address. */
  readonly to?: Wanted
  /** The bare address of the sender. */
  readonly from?: Wanted
  readonly subject?: Wanted
  /** A text stands anywhere in it. */
  readonly html?: Wanted
  /** A text stands anywhere in it. */
  readonly text?: Wanted
  readonly tag?: string
  readonly emailId?: string
}

/** What is known of an email apart from what the provider was told. */
export interface Known {
  readonly bcc: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
}

// The fields that the constructor copies whole: a class cannot name them but one by one.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface SentEmail extends EmailContents {}

/** An email that the provider took. A hand-off that is repeated after its answer was lost is a second one. */
export class SentEmail {
  readonly emailId: string
  /** When the provider took it. */
  readonly at: Date
  /** 1 for the first hand-off. */
  readonly attempt: number
  /** `Name <address>`, or the address alone; so are to, cc and bcc. */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  /** Never in the message itself. */
  readonly bcc: ReadonlyArray<string>
  readonly replyTo: ReadonlyArray<string>
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  readonly attachments: ReadonlyArray<OutgoingAttachment>
  /** The message as its sender wrote it, of a message that came whole; null: it is made of the fields. */
  readonly original: Uint8Array | null
  /** The addresses that the provider took it for: those of to, cc and bcc that it did not refuse. */
  readonly recipients: ReadonlyArray<string>
  readonly providerMessageId: string
  /** What is in the field Message-ID, without the angle brackets. */
  readonly messageId: string
  readonly #fromAddress: string

  constructor({ at, message, providerMessageId, recipients }: Taken, { bcc, tags }: Known) {
    this.emailId = message.emailId
    this.at = at
    this.attempt = message.attempt
    this.from = shown(message.from)
    this.to = message.to.map(shown)
    this.cc = message.cc.map(shown)
    this.bcc = bcc
    this.replyTo = message.replyTo.map(shown)
    this.subject = message.subject
    Object.assign(this, contentsOf(message))
    this.tags = tags
    this.attachments = message.attachments
    this.original = message.original?.content ?? null
    this.recipients = recipients
    this.providerMessageId = providerMessageId
    this.messageId = message.ownMessageId ?? message.messageId
    this.#fromAddress = message.from.address
  }

  /** The targets of the links in the html, in order; without html, the URLs in the text. */
  links(): ReadonlyArray<string> {
    if (this.html === null) {
      return [...(this.text ?? "").matchAll(/https?:\/\/[^\s<>"']+/g)].flatMap(([url]) => {
        const whole = url.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, "")
        return /\/\/../.test(whole) ? [whole] : []
      })
    }
    return linksIn(this.html).map(decoded)
  }

  /** The first link that has the text in it, or fits the pattern. Throws an `AssertionError` that lists the links. */
  link(wanted: Wanted = ""): string {
    const links = this.links()
    const found = links.find((link) => typeof wanted === "string" ? link.includes(wanted) : matches(link, wanted))
    if (found !== undefined) return found
    const list = links.length === 0
      ? " It has no links."
      : ` It has these:\n${links.map((link) => `  ${link}`).join("\n")}`
    throw failure(`The email ${JSON.stringify(this.subject)} has no link with ${show(wanted)}.${list}`, this.link)
  }

  /** The text; where there is none, the words of the html. */
  plainText(): string {
    if (this.text !== null) return this.text
    const lines = cutTags(withoutUnseen(this.html ?? ""), /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b/i, "\n")
    const words = cutTags(lines, /</, "")
    return decoded(words).replace(/[ \t]+/g, " ").replace(/ ?\n\s*/g, "\n").trim()
  }

  /** Whether it has everything that is searched for. */
  fits(search: EmailSearch): boolean {
    return (search.to === undefined || this.recipients.some((address) => isAddress(address, search.to!)))
      && (search.from === undefined || isAddress(this.#fromAddress, search.from))
      && (search.subject === undefined || is(this.subject, search.subject))
      && (search.html === undefined || contains(this.html, search.html))
      && (search.text === undefined || contains(this.text, search.text))
      && (search.tag === undefined || this.tags.includes(search.tag))
      && (search.emailId === undefined || this.emailId === search.emailId)
  }
}

/** What the provider took, with finders, and assertions that say what was sent instead. */
export interface Outbox {
  /** In the order of taking, since the last `clear`. */
  readonly all: ReadonlyArray<SentEmail>
  readonly last: SentEmail | undefined
  /** Everything that was taken for an address, in order. */
  readonly to: (address: Wanted) => ReadonlyArray<SentEmail>
  /** The newest that fits. */
  readonly find: (search: EmailSearch) => SentEmail | undefined
  /** The newest that fits; throws an `AssertionError` with a list of what was sent where there is none. */
  readonly expectSent: (search?: EmailSearch) => SentEmail
  /** Throws an `AssertionError` where anything was taken for the address. */
  readonly expectNothingTo: (address: Wanted) => void
  /** Throws an `AssertionError` where as many emails, or more or fewer, were taken. */
  readonly expectCount: (count: number) => void
  /** Forgets what was taken so far. */
  readonly clear: () => void
}

/**
 * An outbox over what a provider took; `known` says of an email what the message does not.
 *
 * @example
 * ```ts
 * import { FakeProvider } from "@sendwright/testing/FakeProvider"
 * import * as Outbox from "@sendwright/testing/Outbox"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const fake = yield* FakeProvider
 *   const outbox = Outbox.make(() => fake.outbox, () => ({ bcc: [], tags: [] }))
 *   outbox.expectCount(0)
 * }).pipe(Effect.provide(FakeProvider.layer))
 * ```
 */
export const make = (taken: () => ReadonlyArray<Taken>, known: (emailId: string) => Known): Outbox => {
  const emails: Array<SentEmail> = []
  let cleared = 0
  const all = () => {
    const now = taken()
    for (let i = emails.length; i < now.length; i++) emails.push(new SentEmail(now[i]!, known(now[i]!.message.emailId)))
    return emails.slice(cleared)
  }
  const to = (address: Wanted) => all().filter((email) => email.fits({ to: address }))
  const find = (search: EmailSearch) => all().findLast((email) => email.fits(search))
  const expectSent = (search: EmailSearch = {}): SentEmail => {
    const found = find(search)
    if (found !== undefined) return found
    throw failure(`No email was sent${described(search)}.\n${listOf(all())}`, expectSent)
  }
  const expectNothingTo = (address: Wanted): void => {
    const found = to(address)
    if (found.length === 0) return
    throw failure(`Nothing should have been sent to ${show(address)}.\n${listOf(found)}`, expectNothingTo)
  }
  const expectCount = (count: number): void => {
    const sent = all()
    if (sent.length !== count) throw failure(`${count} should have been sent.\n${listOf(sent)}`, expectCount)
  }
  return {
    get all() {
      return all()
    },
    get last() {
      return all().at(-1)
    },
    to,
    find,
    expectSent,
    expectNothingTo,
    expectCount,
    clear: () => {
      cleared = taken().length
      all()
    }
  }
}

/** An assertion that failed, seen from where it was made. */
export const failure = (message: string, stackStartFn: (...args: Array<never>) => unknown): AssertionError =>
  new AssertionError({ message, stackStartFn })

/** How something that was wanted is shown. */
export const show = (wanted: Wanted): string => typeof wanted === "string" ? JSON.stringify(wanted) : String(wanted)

// Unlike `test`, it does not go on from where a pattern with the flag g stopped the last time.
const matches = (text: string, pattern: RegExp): boolean => text.search(pattern) !== -1

/** Whether a text is what was wanted, or fits the pattern. */
export const is = (text: string, wanted: Wanted): boolean =>
  typeof wanted === "string" ? text === wanted : matches(text, wanted)

const isAddress = (address: string, wanted: Wanted): boolean =>
  typeof wanted === "string" ? normalize(address) === normalize(wanted) : matches(address, wanted)

const contains = (text: string | null, wanted: Wanted): boolean =>
  text !== null && (typeof wanted === "string" ? text.includes(wanted) : matches(text, wanted))

const shown = ({ address, name }: Mailbox): string => name === null ? address : `${name} <${address}>`

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: " " }

const decoded = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const described = (search: EmailSearch): string => {
  const parts = Object.entries(search).map(([field, wanted]) => `${field} ${show(wanted as Wanted)}`)
  return parts.length === 0 ? "" : ` with ${parts.join(", ")}`
}

const listOf = (emails: ReadonlyArray<SentEmail>): string => {
  if (emails.length === 0) return "Nothing was sent."
  const lines = emails.map(({ at, recipients, subject, tags }, index) => {
    const tagged = tags.length === 0 ? "" : ` [${tags.join(", ")}]`
    return `  ${index + 1}. ${at.toISOString()} to ${recipients.join(", ")}: ${JSON.stringify(subject)}${tagged}`
  })
  return `Sent (${emails.length}):\n${lines.join("\n")}`
}

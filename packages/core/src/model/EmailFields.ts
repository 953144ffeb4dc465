/**
 * The fields of an email as its sender gave them: what every other form of an email (accepted, stored, shown, on its way)
 * is made from. Attachments stand beside them, because each form knows something else of a file.
 */

/** The mailboxes in the fields To and Cc of a header. */
export interface Visible {
  /** The mailboxes of To, in their order; none: there is no such field. */
  readonly to: ReadonlyArray<string>
  /** Those of Cc. */
  readonly cc: ReadonlyArray<string>
}

/** What the header of an email says in the sender's own words, where the engine would write something else. */
export interface OwnHeader {
  /** The mailboxes in To and Cc; null: `to` and `cc`. It does not change who gets the email. */
  readonly visible: Visible | null
  /** The Message-ID without its angle brackets; null: that of the engine, by which reports are joined in any case. */
  readonly messageId: string | null
  /** The date-time of Date (RFC 5322 §3.3); null: when the email became due. */
  readonly date: string | null
}

/** What the log shows of an email. It stays for as long as the email does. */
export interface EmailHeading {
  /** `a@b.com` or `Name <a@b.com>`; so are to, cc, bcc and replyTo. */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
  /** Where answers go: none, or up to 10. */
  readonly replyTo: ReadonlyArray<string>
  readonly subject: string
  readonly tags: ReadonlyArray<string>
  /** null: the engine writes the whole header, as it does of nearly all emails. */
  readonly ownHeader: OwnHeader | null
}

/** What an email contains. Once bodies have been kept for long enough, nothing of it is left. */
export interface EmailContents {
  readonly html: string | null
  readonly text: string | null
  /** The sender's own headers: names and values are already checked by `HeaderPolicy`. */
  readonly headers: Readonly<Record<string, string>>
  /** https: List-Unsubscribe and One-Click (RFC 8058); http: List-Unsubscribe alone (RFC 2369). */
  readonly unsubscribeUrl: string | null
}

/** All fields of an email. */
export interface EmailFields extends EmailHeading, EmailContents {}

/** What a field holds, which decides how a person is erased from it. */
export type Holding = "mailboxes" | "words" | "headers" | "ownHeader"

/** What each field holds. */
export const holdings = {
  from: "mailboxes",
  to: "mailboxes",
  cc: "mailboxes",
  bcc: "mailboxes",
  replyTo: "mailboxes",
  subject: "words",
  tags: "words",
  ownHeader: "ownHeader",
  html: "words",
  text: "words",
  headers: "headers",
  unsubscribeUrl: "words"
} as const satisfies { readonly [Name in keyof EmailFields]: Holding }

/** The heading of something that has more than it. */
export const headingOf = (
  { bcc, cc, from, ownHeader, replyTo, subject, tags, to }: EmailHeading
): EmailHeading => ({
  from,
  to,
  cc,
  bcc,
  replyTo,
  subject,
  tags,
  ownHeader
})

/** The mailboxes in To and Cc of an email. */
export const visibleOf = ({ cc, ownHeader, to }: Pick<EmailHeading, "to" | "cc" | "ownHeader">): Visible =>
  ownHeader?.visible ?? { to, cc }

/** The fields of an own header by their names, as they read in a list of headers. */
export const ownHeaderFields = (ownHeader: OwnHeader | null): Readonly<Record<string, string>> => {
  if (ownHeader === null) return {}
  const { date, messageId, visible } = ownHeader
  const { cc, to } = visible ?? { to: [], cc: [] }
  return {
    ...(to.length === 0 ? {} : { To: to.join(", ") }),
    ...(cc.length === 0 ? {} : { Cc: cc.join(", ") }),
    ...(messageId === null ? {} : { "Message-ID": `<${messageId}>` }),
    ...(date === null ? {} : { Date: date })
  }
}

type GivenContents = { readonly [Name in keyof EmailContents]?: EmailContents[Name] | undefined }

const noHeaders: EmailContents["headers"] = {}

/** The contents of something that has more than them; what is not given is empty. */
export const contentsOf = (
  { headers = noHeaders, html = null, text = null, unsubscribeUrl = null }: GivenContents
): EmailContents => ({
  html,
  text,
  headers,
  unsubscribeUrl
})

/** The contents of an email that has none: before any is given, and after all of it was deleted. */
export const emptyContents: EmailContents = contentsOf({})

/** Whether an email has any contents. */
export const hasContents = (email: EmailContents): boolean =>
  Object.values(contentsOf(email)).some((value) =>
    value !== null && (typeof value === "string" || Object.keys(value).length > 0)
  )

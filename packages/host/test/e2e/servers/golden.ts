/** The messages that go through each server: everything of a message that servers are known to change. */
import { randomBytes } from "node:crypto"
import type { Signers } from "../signed.ts"

/** What a server may offer of SMTP. */
export type Extension = "DSN" | "SMTPUTF8" | "STARTTLS"

/** What becomes of a message at the far end, or on its way there. */
type Fate =
  | "taken"
  /** Its recipients go on at RCPT, and after the message. */
  | "unknown"
  | "large"
  /** The first recipient is taken and the second is not. */
  | "partly"
  /** Sendwright refuses it. */
  | "refused"

export interface Golden {
  readonly kind: Kind
  /** Stands in each recipient's address. */
  readonly tag: string
  readonly message: Buffer
  readonly to: ReadonlyArray<string>
  readonly fate: Fate
  /** Parameters of MAIL and RCPT. */
  readonly mail: ReadonlyArray<string>
  readonly rcpt: ReadonlyArray<string>
}

interface Content {
  /** Of From, where that is not the sender. */
  readonly author?: string
  /** Fields below From, To, Message-ID and Date. */
  readonly head?: string
  readonly body?: string | Buffer
  readonly to?: ReadonlyArray<string>
  readonly fate?: Fate
  readonly mail?: ReadonlyArray<string>
  readonly rcpt?: ReadonlyArray<string>
  /** Makes the whole message below a header of its own. */
  readonly sign?: (head: string) => Buffer
}

const eightBit = ["BODY=8BITMIME"]
const utf8 = ["SMTPUTF8", "BODY=8BITMIME"]
const text = (charset: string, encoding: string) =>
  `Subject: Order\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=${charset}\r\n`
  + `Content-Transfer-Encoding: ${encoding}\r\n`
const inBase64 = (bytes: number) => randomBytes(bytes).toString("base64").replace(/.{76}/g, "$&\r\n")
const multipart = (subtype: string, parts: ReadonlyArray<string>) => ({
  head: `Subject: Parts\r\nMIME-Version: 1.0\r\nContent-Type: multipart/${subtype};\r\n\tboundary="=_parts"\r\n`,
  body: `${parts.map((part) => `--=_parts\r\n${part}\r\n`).join("")}--=_parts--\r\n`
})
const plainPart = "Content-Type: text/plain\r\n\r\nHello"

/** Each kind, by the tag of the message. */
const kinds = {
  plain: () => ({}),
  /** Where the server between goes on to another far end. */
  elsewhere: (tag: string) => ({ to: [`ada+${tag}@example.org`] }),
  utf8Body: () => ({ head: text("utf-8", "8bit"), body: "Grüße aus Köln, 東京 🎉\r\n", mail: eightBit }),
  latin1Body: () => ({
    head: text("iso-8859-1", "8bit"),
    body: Buffer.from("Gr\xfc\xdfe, \xa7 5\r\n", "latin1"),
    mail: eightBit
  }),
  utf8Header: () => ({
    head: "Subject: Grüße aus 東京\r\nX-Shop: Köln\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n",
    body: "Grüße\r\n",
    mail: utf8
  }),
  utf8Domain: (tag: string) => ({ to: [`ada+${tag}@bücher.example`], mail: utf8 }),
  longestLine: () => ({ body: `${"0123456789".repeat(99)}01234567\r\nshort\r\n` }),
  dots: () => ({ body: ".\r\n..\r\n. a\r\n...b\r\n\r\n.\r\n\r\n." + "c".repeat(70) + "\r\n.\r\n" }),
  list: () => ({
    head:
      "Received: from a.example by lists.example; Sun, 22 Nov 2026 12:00:00 +0000\r\nList-Id: <team.lists.example>\r\n"
      + "List-Unsubscribe: <mailto:leave@lists.example>\r\nPrecedence: list\r\nSubject: [Team] Hello\r\n",
    body: "Hello.\r\n-- \r\n_______________________________________________\r\nThe list's footer\r\n"
  }),
  listFooter: () =>
    multipart("mixed", [
      plainPart,
      "Content-Type: text/plain; name=\"footer.txt\"\r\n\r\n_______\r\nTeam mailing list"
    ]),
  emptyAttachment: () =>
    multipart("mixed", [
      plainPart,
      "Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=empty.bin\r\n"
      + "Content-Transfer-Encoding: base64\r\n\r\n"
    ]),
  repeatedFields: () => ({
    head: "X-Twice: 1\r\nX-Twice: 2\r\nComments: one\r\nComments: two\r\nKeywords: a\r\nKeywords: b\r\nX-Twice: 1\r\n"
      + "Subject: Twice\r\n"
  }),
  foldedFields: () => ({
    head:
      `Subject: Folded\r\n\t over  three\r\n lines \r\nX-Long: ${
        "a".repeat(980)
      }\r\nX-Empty:\r\nReferences: <1@a.example>\r\n`
      + ` <2@a.example>\r\n\t<3@a.example>\r\n`
  }),
  noBody: () => ({ head: "Subject: Nothing\r\n", body: "" }),
  whiteSpace: () => ({ body: "trailing \t \r\n\r\n \r\n\r\n\r\n" }),
  oddFields: () => ({ head: "sUBJECT:odd\r\nMIME-version:  1.0  \r\ncontent-TYPE:text/plain;charset=us-ascii\r\n" }),
  forwarded: () => ({
    ...multipart("mixed", [
      plainPart,
      "Content-Type: message/rfc822\r\nContent-Transfer-Encoding: 8bit\r\n\r\nFrom: b@b.example\r\n"
      + "Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Transfer-Encoding: 8bit\r\n\r\nKöln\r\n.\r\n"
    ]),
    mail: eightBit
  }),
  file: () =>
    multipart("mixed", [
      plainPart,
      "Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n" + inBase64(100_000)
    ]),
  bcc: () => ({ head: "Subject: Hidden\r\nBcc: carol@example.net\r\n" }),
  reported: (tag: string) => ({
    mail: ["RET=HDRS", `ENVID=golden.${tag}`],
    rcpt: ["NOTIFY=SUCCESS,FAILURE", `ORCPT=rfc822;ada+2B${tag}@example.net`]
  }),
  partly: (tag: string) => ({
    to: [`ada+${tag}@example.net`, `unknown+${tag}@example.net`],
    fate: "partly"
  }),
  unknown: (tag: string) => ({ to: [`unknown+${tag}@example.net`], fate: "unknown" }),
  large: (tag: string) => ({ to: [`large+${tag}@example.net`], fate: "large" })
} satisfies Readonly<Record<string, (tag: string) => Content>>

/** What Sendwright does not take. */
const refused = {
  stranger: () => ({ author: "orders@stranger.example", fate: "refused" }),
  utf8Mailbox: (tag: string) => ({ to: [`añada+${tag}@example.net`], mail: utf8, fate: "refused" })
} satisfies Readonly<Record<string, (tag: string) => Content>>

type Kind = keyof typeof kinds | keyof typeof refused | "smime" | "pgp"

/** A sender whose messages have keys to be signed with. */
export interface Sender {
  readonly address: string
  readonly signers: Signers
}

const headOf = (sender: string, tag: string, { author = sender, to = [`ada+${tag}@example.net`] }: Content): string => {
  const shown = to.map((address) => address.replace("bücher", "xn--bcher-kva").replace("ñ", "n")).join(",\r\n ")
  return `From: Shop <${author}>\r\nTo: ${shown}\r\nMessage-ID: <golden.${tag}@${sender.split("@")[1]}>\r\n`
    + "Date: Sun, 22 Nov 2026 12:00:00 +0000\r\n"
}

const messageOf = (head: string, { body = "Hello.\r\n", head: more = "Subject: Order\r\n" }: Content): Buffer =>
  Buffer.concat([Buffer.from(`${head}${more}\r\n`), Buffer.from(body)])

/** So many messages of all kinds in turn; each has recipients of its own, whose addresses have the name in them. */
export const golden = (
  { address, signers }: Sender,
  name: string,
  count: number,
  { extensions, withRefused }: { readonly extensions: ReadonlyArray<Extension>; readonly withRefused: boolean }
): ReadonlyArray<Golden> => {
  const contents: ReadonlyArray<readonly [string, (tag: string) => Content]> = [
    ...Object.entries(kinds),
    ["smime", () => ({ sign: signers.smime })],
    ["pgp", () => ({ sign: signers.pgp, mail: eightBit })],
    ...withRefused ? Object.entries(refused) : []
  ]
  const fit = contents.filter(([, make]) => extensions.includes("SMTPUTF8") || make("").mail?.[0] !== "SMTPUTF8")
  return Array.from({ length: count }, (_, number) => {
    const [kind, make] = fit[number % fit.length]!
    const tag = `${name}.${number}`
    const content = make(tag)
    const head = headOf(address, tag, content)
    const { fate = "taken", mail = [], rcpt = [], sign, to = [`ada+${tag}@example.net`] } = content
    const message = sign === undefined ? messageOf(head, content) : sign(`${head}Subject: Signed\r\n`)
    if (kind === "reported" && !extensions.includes("DSN")) return { kind, tag, message, to, fate, mail: [], rcpt: [] }
    return { kind: kind as Kind, tag, message, to, fate, mail, rcpt }
  })
}

/** The messages: each program, place and language with each text, in turn with each encoding and names in the header. */
import { type Body, type Place, programs } from "./programs.ts"
import { fresh as freshTexts, type Language, languages } from "./texts.ts"

/** By what an answer can be known. */
export interface Names {
  /** The Message-ID of what is answered. */
  readonly messageId: string
  /** The address that was made for answers. */
  readonly tracked: string
}

const threads = ["both names", "In-Reply-To", "References", "the address"] as const

export interface Answer {
  readonly program: string
  readonly place: Place
  readonly language: Language
  readonly thread: typeof threads[number]
  readonly to: string
  readonly fresh: string
  readonly signature?: string
  readonly message: Buffer
}

export const shapeOf = ({ language, place, program }: Answer): string => `${program}, ${place}, ${language}`

const encodings = ["quoted-printable", "base64", "8bit"] as const
type Encoding = typeof encodings[number]

const quotedPrintable = (text: string): string =>
  text.split("\n").map((line) => {
    const octets = [...Buffer.from(line)].map((octet) =>
      octet >= 0x20 && octet < 0x7f && octet !== 0x3d
        ? String.fromCharCode(octet)
        : `=${octet.toString(16).toUpperCase().padStart(2, "0")}`
    )
    if (octets.at(-1) === " ") octets.splice(-1, 1, "=20")
    let written = ""
    let width = 0
    for (const octet of octets) {
      if (width + octet.length > 75) {
        written += "=\r\n"
        width = 0
      }
      written += octet
      width += octet.length
    }
    return written
  }).join("\r\n")

const encoded = (text: string, encoding: Encoding): Buffer => {
  if (encoding === "quoted-printable") return Buffer.from(quotedPrintable(text))
  const octets = Buffer.from(text.replaceAll(/\r?\n/g, "\r\n"))
  return encoding === "8bit" ? octets : Buffer.from(octets.toString("base64").replaceAll(/.{76}/g, "$&\r\n"))
}

/** RFC 3676 section 4.2: a blank more before a line that begins with one. */
const stuffed = (text: string): string => text.replaceAll(/^(?= |From )/gm, " ")

const partOf = (type: string, text: string, encoding: Encoding): Buffer =>
  Buffer.concat([
    Buffer.from(`Content-Type: ${type}; charset="UTF-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`),
    encoded(text, encoding),
    Buffer.from("\r\n")
  ])

const bodyOf = ({ html, isFlowed = false, text }: Body, encoding: Encoding): Buffer => {
  const parts = [
    ...text === null ? [] : [
      isFlowed
        ? partOf("text/plain; format=flowed", stuffed(text), encoding)
        : partOf("text/plain", text, encoding)
    ],
    ...html === null ? [] : [partOf("text/html", html, encoding)]
  ]
  if (parts.length === 1) return parts[0]!
  const boundary = "000000000000b7a3f10645d1c0a1"
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n`),
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part]),
    Buffer.from(`--${boundary}--\r\n`)
  ])
}

const threadFields = (thread: Answer["thread"], { messageId }: Names): ReadonlyArray<string> => {
  const references = `References: <first@shop.example>\r\n <${messageId}>`
  switch (thread) {
    case "both names":
      return [`In-Reply-To: <${messageId}>`, references]
    case "In-Reply-To":
      return [`In-Reply-To: <${messageId}>`]
    case "References":
      return [references]
    case "the address":
      return []
  }
}

/** All answers to one email. */
export const answers = (names: Names): ReadonlyArray<Answer> => {
  const all: Array<Answer> = []
  for (const { name, places, write } of programs) {
    for (const place of places) {
      for (const language of languages) {
        const [short = "", long = "", list = ""] = freshTexts[language]
        for (const fresh of [short, long, list, `${long}\n\n${short}`]) {
          const at = all.length
          const thread = threads[(at + (at >> 2)) % threads.length]!
          const body = write(language, place, fresh)
          const head = [
            "From: Grace <grace@mail.example>",
            `To: Shop Support <${names.tracked}>`,
            `Subject: ${place === "forward" ? "Fwd" : "Re"}: Your order 4711`,
            `Message-ID: <${at}@mail.example>`,
            "Date: Thu, 26 Nov 2026 15:00:00 +0100",
            "MIME-Version: 1.0",
            ...threadFields(thread, names)
          ]
          all.push({
            program: name,
            place,
            language,
            thread,
            to: thread === "the address" ? names.tracked : "help@in.engines.example",
            fresh,
            ...body.signature === undefined ? {} : { signature: body.signature },
            message: Buffer.concat([
              Buffer.from(`${head.join("\r\n")}\r\n`),
              bodyOf(body, encodings[at % encodings.length]!)
            ])
          })
        }
      }
    }
  }
  return all
}

/** What the load sends: `POST /v1/emails` of several accounts to many recipients, each of them another one. */

interface Sender {
  readonly key: string
  /** The address that it sends from. */
  readonly from: string
}

export interface Letters {
  readonly senders: ReadonlyArray<Sender>
  /** How many domains the recipients are at. */
  readonly recipientDomains: number
  /** How long the HTML is, in bytes. */
  readonly bodyBytes: number
}

const words = `
  order parcel invoice shipped tomorrow please find below address payment received street warehouse number customer
  account confirm delivery tracking evening window service question reply support total amount including value
  added tax reference article quantity price discount return within thirty days thank you for your purchase
`.trim().split(/\s+/)

/** Paragraphs of ASCII, each on a line. They follow from the length, and repeat no more than a letter does. */
export const htmlOf = (bytes: number): string => {
  const lines: Array<string> = []
  let length = 0
  for (let n = 0; length < bytes; n++) {
    const text = Array.from({ length: 14 }, (_, i) => words[(n * 29 + i * i * 7 + i * n) % words.length])
    const line = `<p>${n}: ${text.join(" ")}.</p>`
    lines.push(line)
    length += line.length + 1
  }
  return lines.join("\n").slice(0, bytes)
}

const digits = 10

/** Makes the nth request, as Latin-1. Its length does not depend on `n`, so that nothing of it is computed anew. */
export const requestsOf = ({ bodyBytes, recipientDomains, senders }: Letters): (n: number) => string => {
  const html = JSON.stringify(htmlOf(bodyBytes))
  const recipient = (n: number) =>
    `c${String(n).padStart(digits, "0")}@r${String(n % recipientDomains).padStart(4, "0")}.example`
  const parts = senders.map(({ from, key }) => {
    const before = `{"from":${JSON.stringify(`Shop <${from}>`)},"to":"`
    const after = `","subject":"Your order has shipped","html":${html}}`
    const length = before.length + recipient(0).length + after.length
    const head = [
      "POST /v1/emails HTTP/1.1",
      "Host: 127.0.0.1",
      `Authorization: Bearer ${key}`,
      "Content-Type: application/json",
      `Content-Length: ${length}`
    ].join("\r\n")
    return { before: `${head}\r\n\r\n${before}`, after }
  })
  return (n) => {
    const { after, before } = parts[n % parts.length]!
    return before + recipient(n) + after
  }
}

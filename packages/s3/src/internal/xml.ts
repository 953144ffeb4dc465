// Answers are a few flat elements each, whose texts hold nothing but characters and the five entities of XML.

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name !== undefined) return entities[(name as string).toLowerCase()]!
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole as string
  })

/** What a list says: its keys in their order, and whether more of them follow. */
export interface Listed {
  readonly keys: ReadonlyArray<string>
  readonly isTruncated: boolean
}

/** The key that comes first after each beginning of an entry. */
const keysIn = (text: string): ReadonlyArray<string> => {
  const keys: Array<string> = []
  const key = /<Key>([^<]*)<\/Key>/g
  for (let at = text.indexOf("<Contents>"); at !== -1; at = text.indexOf("<Contents>", key.lastIndex)) {
    key.lastIndex = at
    const found = key.exec(text)
    if (found === null) break
    keys.push(decode(found[1]!))
  }
  return keys
}

/** Reads the answer to ListObjectsV2; null for anything else. */
export const readList = (text: string): Listed | null =>
  /<ListBucketResult[\s>/]/.test(text)
    ? {
      keys: keysIn(text),
      isTruncated: /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(text)
    }
    : null

/** The code of the first error in an answer, which is a word; null where there is none. */
export const errorCode = (text: string): string | null => {
  const at = text.indexOf("<Error>")
  return at === -1 ? null : /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(text.slice(at))?.[1] ?? null
}

/** Whether an answer is one to DeleteObjects. */
export const isDeleted = (text: string): boolean => /<DeleteResult[\s>/]/.test(text)

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

/** The body of DeleteObjects. */
export const deletion = (keys: ReadonlyArray<string>): string =>
  `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${
    keys.map((key) => `<Object><Key>${key.replace(/[&<>]/g, (character) => escapes[character]!)}</Key></Object>`).join(
      ""
    )
  }</Delete>`

import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** What a request says of its signature. */
export interface SignatureHeader {
  readonly accessKeyId: string
  /** The day of the credential's scope, `20261128`. */
  readonly day: string
  readonly region: string
  readonly service: string
  /** In lower case, sorted. */
  readonly signedHeaders: ReadonlyArray<string>
  /** 64 hexadecimal digits. */
  readonly signature: string
}

/** What of a request is signed. */
export interface SignedRequest {
  readonly method: string
  /** As it came: percent-encoded, with its query. */
  readonly target: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The SHA-256 of the body in hex. */
  readonly bodyHash: string
}

export const algorithm = "AWS4-HMAC-SHA256"

const credentialForm = /^([\w-]{1,128})\/(\d{8})\/([a-z0-9-]{1,64})\/([a-z0-9-]{1,64})\/aws4_request$/
const headersForm = /^[a-z0-9_.-]+(?:;[a-z0-9_.-]+)*$/
const signatureForm = /^[0-9a-f]{64}$/

/** Reads the header `Authorization` of a signed request; `undefined` where it is not of that form. */
export const readHeader = (header: string): SignatureHeader | undefined => {
  if (!header.startsWith(`${algorithm} `)) return undefined
  const parts = new Map(
    header.slice(algorithm.length + 1).split(",").map((part) => {
      const equals = part.indexOf("=")
      return [part.slice(0, equals).trim(), part.slice(equals + 1).trim()] as const
    })
  )
  const credential = credentialForm.exec(parts.get("Credential") ?? "")
  const signedHeaders = parts.get("SignedHeaders") ?? ""
  const signature = parts.get("Signature") ?? ""
  if (credential === null || !headersForm.test(signedHeaders) || !signatureForm.test(signature)) return undefined
  const [, accessKeyId = "", day = "", region = "", service = ""] = credential
  return { accessKeyId, day, region, service, signedHeaders: signedHeaders.split(";"), signature }
}

const dateForm = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/

/** The moment that `x-amz-date` names, in milliseconds since 1970; `NaN` where it names none. */
export const momentOf = (date: string): number => {
  const [, year, month, day, hour, minute, second] = dateForm.exec(date) ?? []
  return second === undefined ? Number.NaN : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Percent-encodes all but the unreserved characters of RFC 3986. */
const escaped = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Each segment of the path is encoded once more: SES signs as all services do but S3. */
const pathOf = (path: string): string => path.split("/").map(escaped).join("/")

const queryOf = (query: string): string =>
  query === "" ? "" : query.split("&").map((pair) => {
    const equals = pair.indexOf("=")
    const [name, value] = equals < 0 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)]
    return `${escaped(unescaped(name))}=${escaped(unescaped(value))}`
  }).sort().join("&")

const canonicalOf = ({ bodyHash, headers, method, target }: SignedRequest, signed: ReadonlyArray<string>): string => {
  const mark = target.indexOf("?")
  const [path, query] = mark < 0 ? [target, ""] : [target.slice(0, mark), target.slice(mark + 1)]
  const lines = signed.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/[ \t]+/g, " ")}`)
  return [method, pathOf(path), queryOf(query), ...lines, "", signed.join(";"), bodyHash].join("\n")
}

const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest()

/**
 * The signature of a request under a secret, version 4, in hex (AWS: Authenticating Requests). `header` says what it is to
 * be over, and not what it is; `at` is the request's `x-amz-date`.
 */
export const signatureOf = (
  secret: string,
  request: SignedRequest,
  { day, region, service, signedHeaders }: Omit<SignatureHeader, "signature">,
  at: string
): string => {
  const canonical = createHash("sha256").update(canonicalOf(request, signedHeaders)).digest("hex")
  const scope = [day, region, service, "aws4_request"]
  const key = scope.reduce<string | Uint8Array>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(key, [algorithm, at, scope.join("/"), canonical].join("\n")).toString("hex")
}

/** Whether two signatures are the same, in a time that tells nothing of where they differ. */
export const isSame = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The SHA-256 of a body in hex. */
export function* hashInSteps(bytes: Uint8Array): Steps<string> {
  const hash = createHash("sha256")
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    hash.update(bytes.subarray(at, at + stepBytes))
  }
  return hash.digest("hex")
}

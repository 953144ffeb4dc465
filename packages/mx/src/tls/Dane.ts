import * as Result from "effect/Result"
import { createHash, createPublicKey, type KeyObject, X509Certificate } from "node:crypto"
import type { TlsaRecord } from "../dns/MailDns.ts"
import { publicKeyInfo } from "./publicKeyInfo.ts"

/** What a certificate chain is verified against. */
export interface DaneExpectation {
  /** The usable records of the host. */
  readonly records: ReadonlyArray<TlsaRecord>
  /** The names of which the certificate must be for one, where a trust anchor vouches for it (RFC 7672 §3.2.2). */
  readonly names: ReadonlyArray<string>
  /** The time at which the chain must be valid, in milliseconds since 1970. */
  readonly atMillis: number
}

/** Why no record matches, under the name that reports give it (RFC 8460 §4.3). */
export interface DaneMismatch {
  readonly result: "certificate-host-mismatch" | "certificate-expired" | "validation-failure"
  /** For an operator. */
  readonly message: string
}

/** Of a longer chain the rest is left out. */
const maxChain = 10

/**
 * Trust anchors that are taken from the records themselves: each may have to verify each certificate, and a zone may be
 * made to make that long. RFC 7671 §5.2 advises against them.
 */
const maxGiven = 4

const trustAnchor = 2
const endEntity = 3

/** RFC 5280 §4.2.1.12: any purpose, and TLS servers. */
const serverPurposes: ReadonlySet<string> = new Set(["2.5.29.37.0", "1.3.6.1.5.5.7.3.1"])

interface Certificate {
  readonly x509: X509Certificate
  readonly der: Uint8Array
}

/**
 * Verifies what a server presented against the host's TLSA records (RFC 7672 §3.1), and answers with the record that
 * matches. `chain`: the certificates in DER, the server's own first.
 *
 * With usage 3, DANE-EE, the server's certificate itself must match; neither its names nor its dates count. With usage 2,
 * DANE-TA, a certificate that leads to it by signatures must match, or be given by the record; then all of them must be
 * valid now, and the server's must be for one of the names. Limits that an authority sets on names and lengths of chains
 * are not checked.
 *
 * @example
 * ```ts no-run: it needs a connection to a mail server
 * import type { TlsaRecord } from "@sendwright/mx/dns/MailDns"
 * import * as Dane from "@sendwright/mx/tls/Dane"
 * import type { TLSSocket } from "node:tls"
 *
 * export const isTheirs = (socket: TLSSocket, records: ReadonlyArray<TlsaRecord>, atMillis: number) =>
 *   Dane.verify([socket.getPeerCertificate().raw], { records, names: ["mx.shop.example"], atMillis })
 * ```
 */
export const verify = (
  chain: ReadonlyArray<Uint8Array>,
  { atMillis, names, records }: DaneExpectation
): Result.Result<TlsaRecord, DaneMismatch> => {
  const read = Result.try(() => chain.slice(0, maxChain).map((der) => ({ der, x509: new X509Certificate(der) })))
  if (Result.isFailure(read)) return mismatch("validation-failure", "The server's certificate cannot be read")
  const [leaf, ...others] = read.success
  if (leaf === undefined) return mismatch("validation-failure", "The server presented no certificate")
  const own = records.find((record) => record.usage === endEntity && isAssociated(record, leaf))
  if (own !== undefined) return Result.succeed(own)
  const path = pathToAnchor(leaf, others, records.filter(({ usage }) => usage === trustAnchor))
  if (path === undefined) {
    return mismatch("validation-failure", "The server's certificate matches none of the host's TLSA records")
  }
  if (!path.certificates.every(({ x509 }) => isValidAt(x509, atMillis))) {
    return mismatch("certificate-expired", "A certificate of the server's chain is not valid at this time")
  }
  if (leaf.x509.keyUsage !== undefined && !leaf.x509.keyUsage.some((purpose) => serverPurposes.has(purpose))) {
    return mismatch("validation-failure", "The server's certificate is not one for servers")
  }
  return names.some((name) => leaf.x509.checkHost(name, { partialWildcards: false }) !== undefined)
    ? Result.succeed(path.record)
    : mismatch("certificate-host-mismatch", "The server's certificate is not for the name of the host")
}

const mismatch = (result: DaneMismatch["result"], message: string) => Result.fail<DaneMismatch>({ result, message })

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, atMillis: number): boolean =>
  validFromDate.getTime() <= atMillis && atMillis <= validToDate.getTime()

const digests: Readonly<Record<number, string>> = { 1: "sha256", 2: "sha512" }

/** Whether a record is about a certificate: it, or its key, as such or hashed (RFC 6698 §2.1). */
const isAssociated = ({ data, matching, selector }: TlsaRecord, { der }: Certificate): boolean => {
  const selected = selector === 0 ? der : publicKeyInfo(der)
  if (selected === undefined) return false
  const digest = digests[matching]
  const presented = digest === undefined ? selected : createHash(digest).update(selected).digest()
  return Buffer.compare(presented, data) === 0
}

interface Path {
  /** The server's certificate first, the trust anchor last, unless it is a bare key. */
  readonly certificates: ReadonlyArray<Certificate>
  readonly record: TlsaRecord
}

/** The way from the server's certificate to a trust anchor, by signatures. */
const pathToAnchor = (
  leaf: Certificate,
  others: ReadonlyArray<Certificate>,
  anchors: ReadonlyArray<TlsaRecord>
): Path | undefined => {
  const givens = anchors.filter(({ matching }) => matching === 0).slice(0, maxGiven).flatMap((record) => {
    const given = givenBy(record)
    return given === undefined ? [] : [{ given, record }]
  })
  const certificates = [leaf]
  for (let current = leaf;;) {
    for (const { given, record } of givens) {
      if ("x509" in given) {
        if (isIssued(current, given)) return { certificates: [...certificates, given], record }
      } else if (isSigned(current, given.key)) return { certificates, record }
    }
    const issuer = others.find((other) => !certificates.includes(other) && isIssued(current, other))
    if (issuer === undefined) return undefined
    certificates.push(issuer)
    const record = anchors.find((anchor) => isAssociated(anchor, issuer))
    if (record !== undefined) return { certificates, record }
    current = issuer
  }
}

/** The trust anchor that a record has in full, which a server need not present (RFC 7671 §5.2). */
const givenBy = ({ data, selector }: TlsaRecord): Certificate | { readonly key: KeyObject } | undefined => {
  const given = Result.try(() =>
    selector === 0
      ? { der: data, x509: new X509Certificate(data) }
      : { key: createPublicKey({ key: Buffer.from(data), format: "der", type: "spki" }) }
  )
  return Result.isSuccess(given) ? given.success : undefined
}

const isSigned = ({ x509 }: Certificate, key: KeyObject): boolean =>
  Result.getOrElse(Result.try(() => x509.verify(key)), () => false)

const isIssued = (subject: Certificate, issuer: Certificate): boolean =>
  issuer.x509.ca && subject.x509.checkIssued(issuer.x509) &&
  Result.getOrElse(Result.try(() => isSigned(subject, issuer.x509.publicKey)), () => false)

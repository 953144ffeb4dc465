/** Certificates for tests, made here so that no tool has to be installed and no key has to be kept. */
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"

/** One DER value (X.690 §8.1): tag, length, content. */
const der = (tag: number, ...contents: ReadonlyArray<Uint8Array>): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: ReadonlyArray<Uint8Array>) => der(0x30, ...contents)
const octets = (...contents: ReadonlyArray<Uint8Array>) => der(0x04, ...contents)
const bits = (content: Uint8Array) => der(0x03, Buffer.of(0), content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"))

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"))
const commonName = oid("550403")
const subjectAltName = oid("551d11")

const basicConstraints = oid("551d13")

const time = (millis: number) =>
  der(0x18, Buffer.from(`${new Date(millis).toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`))

const day = 24 * 3_600_000

interface Certificate {
  readonly cert: string
  readonly key: string
}

interface Issuer {
  readonly name: Buffer
  readonly key: KeyObject
}

const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))))

/** A certificate (RFC 5280 §4.1), signed by its own key where no issuer is given. */
const signed = (
  subject: Buffer,
  extensions: ReadonlyArray<Buffer>,
  issuer?: Issuer,
  endsAt: number = Date.now() + day
): Certificate & { readonly privateKey: KeyObject } => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(8)),
    ecdsaWithSha256,
    issuer?.name ?? subject,
    sequence(time(endsAt - 2 * day), time(endsAt)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    ...extensions.length === 0 ? [] : [der(0xa3, sequence(...extensions))]
  )
  const certificate = sequence(toSign, ecdsaWithSha256, bits(sign("sha256", toSign, issuer?.key ?? privateKey)))
  const lines = certificate.toString("base64").match(/.{1,64}/g)!.join("\n")
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    privateKey
  }
}

const forHosts = (hosts: ReadonlyArray<string>) =>
  sequence(subjectAltName, octets(sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))))

/** A certificate for a host name, and for others if they are given, valid for a day. */
export const certificateFor = (host: string, ...others: ReadonlyArray<string>): Certificate => {
  const { cert, key } = signed(nameOf(host), [forHosts([host, ...others])])
  return { cert, key }
}

interface Authority {
  readonly cert: string
  /** A certificate whose subject and host name is the one given. */
  readonly issue: (subject: string, endsAt?: number) => Certificate
  /** One whose subject has the host name, and which has no alternative names. */
  readonly issueByCommonName: (subject: string) => Certificate
  /** An authority that this one signs for. */
  readonly below: (name: string, endsAt?: number) => Authority
}

const isAuthority = sequence(
  basicConstraints,
  der(0x01, Buffer.of(0xff)),
  octets(sequence(der(0x01, Buffer.of(0xff))))
)

/** An authority, signed by its own key where no issuer is given. */
export const authority = (name: string, issuer?: Issuer, endsAt?: number): Authority => {
  const subject = nameOf(name)
  const { cert, privateKey } = signed(subject, [isAuthority], issuer, endsAt)
  const own = { name: subject, key: privateKey }
  return {
    cert,
    issue: (host, endsAt) => {
      const { cert, key } = signed(nameOf(host), [forHosts([host])], own, endsAt)
      return { cert, key }
    },
    issueByCommonName: (host) => {
      const { cert, key } = signed(nameOf(host), [], own)
      return { cert, key }
    },
    below: (name, endsAt) => authority(name, own, endsAt)
  }
}

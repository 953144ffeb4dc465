import * as Result from "effect/Result"
import { type KeyObject, verify as verifySignature, X509Certificate } from "node:crypto"
import { type SnsMessage, stringToSign } from "./SnsMessage.ts"
import type { TopicArn } from "./TopicArn.ts"

const algorithms = { "1": "RSA-SHA1", "2": "RSA-SHA256" } as const

const minKeyBits = 2048

/** Names that a certificate of SNS is made out to. */
const namesOf = (topic: TopicArn): ReadonlyArray<string> => [
  "sns.amazonaws.com",
  "sns.amazonaws.com.cn",
  topic.host
]

/**
 * The key of a certificate that signs for a topic: RSA, valid now and made out to SNS. That it is the one of SNS is
 * vouched for by where it was fetched: over TLS, from the topic's own host.
 */
export const keyOf = (pem: string, topic: TopicArn, now: number): Result.Result<KeyObject, string> => {
  const read = Result.try(() => {
    const certificate = new X509Certificate(pem)
    return { certificate, key: certificate.publicKey }
  })
  if (Result.isFailure(read)) return Result.fail("The signing certificate cannot be read")
  const { certificate, key } = read.success
  if (now < certificate.validFromDate.getTime()) return Result.fail("The signing certificate is not valid yet")
  if (now > certificate.validToDate.getTime()) return Result.fail("The signing certificate has expired")
  const isOfSns = namesOf(topic).some((name) =>
    certificate.checkHost(name, { subject: "default", wildcards: false }) !== undefined
  )
  if (!isOfSns) return Result.fail("The signing certificate is not made out to SNS")
  return key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minKeyBits
    ? Result.succeed(key)
    : Result.fail(`The signing certificate holds no RSA key of ${minKeyBits} bits`)
}

/** Whether a message was signed with a key: SHA-1 (signature version 1) or SHA-256 (version 2), RSA PKCS #1 v1.5. */
export const verify = (message: SnsMessage, key: KeyObject): boolean =>
  verifySignature(
    algorithms[message.SignatureVersion],
    Buffer.from(stringToSign(message), "utf8"),
    key,
    Buffer.from(message.Signature, "base64")
  )

import { Conditions } from "@sendwright/core/foundation/Conditions"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { createPrivateKey, X509Certificate } from "node:crypto"
import * as fs from "node:fs/promises"
import { createSecureContext } from "node:tls"

/** A certificate with its chain and its key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** The certificate of a server with its chain, and its key: in PEM, or files of that, which are read again. */
export type CertificateSource = Certificate | { readonly certFile: string; readonly keyFile: string }

/** Whose certificate it is. */
export interface CertificateOwner {
  /** The name of the condition that is raised while the files cannot be used. */
  readonly condition: string
  /** What the server is called in words, such as `the SMTP submission server`. */
  readonly server: string
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error"

// A secure context is also made of an empty file, as one is while it is written: then nobody can connect.
const check = ({ cert, key }: Certificate): void => {
  void new X509Certificate(cert)
  createPrivateKey(key)
  createSecureContext({ cert, key })
}

/** Reads the certificate and sees whether it belongs to its key; fails with the system's words for the reason. */
export const read = (source: CertificateSource): Effect.Effect<Certificate, string> =>
  Effect.gen(function*() {
    const certificate = "cert" in source ? source : yield* Effect.tryPromise({
      try: async () => ({
        cert: await fs.readFile(source.certFile, "utf8"),
        key: await fs.readFile(source.keyFile, "utf8")
      }),
      catch: codeOf
    })
    yield* Effect.try({ try: () => check(certificate), catch: codeOf })
    return certificate
  })

const isSame = (left: Certificate, right: Certificate): boolean => left.cert === right.cert && left.key === right.key

/**
 * Looks at the files of a certificate again and again, and takes a new one over without a restart. While they cannot be
 * read, or do not belong together, the old one stays, and a condition says so.
 */
export const follow = Effect.fnUntraced(function*(
  source: CertificateSource,
  first: Certificate,
  { condition, server }: CertificateOwner,
  everyMillis: number,
  take: (certificate: Certificate) => Effect.Effect<void>
) {
  if ("cert" in source) return
  const conditions = yield* Conditions
  const observer = {}
  let known = first
  const look = Effect.matchEffect(read(source), {
    onFailure: (code) =>
      conditions.raise({
        name: condition,
        message:
          `The certificate of ${server} cannot be used (${code}), and the one before it stays: put a certificate and `
          + "its key where its settings say.",
        blocks: false
      }, observer),
    onSuccess: Effect.fnUntraced(function*(certificate) {
      yield* conditions.clear(condition, observer)
      if (isSame(certificate, known)) return
      known = certificate
      yield* take(certificate)
      yield* Effect.logInfo(`There is a new certificate of ${server}`)
    })
  })
  yield* Effect.addFinalizer(() => conditions.clear(condition, observer))
  yield* Effect.forkScoped(Effect.repeat(Effect.delay(look, everyMillis), Schedule.forever))
})

import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { X509Certificate } from "node:crypto"
import { readFile } from "node:fs/promises"
import * as Tls from "node:tls"
import { ConnectionFailure } from "./ConnectionFailure.ts"
import type * as ConnectionUrl from "./ConnectionUrl.ts"
import { codeOf } from "./errorCodes.ts"

const fileFailure = (message: string, code: string, cause?: unknown): ConnectionFailure =>
  new ConnectionFailure({
    reason: "file",
    message,
    ...(code === "" ? {} : { code }),
    ...(cause === undefined ? {} : { cause })
  })

const unreadable: Readonly<Record<string, string>> = {
  EACCES: "may not be read by this user: change its owner or mode",
  EISDIR: "is a directory: name a file",
  ENOENT: "does not exist: check the path",
  ENOTDIR: "does not exist: check the path"
}

const read = (parameter: string, path: string): Effect.Effect<string, ConnectionFailure> =>
  Effect.tryPromise({
    try: (signal) => readFile(path, { encoding: "utf8", signal }),
    catch: (cause) => {
      const code = codeOf(cause)
      return fileFailure(`The file ${path} of ${parameter} ${unreadable[code] ?? "cannot be read"}`, code, cause)
    }
  }).pipe(
    Effect.filterOrFail(
      (text) => text.includes("-----BEGIN "),
      () => fileFailure(`The file ${path} of ${parameter} holds nothing in PEM: check that it is the right one`, "")
    )
  )

/** What OpenSSL says of keys and certificates. */
const unusable = (code: string, needsPassword: boolean): string => {
  if (needsPassword) return "is encrypted: give its password in sslpassword"
  if (code.includes("KEY_VALUES_MISMATCH")) return "does not belong to the certificate in sslcert: name its own key"
  return code.includes("BAD_DECRYPT") || code.includes("BAD_PASSWORD")
    ? "does not open with sslpassword: check the password"
    : `cannot be used (${code === "" ? "no key" : code}): check that it holds a key in PEM`
}

const isEncrypted = (key: string): boolean => key.includes("ENCRYPTED")

const checked = (make: () => unknown, failed: (code: string) => string): Effect.Effect<void, ConnectionFailure> =>
  Effect.asVoid(Effect.try({
    try: make,
    catch: (cause) => fileFailure(failed(codeOf(cause)), codeOf(cause), cause)
  }))

/** A file that holds one certificate at least. */
const readCertificate = (parameter: string, path: string): Effect.Effect<string, ConnectionFailure> =>
  Effect.tap(read(parameter, path), (text) =>
    checked(
      () => new X509Certificate(text),
      () => `The file ${path} of ${parameter} holds no certificate: check that it is the right one`
    ))

/**
 * What the files of a connection URL hold, for one connection: they are read for each, so that a certificate that was
 * renewed is taken up by those that follow.
 */
export const load = Effect.fnUntraced(function*(
  { client, rootCertificate }: ConnectionUrl.Tls
): Effect.fn.Return<Tls.SecureContextOptions, ConnectionFailure> {
  const trusted = rootCertificate === null || rootCertificate === "system"
    ? {}
    : { ca: yield* readCertificate("sslrootcert", rootCertificate) }
  if (client === null) return trusted
  const cert = yield* readCertificate("sslcert", client.certificate)
  const key = yield* read("sslkey", client.key)
  const own = { cert, key, ...(client.password === null ? {} : { passphrase: Redacted.value(client.password) }) }
  yield* checked(
    () => Tls.createSecureContext(own),
    (code) => `The file ${client.key} of sslkey ${unusable(code, client.password === null && isEncrypted(key))}`
  )
  return { ...trusted, ...own }
})

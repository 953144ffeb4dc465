/** Messages that OpenSSL and GnuPG sign, and what these find of them at the far end. */
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"

export interface Signers {
  /** A message that openssl signed (RFC 8551), in the form that mail programs read. */
  readonly smime: (head: string) => Buffer
  /** The text of a message whose signature openssl finds good; throws where it is not. */
  readonly verifiedSmime: (message: Buffer) => string
  /** A message that GnuPG signed (RFC 3156). */
  readonly pgp: (head: string) => Buffer
  /** Throws where GnuPG does not find the signature good. */
  readonly verifyPgp: (message: Buffer) => void
  readonly remove: () => void
}

const withCrlf = (text: Buffer): Buffer => Buffer.from(text.toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1")

/** Keys of this sender, in a temporary directory. */
export const makeSigners = (name: string, address: string): Signers => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-signers-"))
  const [key, cert, content, signature] = ["key.pem", "cert.pem", "content", "content.asc"]
    .map((file) => path.join(directory, file)) as [string, string, string, string]
  const run = (command: string, args: ReadonlyArray<string>, input?: Buffer): Buffer =>
    execFileSync(command, args, {
      input,
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, GNUPGHOME: directory }
    })
  const batch = ["--batch", "--pinentry-mode", "loopback", "--passphrase", ""]
  const subject = `/CN=${name}/emailAddress=${address}`
  run("openssl", `req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ${key} -out ${cert} -subj ${subject}`.split(" "))
  run("gpg", [...batch, "--quick-gen-key", `${name} <${address}>`, "ed25519", "sign", "never"])
  return {
    smime: (head) => {
      const text = "Ihre Rechnung,  mit\tTab und Leerzeichen \r\n"
      const part = Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`)
      const signed = run("openssl", ["smime", "-sign", "-crlfeol", "-signer", cert, "-inkey", key], part)
      return Buffer.concat([Buffer.from(head), withCrlf(signed)])
    },
    verifiedSmime: (message) => run("openssl", ["smime", "-verify", "-CAfile", cert], message).toString(),
    pgp: (head) => {
      const part =
        "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n-- Grüße aus Köln \r\n"
      const signed = run("gpg", [...batch, "--detach-sign", "--armor"], Buffer.from(part))
      return Buffer.concat([
        Buffer.from(
          `${head}MIME-Version: 1.0\r\nContent-Type: multipart/signed; micalg=pgp-sha512;\r\n`
            + " protocol=\"application/pgp-signature\"; boundary=\"pgp\"\r\n\r\n--pgp\r\n"
        ),
        Buffer.from(part),
        Buffer.from("\r\n--pgp\r\nContent-Type: application/pgp-signature; name=\"signature.asc\"\r\n\r\n"),
        withCrlf(signed),
        Buffer.from("\r\n--pgp--\r\n")
      ])
    },
    verifyPgp: (message) => {
      const [, part = "", signed = ""] = message.toString("latin1").split(/(?:^|\r\n)--pgp(?:--)?\r\n/)
      fs.writeFileSync(content, part, "latin1")
      fs.writeFileSync(signature, signed.slice(signed.indexOf("\r\n\r\n") + 4), "latin1")
      run("gpg", ["--batch", "--verify", signature, content])
    },
    remove: () => fs.rmSync(directory, { recursive: true })
  }
}

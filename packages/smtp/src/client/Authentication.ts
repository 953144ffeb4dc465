import { createHmac } from "node:crypto"

/** A user name and a password, in clear. */
export interface Credentials {
  readonly user: string
  readonly password: string
}

/** What a client says to authenticate (RFC 4954): a command, and an answer to each 334, without the line end. */
export interface Dialogue {
  readonly command: string
  /** What follows the 334, in base64, is their argument. */
  readonly answers: ReadonlyArray<(challenge: string) => string>
}

type Mechanism = (credentials: Credentials) => Dialogue

const base64 = (text: string): string => Buffer.from(text).toString("base64")

/** RFC 4954 §4: a command with an initial response that is longer goes without it. */
const longestCommand = 510

/** RFC 4616. */
const plain: Mechanism = ({ password, user }) => {
  const response = base64(`\0${user}\0${password}`)
  const command = `AUTH PLAIN ${response}`
  return command.length <= longestCommand
    ? { command, answers: [] }
    : { command: "AUTH PLAIN", answers: [() => response] }
}

const login: Mechanism = ({ password, user }) => ({
  command: "AUTH LOGIN",
  // What it asks for is not looked at: servers word it as they like.
  answers: [() => base64(user), () => base64(password)]
})

/** RFC 2195. */
const cramMd5: Mechanism = ({ password, user }) => ({
  command: "AUTH CRAM-MD5",
  answers: [(challenge) => {
    const digest = createHmac("md5", password).update(Buffer.from(challenge, "base64")).digest("hex")
    return base64(`${user} ${digest}`)
  }]
})

/** Those that we know, the preferred one first. */
const mechanisms: ReadonlyMap<string, Mechanism> = new Map([["PLAIN", plain], ["LOGIN", login], ["CRAM-MD5", cramMd5]])

/** By name, for messages. */
export const known: ReadonlyArray<string> = [...mechanisms.keys()]

/** What to say to a server that offers these mechanisms; undefined where none of them is known. */
export const begin = (offered: ReadonlySet<string>, credentials: Credentials): Dialogue | undefined => {
  for (const [name, mechanism] of mechanisms) if (offered.has(name)) return mechanism(credentials)
  return undefined
}

/** Replaces the credentials where a server repeats what it was told. */
export const redact = (text: string, { password, user }: Credentials): string =>
  [`\0${user}\0${password}`, password]
    .flatMap((secret) => [base64(secret), secret])
    .reduce((text, secret) => text.replaceAll(secret, "***"), text)

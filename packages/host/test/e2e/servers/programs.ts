/** Programs in Python that send messages and compare them, without anything of ours. */
import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as path from "node:path"
import type { Golden } from "./golden.ts"

const python = (script: string, args: ReadonlyArray<string>, input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      "python3",
      [script, ...args],
      { maxBuffer: 2 ** 24 },
      (error, stdout) => error === null ? resolve(stdout) : reject(error)
    )
    child.stdin?.end(input)
  })

/** The recipients that a server refused at once, of each message, with its reply. */
export type Refusals = ReadonlyArray<Readonly<Record<string, string>>>

/** Sends messages to a server on one connection, over STARTTLS where it has a certificate. */
export const sendAll = async (
  { certFile, password, port }: { readonly port: number; readonly certFile: string | null; readonly password?: string },
  from: string,
  messages: ReadonlyArray<Golden>
): Promise<Refusals> => {
  const task = {
    port,
    certFile,
    password,
    from,
    messages: messages.map(({ mail, message, rcpt, to }) => ({ to, mail, rcpt, message: message.toString("base64") }))
  }
  return JSON.parse(await python(path.join(import.meta.dirname, "send.py"), [], JSON.stringify(task)))
}

export interface Comparison {
  readonly equal: number
  /** Written anew from their fields, and show the same. */
  readonly madeAnew: number
  readonly missing: ReadonlyArray<string>
  readonly differing: ReadonlyArray<{ readonly file: string; readonly why: string }>
}

const comparer = path.join(import.meta.dirname, "../../../../bench/src/drills/corpus.py")

/** Compares messages with what came out of them, by way of so many servers beside Sendwright. */
export const compare = async (
  directory: string,
  pairs: ReadonlyArray<{ readonly name: string; readonly sent: Buffer; readonly out: Buffer }>,
  servers: number
): Promise<Comparison> => {
  const files = pairs.map(({ name, out, sent }) => {
    const [before, after] = [path.join(directory, name), path.join(directory, `${name}.out`)]
    fs.writeFileSync(before, sent)
    fs.writeFileSync(after, out)
    return [before, after]
  })
  const list = path.join(directory, "pairs.json")
  fs.writeFileSync(list, JSON.stringify(files))
  return JSON.parse(await python(comparer, [list, `${servers}`], ""))
}

/**
 * Messages over SMTP, and what is received beside what Python's email package reads of them. SENDWRIGHT_CORPUS names a
 * directory of messages of others, one in each `.eml` or `.txt` file; without it, they are made here.
 */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { ReceivedFiles } from "@sendwright/core/received/ReceivedFiles"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as ReceivedFilesLayer from "@sendwright/mime/ReceivedFiles"
import { MailListener } from "@sendwright/receiving/MailListener"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as fc from "fast-check"
import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import * as Door from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"
import { hostile } from "../../mime/test/hostile.ts"
import { limits, listener, liveEngine, receiversOf } from "./listening.ts"

const python = "/usr/bin/python3"
const corpus = process.env["SENDWRIGHT_CORPUS"]
const made = 400
/** So many are sent before it is asked whether one of them took too long. */
const together = 50

const shop = newId()
const receivers = receiversOf({ "in.shop.example": { accountId: shop } })
const open = limits({ remote: { connections: 100, burst: 1_000_000, messagesPerSecond: 100_000 } })

let directory = ""

/** The files of messages, and each message with the line ends of SMTP. */
const filesOf = async (): Promise<ReadonlyArray<string>> => {
  if (corpus !== undefined) {
    return fs.readdirSync(corpus, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:eml|txt)$/i.test(name))
      .toSorted().map((name) => path.join(corpus, name))
  }
  const messages = fc.sample(hostile, { numRuns: made, seed: 5 })
  return Promise.all(messages.map(async (message, at) => {
    const file = path.join(directory, `made-${at}.eml`)
    fs.writeFileSync(file, await Effect.runPromise(MimeMessage.render(message)))
    return file
  }))
}

const withCrlf = (message: Buffer): string => {
  const text = message.toString("latin1").replace(/\r\n|\r|\n/g, "\r\n")
  return text.endsWith("\r\n") ? text : `${text}\r\n`
}

const stuffed = (message: string): string => `${message.replace(/(^|\r\n)\./g, "$1..")}.\r\n`

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const withoutBreaks = (bytes: Buffer): Buffer => {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--
  return bytes.subarray(0, end)
}

/** What was received last, oldest first, as lines for Python by the local part of its recipient; it is removed. */
const recordsOf = Effect.fnUntraced(function*() {
  const store = yield* ReceivedStore
  const scope = { accountId: shop, modes: ["live" as const] }
  const { emails } = yield* store.list(scope, { limit: 2 * together, after: null, search: null, depth: 1_000 })
  const lines: Array<string> = []
  for (const { id } of emails) {
    const email = Option.getOrThrow(yield* store.find(scope, id))
    const file = path.join(directory, `${email.envelope.to[0]!.split("@")[0]}.received`)
    const content = Option.getOrThrow(yield* store.content(scope, id))
    const contents = yield* Effect.flatMap(ReceivedFiles, (files) => files.read(content))
    assert.lengthOf(contents, email.attachments.length, file)
    yield* store.remove(scope, id)
    const attachments = email.attachments.map((one, at) => {
      const bytes = Buffer.from(contents[at]!, "base64")
      assert.strictEqual(one.size, bytes.length, file)
      return { ...one, digest: digestOf(bytes), digestBare: digestOf(withoutBreaks(bytes)) }
    })
    lines.push(`${JSON.stringify({ file, headers: email.headers, text: email.text, html: email.html, attachments })}\n`)
  }
  return lines
})

interface Comparison {
  readonly equal: number
  readonly excused: Readonly<Record<string, number>>
  readonly differing: ReadonlyArray<{ readonly file: string; readonly why: string }>
}

describe.skipIf(!fs.existsSync(python))("messages of others over SMTP", () => {
  beforeAll(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-received-"))
  })
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

  it.live(
    "are received with each field, text and file that another parser sees, in turns of at most 50 ms",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const { port } = yield* MailListener
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const records = path.join(directory, "records")
        const held: Record<string, number> = {}
        const refused: Record<string, string> = {}
        const files = yield* Effect.promise(filesOf)
        for (let from = 0; from < files.length; from += together) {
          const some = files.slice(from, from + together)
          const conversations = some.map((file, at) => {
            const message = withCrlf(fs.readFileSync(file))
            fs.writeFileSync(path.join(directory, `${from + at}.received`), message, "latin1")
            return Door.dialogue(port, [
              "EHLO mx.example\r\n",
              "MAIL FROM:<ada@example.com> BODY=8BITMIME\r\n",
              `RCPT TO:<${from + at}@in.shop.example>\r\n`,
              "DATA\r\n",
              Buffer.from(stuffed(message), "latin1")
            ])
          })
          yield* Effect.promise(() => sender.keep(conversations))
          const deliver = async (first: number, end: number) => {
            for (const [at, answers] of (await sender.hold(first, end)).entries()) {
              if (!answers.at(-1)?.startsWith("250 ")) refused[some[first + at]!] = answers.at(-1) ?? ""
            }
          }
          const millis = yield* Effect.promise(() => Turns.during(() => deliver(0, some.length)))
          const lines = yield* recordsOf()
          assert.lengthOf(lines, some.length)
          fs.appendFileSync(records, lines.join(""))
          if (millis <= Door.boundMillis) continue
          for (const [at, file] of some.entries()) {
            const alone = yield* Effect.promise(() => Turns.bestDuring(() => deliver(at, at + 1), Door.boundMillis))
            if (alone > Door.boundMillis) held[file] = Math.round(alone)
          }
          yield* recordsOf()
        }
        assert.deepStrictEqual({ held, refused }, { held: {}, refused: {} })
        const script = path.join(import.meta.dirname, "corpus.py")
        const { stdout } = yield* Effect.promise(() =>
          promisify(execFile)(python, [script, records], { maxBuffer: 2 ** 26 })
        )
        const { differing, equal, excused } = JSON.parse(stdout) as Comparison
        process.stdout.write(`${equal} of ${files.length} messages are equal; excused: ${JSON.stringify(excused)}\n`)
        assert.deepStrictEqual(differing, [])
      })).pipe(
        Effect.provide(
          Layer.mergeAll(
            ReceivedFilesLayer.layer,
            Layer.provideMerge(listener({ limits: open }, receivers), liveEngine)
          )
        )
      ),
    3_600_000
  )
})

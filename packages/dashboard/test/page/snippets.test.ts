import { execFile } from "node:child_process"
import * as fs from "node:fs"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Language } from "../../page/src/snippets/languages.ts"
import { exportKey, type Json, sendAs, sendBySmtp } from "../../page/src/snippets/snippets.ts"

const run = promisify(execFile)

/** Texts with characters that mean something in one of the languages. */
const awkward: Json = {
  from: "Ö'Neill \"the\" <hello@acme.dev>",
  to: ["ada@example.com", "kim+tag@example.org"],
  subject: "It's $5 `date` $(date) \\n #{1} #$0 %s {{ name }} 🎉",
  text: "one\ntwo\r\n\ttab \u2028 end\\",
  variables: { "a.b-c": "x", __proto__: "y", yes: true, no: false, none: null, n: 1.5 },
  tags: [],
  left_out: undefined
}

const awkwardKey = "order 18'421 \"$(date)\" #{1} `x` \\n %s"

interface Seen {
  readonly authorization: string | undefined
  readonly key: unknown
  readonly type: string | undefined
  readonly url: string | undefined
  readonly body: unknown
}

const seen: Array<Seen> = []
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-snippets-"))
const server = http.createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    seen.push({
      authorization: request.headers.authorization,
      key: request.headers["idempotency-key"],
      type: request.headers["content-type"],
      url: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString())
    })
    response.writeHead(201, { "content-type": "application/json" }).end("{\"id\":\"em_1\"}")
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
afterAll(() => {
  server.close()
  fs.rmSync(directory, { recursive: true, force: true })
})

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`

/** The commands for the languages that every machine that builds this has. */
const programs: Partial<Record<Language, readonly [program: string, file: string]>> = {
  curl: ["sh", "send.sh"],
  typescript: [process.execPath, "send.mts"],
  python: ["python3", "send.py"]
}

const cases = Object.entries(programs).flatMap(([language, program]) =>
  ([undefined, awkwardKey] as const).map((key) => ({ language, program, key }))
)

test.for(cases)("$language sends exactly the request, with the key $key", async ({ key, language, program }) => {
  const [command, name] = program
  const file = path.join(directory, name)
  fs.writeFileSync(file, sendAs(language as Language, baseUrl(), awkward, key))
  const { NODE_OPTIONS: _, ...env } = process.env
  const { stdout } = await run(command, [file], { env: { ...env, SENDWRIGHT_KEY: "sw_live_x" } })
  expect(stdout).toContain("em_1")
  expect(seen.pop()).toEqual({
    authorization: "Bearer sw_live_x",
    key,
    type: "application/json",
    url: "/mail/v1/emails",
    body: JSON.parse(JSON.stringify(awkward))
  })
})

test("curl hands the email over by SMTP as well", async () => {
  const taken: Array<unknown> = []
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) => done(null, { user: password ?? "" }),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const { mailFrom, rcptTo } = envelope
        taken.push([
          user,
          mailFrom === false ? null : mailFrom.address,
          rcptTo.map(({ address }) => address),
          Buffer.concat(chunks).toString()
        ])
        done()
      })
    }
  })
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve))
  const { port } = smtp.server.address() as AddressInfo
  const email = { from: "hello@acme.dev", to: "o'neil@example.com", subject: "It's $5 `date`", text: ".%s \\n" }
  const file = path.join(directory, "smtp.sh")
  fs.writeFileSync(file, sendBySmtp({ host: "127.0.0.1", port, tls: "none" }, email))
  await run("sh", [file], { env: { ...process.env, SENDWRIGHT_KEY: "sw_live_x" } })
  await new Promise<void>((resolve) => smtp.close(resolve))
  expect(taken).toEqual([[
    "sw_live_x",
    "hello@acme.dev",
    ["o'neil@example.com"],
    "From: hello@acme.dev\r\nTo: o'neil@example.com\r\nSubject: It's $5 `date`\r\n\r\n.%s \\n\r\n"
  ]])
  const url = (host: string, tls: "starttls" | "implicit") => sendBySmtp({ host, port: 465, tls }, email)
  expect(url("mail.example.com", "implicit")).toContain("curl smtps://mail.example.com:465 --user")
  expect(url("::1", "starttls")).toContain("curl smtp://[::1]:465 --ssl-reqd --user")
})

test("texts of the other languages cannot end early, nor hold code", () => {
  const send = (language: Language) =>
    sendAs(language, "https://mail.example.com", { subject: "a'b\\ #{1} `c` \"d\"" }, "k'\\ #{1} \"")
  expect(send("php")).toContain("'subject' => 'a\\'b\\\\ #{1} `c` \"d\"'")
  expect(send("ruby")).toContain("\"subject\" => \"a'b\\\\ \\#{1} `c` \\\"d\\\"\"")
  expect(send("go")).toContain("\"subject\": \"a'b\\\\ #{1} \\u0060c\\u0060 \\\"d\\\"\"")
  expect(send("php")).toContain("'Idempotency-Key: k\\'\\\\ #{1} \"',")
  expect(send("ruby")).toContain("\"Idempotency-Key\" => \"k'\\\\ \\#{1} \\\"\"")
  expect(send("go")).toContain("request.Header.Set(\"Idempotency-Key\", \"k'\\\\ #{1} \\\"\")")
  for (const language of ["php", "ruby", "go"] as const) expect(send(language)).toContain("SENDWRIGHT_KEY")
})

test("a key is given to the shell as it is", () => {
  expect(exportKey("sw_live_abc")).toBe("export SENDWRIGHT_KEY=sw_live_abc")
})

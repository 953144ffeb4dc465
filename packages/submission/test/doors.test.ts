import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Door from "../../../scripts/doors/Door.ts"
import * as Turns from "../../../scripts/doors/Turns.ts"
import { plain, start } from "./harness.ts"

/** Every field that is read into an email, and some that are kept. */
const headers: Readonly<Record<string, string>> = {
  From: "\"Shop, the\" <hello@app.example>",
  To: "Ada <ada@example.com>, \"Bob, B.\" <bob@example.com>",
  Cc: "friends: ada@example.com, bob@example.com;",
  "Reply-To": "Help <help@app.example>",
  Subject: "=?utf-8?q?Your_order?= 12",
  Date: "Thu, 26 Nov 2026 12:00:00 +0000 (UTC)",
  "Message-ID": "<1@app.example>",
  References: "<1@app.example> <2@app.example>",
  "Content-Type": "text/plain; charset=utf-8; format=flowed; name*0*=utf-8''a%20b; name*1=c",
  "Content-Transfer-Encoding": "quoted-printable (usual)",
  "Content-Disposition": "attachment; filename=\"a (1).txt\"",
  "Content-ID": "<a@app.example>",
  "X-Tags": "a, b",
  "X-Variables": "{\"name\":\"Ada\"}",
  "X-Scheduled-At": "2026-11-27T12:00:00Z",
  "Idempotency-Key": "order-12",
  "List-Unsubscribe": "<https://app.example/u>, <mailto:u@app.example>"
}

const crlf = (lines: ReadonlyArray<string>): string => lines.map((line) => `${line}\r\n`).join("")

/** For 20 MB the kernel hands out and takes back more memory than that, which takes longer than to read them. */
const largestMillis = 3 * Door.boundMillis

/** Hostile text within one header field: a line of it ends nothing. */
const inLine = (text: string): string => text.replace(/[\r\n\0]/g, "")

describe("SMTP in", () => {
  it.live(
    "no command, header field or part keeps the event loop for more than 50 ms",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const server = yield* start({ limits: { connectionsPerAddress: 1_000, failedLoginsPerAddress: 100_000 } })
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const talk = (lines: ReadonlyArray<string | Uint8Array>) => Door.dialogue(server.port, lines)
        const mail = (message: string | Uint8Array) =>
          talk([
            "EHLO client.example\r\n",
            `${plain(server.key.text)}\r\n`,
            "MAIL FROM:<hello@app.example>\r\n",
            "RCPT TO:<ada@example.com>\r\n",
            "DATA\r\n",
            message
          ])
        const message = (over: Readonly<Record<string, string>>, body = "Hello, Ada.\r\n") =>
          `${
            crlf(
              Object.entries({
                From: "hello@app.example",
                To: "ada@example.com",
                Subject: "Hello",
                ...over
              }).map(([name, value]) => `${name}: ${value}`)
            )
          }\r\n${body}.\r\n`

        yield* Effect.promise(() => sender.keep([mail(message({}))]))
        const [answers = []] = yield* Effect.promise(() => sender.hold(0, 1))
        assert.match(answers.at(-1) ?? "", /^250 2\.6\.0 OK: queued as/)

        const fields: Array<Door.Field> = [
          ...["EHLO ", "VRFY ", "MAIL FROM:<", "MAIL FROM:<a@app.example> ", "AUTH PLAIN "].map((
            command
          ): Door.Field => ({
            name: command,
            value: "client.example",
            length: 4_000,
            count: 12,
            conversation: (text) => talk(["EHLO client.example\r\n", `${command}${inLine(text)}\r\n`])
          })),
          ...Object.entries(headers).map(([name, value]): Door.Field => ({
            name,
            value,
            // All headers together may have 131,072 octets, and some characters have four.
            length: 60_000,
            count: 12,
            conversation: (text) => mail(message({ [name]: inLine(text) }))
          })),
          ...["text/plain; charset=utf-8; format=flowed", "text/html", "multipart/mixed; boundary=a"].map((
            type
          ): Door.Field => ({
            name: `the body of ${type}`,
            value: "--a\r\nContent-Type: text/plain\r\n\r\nHello\r\n--a--\r\n",
            length: 500_000,
            count: 8,
            conversation: (text) => mail(message({ "Content-Type": type }, `${text.replace(/[\r\n]+/g, "\r\n")}\r\n`))
          }))
        ]
        assert.deepStrictEqual(yield* Effect.promise(() => Door.holdersOf(sender, 32, fields)), [])
      })),
    600_000
  )

  it.live(
    "messages of the largest size are read in pieces, and kept as they are where a text is longer than the log shows",
    () =>
      Effect.scoped(Effect.gen(function*() {
        const server = yield* start()
        const sender = yield* Effect.acquireRelease(
          Effect.sync(() => Door.client()),
          (sender) => Effect.promise(() => sender.close())
        )
        const head = "From: hello@app.example\r\nTo: ada@example.com\r\nSubject: Large\r\n"
        const bodies: Readonly<Record<string, string>> = {
          "20 MB of text": `${head}\r\n${"Hello, Ada.\r\n".repeat(1_500_000)}`,
          "20 MB of empty lines": `${head}\r\n${"\r\n".repeat(10_000_000)}`,
          "20 MB of quoted-printable": `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${
            "=41=42 =\r\n".repeat(2_000_000)
          }`,
          "4.9 million characters": `${head}Content-Type: text/html\r\n\r\n${"<p>Hello, Ada.</p>\r\n".repeat(240_000)}`,
          "7 MB of a file":
            `${head}Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${
              `${"QUJD".repeat(19)}\r\n`.repeat(115_000)
            }`
        }
        const codes: Record<string, string> = {}
        const millis: Record<string, number> = {}
        for (const [name, body] of Object.entries(bodies)) {
          const conversation = Door.dialogue(server.port, [
            "EHLO client.example\r\n",
            `${plain(server.key.text)}\r\n`,
            "MAIL FROM:<hello@app.example>\r\n",
            "RCPT TO:<ada@example.com>\r\n",
            "DATA\r\n",
            `${body}.\r\n`
          ])
          yield* Effect.promise(() => sender.keep([conversation]))
          const longest = yield* Effect.promise(() =>
            Turns.bestDuring(async () => {
              const [answers = []] = await sender.hold(0, 1)
              codes[name] = answers.at(-1)?.slice(0, 3) ?? ""
            }, largestMillis)
          )
          if (longest > largestMillis) millis[name] = Math.round(longest)
        }
        assert.deepStrictEqual(millis, {})
        assert.deepStrictEqual(Object.values(codes).map((code) => code[0]), ["2", "2", "2", "2", "2"])
      })),
    300_000
  )
})

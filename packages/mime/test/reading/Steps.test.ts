import { assert, describe, it } from "@effect/vitest"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import * as Steps from "@sendwright/core/foundation/Steps"
import * as TransferEncoding from "@sendwright/core/model/TransferEncoding"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Result from "effect/Result"
import * as Charset from "../../src/reading/Charset.ts"
import * as FlowedText from "../../src/reading/FlowedText.ts"
import * as SubmittedMessage from "../../src/reading/SubmittedMessage.ts"

const octets = (length: number): Buffer => {
  let state = 1
  return Buffer.from(Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state & 0xff
  }))
}

const countOf = (steps: Steps.Steps<unknown>): number => {
  let count = 1
  while (steps.next().done !== true) count++
  return count
}

const now = new Date("2026-11-22T12:00:00Z")

const crlf = (...lines: ReadonlyArray<string>) => lines.join("\r\n")

const message = (body: string, ...fields: ReadonlyArray<string>) =>
  Buffer.from(crlf("From: shop@app.example", "To: ada@example.com", "MIME-Version: 1.0", ...fields, "", body, ""))

const file = octets(600_000)

const largeFile = message(
  crlf(
    "--b",
    "Content-Type: application/pdf; name=a.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    file.toString("base64").replace(/.{76}/g, "$&\r\n"),
    "--b--"
  ),
  "Content-Type: multipart/mixed; boundary=b"
)

describe("a large message is read in steps", () => {
  const piece = (name: string, large: Buffer) => {
    it(name, () => {
      const pieces = large.length / Steps.stepBytes
      // The lines, the content and the digest each go through all of it.
      assert.isAbove(
        countOf(SubmittedMessage.readInSteps({ message: large, envelope: ["ada@example.com"], now, trace: "" })),
        2.9 * pieces
      )
    })
  }
  piece("with a file", largeFile)
  piece(
    "with a text in quoted-printable",
    message("=E4 and =\r\n".repeat(60_000), "Content-Transfer-Encoding: quoted-printable")
  )
  piece("with a flowed text", message("a b c \r\n".repeat(80_000), "Content-Type: text/plain; format=flowed"))
  piece(
    "with a text in another charset",
    message("a b c\r\n".repeat(90_000), "Content-Type: text/html; charset=shift_jis")
  )

  it("a small one at once", () => {
    assert.strictEqual(
      countOf(
        SubmittedMessage.readInSteps({ message: message("Hello"), envelope: ["ada@example.com"], now, trace: "" })
      ),
      1
    )
  })

  it.effect("between which others have their turns", () =>
    Effect.gen(function*() {
      let turns = 0
      const other = yield* Effect.forkChild(
        Effect.forever(Effect.andThen(Effect.yieldNow, Effect.sync(() => void turns++)))
      )
      const read = yield* runSteps(
        SubmittedMessage.readInSteps({ message: largeFile, envelope: ["ada@example.com"], now, trace: "" })
      )
      yield* Fiber.interrupt(other)
      assert.isTrue(Result.isSuccess(read))
      assert.isAbove(turns, 10)
    }))
})

describe("what is decoded in steps is what it would be at once", () => {
  it("base64, with whatever line length, and in padded sections", () => {
    const texts = (size: number) =>
      Array.from(
        { length: Math.ceil(file.length / size) },
        (_, n) => file.subarray(n * size, (n + 1) * size).toString("base64")
      )
    for (const size of [3, 57, 60_000, 600_000]) {
      const lines = Buffer.from(texts(size).join("\r\n"))
      assert.isTrue(file.equals(Steps.finish(TransferEncoding.decode(lines, "base64"))!), `${size}`)
    }
    for (const size of [10, 65_534, 65_535, 65_536]) {
      const sections = Buffer.from(texts(size).join(""))
      assert.isTrue(file.equals(Steps.finish(TransferEncoding.decode(sections, "base64"))!), `${size}`)
    }
  })

  it("quoted-printable", () => {
    const encoded = Array.from(
      file,
      (octet, at) => `=${octet.toString(16).toUpperCase().padStart(2, "0")}${at % 25 === 24 ? "=\r\n" : ""}`
    ).join("")
    assert.isTrue(file.equals(Steps.finish(TransferEncoding.decode(Buffer.from(encoded), "quoted-printable"))!))
  })

  it("charsets, whose characters may lie in two steps", () => {
    const text = "a\u00e4\u8acb\u{1f600}".repeat(30_000)
    for (const charset of [undefined, "utf-8", "us-ascii"]) {
      assert.isTrue(Steps.finish(Charset.decode(Buffer.from(text), charset)) === text, charset)
    }
    assert.isTrue(Steps.finish(Charset.decode(Buffer.from(text, "utf16le"), "utf-16le")) === text)
    // Two octets that are the character for "please", after one octet.
    const japanese = Buffer.concat([Buffer.from("a"), Buffer.alloc(200_000, Buffer.from([0x90, 0xbf]))])
    assert.isTrue(Steps.finish(Charset.decode(japanese, "shift_jis")) === `a${"\u8acb".repeat(100_000)}`)
    const western = Buffer.alloc(200_000, 0x80)
    assert.isTrue(Steps.finish(Charset.decode(western, undefined)) === "\u20ac".repeat(200_000))
  })

  it("lines, whose breaks may lie in two steps", () => {
    for (const before of ["", "x"]) {
      const lines = `${before}${"\r\n".repeat(100_000)}end`
      const read = SubmittedMessage.read({
        message: message(lines),
        envelope: ["ada@example.com"],
        now,
        trace: ""
      })
      if (Result.isFailure(read)) return assert.fail(read.failure.text)
      assert.isTrue(read.success.request["text"] === `${before}${"\n".repeat(100_000)}end`)
    }
  })

  it("flowed text, also of one endless paragraph, and of empty lines alone", () => {
    assert.strictEqual(
      Steps.finish(FlowedText.unflow("ab ".repeat(9).concat("\n").repeat(10_000), false)).length,
      270_000
    )
    const empty = "\n".repeat(300_000)
    assert.isTrue(Steps.finish(FlowedText.unflow(empty, false)) === empty)
  })
})

import { assert, describe, it } from "@effect/vitest"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { attachment as file, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import { checkReadBack } from "./readBack.ts"

const readsBack = (over: Partial<OutgoingMessage>) =>
  Effect.gen(function*() {
    const input = outgoing(over)
    const bytes = yield* MimeMessage.render(input)
    yield* Effect.promise(() => checkReadBack(bytes, input))
    return Buffer.from(bytes).toString("latin1")
  })

const attached = (filename: string, contentType = "application/pdf") => ({
  attachments: [file({ filename, contentType })]
})

describe("a line never grows over its limit", () => {
  const units = ["x", "\"", "\\", "'", " ", "=", "é", "🎉"]

  for (const length of [899, 900, 901, 990, 1_000, 5_000]) {
    it.effect(`for the name of a file of ${length} characters`, () =>
      Effect.gen(function*() {
        for (const unit of units) yield* readsBack(attached(`a${unit.repeat(length)}`))
      }))

    it.effect(`for a display name of ${length} characters, quoted ones among them`, () =>
      Effect.gen(function*() {
        for (const unit of units) {
          yield* readsBack({ to: [{ name: `a${unit.repeat(length)}`, address: "bob@example.net" }] })
        }
      }))
  }

  it.effect("for a type of a file that is no type of any", () =>
    Effect.gen(function*() {
      const source = yield* readsBack(attached("a", `${"x".repeat(2_000)}/y; z=1`))
      assert.include(source, "Content-Type: application/octet-stream; name=a\r\n")
    }))
})

it.effect("the parameters of a type are left out where ASCII cannot spell them", () =>
  Effect.gen(function*() {
    const source = yield* readsBack(attached("a", "text/csv; charset=utf-8; é=1"))
    assert.include(source, "Content-Type: text/csv; name=a\r\n")
    assert.include(
      yield* readsBack(attached("a", "text/csv; charset=utf-8")),
      "Content-Type: text/csv; charset=utf-8; name=a"
    )
  }))

import { assert, it } from "@effect/vitest"
import * as RawMessages from "@sendwright/mime/reading/RawMessages"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

const now = new Date("2026-11-28T20:00:00Z")
const head = "From: shop@acme.example\nTo: ada@example.com\nSubject: Hi\n"
const asked = { tags: ["b"], scheduledAt: "2026-11-29T00:00:00.000Z" }
const sendOf = (more: string) =>
  Effect.map(
    RawMessages.decode({ message: Buffer.from(`${head}${more}\nHi`), recipients: undefined, now, asked }),
    ({ send }) => Result.getOrThrow(send.result)
  )

it.effect("what is asked for beside a message is added to what its header asks for, whose own time counts", () =>
  Effect.gen(function*() {
    assert.deepInclude(yield* sendOf(""), asked)
    assert.deepInclude(yield* sendOf("X-Tags: a\nX-Scheduled-At: 2026-11-30T00:00:00.000Z\n"), {
      tags: ["a", "b"],
      scheduledAt: "2026-11-30T00:00:00.000Z"
    })
  }))

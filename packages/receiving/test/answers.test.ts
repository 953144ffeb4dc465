/** Answers as mail programs write them, over SMTP: which email they answer, and what they say anew. */
import { assert, describe, it } from "@effect/vitest"
import * as ReplyAddress from "@sendwright/core/emails/ReplyAddress"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { MailListener } from "@sendwright/receiving/MailListener"
import * as Aead from "effect/crypto/Aead"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { greet } from "../../smtp/test/MailClient.ts"
import { answers, type Names, shapeOf } from "./answers/answers.ts"
import { engine, limits, listener, receiversOf, sent } from "./listening.ts"

const open = limits({ remote: { connections: 100, burst: 1_000_000, messagesPerSecond: 100_000 } })
const receivesAt: Parameters<typeof receiversOf>[0] = {}

const box = SecretBox.layer({ active: "a", keys: { a: Redacted.make(new Uint8Array(32).fill(7)) } }).pipe(
  Layer.provide(Layer.merge(Aead.layerWebCrypto, Mac.layerWebCrypto)),
  Layer.provide(SecureRandom.layerWebCrypto)
)

/** What was wrong, by program: `Gmail, above, de`. */
const tell = (wrong: ReadonlyArray<string>): string =>
  Object.entries(Object.groupBy(wrong, (one) => one)).map(([name, all = []]) => `${all.length} × ${name}`).join("\n")

/** Blank lines, and blanks at the ends of lines, are a matter of taste. */
const linesOf = (text: string): string =>
  text.split("\n").map((line) => line.trim()).filter((line) => line !== "").join("\n")

describe("answers of mail programs", () => {
  it.effect(
    "find the email that they answer in 99 % of cases, and say what is new in 95 %",
    () =>
      Effect.gen(function*() {
        const { port } = yield* MailListener
        const { id, t } = yield* sent()
        receivesAt["in.engines.example"] = { accountId: t.account.id }
        const keys = yield* ReplyAddress.keys
        const names: Names = {
          messageId: `${id}@engines.example`,
          tracked: ReplyAddress.make(keys!, id, "in.engines.example")
        }
        const client = yield* greet(port)
        const store = yield* ReceivedStore
        const scope = { accountId: t.account.id, modes: ["live" as const] }
        const all = answers(names)
        assert.isAtLeast(all.length, 1_000)
        const [lost, wrong]: [Array<string>, Array<string>] = [[], []]
        for (const answer of all) {
          assert.match(yield* client.mail([answer.to], answer.message), /^250/)
          const { emails } = yield* store.list(scope, { limit: 2, after: null, search: null, depth: 10 })
          assert.lengthOf(emails, 1)
          const email = Option.getOrThrow(yield* store.find(scope, emails[0]!.id))
          yield* store.remove(scope, email.id)
          if (email.repliedToEmailId !== id) lost.push(`${shapeOf(answer)}, ${answer.thread}`)
          const found = linesOf(email.replyText ?? "")
          const { fresh, signature } = answer
          if (found !== linesOf(fresh) && found !== linesOf(`${fresh}\n${signature ?? ""}`)) wrong.push(shapeOf(answer))
        }
        process.stdout.write(
          `${all.length} answers: ${lost.length} do not find what they answer, ${wrong.length} say something else\n`
        )
        assert.isAtMost(lost.length / all.length, 0.01, tell(lost))
        assert.isAtMost(wrong.length / all.length, 0.05, tell(wrong))
      }).pipe(
        Effect.provide(
          listener({ limits: open }, receiversOf(receivesAt)).pipe(
            Layer.provideMerge(box),
            Layer.provideMerge(engine)
          )
        )
      ),
    600_000
  )
})

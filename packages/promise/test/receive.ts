import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import type { HandledEmail, Sendwright } from "@sendwright/promise"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { assert } from "vitest"
import { all, owner, until } from "./app.ts"

const content = new TextEncoder().encode(
  "From: a@b.example\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n"
)

/** An email comes from the owner, whom the sandbox reaches. */
export const receive = async (sendwright: Sendwright): Promise<string> => {
  const { account, sandbox } = await sendwright.account.summary()
  const message = received({
    accountId: account.id,
    content,
    from: `Ada <${owner}>`,
    envelope: { from: owner, to: [`inbox@${sandbox.domain}`] },
    receivedAt: new Date()
  })
  await Effect.runPromise(
    Effect.andThen(
      ReceivedStore.use((store) => store.add([message])),
      Wakeups.use((wakeups) => wakeups.notify("webhooks"))
    )
      .pipe(Effect.provideContext(sendwright.context))
  )
  return message.id
}

/** A function that fails after its answer runs again, and says something else then: the first answer stands. */
export const checkAnswers = async (sendwright: Sendwright): Promise<void> => {
  const seen: Array<HandledEmail> = []
  const files: Array<string> = []
  const answers: Array<string> = []
  await sendwright.onReceived(async (email) => {
    seen.push(email)
    files.push(Buffer.from(await email.attachment(0)).toString())
    answers.push((await email.reply({ text: `We answer within ${seen.length} days.` })).id)
    if (seen.length === 1) throw new Error("after the answer")
  })
  const id = await receive(sendwright)
  await until(() => answers.length === 2)
  assert.deepStrictEqual(seen.map((email) => email.id), [id, id])
  assert.deepStrictEqual(files, ["ABC", "ABC"])
  const [endpoint] = await sendwright.webhooks.list()
  await until(async () => (await all(sendwright.webhooks.deliveries(endpoint!.id)))[0]?.status === "delivered")
  const sent = (await all(sendwright.emails.list())).filter(({ subject }) => subject === "Re: A question")
  assert.deepStrictEqual(sent.map((email) => email.id), [answers[0]])
  assert.strictEqual(answers[1], answers[0])
  assert.strictEqual((await sendwright.emails.get(answers[0]!)).text, "We answer within 1 days.")
}

import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { ReceivedStore } from "@sendwright/core/received/ReceivedStore"
import { type HandledEmail, NotRunning, type Sendwright, ValidationError } from "@sendwright/promise"
import { received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { assert, describe, it } from "vitest"
import { all, keeping, owner, rejection, started, until } from "./app.ts"

const content = new TextEncoder().encode(
  "From: a@b.example\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n"
)

/** An email comes from the owner, whom the sandbox reaches. */
const receive = async (sendwright: Sendwright): Promise<string> => {
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

describe("onReceived", () => {
  it("calls the function with the email and its files, and answers it once though it is handled again", async () => {
    const { provider, taken } = keeping()
    await using sendwright = await started({ provider })
    const seen: Array<HandledEmail> = []
    const files: Array<string> = []
    await sendwright.onReceived(async (email) => {
      seen.push(email)
      files.push(Buffer.from(await email.attachment(0)).toString())
      await email.reply({ from: email.envelope.to[0]!, text: "We answer within a day." })
      if (seen.length === 1) throw new Error("after the answer")
    })
    const id = await receive(sendwright)
    await until(() => files.length === 2)
    assert.deepStrictEqual(seen.map((email) => email.id), [id, id])
    assert.deepStrictEqual(files, ["ABC", "ABC"])
    const [endpoint] = await sendwright.webhooks.list()
    await until(async () => (await all(sendwright.webhooks.deliveries(endpoint!.id)))[0]?.status === "delivered")
    await until(() => taken.length === 1)
    assert.deepStrictEqual((await all(sendwright.emails.list())).map(({ subject }) => subject), ["Re: A question"])
  }, 40_000)

  it("gives each email to every name, and refuses a second function of one name", async () => {
    await using sendwright = await started()
    const calls: Array<string> = []
    await sendwright.onReceived(() => void calls.push("inbox"))
    await sendwright.onReceived(() => void calls.push("archive"), { name: "archive" })
    assert.instanceOf(await rejection(sendwright.onReceived(() => undefined)), ValidationError)
    await receive(sendwright)
    await until(() => calls.length === 2)
    assert.deepStrictEqual(calls.sort(), ["archive", "inbox"])
  })

  it("is refused where no worker would call the function", async () => {
    await using sendwright = await started({ workers: false })
    assert.instanceOf(await rejection(sendwright.onReceived(() => undefined)), NotRunning)
  })
})

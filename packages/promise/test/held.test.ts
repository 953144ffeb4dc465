import { accepted, createSendwright, memory, NotFound, unknown } from "@sendwright/promise"
import { assert, expect, it } from "vitest"

/** An engine whose provider breaks off until it is told to take what comes, and its held email. */
const withHeld = async () => {
  const state = { takes: false, handedOver: [] as Array<string> }
  const sendwright = createSendwright({
    storage: memory(),
    provider: {
      name: "flaky",
      submit: async (message) => {
        state.handedOver.push(message.messageId)
        return state.takes ? accepted(message.messageId) : unknown("the line broke")
      }
    },
    account: { name: "Shop", ownerEmail: "ada@example.com" },
    engine: { unknownPolicy: "hold", pollInterval: 20 },
    log: () => {}
  })
  await sendwright.start()
  const { sandbox } = await sendwright.account.summary()
  const { id } = await sendwright.emails.send({
    from: `Shop <orders@${sandbox.domain}>`,
    to: "ada@example.com",
    subject: "Your order",
    text: "Thank you"
  })
  await expect.poll(() => sendwright.held.list()).toHaveLength(1)
  state.takes = true
  return { sendwright, state, id }
}

it("hands a held email over again, as the same message", async () => {
  const { id, sendwright, state } = await withHeld()
  await using _ = sendwright
  assert.deepInclude((await sendwright.held.list())[0], { emailId: id, attempts: 1, recipients: ["ada@example.com"] })
  assert.deepStrictEqual(await sendwright.held.list({ limit: 0 }), [])
  await sendwright.held.resend(id)
  assert.strictEqual((await sendwright.emails.waitFor(id, "sent")).status, "sent")
  assert.strictEqual(state.handedOver.length, 2)
  assert.strictEqual(state.handedOver[0], state.handedOver[1])
  assert.deepStrictEqual(await sendwright.held.list(), [])
})

it("takes a held email for what it is told, once", async () => {
  const { id, sendwright, state } = await withHeld()
  await using _ = sendwright
  await sendwright.held.settle(id, "failed")
  assert.strictEqual((await sendwright.emails.get(id)).status, "failed")
  await expect(sendwright.held.settle(id, "sent")).rejects.toBeInstanceOf(NotFound)
  await expect(sendwright.held.resend(id)).rejects.toBeInstanceOf(NotFound)
  assert.strictEqual(state.handedOver.length, 1)
})

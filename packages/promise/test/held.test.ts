import { accepted, createPosthorn, memory, NotFound, unknown } from "@posthorn/promise"
import { assert, expect, it } from "vitest"

/** An engine whose provider breaks off until it is told to take what comes, and its held email. */
const withHeld = async () => {
  const state = { takes: false, handedOver: [] as Array<string> }
  const posthorn = createPosthorn({
    storage: memory(),
    provider: {
      name: "flaky",
      submit: async (message) => {
        state.handedOver.push(message.messageId)
        return state.takes ? accepted(message.messageId) : unknown("the line broke")
      }
    },
    account: { name: "Shop", ownerEmail: "ada@example.com" },
    settings: { unknownPolicy: "hold", pollMillis: 20 },
    log: () => {}
  })
  await posthorn.start()
  const { sandbox } = await posthorn.account.summary()
  const { id } = await posthorn.emails.send({
    from: `Shop <orders@${sandbox.domain}>`,
    to: "ada@example.com",
    subject: "Your order",
    text: "Thank you"
  })
  await expect.poll(() => posthorn.held.list()).toHaveLength(1)
  state.takes = true
  return { posthorn, state, id }
}

it("hands a held email over again, as the same message", async () => {
  const { id, posthorn, state } = await withHeld()
  await using _ = posthorn
  assert.deepInclude((await posthorn.held.list())[0], { emailId: id, attempts: 1, recipients: ["ada@example.com"] })
  assert.deepStrictEqual(await posthorn.held.list({ limit: 0 }), [])
  await posthorn.held.resend(id)
  assert.strictEqual((await posthorn.emails.waitFor(id, "sent")).status, "sent")
  assert.strictEqual(state.handedOver.length, 2)
  assert.strictEqual(state.handedOver[0], state.handedOver[1])
  assert.deepStrictEqual(await posthorn.held.list(), [])
})

it("takes a held email for what it is told, once", async () => {
  const { id, posthorn, state } = await withHeld()
  await using _ = posthorn
  await posthorn.held.settle(id, "failed")
  assert.strictEqual((await posthorn.emails.get(id)).status, "failed")
  await expect(posthorn.held.settle(id, "sent")).rejects.toBeInstanceOf(NotFound)
  await expect(posthorn.held.resend(id)).rejects.toBeInstanceOf(NotFound)
  assert.strictEqual(state.handedOver.length, 1)
})

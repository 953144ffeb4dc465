import { createTestSendwright, type TestSendwright } from "@sendwright/testing/createTestSendwright"
import { afterEach, assert, beforeEach, describe, it } from "vitest"
import { type SignUp, SignUps } from "../src/SignUps.ts"

describe("a sign-up", () => {
  let sendwright: TestSendwright
  let signUps: SignUps

  beforeEach(() => {
    sendwright = createTestSendwright({ seed: 1, domains: ["app.example"] })
    signUps = new SignUps(sendwright, sendwright.now)
  })
  afterEach(() => sendwright.close())

  const begin = async (address: string): Promise<SignUp> => {
    const signUp = await signUps.begin(address)
    if (signUp === "unreachable") return assert.fail(`${address} cannot be reached`)
    return signUp
  }

  it("asks for a confirmation at once", async () => {
    await begin("ada@example.com")
    const email = sendwright.outbox.expectSent({ to: "ada@example.com", subject: /confirm/ })
    assert.strictEqual(email.link("/confirm"), "https://app.example/confirm?address=ada%40example.com")
    sendwright.outbox.expectCount(1)
  })

  it("reminds after three days, and not a minute sooner", async () => {
    await begin("ada@example.com")
    sendwright.outbox.clear()
    await sendwright.advance({ days: 3, minutes: -1 })
    sendwright.outbox.expectNothingTo("ada@example.com")
    await sendwright.advance("1 minute")
    sendwright.outbox.expectSent({ to: "ada@example.com", subject: "Still there?" })
  })

  it("reminds nobody who has confirmed", async () => {
    await signUps.confirm(await begin("ada@example.com"))
    sendwright.outbox.clear()
    await sendwright.advance("30 days")
    sendwright.outbox.expectCount(0)
  })

  it("learns from a bounce: the reminder stays here, and the address is not accepted again", async () => {
    sendwright.provider.bounce("gone@example.com")
    const { reminderId } = await begin("gone@example.com")
    await sendwright.advance("1 minute")
    const { data } = await sendwright.suppressions.list().page()
    assert.deepStrictEqual(data.map(({ address }) => address), ["gone@example.com"])
    sendwright.outbox.clear()
    await sendwright.advance("3 days")
    sendwright.outbox.expectNothingTo("gone@example.com")
    assert.strictEqual((await sendwright.emails.get(reminderId)).status, "failed")
    assert.strictEqual(await signUps.begin("gone@example.com"), "unreachable")
  })
})

import { createTestPosthorn, type TestPosthorn } from "@posthorn/testing/createTestPosthorn"
import { afterEach, assert, beforeEach, describe, it } from "vitest"
import { type SignUp, SignUps } from "../src/SignUps.ts"

describe("a sign-up", () => {
  let posthorn: TestPosthorn
  let signUps: SignUps

  beforeEach(() => {
    posthorn = createTestPosthorn({ seed: 1, domains: ["app.example"] })
    signUps = new SignUps(posthorn, posthorn.now)
  })
  afterEach(() => posthorn.close())

  const begin = async (address: string): Promise<SignUp> => {
    const signUp = await signUps.begin(address)
    if (signUp === "unreachable") return assert.fail(`${address} cannot be reached`)
    return signUp
  }

  it("asks for a confirmation at once", async () => {
    await begin("ada@example.com")
    const email = posthorn.outbox.expectSent({ to: "ada@example.com", subject: /confirm/ })
    assert.strictEqual(email.link("/confirm"), "https://app.example/confirm?address=ada%40example.com")
    posthorn.outbox.expectCount(1)
  })

  it("reminds after three days, and not a minute sooner", async () => {
    await begin("ada@example.com")
    posthorn.outbox.clear()
    await posthorn.advance({ days: 3, minutes: -1 })
    posthorn.outbox.expectNothingTo("ada@example.com")
    await posthorn.advance("1 minute")
    posthorn.outbox.expectSent({ to: "ada@example.com", subject: "Still there?" })
  })

  it("reminds nobody who has confirmed", async () => {
    await signUps.confirm(await begin("ada@example.com"))
    posthorn.outbox.clear()
    await posthorn.advance("30 days")
    posthorn.outbox.expectCount(0)
  })

  it("learns from a bounce: the reminder stays here, and the address is not accepted again", async () => {
    posthorn.provider.bounce("gone@example.com")
    const { reminderId } = await begin("gone@example.com")
    await posthorn.advance("1 minute")
    const { data } = await posthorn.suppressions.list().page()
    assert.deepStrictEqual(data.map(({ address }) => address), ["gone@example.com"])
    posthorn.outbox.clear()
    await posthorn.advance("3 days")
    posthorn.outbox.expectNothingTo("gone@example.com")
    assert.strictEqual((await posthorn.emails.get(reminderId)).status, "failed")
    assert.strictEqual(await signUps.begin("gone@example.com"), "unreachable")
  })
})

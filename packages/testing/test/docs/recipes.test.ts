import { createPosthorn, memory } from "@posthorn/promise"
import { createTestPosthorn } from "@posthorn/testing/createTestPosthorn"
import { expect, it } from "vitest"
import * as Recipes from "./recipes.ts"

const day = 24 * 3_600_000
const to = "ada@example.com"

it("one email for each order", async () => {
  await using posthorn = createTestPosthorn()
  const first = await Recipes.confirmOrder(posthorn, { id: "7", email: to })
  expect(await Recipes.confirmOrder(posthorn, { id: "7", email: to })).toEqual({ ...first, replayed: true })
  await posthorn.advance("1 minute")
  posthorn.outbox.expectCount(1)
})

it("a reminder that is taken back, and one that has gone", async () => {
  await using posthorn = createTestPosthorn()
  const at = new Date(posthorn.now().getTime() + day)
  const takeBack = await Recipes.remindLater(posthorn, to, at)
  expect(await takeBack()).toBe("taken back")
  const tooLate = await Recipes.remindLater(posthorn, to, at)
  await posthorn.advance("2 days")
  posthorn.outbox.expectCount(1)
  expect(await tooLate()).toBe("too late")
})

it("a recipient who bounced", async () => {
  await using posthorn = createTestPosthorn()
  posthorn.provider.bounce(to)
  expect(await Recipes.trySend(posthorn, to)).toBe("accepted")
  await posthorn.advance("1 minute")
  expect(await Recipes.trySend(posthorn, to)).toBe(`ask ${to} for another address`)
  expect(await Recipes.bouncedAddresses(posthorn)).toEqual([to])
})

it("a welcome by template", async () => {
  await using posthorn = createTestPosthorn()
  await Recipes.welcomeByTemplate(posthorn, to, "Ada <3")
  await posthorn.advance("1 minute")
  posthorn.outbox.expectSent({ to, subject: "Hello Ada <3", html: /Hello Ada &lt;3!/ })
})

it("a provider with a quota", async () => {
  let left = 1
  const raws: Array<string> = []
  const provider = Recipes.withQuota(() => left--, async (raw) => String(raws.push(Buffer.from(raw).toString())))
  await using posthorn = createPosthorn({
    storage: memory(),
    provider,
    account: { name: "App", ownerEmail: "owner@example.com" }
  })
  await posthorn.start()
  const { sandbox } = await posthorn.account.summary()
  const email = { from: `shop@${sandbox.domain}`, to: "owner@example.com", subject: "Hello", text: "Hello." }
  const { id } = await posthorn.emails.send(email)
  expect((await posthorn.emails.waitFor(id, "sent")).status).toBe("sent")
  expect(raws[0]).toContain("Subject: Hello")
  expect((await posthorn.emails.get((await posthorn.emails.send(email)).id)).status).toBe("queued")
})

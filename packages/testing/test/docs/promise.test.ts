import { createTestPosthorn } from "@posthorn/testing/createTestPosthorn"
import { expect, it } from "vitest"
import { signUp } from "./signUp.ts"

it("asks for a confirmation, and reminds after three days", async () => {
  await using posthorn = createTestPosthorn({ domains: ["shop.example"] })
  await signUp(posthorn, "ada@example.com", posthorn.now())

  const email = posthorn.outbox.expectSent({ to: "ada@example.com", subject: /confirm/ })
  expect(email.link("/confirm")).toBe("https://shop.example/confirm?token=7")

  await posthorn.advance("3 days")
  posthorn.outbox.expectSent({ to: "ada@example.com", subject: "Still there?" })
})

it("sends no more to an address that bounces", async () => {
  await using posthorn = createTestPosthorn({ domains: ["shop.example"] })
  const sink = await posthorn.webhooks.sink()
  posthorn.provider.bounce("gone@example.com")
  await signUp(posthorn, "gone@example.com", posthorn.now())

  await posthorn.advance("10 seconds")
  sink.expect({ type: "email.bounced", to: "gone@example.com" })

  await expect(signUp(posthorn, "gone@example.com", posthorn.now())).rejects.toMatchObject({
    code: "recipient_suppressed"
  })
})

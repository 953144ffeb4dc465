import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
import { expect, it } from "vitest"
import { signUp } from "./signUp.ts"

it("asks for a confirmation, and reminds after three days", async () => {
  await using sendwright = createTestSendwright({ domains: ["shop.example"] })
  await signUp(sendwright, "ada@example.com", sendwright.now())

  const email = sendwright.outbox.expectSent({ to: "ada@example.com", subject: /confirm/ })
  expect(email.link("/confirm")).toBe("https://shop.example/confirm?token=7")

  await sendwright.advance("3 days")
  sendwright.outbox.expectSent({ to: "ada@example.com", subject: "Still there?" })
})

it("sends no more to an address that bounces", async () => {
  await using sendwright = createTestSendwright({ domains: ["shop.example"] })
  const sink = await sendwright.webhooks.sink()
  sendwright.provider.bounce("gone@example.com")
  await signUp(sendwright, "gone@example.com", sendwright.now())

  await sendwright.advance("10 seconds")
  sink.expect({ type: "email.bounced", to: "gone@example.com" })

  await expect(signUp(sendwright, "gone@example.com", sendwright.now())).rejects.toMatchObject({
    code: "recipient_suppressed"
  })
})

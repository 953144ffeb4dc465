import type { Sendwright } from "@sendwright/promise"

export const signUp = async (sendwright: Sendwright, address: string, now: Date) => {
  await sendwright.emails.send({
    from: "Shop <hello@shop.example>",
    to: address,
    subject: "Please confirm your address",
    html: "<a href=\"https://shop.example/confirm?token=7\">Confirm</a>"
  })
  await sendwright.emails.send({
    from: "Shop <hello@shop.example>",
    to: address,
    subject: "Still there?",
    text: "Your cart is waiting.",
    scheduledAt: new Date(now.getTime() + 3 * 86_400_000)
  })
}

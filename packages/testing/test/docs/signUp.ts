import type { Posthorn } from "@posthorn/promise"

export const signUp = async (posthorn: Posthorn, address: string, now: Date) => {
  await posthorn.emails.send({
    from: "Shop <hello@shop.example>",
    to: address,
    subject: "Please confirm your address",
    html: "<a href=\"https://shop.example/confirm?token=7\">Confirm</a>"
  })
  await posthorn.emails.send({
    from: "Shop <hello@shop.example>",
    to: address,
    subject: "Still there?",
    text: "Your cart is waiting.",
    scheduledAt: new Date(now.getTime() + 3 * 86_400_000)
  })
}

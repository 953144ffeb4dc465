/** The recipes of docs/recipes.md, as an application would write them. */
import {
  accepted,
  custom,
  NotScheduled,
  type Posthorn,
  RecipientSuppressed,
  temporarilyRefused
} from "@posthorn/promise"

const from = "Shop <shop@app.example>"

// One email for each order, however often the job runs.
export const confirmOrder = (posthorn: Posthorn, order: { readonly id: string; readonly email: string }) =>
  posthorn.emails.send(
    { from, to: order.email, subject: "Your order", text: `We have your order ${order.id}.`, tags: ["order"] },
    { idempotencyKey: `order-${order.id}` }
  )

// Send later, and take it back where it is no longer needed.
export const remindLater = async (posthorn: Posthorn, to: string, at: Date) => {
  const { id } = await posthorn.emails.send({ from, to, subject: "Your cart", text: "Still there.", scheduledAt: at })
  return async (): Promise<"taken back" | "too late"> => {
    try {
      await posthorn.emails.cancel(id)
      return "taken back"
    } catch (error) {
      if (error instanceof NotScheduled) return "too late"
      throw error
    }
  }
}

// Somebody who bounced or complained is refused at once, and named.
export const trySend = async (posthorn: Posthorn, to: string) => {
  try {
    await posthorn.emails.send({ from, to, subject: "News", text: "News.", unsubscribeUrl: "https://app.example/out" })
    return "accepted"
  } catch (error) {
    if (error instanceof RecipientSuppressed) return `ask ${error.suppressed.join(", ")} for another address`
    throw error
  }
}

// A text that the marketing people may change, with every version kept.
export const welcomeByTemplate = async (posthorn: Posthorn, to: string, name: string) => {
  await posthorn.templates.create({ name: "Welcome", subject: "Hello {{name}}", html: "<p>Hello {{name}}!</p>" })
  return posthorn.emails.send({ from, to, templateSlug: "welcome", variables: { name } })
}

// What went wrong today, without a query of your own.
export const bouncedAddresses = async (posthorn: Posthorn) => {
  const addresses = new Set<string>()
  for await (const { to } of posthorn.emails.list({ status: "bounced" })) to.forEach((one) => addresses.add(one))
  return [...addresses]
}

// A provider of your own, which is asked again later while its quota is used up.
export const withQuota = (left: () => number, deliver: (raw: Uint8Array) => Promise<string>) =>
  custom({
    name: "quota",
    submit: async (message) =>
      left() > 0
        ? accepted(await deliver(await message.raw()))
        : temporarilyRefused("the quota of this hour is used up", { retryAfterMillis: 3_600_000 })
  })

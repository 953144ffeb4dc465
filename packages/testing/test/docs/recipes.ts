/** The recipes of docs/embed/recipes.md, as an application would write them. */
import {
  accepted,
  custom,
  NotScheduled,
  RecipientSuppressed,
  type Sendwright,
  temporarilyRefused
} from "@sendwright/promise"

const from = "Shop <shop@app.example>"

// One email for each order, however often the job runs.
export const confirmOrder = (sendwright: Sendwright, order: { readonly id: string; readonly email: string }) =>
  sendwright.emails.send(
    { from, to: order.email, subject: "Your order", text: `We have your order ${order.id}.`, tags: ["order"] },
    { idempotencyKey: `order-${order.id}` }
  )

// Schedule an email, and cancel it if it is no longer needed.
export const remindLater = async (sendwright: Sendwright, to: string, at: Date) => {
  const { id } = await sendwright.emails.send({ from, to, subject: "Your cart", text: "Still there.", scheduledAt: at })
  return async (): Promise<"taken back" | "too late"> => {
    try {
      await sendwright.emails.cancel(id)
      return "taken back"
    } catch (error) {
      if (error instanceof NotScheduled) return "too late"
      throw error
    }
  }
}

// Send what your own program made or signed, such as S/MIME. Its To, Cc and Bcc are the recipients.
export const sendSigned = (sendwright: Sendwright, message: Uint8Array, invoice: string) =>
  sendwright.emails.sendRaw(message, { idempotencyKey: `invoice-${invoice}` })

// Recipients who bounced or complained are refused at once, and named.
export const trySend = async (sendwright: Sendwright, to: string) => {
  try {
    await sendwright.emails.send({
      from,
      to,
      subject: "News",
      text: "News.",
      unsubscribeUrl: "https://app.example/out"
    })
    return "accepted"
  } catch (error) {
    if (error instanceof RecipientSuppressed) return `ask ${error.suppressed.join(", ")} for another address`
    throw error
  }
}

// Once, when the app is set up. Sends find the template by its slug.
export const createWelcome = async (sendwright: Sendwright) => {
  const known = await sendwright.templates.list()
  if (known.some(({ slug }) => slug === "welcome")) return
  await sendwright.templates.create({
    name: "Welcome",
    slug: "welcome",
    subject: "Hello {{name}}",
    html: "<p>Hello {{name}}!</p>"
  })
}

// For each new customer. Later edits of the template apply to later emails, and every version is kept.
export const welcome = (sendwright: Sendwright, to: string, name: string) =>
  sendwright.emails.send({ from, to, templateSlug: "welcome", variables: { name } })

// The recipients of bounced emails.
export const bouncedAddresses = async (sendwright: Sendwright) => {
  const addresses = new Set<string>()
  for await (const { to } of sendwright.emails.list({ status: "bounced" })) to.forEach((one) => addresses.add(one))
  return [...addresses]
}

// A provider of your own, which is asked again later while its quota is used up.
export const withQuota = (left: () => number, deliver: (raw: Uint8Array) => Promise<string>) =>
  custom({
    name: "quota",
    submit: async (message) =>
      left() > 0
        ? accepted(await deliver(await message.raw()))
        : temporarilyRefused("the quota of this hour is used up", { retryAfter: "1 hour" })
  })

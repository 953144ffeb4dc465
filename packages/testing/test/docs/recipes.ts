/** The recipes of docs/embed/recipes.md, as an application would write them. */
import {
  accepted,
  custom,
  type HandledEmail,
  NotScheduled,
  RecipientSuppressed,
  type Sendwright,
  temporarilyRefused,
  ValidationError
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

// Mail a comment so that its answers are known by it.
export const mailComment = (
  sendwright: Sendwright,
  comment: { readonly id: string; readonly text: string },
  to: string
) =>
  sendwright.emails.send({
    from,
    to,
    subject: "A new comment",
    text: comment.text,
    replyTracking: true,
    tags: [`comment-${comment.id}`]
  })

type AddComment = (comment: { readonly id: string; readonly parent: string; readonly text: string }) => Promise<void>

// Call this after each start. The id of the email is the same if it is handled again.
export const takeAnswers = (sendwright: Sendwright, addComment: AddComment) =>
  sendwright.onReceived(async ({ id, repliedToEmailId, replyText, text }) => {
    if (repliedToEmailId === null) return
    const { tags } = await sendwright.emails.get(repliedToEmailId)
    const parent = tags.find((tag) => tag.startsWith("comment-"))?.slice("comment-".length)
    if (parent !== undefined) await addComment({ id, parent, text: replyText ?? text ?? "" })
  }, { name: "comments" })

type OpenTicket = (email: HandledEmail, files: ReadonlyArray<Uint8Array>) => Promise<number>

// Each request becomes a ticket; who wrote it gets one answer, however often the function runs.
export const supportInbox = (sendwright: Sendwright, openTicket: OpenTicket) =>
  sendwright.onReceived(async (email) => {
    if (email.spam?.isSpam === true) return
    const files = await Promise.all(email.attachments.map((_, place) => email.attachment(place)))
    const ticket = await openTicket(email, files)
    if (email.repliedToEmailId !== null) return
    try {
      await email.reply({ from, text: `We have your request: ticket ${ticket}.` })
    } catch (error) {
      // Reports, automatic answers and bulk mail get none.
      if (!(error instanceof ValidationError)) throw error
    }
  }, { name: "support" })

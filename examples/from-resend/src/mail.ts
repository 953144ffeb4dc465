/**
 * What the app sends, as it was written for Resend: nothing in this file knows of Sendwright. The client reads
 * RESEND_API_KEY and RESEND_BASE_URL from the environment; without the latter it calls Resend.
 */
import { Resend } from "resend"

export const resend = new Resend()
const from = process.env["MAIL_FROM"] ?? "Bookshop <hello@bookshop.example>"

/** The client answers with an error in place of throwing it. */
const dataOf = <A>(
  { data, error }: { readonly data: A | null; readonly error: { readonly message: string } | null }
): A => {
  if (data === null) throw new Error(error?.message ?? "The client answered with nothing.")
  return data
}

/** Sent once for each order, however often the shop asks. */
export const confirm = async (to: string, order: string): Promise<string> => {
  const invoice = { filename: `invoice-${order}.txt`, content: Buffer.from(`Invoice ${order}: one book, 12.00 EUR\n`) }
  const email = {
    from,
    to,
    subject: `Your order ${order}`,
    html: "<p>Thank you. The invoice is attached.</p>",
    attachments: [invoice],
    tags: [{ name: "kind", value: "order" }]
  }
  return dataOf(await resend.emails.send(email, { idempotencyKey: `order-${order}` })).id
}

/** Asks for a review later. */
export const askForReview = async (to: string): Promise<string> =>
  dataOf(
    await resend.emails.send({
      from,
      to,
      subject: "How was the book?",
      text: "Tell us, in two sentences.",
      scheduledAt: "in 7 days"
    })
  ).id

export const cancel = async (id: string): Promise<void> => {
  dataOf(await resend.emails.cancel(id))
}

export const lastEventOf = async (id: string): Promise<string> => dataOf(await resend.emails.get(id)).last_event

/** Has events posted to a URL, and answers with the secret that they are signed with. */
export const subscribe = async (endpoint: string): Promise<string> =>
  dataOf(await resend.webhooks.create({ endpoint, events: ["email.sent", "email.delivered", "email.bounced"] }))
    .signing_secret

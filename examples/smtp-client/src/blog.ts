/** What a blog sends. It knows how to reach a mail server, and nothing of Sendwright. */
import type { Transporter } from "nodemailer"

export interface Blog {
  readonly mail: Transporter
  /** The one sender of everything, as in the settings of WordPress. */
  readonly sender: string
}

export const resetPassword = ({ mail, sender }: Blog, to: string) =>
  mail.sendMail({
    from: sender,
    to,
    subject: "[Blog] Password reset",
    text: "Somebody asked for a new password. If it was you: https://blog.example/reset?key=7\n"
  })

/** A visitor's message goes to the author, who answers the visitor. */
export const contactForm = ({ mail, sender }: Blog, author: string, visitor: string, words: string) =>
  mail.sendMail({ from: sender, replyTo: visitor, to: author, subject: "[Blog] Contact form", text: words })

/** With HTML, an image within it, a file, and headers that steer Sendwright and mean nothing to other servers. */
export const receipt = ({ mail, sender }: Blog, to: string) =>
  mail.sendMail({
    from: sender,
    to,
    subject: "[Blog] Your receipt",
    text: "Thank you for your donation.",
    html: "<p>Thank you for your donation. <img src=\"cid:logo\" alt=\"Blog\"></p>",
    attachments: [
      { filename: "receipt.txt", content: "12.00 EUR\n" },
      { filename: "logo.gif", content: Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64"), cid: "logo" }
    ],
    headers: { "X-Tags": "receipt", "Idempotency-Key": "donation-7" }
  })

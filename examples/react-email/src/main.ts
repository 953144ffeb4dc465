/**
 * Prints the welcome email, or sends it, where a server is named:
 * `SENDWRIGHT_URL=http://127.0.0.1:4400 SENDWRIGHT_KEY=… node examples/react-email/src/main.ts`
 */
import { Sendwright } from "@sendwright/client"
import { createElement } from "react"
import { renderEmail } from "./renderEmail.ts"
import { WelcomeEmail } from "./WelcomeEmail.ts"

const content = await renderEmail(
  createElement(WelcomeEmail, { name: "Ada", confirmUrl: "https://app.example/confirm?token=1" })
)

const apiKey = process.env["SENDWRIGHT_KEY"]
if (apiKey === undefined) console.log(`${content.html}\n\n${content.text}`)
else {
  const sendwright = new Sendwright({ apiKey, baseUrl: process.env["SENDWRIGHT_URL"] ?? "http://127.0.0.1:4400" })
  const { sandbox } = await sendwright.account.get()
  const { id } = await sendwright.emails.send({
    from: `Shop <hello@${sandbox.domain}>`,
    to: sandbox.recipients[0] ?? "",
    subject: "Welcome",
    ...content
  })
  console.log(`accepted: ${id}`)
}

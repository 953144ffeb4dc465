/** Prints the welcome email; or sends it to the server that SENDWRIGHT_URL and SENDWRIGHT_KEY name. */
import { Sendwright } from "@sendwright/client"
import { createElement } from "react"
import { renderEmail } from "./renderEmail.ts"
import { WelcomeEmail } from "./WelcomeEmail.ts"

/** Filled in here: the app renders each email. */
const forAda = await renderEmail(
  createElement(WelcomeEmail, { name: "Ada", confirmUrl: "https://app.example/confirm?token=1" })
)

/** With placeholders: rendered once, and filled in by Sendwright, for whatever program sends it. */
const forAll = await renderEmail(
  createElement(WelcomeEmail, { name: "{{ name }}", confirmUrl: "https://app.example/confirm?token={{ token }}" })
)

const apiKey = process.env["SENDWRIGHT_KEY"]
if (apiKey === undefined) console.log(`${forAda.html}\n\n${forAda.text}`)
else {
  const sendwright = new Sendwright({ apiKey, baseUrl: process.env["SENDWRIGHT_URL"] ?? "http://127.0.0.1:4400" })
  const { sandbox } = await sendwright.account.get()
  const email = { from: `Shop <hello@${sandbox.domain}>`, to: sandbox.recipients[0] ?? "" }

  const direct = await sendwright.emails.send({ ...email, subject: "Welcome, Ada", ...forAda })
  console.log(`sent as it is: ${direct.id}`)

  // A second start of this example changes the template: every save makes a version.
  const known = (await sendwright.templates.list()).find(({ slug }) => slug === "welcome")
  const content = { subject: "Welcome, {{ name }}", ...forAll }
  if (known === undefined) await sendwright.templates.add({ name: "Welcome", ...content })
  else await sendwright.templates.update(known.id, content)
  const templated = await sendwright.emails.send({
    ...email,
    template_slug: "welcome",
    variables: { name: "Ada", token: "1" }
  })
  console.log(`sent by its template: ${templated.id}`)
}

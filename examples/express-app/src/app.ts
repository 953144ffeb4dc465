import type { NodeListener } from "@sendwright/http/NodeListener"
import type { Sendwright } from "@sendwright/promise"
import express, { type Express } from "express"

/** A frame of this app with the portal in it. Each load of the page takes a new link: one works once. */
const page = (portal: string): string =>
  `<!doctype html>
<html lang="en">
<title>Lamp Shop</title>
<h1>What we wrote to our customers</h1>
<iframe src="${portal}" title="Email" style="width: 100%; height: 640px; border: 0"></iframe>
</html>
`

/** A shop that confirms its orders from `sender`. */
export const createApp = (sendwright: Sendwright, mail: NodeListener, sender: string): Express => {
  const app = express()
  // Before the JSON parser: the API reads its bodies itself, and answers for what is wrong with them.
  app.use("/mail", mail)
  app.use(express.json())

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hands a rejection on to the error handler
  app.post("/orders", async (request, response) => {
    const { customer, item } = request.body as { readonly customer: string; readonly item: string }
    // No key and no HTTP: the engine is in this process.
    const { id } = await sendwright.emails.send({
      from: sender,
      to: customer,
      subject: `Your ${item}`,
      text: `We are packing your ${item}.`
    })
    response.status(201).json({ emailId: id })
  })

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- as above
  app.get("/", async (_request, response) => {
    const { path } = await sendwright.portal.link({ label: "Lamp Shop's office", parts: ["emails"] })
    response.send(page(`/mail${path}`))
  })
  return app
}

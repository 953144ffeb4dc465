import type { WebHandler } from "@sendwright/http/WebHandler"
import type { Sendwright } from "@sendwright/promise"
import { Hono } from "hono"

/** An app with a route of its own, and the mail API under /mail for whoever has a key. */
export const createApp = (sendwright: Sendwright, mail: WebHandler) =>
  new Hono()
    .all("/mail/*", (c) => mail(c.req.raw))
    .post("/welcome", async (c) => {
      const { to } = await c.req.json<{ to: string }>()
      const { sandbox } = await sendwright.account.summary()
      // No key and no HTTP: the engine is in this process.
      const { id } = await sendwright.emails.send({
        from: `Shop <shop@${sandbox.domain}>`,
        to,
        subject: "Welcome",
        text: "Hello."
      })
      return c.json({ id }, 201)
    })

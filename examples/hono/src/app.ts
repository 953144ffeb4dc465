import type { WebHandler } from "@posthorn/http/WebHandler"
import type { Posthorn } from "@posthorn/promise"
import { Hono } from "hono"

/** An app with a route of its own, and the mail API under /mail for whoever has a key. */
export const createApp = (posthorn: Posthorn, mail: WebHandler) =>
  new Hono()
    .all("/mail/*", (c) => mail(c.req.raw))
    .post("/welcome", async (c) => {
      const { to } = await c.req.json<{ to: string }>()
      const { sandbox } = await posthorn.account.summary()
      // No key and no HTTP: the engine is in this process.
      const { id } = await posthorn.emails.send({
        from: `Shop <shop@${sandbox.domain}>`,
        to,
        subject: "Welcome",
        text: "Hello."
      })
      return c.json({ id }, 201)
    })

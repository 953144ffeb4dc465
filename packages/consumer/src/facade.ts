/** The same as `main.ts` with promises: in memory, or on Postgres where `DATABASE_URL` names a server. */
import { capture, createSendwright, memory, postgres } from "@sendwright/promise"

const url = process.env["DATABASE_URL"]
const sendwright = createSendwright({
  storage: url === undefined ? memory() : postgres({ url }),
  provider: capture({ directory: "mail" }),
  account: { name: "Shop", ownerEmail: "ada@example.com" },
  secretKey: Buffer.alloc(32).toString("base64")
})
await sendwright.start()
const { sandbox } = await sendwright.account.summary()
const { id } = await sendwright.emails.send({
  from: `Shop <hello@${sandbox.domain}>`,
  to: "ada@example.com",
  subject: "Hello",
  text: "It works."
})
const email = await sendwright.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(30_000) })
console.log(`${email.status}: ${email.events.map(({ type }) => type).join(", ")}`)
await sendwright.close()

/** The same as `main.ts` with promises: in memory, or on Postgres where `DATABASE_URL` names a server. */
import { capture, createPosthorn, memory, postgres } from "@posthorn/promise"

const url = process.env["DATABASE_URL"]
const posthorn = createPosthorn({
  storage: url === undefined ? memory() : postgres({ url }),
  provider: capture({ directory: "mail" }),
  account: { name: "Shop", ownerEmail: "ada@example.com" },
  secretKey: Buffer.alloc(32).toString("base64")
})
await posthorn.start()
const { sandbox } = await posthorn.account.summary()
const { id } = await posthorn.emails.send({
  from: `Shop <hello@${sandbox.domain}>`,
  to: "ada@example.com",
  subject: "Hello",
  text: "It works."
})
const email = await posthorn.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(30_000) })
console.log(`${email.status}: ${email.events.map(({ type }) => type).join(", ")}`)
await posthorn.close()

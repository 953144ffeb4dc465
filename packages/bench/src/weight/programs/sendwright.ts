/** An application that sends with Sendwright: in memory, or on Postgres where there is one; its mail stays here or goes by SMTP. */
import { counter, letter, many, moment, obey, tell } from "./moments.ts"

const began = moment()
const { accepted, createSendwright, memory, postgres, smtp } = await import("@sendwright/promise")
const url = process.env["DATABASE_URL"]
const relay = process.env["SMTP_URL"]
const { more, take } = counter()
const kept = {
  name: "kept",
  submit: async ({ messageId }: { readonly messageId: string }) => {
    take()
    return accepted(messageId)
  }
}
const sendwright = createSendwright({
  storage: url === undefined ? memory() : postgres({ url }),
  provider: relay === undefined ? kept : smtp(relay),
  account: { name: "Shop", ownerEmail: "owner@example.com" },
  secretKey: Buffer.alloc(32).toString("base64"),
  log: () => {}
})
const made = moment()
if (process.argv[2] === "make") {
  tell({ began, made })
  process.exit()
}
await sendwright.start()
const started = moment()
const { sandbox } = await sendwright.account.summary()
const email = { ...letter, from: `shop@${sandbox.domain}`, to: "owner@example.com" }
const send = async () => (await sendwright.emails.send(email)).id
if (relay === undefined) await more(1, send)
else await sendwright.emails.waitFor(await send(), "sent", { signal: AbortSignal.timeout(60_000) })
tell({ began, made, started, first: moment() })
await obey((count) => relay === undefined ? more(count, () => many(count, send)) : many(count, send))
await sendwright.close()

/** Sends an email through the provider of `HttpMailProvider.ts`, and prints what became of it. */
import { createSendwright, memory } from "@sendwright/promise"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { httpMail } from "./HttpMailProvider.ts"
import { makeMailService } from "./mailService.ts"

const service = makeMailService()
await once(service.listen(0, "127.0.0.1"), "listening")

const sendwright = createSendwright({
  storage: memory(),
  provider: httpMail(`http://127.0.0.1:${(service.address() as AddressInfo).port}`),
  account: { name: "Shop", ownerEmail: "ada@example.com" }
})
await sendwright.start()

const { sandbox } = await sendwright.account.summary()
const { id } = await sendwright.emails.send({
  from: `Shop <shop@${sandbox.domain}>`,
  to: "ada@example.com",
  subject: "Welcome",
  text: "Hello."
})
await sendwright.emails.waitFor(id, "sent", { signal: AbortSignal.timeout(30_000) })
const { events, status } = await sendwright.emails.get(id)
console.log(`${status}: ${events.map(({ type }) => type).join(", ")}`)

await sendwright.close()
service.close()
service.closeAllConnections()

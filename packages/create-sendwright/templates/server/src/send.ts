/** Sends an email over the HTTP API, and waits until it has left: SENDWRIGHT_KEY=… npm run send */
import { Sendwright } from "@sendwright/client"
import { setTimeout as sleep } from "node:timers/promises"

const { SENDWRIGHT_KEY, SENDWRIGHT_URL = "http://127.0.0.1:4400" } = process.env
if (SENDWRIGHT_KEY === undefined) {
  console.error("Set SENDWRIGHT_KEY to the live key that `npm start` has printed.")
  process.exit(1)
}

const sendwright = new Sendwright({ apiKey: SENDWRIGHT_KEY, baseUrl: SENDWRIGHT_URL })
const { sandbox } = await sendwright.account.get()
const { id } = await sendwright.emails.send({
  from: `App <hello@${sandbox.domain}>`,
  // The sandbox reaches the owner of the account, and nobody else.
  to: sandbox.recipients[0] ?? "",
  subject: "Hello",
  text: "It works."
})

let { status } = await sendwright.emails.get(id)
for (let tries = 0; status === "queued" && tries < 100; tries++) {
  await sleep(100)
  status = (await sendwright.emails.get(id)).status
}
console.log(`${id}: ${status}`)

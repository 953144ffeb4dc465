/** Makes the tables of Sendwright in the shop's database, and hands over what the web process has stored. */
import { accepted, Conflict, createSendwright, postgres } from "@sendwright/promise"
import { databaseUrl, shop } from "./shop.ts"

const sendwright = createSendwright({
  ...shop,
  storage: postgres({ url: databaseUrl }),
  // In its place smtp("smtp://user:password@mail.example.com:587"), or ses({ region: "eu-central-1" }).
  provider: {
    name: "printing",
    submit: async (message) => {
      console.log(`handed over: "${message.subject}" to ${message.envelope.recipients.join(", ")}`)
      return accepted(message.messageId)
    }
  }
})
await sendwright.start()

// What a bounce does by itself. Here it is done by hand, so that there is an address to try.
const { sandbox } = await sendwright.account.summary()
const bounced = `bounced@${sandbox.domain}`
await sendwright.suppressions.add(bounced).catch((error: unknown) => {
  if (!(error instanceof Conflict)) throw error
})
console.log(`The worker runs. Mail to ${bounced} came back.`)

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void sendwright.close())

/** What a project uses that talks to a server and has no Effect of its own. */
import { Sendwright, verifyWebhook, WebhookVerificationError } from "@sendwright/client"

const sendwright = new Sendwright({ apiKey: "key", baseUrl: "http://127.0.0.1:9", retries: 0 })
const answer = await sendwright.account.get().catch((error: unknown) => error)
if (!(answer instanceof Error)) throw new Error("Nobody listens there.")
const event = await verifyWebhook("{}", {}, "secret").catch((error: unknown) => error)
if (!(event instanceof WebhookVerificationError)) throw new Error("Nobody signed that.")
console.log(`client: ${event.reason}`)

/** What a project uses that talks to a server and has no Effect of its own. */
import { Posthorn, verifyWebhook, WebhookVerificationError } from "@posthorn/client"

const posthorn = new Posthorn({ apiKey: "key", baseUrl: "http://127.0.0.1:9", retries: 0 })
const answer = await posthorn.account.get().catch((error: unknown) => error)
if (!(answer instanceof Error)) throw new Error("Nobody listens there.")
const event = await verifyWebhook("{}", {}, "secret").catch((error: unknown) => error)
if (!(event instanceof WebhookVerificationError)) throw new Error("Nobody signed that.")
console.log(`client: ${event.reason}`)

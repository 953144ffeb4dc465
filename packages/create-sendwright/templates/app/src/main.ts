import * as Mounted from "@sendwright/dashboard/server/Mounted"
import { toNodeListener } from "@sendwright/http/NodeListener"
import { once } from "node:events"
import { ownerEmail, sendwright } from "./mail.ts"
import { serve } from "./page.ts"
import { createTables } from "./signUps.ts"

const port = Number(process.env["PORT"] ?? 3000)
const origin = `http://127.0.0.1:${port}`

await sendwright.start()
await createTables()

const mail = toNodeListener(sendwright.context, { basePath: "/mail", routes: Mounted.routes({ origin }) })
const server = serve(mail.listener)
await once(server.listen(port, "127.0.0.1"), "listening")
console.log(`The app: ${origin}/`)

// The person who opens it chooses a password: this is for you, at your own machine.
const { path } = await sendwright.members.link({ email: ownerEmail })
console.log(`The dashboard, for ${ownerEmail}: ${origin}/mail${path}`)

const stop = async () => {
  server.close()
  server.closeIdleConnections()
  await mail.dispose()
  await sendwright.close()
  process.exit(0)
}
process.once("SIGINT", stop)
process.once("SIGTERM", stop)

/** An application that mounts the API and its documentation, over memory. */
import { toNodeListener } from "@sendwright/http/NodeListener"
import { accepted, createSendwright, memory, type Sendwright } from "@sendwright/promise"
import { once } from "node:events"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { buildSite } from "../build.ts"
import * as Docs from "../src/Docs.ts"

/** A server that is closed by `await using`. */
export interface DocsServer extends AsyncDisposable {
  /** With the path of the mount, without a slash at its end. */
  readonly url: string
  readonly sendwright: Sendwright
  /** The requests that came in, as `GET /docs/`. */
  readonly asked: ReadonlyArray<string>
}

export const serveDocs = async (basePath = ""): Promise<DocsServer> => {
  await buildSite()
  const sendwright = createSendwright({
    storage: memory(),
    provider: { name: "nowhere", submit: async (message) => accepted(message.messageId) },
    account: { name: "Shop", ownerEmail: "ada@shop.example" }
  })
  await sendwright.start()
  const server = http.createServer()
  await once(server.listen(0, "127.0.0.1"), "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mail = toNodeListener(sendwright.context, { basePath, origin, routes: Docs.layer })
  const asked: Array<string> = []
  server.on("request", (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    mail.listener(request, response)
  })
  return {
    url: `${origin}${basePath}`,
    sendwright,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await mail.dispose()
      await sendwright.close()
    }
  }
}

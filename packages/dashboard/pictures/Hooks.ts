/** The endpoints that webhooks are posted to. */
import { once } from "node:events"
import * as http from "node:http"
import type { AddressInfo } from "node:net"

export interface Hooks extends Disposable {
  readonly port: number
  /** Whether those of a host fail from now on. */
  readonly fail: (host: string) => void
}

export const startHooks = async (): Promise<Hooks> => {
  const failing = new Set<string>()
  const server = http.createServer((request, response) => {
    const host = request.headers.host?.split(":")[0] ?? ""
    request.resume()
    request.on("end", () => response.writeHead(failing.has(host) ? 503 : 200).end())
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    fail: (host) => void failing.add(host),
    [Symbol.dispose]: () => void server.close()
  }
}

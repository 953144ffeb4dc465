/** The web servers that have the policies of MTA-STS, in the namespace of the drill. */
import { once } from "node:events"
import { createServer } from "node:https"
import * as net from "node:net"
import { createSecureContext, type SecureContext } from "node:tls"
import type { PolicyFile } from "./Case.ts"
import * as Certificates from "./Certificates.ts"
import { web } from "./stsCase.ts"

export interface PolicyHosts {
  /** The files by domain. */
  readonly place: (files: ReadonlyMap<string, PolicyFile>) => void
  readonly stop: () => void
}

const identities = {
  valid: Certificates.valid,
  expired: Certificates.expired,
  foreign: () => Certificates.foreign,
  unknown: Certificates.own
} as const

const label = "mta-sts."

/** Serves files at one address, and keeps silent at another one. */
export const startPolicyHosts = async (): Promise<PolicyHosts> => {
  let files: ReadonlyMap<string, PolicyFile> = new Map()
  const fileOf = (host: string | undefined) =>
    host?.startsWith(label) === true ? files.get(host.slice(label.length)) : undefined
  const contexts = new Map<string, SecureContext>()
  const contextOf = (host: string): SecureContext => {
    const certificate = fileOf(host)?.certificate ?? "valid"
    const key = `${certificate} ${host}`
    const known = contexts.get(key)
    if (known !== undefined) return known
    const made = createSecureContext(identities[certificate](host))
    contexts.set(key, made)
    return made
  }
  const server = createServer({
    ...Certificates.foreign,
    SNICallback: (host, done) => done(null, contextOf(host))
  }, (request, response) => {
    const file = fileOf(request.headers.host)
    if (file === undefined || request.url !== "/.well-known/mta-sts.txt") return response.writeHead(404).end()
    response.writeHead(file.status, {
      "content-type": file.type,
      connection: "close",
      ...file.location === undefined ? {} : { location: file.location }
    })
    return response.end(file.body)
  })
  const held = new Set<net.Socket>()
  const silent = net.createServer((socket) => {
    held.add(socket)
    socket.on("error", () => socket.destroy())
  })
  server.listen(443, web.serving)
  silent.listen(443, web.silent)
  await Promise.all([once(server, "listening"), once(silent, "listening")])
  return {
    place: (next) => (files = next),
    stop: () => {
      for (const socket of held) socket.destroy()
      server.closeAllConnections()
      server.close()
      silent.close()
    }
  }
}

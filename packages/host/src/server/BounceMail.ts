import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import { BounceIntake } from "@sendwright/smtp/BounceIntake"
import { BounceListener, defaultLimits, type ListenerLimits, type ListenFailed } from "@sendwright/smtp/BounceListener"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as fs from "node:fs"
import { isIPv4 } from "node:net"
import type { BounceListening } from "../config/BounceListening.ts"
import { HostError } from "../foundation/HostError.ts"

const readPem = (file: string, setting: string) =>
  Effect.try({
    try: () => fs.readFileSync(file, "utf8"),
    catch: () =>
      new HostError({ message: `The file that ${setting} names cannot be read: correct its path or its rights.` })
  })

const tlsOf = ({ tls }: BounceListening) =>
  tls === null ? Effect.succeed(null) : Effect.all({
    cert: readPem(tls.cert, "SENDWRIGHT_BOUNCE_TLS_CERT"),
    key: readPem(tls.key, "SENDWRIGHT_BOUNCE_TLS_KEY")
  })

const explain = ({ host, port }: BounceListening) => ({ code }: ListenFailed): HostError => {
  const place = `${host}:${port}`
  switch (code) {
    case "EADDRINUSE":
      return new HostError({
        message:
          `${place} is in use: stop the mail server that listens there and have it pass bounces on, or set another `
          + "port in SENDWRIGHT_BOUNCE_LISTEN."
      })
    case "EACCES":
      return new HostError({
        message: `${place} may not be listened on by this user: redirect port 25 to a higher one, or give the process `
          + "CAP_NET_BIND_SERVICE."
      })
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new HostError({ message: `${host} is no address of this machine: set SENDWRIGHT_BOUNCE_LISTEN to one.` })
    default:
      return new HostError({
        message:
          `Bounces cannot be listened for on ${place} (${code}): check SENDWRIGHT_BOUNCE_LISTEN and its certificate.`
      })
  }
}

/**
 * What an address of this machine only hears is the mail server in front, which brings the reports of everybody: what
 * one remote address may do is no measure of it. A refused connection would make Postfix wait for minutes.
 */
const limitsOf = (host: string): ListenerLimits => {
  const isLocal = host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."))
  const { connections } = defaultLimits
  return isLocal
    ? { ...defaultLimits, remote: { connections, burst: 100_000, messagesPerSecond: 100_000 } }
    : defaultLimits
}

/** Takes bounces and complaints until the scope closes; messages under way have `drainMillis` to their end. */
export const layer = (
  bounces: BounceListening,
  ring: KeyRing,
  drainMillis: number
): Layer.Layer<BounceListener, HostError, ProviderEvents | SendJobs> =>
  Layer.unwrap(Effect.map(tlsOf(bounces), (tls) => {
    const addresses = { keys: ReturnPath.keysOf(ring), feedback: bounces.feedback }
    const { host, name, port } = bounces
    return BounceListener.layer({
      ...addresses,
      host,
      name,
      port,
      tls,
      drainTimeout: drainMillis,
      limits: limitsOf(host)
    }).pipe(
      Layer.catchTag("ListenFailed", (error) => Layer.effectContext(Effect.fail(explain(bounces)(error)))),
      Layer.provide(BounceIntake.layer(addresses))
    )
  }))

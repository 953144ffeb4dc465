import * as Effect from "effect/Effect"
import * as net from "node:net"
import type { HostConfig } from "../config/Config.ts"
import { askPort } from "./askPort.ts"
import { type Check, check } from "./Check.ts"

const patienceMillis = 2_000

/** What opening a port comes to: null where it can be opened, else the system's code. */
const opened = (host: string, port: number): Effect.Effect<string | null> =>
  Effect.callback<string | null>((resume) => {
    const server = net.createServer()
    server.once("error", ({ code }: NodeJS.ErrnoException) => resume(Effect.succeed(code ?? "an error")))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resume(Effect.succeed(null))))
  })

interface Port {
  readonly name: string
  readonly setting: string
  readonly host: string
  readonly port: number
  readonly request: string
  readonly isAnswer: (text: string) => boolean
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: doctor\r\nConnection: close\r\n\r\n`

const greeting = (name: string) => (text: string): boolean =>
  text.startsWith(`220 ${name}`) || text.startsWith(`220-${name}`)

const portsOf = ({ host, mail, metricsPort, port, submission }: HostConfig): ReadonlyArray<Port> => [
  ...(port === 0
    ? []
    : [{
      name: "port",
      setting: "PORT",
      host,
      port,
      request: get("/health/live"),
      isAnswer: (text: string) => text.includes(`"status":"ok"`)
    }]),
  ...(metricsPort === null ? [] : [{
    name: "metrics port",
    setting: "SENDWRIGHT_METRICS_PORT",
    host,
    port: metricsPort,
    request: get("/metrics"),
    isAnswer: (text: string) => text.includes("sendwright_")
  }]),
  ...(mail === null ? [] : [{
    name: "mail port",
    setting: "SENDWRIGHT_MAIL_LISTEN",
    host: mail.host,
    port: mail.port,
    request: "",
    isAnswer: greeting(mail.name)
  }]),
  // A server that speaks TLS first greets nobody in the clear.
  ...(submission?.ports ?? []).filter(({ tls }) => tls === "starttls").map((one) => ({
    name: "SMTP port",
    setting: "SENDWRIGHT_SUBMISSION_LISTEN",
    host: one.host,
    port: one.port,
    request: "",
    isAnswer: greeting(submission?.name ?? "")
  }))
]

const portCheck = Effect.fnUntraced(function*({ host, isAnswer, name, port, request, setting }: Port) {
  const place = `${net.isIPv6(host) ? `[${host}]` : host}:${port}`
  const code = yield* opened(host, port)
  if (code === null) return check(name, "ok", `${place} is free`)
  if (code === "EADDRINUSE") {
    return isAnswer(yield* askPort({ host, port, request, isAnswer, patienceMillis }))
      ? check(name, "ok", `a server answers on ${place}`)
      : check(name, "fail", `${place} is in use by another program: stop it, or set ${setting}`)
  }
  return check(name, "fail", `${place} cannot be listened on (${code}): check HOST and ${setting}`)
})

/** Whether each port is free, or a server of ours has it already. */
export const examine = (config: HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.forEach(portsOf(config), portCheck)

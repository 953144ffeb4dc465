import * as Effect from "effect/Effect"
import * as net from "node:net"
import { type Check, check } from "../doctor/Check.ts"

const name = "bounce listener"
const patienceMillis = 5_000

/** Every address of the machine is also the one by which it calls itself. */
const reachable = (host: string): string => host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host

/** The first line that somebody says there, or what went wrong. */
const greeting = (host: string, port: number): Effect.Effect<string> =>
  Effect.callback<string>((resume) => {
    const socket = net.connect({ host: reachable(host), port })
    let text = ""
    socket.setEncoding("utf8")
    socket.on("data", (chunk: string) => {
      text += chunk
      if (text.includes("\n") || text.length > 1_000) resume(Effect.succeed(text))
    })
    socket.on("error", ({ code }: NodeJS.ErrnoException) => resume(Effect.succeed(code ?? "an error")))
    socket.on("close", () => resume(Effect.succeed("hung up")))
    return Effect.sync(() => socket.destroy())
  }).pipe(Effect.timeoutOrElse({ duration: patienceMillis, orElse: () => Effect.succeed("silence") }))

/** Whether the listener for bounces answers where it should (RFC 5321 §3.1); null: there should be none. */
export const examine = Effect.fn("ListenerCheck.examine")(
  function*(at: { readonly host: string; readonly port: number } | null): Effect.fn.Return<Check> {
    if (at === null) {
      return check(
        name,
        "warn",
        "SENDWRIGHT_BOUNCE_LISTEN is not set: what bounces after the hand-off is not heard of here"
      )
    }
    const place = `${net.isIPv6(at.host) ? `[${at.host}]` : at.host}:${at.port}`
    const said = yield* greeting(at.host, at.port)
    return /^220[ -]/.test(said)
      ? check(name, "ok", `answers on ${place}; other hosts must reach it as port 25 of the bounce host`)
      : check(
        name,
        "warn",
        `does not answer on ${place} (${
          /^[\w ]{1,40}$/.test(said) ? said : "no greeting"
        }): start the server, and run this `
          + "where it runs"
      )
  }
)

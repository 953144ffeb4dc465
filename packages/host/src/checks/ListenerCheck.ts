import * as Effect from "effect/Effect"
import * as net from "node:net"
import { askPort } from "./askPort.ts"
import { type Check, check } from "./Check.ts"

const name = "mail listener"
const patienceMillis = 5_000

/** Whether the listener for incoming mail answers where it should (RFC 5321 §3.1); null: there should be none. */
export const examine = Effect.fn("ListenerCheck.examine")(
  function*(at: { readonly host: string; readonly port: number } | null): Effect.fn.Return<Check> {
    if (at === null) {
      return check(
        name,
        "warn",
        "SENDWRIGHT_MAIL_LISTEN is not set: what bounces after the hand-off is not heard of here, and nothing is received"
      )
    }
    const place = `${net.isIPv6(at.host) ? `[${at.host}]` : at.host}:${at.port}`
    const said = yield* askPort({ ...at, request: "", isAnswer: (text) => text.includes("\n"), patienceMillis })
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

import * as Address from "@sendwright/core/foundation/Address"
import type { Reader } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"
import { isIPv4, isIPv6 } from "node:net"

/** Where the bounce listener answers, and for which domains. */
export interface BounceListening {
  readonly host: string
  readonly port: number
  /** The name in its greeting. */
  readonly name: string
  /** Where feedback loops send complaints, normalised; null: nowhere. */
  readonly feedback: string | null
  /** Files in PEM; null: no STARTTLS. */
  readonly tls: { readonly cert: string; readonly key: string } | null
}

/** A port, alone or behind a host: `25`, `0.0.0.0:25`, `[::]:25`. */
export interface ListenAddress {
  /** null: that of `HOST`. */
  readonly host: string | null
  readonly port: number
}

export const listenAddress: Reader<ListenAddress> = (text) => {
  const [, six, name, digits = ""] = /^(?:(?:\[([^\]]+)\]|([A-Za-z0-9.-]{1,253})):)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  const isHost = six === undefined ? name === undefined || isIPv4(name) || /[a-z]/i.test(name) : isIPv6(six)
  return digits !== "" && port >= 1 && port <= 65_535 && isHost
    ? Result.succeed({ host: six ?? name ?? null, port })
    : Result.fail("must be a port, or a host and a port, such as 25 or 0.0.0.0:25 or [::]:25")
}

interface Given {
  readonly bounceListen: ListenAddress | undefined
  readonly feedbackAddress: string | undefined
  readonly bounceTlsCert: string | undefined
  readonly bounceTlsKey: string | undefined
}

/** The listener that the settings ask for; null where they ask for none. */
export const of = (
  { bounceListen, bounceTlsCert, bounceTlsKey, feedbackAddress }: Given,
  host: string,
  name: string
): BounceListening | null =>
  bounceListen === undefined ? null : {
    host: bounceListen.host ?? host,
    port: bounceListen.port,
    name,
    feedback: feedbackAddress === undefined ? null : Address.normalize(feedbackAddress),
    tls: bounceTlsCert === undefined || bounceTlsKey === undefined ? null : { cert: bounceTlsCert, key: bounceTlsKey }
  }

/** Settings that do not fit together. */
export const issuesOf = ({ bounceTlsCert, bounceTlsKey }: Given) =>
  (bounceTlsCert === undefined) === (bounceTlsKey === undefined) ? [] : [{
    name: bounceTlsCert === undefined ? "SENDWRIGHT_BOUNCE_TLS_CERT" : "SENDWRIGHT_BOUNCE_TLS_KEY",
    message: "must be set too: STARTTLS needs a certificate and its key"
  }]

/** Settings that have no effect, in words. */
export const warningsOf = (
  bounces: BounceListening | null,
  { hasFeedback, hasReturnPath }: { readonly hasFeedback: boolean; readonly hasReturnPath: boolean }
): ReadonlyArray<string> => [
  ...(bounces === null && hasFeedback
    ? ["SENDWRIGHT_FEEDBACK_ADDRESS has no effect: SENDWRIGHT_BOUNCE_LISTEN is not set"]
    : []),
  ...(bounces !== null && hasReturnPath
    ? ["SENDWRIGHT_BOUNCE_LISTEN waits in vain: with SENDWRIGHT_RETURN_PATH all bounces go to that one address"]
    : [])
]

/** The sustained loads that have a name, and what is asked of each. */
import type { Held } from "./pace.ts"
import { plain, type Variant } from "./Variant.ts"

/** The figures that are compared with the required ones. */
export interface Measured {
  readonly perSecond: number
  readonly serverMs: number
  readonly postgresMs: number
  /** Of the other contender's rate; null without one. */
  readonly ratio: number | null
  readonly paces: ReadonlyArray<Held>
}

interface Bar {
  readonly name: string
  readonly is: "at least" | "at most"
  readonly bound: number
  /** null where the run has not measured it. */
  readonly figure: (measured: Measured) => number | null
}

export interface Scenario {
  readonly variant: Variant
  /** What takes turns with it. */
  readonly against: "nodemailer" | Variant
  readonly bars: ReadonlyArray<Bar>
}

const rate = (bound: number): Bar => ({
  name: "emails a second",
  is: "at least",
  bound,
  figure: ({ perSecond }) => perSecond
})
const ratio = (name: string, bound: number): Bar => ({ name, is: "at least", bound, figure: ({ ratio }) => ratio })
const serverMs = (bound: number): Bar => ({
  name: "the server's processor time an email (ms)",
  is: "at most",
  bound,
  figure: ({ serverMs }) => serverMs
})
const postgresMs: Bar = {
  name: "Postgres's processor time an email (ms)",
  is: "at most",
  bound: 0.5,
  figure: ({ postgresMs }) => postgresMs
}
const latency = (percentile: "p50" | "p99", bound: number): Bar => ({
  name: `accept to the mail server's 250 at half the maximum, ${percentile} (ms)`,
  is: "at most",
  bound,
  figure: ({ paces }) => paces.find(({ share }) => share === 0.5)?.acceptedToTaken[percentile] ?? null
})

/** `plain` but for some of it, against nodemailer's pool; nothing is asked of it. */
const looked = (over: Partial<Variant>): Scenario => ({
  variant: { ...plain, ...over },
  against: "nodemailer",
  bars: []
})

/** Beside the same without it. */
const beside = (over: Partial<Variant>, name: string, bound: number, base: Variant = plain): Scenario => ({
  variant: { ...base, ...over },
  against: base,
  bars: [ratio(name, bound)]
})

const queue = (queued: number): Scenario => beside({ queued }, "of the rate with an empty queue", 0.9)

export const scenarios: Readonly<Record<string, Scenario>> = {
  "plain": {
    variant: plain,
    against: "nodemailer",
    bars: [
      rate(2_000),
      ratio("of nodemailer's pool", 0.5),
      serverMs(0.5),
      postgresMs,
      latency("p50", 15),
      latency("p99", 60)
    ]
  },
  "webhooks": {
    variant: { ...plain, webhooks: true },
    against: "nodemailer",
    bars: [rate(1_200), serverMs(0.8), postgresMs]
  },
  "relay-50ms": {
    variant: { ...plain, relayMs: 50, connections: 64 },
    against: "nodemailer",
    bars: [rate(1_000)]
  },
  "queue-100k": queue(100_000),
  "queue-1m": queue(1_000_000),
  "processes-2": beside({ processes: 2 }, "of the rate of one process", 1.7),
  "accounts-10": looked({ accounts: 10 }),
  "accounts-1000": looked({ accounts: 1_000 }),
  "domains-500": looked({ recipientDomains: 500 }),
  "body-20k": looked({ bodyBytes: 20 * 1_024 }),
  "body-200k": looked({ bodyBytes: 200 * 1_024 }),
  "unsigned": looked({ dkim: false })
}

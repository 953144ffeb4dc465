import type { SendwrightSettings } from "@sendwright/core/Sendwright"
import type { DnsOption } from "./dns.ts"
import type { Provider } from "./providers.ts"
import type { Storage } from "./storage.ts"

/** One thing that the engine says of itself: no addresses, no bodies, no secrets. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warn" | "error"
  readonly message: string
  /** What belongs to it: ids, reasons. */
  readonly details: ReadonlyArray<unknown>
  /** What went wrong, as text with stack traces; null where nothing did. */
  readonly cause: string | null
  readonly at: Date
}

/** The one account that the application sends as. */
export interface AccountOptions {
  readonly name: string
  /** Whom the sandbox domain reaches. It is read when the account is made, and never changed afterwards. */
  readonly ownerEmail: string
  /** A UUID, for applications that share a database and are to have an account each; absent: always the same one. */
  readonly id?: string | undefined
}

/**
 * What the engine runs on, and its settings: what is left out has its default. Durations are `"24 hours"`,
 * `{ minutes: 5 }`, or numbers of milliseconds. A setting that cannot be is told of by `start`.
 */
export interface SendwrightOptions extends SendwrightSettings {
  readonly storage: Storage
  /** Who takes the mail; several stand in for each other, in this order. May be left out with `joined()` alone. */
  readonly provider?: Provider | readonly [Provider, ...ReadonlyArray<Provider>] | undefined
  readonly account: AccountOptions
  /**
   * What stored secrets are encrypted with: 32 bytes in base64 (`openssl rand -base64 32`), or `name:key` pairs between
   * commas, of which the first one seals. May be left out with `memory()` alone.
   */
  readonly secretKey?: string | undefined
  /** Who answers questions about domains' records; the machine's name servers by default. */
  readonly dns?: DnsOption | undefined
  /** Whether this process hands email over and delivers webhooks; false where another one does. True by default. */
  readonly workers?: boolean | undefined
  /** Takes what the engine logs; warnings and errors go to the console by default. */
  readonly log?: ((entry: LogEntry) => void) | undefined
}

import type { SendwrightSettings } from "@sendwright/core/Sendwright"
import type { DnsOption } from "./dns.ts"
import type { Provider } from "./providers.ts"
import type { Storage } from "./storage.ts"

/** A log entry of the engine. It contains no addresses, bodies or secrets. */
export interface LogEntry {
  readonly level: "debug" | "info" | "warn" | "error"
  readonly message: string
  /** Ids and reasons. */
  readonly details: ReadonlyArray<unknown>
  /** The error as text with stack traces, or null. */
  readonly cause: string | null
  readonly at: Date
}

/** The one account that the application sends as. */
export interface AccountOptions {
  readonly name: string
  /** The recipient of mail from the sandbox domain. Only read when the account is created. */
  readonly ownerEmail: string
  /** A UUID, if several applications share a database and need separate accounts. Default: one fixed account. */
  readonly id?: string | undefined
}

/**
 * The engine's parts and settings, all with defaults unless required. Durations are `"24 hours"`, `{ minutes: 5 }`, or
 * numbers of milliseconds. `start` rejects if a setting is invalid.
 */
export interface SendwrightOptions extends SendwrightSettings {
  readonly storage: Storage
  /** The provider that takes the mail, or several in order of failover. Optional only with `joined()`. */
  readonly provider?: Provider | readonly [Provider, ...ReadonlyArray<Provider>] | undefined
  /**
   * Rules that choose other providers for some email, in the grammar of `SENDWRIGHT_ROUTES`: `to:company.example=backup`
   * hands mail for that domain to the provider named `backup` alone.
   */
  readonly routes?: string | undefined
  readonly account: AccountOptions
  /**
   * Encrypts stored secrets: 32 bytes in base64 (`openssl rand -base64 32`), or comma-separated `name:key` pairs, the
   * first of which encrypts. Optional only with `memory()`.
   */
  readonly secretKey?: string | undefined
  /** The resolver for domain checks. Default: the machine's name servers. */
  readonly dns?: DnsOption | undefined
  /** Whether this process hands email over and delivers webhooks. Default: true; use false if another process does. */
  readonly workers?: boolean | undefined
  /** Receives log entries. Default: warnings and errors are written to the console. */
  readonly log?: ((entry: LogEntry) => void) | undefined
}

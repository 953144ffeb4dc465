import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import type { Submission } from "@sendwright/core/sending/Submission"

/** A message on its way to a provider of your own. */
export interface ProviderMessage extends Omit<OutgoingMessage, "dkim"> {
  /**
   * The raw message (RFC 5322), signed if its domain has a key. It has the same bytes on every attempt.
   */
  readonly raw: () => Promise<Uint8Array>
}

/**
 * A provider of your own. It must never retry, because the engine does. It must deliver only to
 * `message.envelope.recipients`, which includes blind copies.
 */
export interface CustomProvider {
  /** Its name in events and logs. */
  readonly name: string
  /** Maximum of concurrent messages. Default: chosen by the engine. */
  readonly concurrency?: number
  /**
   * Hands one message over and returns the outcome. A rejection counts as `unknown`, because the provider may have
   * accepted the message. If it certainly did not, return `temporarilyRefused` or `permanentlyRefused`. `signal` aborts
   * when the answer is no longer needed.
   */
  readonly submit: (message: ProviderMessage, options: { readonly signal: AbortSignal }) => Promise<Submission>
}

/** Amazon SES. */
export interface SesRegion {
  /** Such as `eu-central-1`. */
  readonly region: string
  /** The configuration set that messages are sent with. */
  readonly configurationSet?: string | undefined
  /** Default: the credentials that the AWS SDK finds. */
  readonly credentials?: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string | undefined
  } | undefined
  /** Default: the region's address. */
  readonly endpoint?: string | undefined
}

/** Direct delivery to the mail servers of the recipients. */
export interface DirectDelivery {
  /** What the machine calls itself in EHLO: the host name that the PTR record of its address says. */
  readonly name: string
  /**
   * The addresses of this machine that connections leave from, and whose families alone are then used. One that has its own
   * name is `mail2.example.com@192.0.2.11`. Default: any.
   */
  readonly from?: string | ReadonlyArray<string> | undefined
  /** The day on which the addresses begin to warm up, in UTC: `2026-12-01`. Default: they are known already. */
  readonly warmup?: string | undefined
  /** Messages to a receiver on the first and each further day of it. Default: 50, and a fifth more each day for 6 weeks. */
  readonly plan?: ReadonlyArray<number> | undefined
  /**
   * The name server: an IP address, with or without a port. DANE needs one that validates DNSSEC, on a loopback address.
   * Default: the system's.
   */
  readonly resolver?: string | undefined
  /** Maximum of connections to one receiver, but for large ones that have limits, 1 to 1,000. Default: 10. */
  readonly connections?: number | undefined
  /** A connection is replaced after so many messages, 1 to 1,000,000. Default: 100. */
  readonly messagesPerConnection?: number | undefined
  /** The limits of single receivers, which come before those that large ones have by default; the first that fits counts. */
  readonly sites?: ReadonlyArray<SiteLimit> | undefined
  /** Whether IPv6 is used too. Default: true. */
  readonly ipv6?: boolean | undefined
  /** For tests: the port of mail servers. Default: 25. */
  readonly port?: number | undefined
  /** For tests: whether private and loopback addresses are connected to. Default: false. */
  readonly allowPrivate?: boolean | undefined
}

/** The limits of a receiver, of all processes together. */
export interface SiteLimit {
  /** The name of its mail server; `*.` and a name, for all below that; or `*`, for each receiver that no other limit names. */
  readonly pattern: string
  /** Maximum of connections, 1 to 1,000. Default: 10. */
  readonly connections?: number | undefined
  /** A connection is replaced after so many messages, 1 to 1,000,000. Default: 100. */
  readonly messagesPerConnection?: number | undefined
  /** Maximum of messages a minute, 1 to 1,000,000. Default: 600. */
  readonly perMinute?: number | undefined
}

/** A provider from a package: SMTP, SES, files, or a third-party one. */
export interface PackagedProvider {
  /** Its name in events and logs. */
  readonly name: string
  /** Loads the provider when the engine starts. Rejects with a `StartError` if its options are invalid. */
  readonly setup: () => Promise<ProviderSetup>
}

/** Takes the mail: made by `smtp`, `ses`, `mx`, `capture` or another package, or your own. */
export type Provider = PackagedProvider | CustomProvider

/**
 * Hands mail to a mail server, signed with each domain's DKIM key. The URL is `smtp://user:password@host:587` or
 * `smtps://…:465`, with options such as `?connections=10`. `name` is its name in events and logs, `smtp` by default.
 *
 * @example
 * ```ts
 * import { createSendwright, memory, smtp } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: memory(),
 *   provider: smtp("smtp://shop:secret@mail.example:587?requireTls=true"),
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const smtp = (url: string, { name = "smtp" }: { readonly name?: string | undefined } = {}): Provider => ({
  name,
  setup: async () => (await import("./providerSetups.ts")).smtp(url)
})

/**
 * Hands mail to Amazon SES v2, which signs it. Needs the package `@sendwright/ses`.
 *
 * @example
 * ```ts
 * import { createSendwright, memory, ses } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: memory(),
 *   provider: ses({ region: "eu-central-1", configurationSet: "sendwright" }),
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const ses = (options: SesRegion): Provider => ({
  name: "ses",
  setup: async () => (await import("./providerSetups.ts")).ses(options)
})

/**
 * Delivers mail to the mail servers of its recipients, without a relay, signed with each domain's DKIM key. Needs the
 * package `@sendwright/mx`, and an address from which port 25 is open to the internet.
 *
 * @example
 * ```ts
 * import { createSendwright, memory, mx } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: memory(),
 *   provider: mx({ name: "mail1.example.com", from: "192.0.2.10", resolver: "127.0.0.1" }),
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const mx = (options: DirectDelivery): Provider => ({
  name: "mx",
  setup: async () => (await import("./providerSetups.ts")).mx(options)
})

/**
 * Writes each message to a directory instead of sending it, for development.
 *
 * @example
 * ```ts
 * import { capture } from "@sendwright/promise"
 *
 * const provider = capture({ directory: "captured" })
 * ```
 */
export const capture = ({ directory }: { readonly directory: string }): Provider => ({
  name: "capture",
  setup: async () => (await import("@sendwright/node/CaptureProvider")).setup(directory)
})

/**
 * A provider of your own. Returns the object unchanged, but checks its types where you write it.
 *
 * @example
 * ```ts
 * import { accepted, custom, permanentlyRefused, temporarilyRefused } from "@sendwright/promise"
 *
 * const provider = custom({
 *   name: "post-office",
 *   submit: async (message, { signal }) => {
 *     const body = new Uint8Array(await message.raw())
 *     const response = await fetch("https://post-office.example/messages", { method: "POST", body, signal })
 *     if (response.ok) return accepted(await response.text())
 *     return response.status === 429 || response.status === 503
 *       ? temporarilyRefused("The post office is busy")
 *       : permanentlyRefused(`The post office answered ${response.status}`)
 *   }
 * })
 * ```
 */
export const custom = (provider: CustomProvider): Provider => provider

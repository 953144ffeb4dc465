import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import type { Submission } from "@sendwright/core/sending/Submission"

/** A message on its way to a provider of your own. */
export interface ProviderMessage extends Omit<OutgoingMessage, "dkim"> {
  /**
   * The whole message as it goes over the wire (RFC 5322), signed where its domain has a key: for providers that take
   * raw messages. The same bytes on every attempt.
   */
  readonly raw: () => Promise<Uint8Array>
}

/**
 * A provider of your own. It never retries by itself: the engine does. It never delivers to an address outside
 * `message.envelope.recipients`, which holds the blind copies too.
 */
export interface CustomProvider {
  /** Names it in events and logs. */
  readonly name: string
  /** How many messages it takes at once; absent: as many as the engine wishes. */
  readonly concurrency?: number
  /**
   * Hands one message over, and says how that ended. A rejection counts as `unknown`: the provider may have taken the
   * message. So catch what says that nothing was taken, and answer with `temporarilyRefused` or `permanentlyRefused`.
   * `signal` aborts when nobody waits for the answer any more.
   */
  readonly submit: (message: ProviderMessage, options: { readonly signal: AbortSignal }) => Promise<Submission>
}

/** Amazon SES. */
export interface SesRegion {
  /** Such as `eu-central-1`. */
  readonly region: string
  /** The configuration set that messages are sent with. */
  readonly configurationSet?: string | undefined
  /** Absent: whatever AWS's SDK finds. */
  readonly credentials?: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string | undefined
  } | undefined
  /** Another address than the region's own. */
  readonly endpoint?: string | undefined
}

/** A provider from a package: SMTP, SES, files, or one that somebody wrote for Sendwright. */
export interface PackagedProvider {
  /** Names it in events and logs. */
  readonly name: string
  /** Loads what it needs when the engine starts. A rejection with a `StartError` says what is wrong with its options. */
  readonly setup: () => Promise<ProviderSetup>
}

/** Who takes the mail: made by `smtp`, `ses` or `capture`, by another package, or one of your own. */
export type Provider = PackagedProvider | CustomProvider

/**
 * Hands mail to a mail server, and signs it (DKIM) under each domain's key. The URL is
 * `smtp://user:password@host:587`, or `smtps://…:465`; options may follow, as in `?connections=10`. `name` names it in
 * events and logs: `smtp` by default.
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
 * Sends nothing: writes each message into a directory. For development.
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
 * A provider of your own; the same as passing the object, with its types checked where it is written.
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

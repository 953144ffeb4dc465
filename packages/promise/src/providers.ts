import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
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

/** A mail server. */
export interface SmtpServer {
  readonly kind: "smtp"
  /** `smtp://user:password@host:587`, or `smtps://…:465`; options may follow, as in `?connections=10`. */
  readonly url: string
  /** Names it in events and logs; `smtp` where nothing is said. */
  readonly name?: string | undefined
}

/** Amazon SES. */
export interface SesRegion {
  readonly kind: "ses"
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

/** Files, for development. */
export interface CaptureDirectory {
  readonly kind: "capture"
  readonly directory: string
}

/** Who takes the mail: made by `smtp`, `ses` or `capture`, or one of your own. */
export type Provider = SmtpServer | SesRegion | CaptureDirectory | CustomProvider

/** Hands mail to a mail server, and signs it (DKIM) under each domain's key. */
export const smtp = (url: string, options: Omit<SmtpServer, "kind" | "url"> = {}): Provider => ({
  ...options,
  kind: "smtp",
  url
})

/** Hands mail to Amazon SES v2, which signs it. */
export const ses = (options: Omit<SesRegion, "kind">): Provider => ({ ...options, kind: "ses" })

/** Sends nothing: writes each message into a directory. */
export const capture = (options: Omit<CaptureDirectory, "kind">): Provider => ({ ...options, kind: "capture" })

/** A provider of your own; the same as passing the object, with its types checked where it is written. */
export const custom = (provider: CustomProvider): Provider => provider

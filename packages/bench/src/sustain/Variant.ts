/** What a sustained load is made of. */
export interface Variant {
  /** Accounts that send in turn, each from a domain of its own. */
  readonly accounts: number
  readonly recipientDomains: number
  /** Bytes of HTML. */
  readonly bodyBytes: number
  readonly dkim: boolean
  /** Whether each account has an endpoint that receives each `email.sent`. */
  readonly webhooks: boolean
  /** Emails that wait meanwhile and are not due. */
  readonly queued: number
  /** What each round trip to the mail server takes, in milliseconds. */
  readonly relayMs: number
  /** The most connections to the mail server. */
  readonly connections: number
  /** Processes of the server; null: the server is not told. */
  readonly processes: number | null
}

export const plain: Variant = {
  accounts: 1,
  recipientDomains: 1,
  bodyBytes: 2_048,
  dkim: true,
  webhooks: false,
  queued: 0,
  relayMs: 0,
  connections: 20,
  processes: null
}

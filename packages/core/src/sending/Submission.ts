/** What a mail server said of one recipient that it did not take. */
export interface RecipientRefusal {
  readonly address: string
  /** Permanent: never try again (5yz). Otherwise this recipient alone is tried again later (4yz). */
  readonly permanent: boolean
  /** The provider's code, for SMTP the three digits; null where it gave none. */
  readonly code: string | null
  readonly diagnostic: string
}

/** The provider took the message for every recipient of the envelope that `refused` does not name. */
export interface Accepted {
  readonly _tag: "Accepted"
  /** The provider's own id, else the Message-ID. */
  readonly providerMessageId: string
  readonly response: string | null
  readonly refused: ReadonlyArray<RecipientRefusal>
}

/** Nothing was taken, and trying again later may succeed: 4yz, no connection, throttled. */
export interface TemporarilyRefused {
  readonly _tag: "TemporarilyRefused"
  readonly code: string | null
  readonly diagnostic: string
  /** When the provider asks for a pause. */
  readonly retryAfterMillis: number | null
}

/** Nothing was taken and nothing will be: 5yz for the message or for every recipient. */
export interface PermanentlyRefused {
  readonly _tag: "PermanentlyRefused"
  readonly code: string | null
  readonly diagnostic: string
}

/** The connection or the process died after the message was submitted and before the answer came. */
export interface Unknown {
  readonly _tag: "Unknown"
  readonly diagnostic: string
}

/** How one hand-off ended. */
export type Submission = Accepted | TemporarilyRefused | PermanentlyRefused | Unknown

export const accepted = (
  providerMessageId: string,
  options?: { readonly response?: string | null; readonly refused?: ReadonlyArray<RecipientRefusal> }
): Accepted => ({
  _tag: "Accepted",
  providerMessageId,
  response: options?.response ?? null,
  refused: options?.refused ?? []
})

export const temporarilyRefused = (
  diagnostic: string,
  options?: { readonly code?: string | null; readonly retryAfterMillis?: number | null }
): TemporarilyRefused => ({
  _tag: "TemporarilyRefused",
  code: options?.code ?? null,
  diagnostic,
  retryAfterMillis: options?.retryAfterMillis ?? null
})

export const permanentlyRefused = (diagnostic: string, code: string | null = null): PermanentlyRefused => ({
  _tag: "PermanentlyRefused",
  code,
  diagnostic
})

export const unknown = (diagnostic: string): Unknown => ({ _tag: "Unknown", diagnostic })

/** Who sent an email, by which request, and of what it was made. For the people who look; it is in no record of the API. */
export interface Origin {
  /** The API key that sent it; null where a user, the operator or the engine did. */
  readonly keyId: string | null
  /** The user who sent it from the dashboard. */
  readonly userId: string | null
  /** The request that brought it: 32 hexadecimal digits; null where it came by no request. */
  readonly requestId: string | null
  /** The email that it is a copy of. */
  readonly copyOf: string | null
  /** The template that made its contents, or those of the email that it is a copy of. */
  readonly templateId: string | null
}

/** Nobody that is known. */
export const noOrigin: Origin = { keyId: null, userId: null, requestId: null, copyOf: null, templateId: null }

const digits = /^[0-9a-f]{32}$/

/** The request id where it has the form of one, and null otherwise: others are not kept. */
export const requestIdOf = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && digits.test(text) ? text : null

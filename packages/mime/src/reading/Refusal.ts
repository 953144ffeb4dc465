/** Why a message is not taken, in words for its sender. */
export interface Refusal {
  /**
   * `lines`: its lines do not end as they must. `message`: it is no message that can be sent (RFC 5322), or its template
   * leaves it nothing but fields, which cannot hold it. `steering`: what was asked for with it is not valid.
   * `author`: From says nothing that an email may be sent as. `hops`: it has come by too many servers.
   */
  readonly about: "lines" | "message" | "author" | "steering" | "hops"
  readonly text: string
}

/** The message is not taken. */
export const message = (reason: string): Refusal => ({
  about: "message",
  text: `The message cannot be sent as it is: ${reason}.`
})

/** The message may be sent only if somebody else answers for it. */
export const author = (reason: string): Refusal => ({ ...message(reason), about: "author" })

/** What was asked for with it is not valid. */
export const steering = (text: string): Refusal => ({ about: "steering", text })

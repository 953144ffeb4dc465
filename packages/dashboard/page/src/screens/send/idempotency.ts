/** A unique key. `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `page-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

/**
 * Idempotency keys for the emails of one form. The same request has the same key, so that a second click, or another
 * attempt after a network failure, sends nothing twice. A changed request has a new key.
 */
export class SendKeys {
  #request: string | undefined
  #key = ""

  for(request: unknown, mode: string): string {
    const text = JSON.stringify([mode, request])
    if (text !== this.#request) {
      this.#request = text
      this.#key = newKey()
    }
    return this.#key
  }

  /** Call it after an email was sent: the same request is then a new email. */
  forget(): void {
    this.#request = undefined
  }
}

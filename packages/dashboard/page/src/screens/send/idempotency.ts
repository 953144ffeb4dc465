/** A key that no other send has. `crypto.randomUUID` is not there on plain http. */
const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `page-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

/**
 * Keys for what is sent from one form: the same for the same request, so that a second click, or another attempt after the
 * network failed, sends nothing twice; another one once the request is another.
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

  /** It was sent: the same request from now on is another email. */
  forget(): void {
    this.#request = undefined
  }
}

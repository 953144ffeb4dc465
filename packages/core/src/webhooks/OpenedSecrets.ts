import type { SigningKeys } from "./Signature.ts"
import type { WebhookLease } from "./WebhookStore.ts"

interface Opened {
  readonly endpointId: string
  readonly accountId: string
  readonly keys: SigningKeys
  readonly until: number
}

/** Secrets that are kept at most; of more, the one that was opened first goes. */
const maxKept = 1_000

/** How long a secret is kept after it was opened. */
export const keptMillis = 30_000

/**
 * The secrets that a process opened lately, by their sealed text: a rotated secret has another one. As a sealed text
 * opens in its own row alone, so is it found here for its own endpoint alone.
 */
export class OpenedSecrets {
  readonly #opened = new Map<string, Opened>()

  get({ accountId, delivery }: WebhookLease, sealed: string, now: number): SigningKeys | undefined {
    const found = this.#opened.get(sealed)
    return found !== undefined && now < found.until && found.endpointId === delivery.endpointId
        && found.accountId === accountId
      ? found.keys
      : undefined
  }

  set({ accountId, delivery: { endpointId } }: WebhookLease, sealed: string, now: number, keys: SigningKeys): void {
    this.#opened.delete(sealed)
    this.#opened.set(sealed, { endpointId, accountId, keys, until: now + keptMillis })
    for (const [oldest, { until }] of this.#opened) {
      if (this.#opened.size <= maxKept && now < until) return
      this.#opened.delete(oldest)
    }
  }
}

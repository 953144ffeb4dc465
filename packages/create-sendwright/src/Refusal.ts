/** What the caller can put right; `message` says how. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = "Refusal"
}

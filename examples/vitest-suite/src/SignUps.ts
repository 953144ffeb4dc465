import type { Sendwright } from "@sendwright/promise"
import { SendwrightError } from "@sendwright/promise"

const day = 86_400_000
const from = "App <hello@app.example>"

export interface SignUp {
  readonly address: string
  /** The scheduled reminder, to be cancelled when the address is confirmed. */
  readonly reminderId: string
}

/** The part of an app that is tested: it asks for a confirmation, and again after three days. */
export class SignUps {
  readonly #sendwright: Sendwright
  readonly #now: () => Date

  constructor(sendwright: Sendwright, now: () => Date) {
    this.#sendwright = sendwright
    this.#now = now
  }

  /** "unreachable" where mail to the address came back before: the form asks for another one. */
  async begin(address: string): Promise<SignUp | "unreachable"> {
    const link = `https://app.example/confirm?address=${encodeURIComponent(address)}`
    const { emails } = this.#sendwright
    try {
      await emails.send({
        from,
        to: address,
        subject: "Please confirm your address",
        html: `<p><a href="${link}">Confirm</a></p>`
      })
      const reminder = await emails.send({
        from,
        to: address,
        subject: "Still there?",
        text: `Confirm here: ${link}`,
        scheduledAt: new Date(this.#now().getTime() + 3 * day)
      })
      return { address, reminderId: reminder.id }
    } catch (error) {
      if (error instanceof SendwrightError && error.code === "recipient_suppressed") return "unreachable"
      throw error
    }
  }

  async confirm({ reminderId }: SignUp): Promise<void> {
    await this.#sendwright.emails.cancel(reminderId)
  }
}

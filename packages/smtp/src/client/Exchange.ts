import type { Refused } from "./Failure.ts"
import { isPositive, type Reply } from "./ReplyParser.ts"
import type { Job, RefusedRecipient, Transaction } from "./Transaction.ts"

/** A transaction that is under way: what has been written of it, and what the server has answered. */
export class Exchange {
  readonly job: Job
  /** MAIL and the RCPTs, without line ends. */
  readonly commands: ReadonlyArray<string>
  /** How many of the commands have been written. */
  written = 0
  dataEnded = false
  readonly #isEarly: boolean
  #isBegun = false
  #mailRefusal: Refused | undefined
  #accepted = 0
  readonly #refused: Array<RefusedRecipient> = []

  /** `isEarly`: it is written behind the message before it, whose answer has not come. */
  constructor(job: Job, commands: ReadonlyArray<string>, isEarly: boolean) {
    this.job = job
    this.commands = commands
    this.#isEarly = isEarly
  }

  /** Why the sender was refused. */
  get mailRefusal(): Refused | undefined {
    return this.#mailRefusal
  }

  /** Whether the server can take no message: the sender was refused, or no recipient has been accepted. */
  get isRefused(): boolean {
    return this.#mailRefusal !== undefined || this.#accepted === 0
  }

  answeredMail(reply: Reply): void {
    // A server that ends the session, or that wants no command behind a message, has not spoken of this one.
    this.#isBegun = reply.code !== 421 && (isPositive(reply) || !this.#isEarly)
    if (!isPositive(reply)) this.#mailRefusal = { _tag: "Refused", step: "MAIL", reply }
  }

  /** The answers arrive in the order of the recipients. */
  answeredRcpt(reply: Reply): void {
    if (isPositive(reply)) this.#accepted++
    else {
      const address = this.job.envelope.recipients[this.#accepted + this.#refused.length]!
      this.#refused.push({ address, reply })
    }
  }

  /**
   * Why the envelope was refused; `reply` where neither the sender nor a recipient was. A temporary refusal where there
   * is one: the whole is not permanent while some are only put off.
   */
  refusal(reply: Reply): Refused {
    const temporary = this.#refused.find(({ reply }) => reply.code < 500)
    return this.#mailRefusal ?? {
      _tag: "Refused",
      step: "RCPT",
      reply: (temporary ?? this.#refused.at(-1))?.reply ?? reply
    }
  }

  end(result: Transaction["result"]): void {
    this.job.onEnd({ result, dataEnded: this.dataEnded, refused: this.#refused }, this.#isBegun)
  }
}

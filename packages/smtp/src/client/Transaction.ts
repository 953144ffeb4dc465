import type { Envelope } from "./Envelope.ts"
import type { Failure } from "./Failure.ts"
import type { Reply } from "./ReplyParser.ts"

/** A recipient that was refused at RCPT. */
export interface RefusedRecipient {
  readonly address: string
  readonly reply: Reply
}

/** How one transaction on a session ended. */
export interface Transaction {
  readonly result:
    | { readonly _tag: "Answered"; readonly reply: Reply }
    | { readonly _tag: "Failed"; readonly failure: Failure }
  /** Whether the last octet of the message, its final dot included, had been handed to the socket. */
  readonly dataEnded: boolean
  /** The recipients that were refused at RCPT before it ended. */
  readonly refused: ReadonlyArray<RefusedRecipient>
}

/** One message to hand over. */
export interface Job {
  readonly envelope: Envelope
  /** With CRLF line ends. */
  readonly message: Uint8Array
  /** Called before the last octet of the message is handed to the socket. */
  readonly onDataEnd: () => void
  /**
   * Called once. `begun` is false where the server had not answered its MAIL, or only to end the session, or not to
   * take it behind the message before it: it is as if it had never been on this session.
   */
  readonly onEnd: (transaction: Transaction, begun: boolean) => void
}

/**
 * What is read of nodemailer that it does not promise: private members, and what it writes into our own objects. All of
 * it stands in this file, nodemailer is pinned exactly, and `test/nodemailer.test.ts` fails where a release changes it.
 */
import type { NodemailerError } from "nodemailer/lib/errors"
import SMTPConnection from "nodemailer/lib/smtp-connection"
import type { SMTPConnectionEnvelope, SMTPConnectionOptions } from "nodemailer/lib/smtp-connection"

interface PrivateMembers {
  /** What follows the address in RCPT: empty where nothing was asked for. */
  _getDsnRcptToArgs(): string
  /** Those whose RCPT has no answer yet; the last one is being written. */
  readonly _recipientQueue: ReadonlyArray<string>
}

const Base = SMTPConnection as unknown as new(options: SMTPConnectionOptions) => SMTPConnection & PrivateMembers

/**
 * A connection whose RCPT commands have parameters that differ from recipient to recipient. nodemailer has such
 * parameters for a whole transaction alone (`dsn.orcpt`), so that reports on the second recipient would name the first.
 */
export class Connection extends Base {
  readonly #parametersOf: (recipient: string) => string

  /** `parametersOf` is asked where the transaction asks for reports; what it says begins with a space, or is empty. */
  constructor(options: SMTPConnectionOptions, parametersOf: (recipient: string) => string) {
    super(options)
    this.#parametersOf = parametersOf
  }

  override _getDsnRcptToArgs(): string {
    const args = super._getDsnRcptToArgs()
    const recipient = this._recipientQueue.at(-1)
    return args === "" || recipient === undefined ? args : args + this.#parametersOf(recipient)
  }
}

/**
 * Sets how long the socket may be silent, in milliseconds. nodemailer has one time for all that follows the greeting,
 * and the answer to a whole message takes longer than the one to a command.
 */
export const setSocketTimeout = (connection: Connection, millis: number): void => {
  if (connection._socket) connection._socket.setTimeout(millis)
}

/**
 * Who was refused at RCPT in the transaction that was begun with this envelope, also when the connection is lost later.
 * nodemailer names them in the result of a transaction that went well, and in the error where all were refused, but
 * keeps them in the envelope all along.
 */
export const refusedOf = (envelope: Partial<SMTPConnectionEnvelope>): ReadonlyArray<NodemailerError> =>
  envelope.rejectedErrors ?? []

/** What the tests of the client's core share: replies in octets, and a session whose wire is written down. */
import type { Extensions } from "../src/client/Extensions.ts"
import * as NoExtensions from "../src/client/Extensions.ts"
import type { Broken } from "../src/client/Failure.ts"
import type { Reply } from "../src/client/ReplyParser.ts"
import { Session } from "../src/client/Session.ts"
import type { Job, Transaction } from "../src/client/Transaction.ts"

export const replyOf = (text: string): Reply => ({ code: Number(text.slice(0, 3)), text })

export interface Ended {
  readonly transaction: Transaction
  readonly begun: boolean
}

/** A message, and how it ended. */
export const jobOf = (...recipients: ReadonlyArray<string>): Job & { readonly ended: Array<Ended> } => {
  const ended: Array<Ended> = []
  return {
    envelope: { from: "shop@a.test", recipients, emailId: "1" },
    message: Buffer.from("Subject: Hi\r\n\r\n.dot\r\n"),
    onDataEnd: () => {},
    onEnd: (transaction, begun) => {
      ended.push({ transaction, begun })
    },
    ended
  }
}

/** A session that writes into `written`, and announces what is in `queue`. */
export const sessionOf = (extensions: Partial<Extensions>, queue: Array<Job> = []) => {
  const written: Array<string> = []
  const over: Array<Broken> = []
  let idle = 0
  const write = (octets: Uint8Array | string) => {
    written.push(typeof octets === "string" ? octets : Buffer.from(octets).toString("latin1"))
  }
  const session = new Session({
    extensions: { ...NoExtensions.none, ...extensions },
    reports: false,
    socketTimeout: 1,
    answerTimeout: 2
  }, {
    write,
    writePiece: write,
    expect: () => {},
    isQuiet: () => true,
    ahead: () => queue.shift(),
    idle: () => {
      idle++
    },
    over: (failure) => {
      over.push(failure)
    }
  })
  const answer = (...replies: ReadonlyArray<string>) => {
    for (const reply of replies) session.answered(replyOf(reply))
  }
  return { session, written, over, answer, idle: () => idle }
}

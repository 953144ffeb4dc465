import * as ReplyAddress from "@sendwright/core/emails/ReplyAddress"
import * as Address from "@sendwright/core/foundation/Address"
import { Receivers } from "@sendwright/core/received/Receivers"
import type { Recipient } from "@sendwright/core/received/Reception"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Reply from "@sendwright/smtp/server/Reply"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { BounceAddresses } from "./BounceIntake.ts"
import * as Replies from "./MailReplies.ts"

/** Whose an address is. */
type Addressee =
  /** Ours, for reports; without a return path it is the feedback address. */
  | { readonly _tag: "Report"; readonly returnPath: ReturnPath.ReturnPath | undefined }
  | { readonly _tag: "Account"; readonly recipient: Recipient }
  | { readonly _tag: "Nobody"; readonly reply: Reply.Reply }

const ascii = /^[\x20-\x7e]*$/

const problemOf = (address: string): Reply.Reply | undefined => {
  const problem = Address.checkAddress(address)
  if (problem === undefined) return undefined
  return ascii.test(address.slice(0, address.lastIndexOf("@")))
    ? Reply.make(553, "5.1.3", `The address ${problem}`)
    : Replies.notAscii
}

const nobody = (reply: Reply.Reply): Addressee => ({ _tag: "Nobody", reply })

/** Tells whose addresses are. */
export const make = Effect.fnUntraced(function*({ feedback, keys }: BounceAddresses) {
  const receivers = yield* Receivers
  const replyKeys = yield* ReplyAddress.keys
  const feedbackMailbox = feedback === null ? null : Address.normalize(feedback)

  const judge = Effect.fnUntraced(function*(address: string) {
    if (Address.normalize(address) === feedbackMailbox) {
      return { _tag: "Report", returnPath: undefined } as Addressee
    }
    const returnPath = ReturnPath.parse(keys, address)
    if (returnPath !== undefined) return { _tag: "Report", returnPath } as Addressee
    const isForged = replyKeys !== null && ReplyAddress.hasForm(address)
      && ReplyAddress.parse(replyKeys, address) === undefined
    if (isForged || ReturnPath.isLike(address)) return nobody(Replies.noSuchAddress)
    const problem = problemOf(address)
    if (problem !== undefined) return nobody(problem)
    const receiver = yield* receivers.find(address.slice(address.lastIndexOf("@") + 1))
    return Option.isNone(receiver)
      ? nobody(Replies.noRelay)
      : { _tag: "Account", recipient: { address, receiver: receiver.value } } as Addressee
  })
  return { judge }
})

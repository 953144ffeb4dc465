import { checkAddress, domainOf } from "@sendwright/core/foundation/Address"
import * as Result from "effect/Result"
import { type HeaderFields, valuesOf } from "./HeaderFields.ts"
import * as Mailboxes from "./Mailboxes.ts"
import * as Refusal from "./Refusal.ts"

/** The sender of the email that a message becomes. */
export interface MessageAuthor {
  readonly mailbox: Mailboxes.Mailbox
  /** What of From the fields of an email cannot say, in words; null where they say all of it. */
  readonly problem: string | null
}

const severalInFrom = "it has several addresses in From"

/**
 * The sender of the email that a message becomes. Several authors (RFC 5322 section 3.6.2) are as one where they are of one
 * domain: that is all that is checked of a sender. Somebody who answers for the message may pass on whatever From says.
 */
export const read = (
  fields: HeaderFields,
  sender: string | undefined
): Result.Result<MessageAuthor, Refusal.Refusal> => {
  const [fromText, ...repeated] = valuesOf(fields, "from")
  if (repeated.length > 0) return Result.fail(Refusal.message("it has the header from twice"))
  if (fromText === undefined) return Result.fail(Refusal.message("it has no address in From"))
  const authors = fromText.length > Mailboxes.mostOfAddresses ? [] : Mailboxes.parse(fromText)
  const [mailbox] = authors
  if (sender !== undefined) {
    const isOne = authors.length === 1 && checkAddress(mailbox!.address) === undefined
    const name = mailbox !== undefined && checkAddress(mailbox.address) === undefined ? mailbox.address : ""
    const problem = isOne ? null : "it has something else than one address in From"
    return Result.succeed({ mailbox: { name, address: sender }, problem })
  }
  if (fromText.length > Mailboxes.mostOfAddresses) {
    return Result.fail(Refusal.author(`From has more than ${Mailboxes.mostOfAddresses} characters`))
  }
  if (mailbox === undefined) return Result.fail(Refusal.author("it has no address in From"))
  if (authors.length === 1) return Result.succeed({ mailbox, problem: null })
  const isOfOne = authors.every(({ address }) =>
    checkAddress(address) === undefined && domainOf(address) === domainOf(mailbox.address)
  )
  if (!isOfOne) return Result.fail(Refusal.author(`${severalInFrom} that are not of one domain`))
  return valuesOf(fields, "sender").length === 1
    ? Result.succeed({ mailbox, problem: severalInFrom })
    : Result.fail(Refusal.author(`${severalInFrom}, and no Sender`))
}

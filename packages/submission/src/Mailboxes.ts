import * as Address from "@sendwright/core/foundation/Address"
import * as Result from "effect/Result"
import { addressParser } from "postal-mime"
import * as Reply from "./Reply.ts"

/** A mailbox of a header field: an address and the name shown with it, which may be empty. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** The mailboxes of a field, those of groups among them (RFC 5322 section 3.4). What is no address is kept as it is. */
export const parse = (value: string): ReadonlyArray<Mailbox> =>
  addressParser(value, { flatten: true }).flatMap(({ address = "", name }) =>
    address === "" && name === "" ? [] : [{ name, address: address === "" ? name : address }]
  )

// oxlint-disable-next-line no-control-regex
const controls = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g

/** A mailbox as the fields of a send have it: `a@b.com` or `"Name" <a@b.com>`. */
export const textOf = ({ address, name }: Mailbox): string => {
  const shown = name.toWellFormed().replace(controls, " ").trim()
  return shown === "" || shown === address ? address : `"${shown.replace(/["\\]/g, "\\$&")}" <${address}>`
}

/** Who gets a message, in the fields of a send. */
export interface Recipients {
  readonly to: ReadonlyArray<string>
  readonly cc: ReadonlyArray<string>
  readonly bcc: ReadonlyArray<string>
}

const tooFew =
  "To or Cc must show at least one recipient, unless there is one recipient only: the others cannot be sent to in secret alone"

/**
 * Says who of the envelope is shown in To and Cc; the others are bcc. A message that shows somebody whom the envelope does
 * not name is refused: an email reaches everybody that it shows. A single recipient who is shown nowhere becomes To.
 */
export const recipientsOf = (
  to: ReadonlyArray<Mailbox>,
  cc: ReadonlyArray<Mailbox>,
  envelope: ReadonlyArray<string>
): Result.Result<Recipients, Reply.Reply> => {
  const named = new Map(envelope.map((address) => [Address.normalize(address), address]))
  const shown = new Set<string>()
  for (const { address } of [...to, ...cc]) {
    const key = Address.normalize(address)
    if (!named.has(key)) {
      return Result.fail(Reply.unholdable(
        `To or Cc shows ${address}, who is no recipient of it: give each of them a RCPT command in the same transaction`
      ))
    }
    shown.add(key)
  }
  const bcc = [...named].flatMap(([key, address]) => shown.has(key) ? [] : [address])
  if (to.length > 0) return Result.succeed({ to: to.map(textOf), cc: cc.map(textOf), bcc })
  return cc.length === 0 && bcc.length === 1
    ? Result.succeed({ to: bcc, cc: [], bcc: [] })
    : Result.fail(Reply.unholdable(tooFew))
}

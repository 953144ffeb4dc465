import * as Net from "node:net"
import { isHostName } from "./hostName.ts"

/** What connections leave from. */
export interface MxSource {
  /** The address of this machine; null: any. */
  readonly address: string | null
  /** What we call ourselves in EHLO there. */
  readonly name: string
}

// NAME@ADDRESS, or ADDRESS alone.
const form = /^(?:([^@]{1,253})@)?([0-9A-Fa-f:.]{2,45})$/

/**
 * Reads `198.51.100.7`, or `mail2.shop.example@198.51.100.7` where the name is another one than the usual; `undefined` is
 * neither.
 */
export const read = (text: string, usual: string): MxSource | undefined => {
  const [, name = usual, address = ""] = form.exec(text) ?? []
  return Net.isIP(address) === 0 || (name !== usual && !isHostName(name))
    ? undefined
    : { address: address.toLowerCase(), name: name.toLowerCase() }
}

/** The name and the address as one text, of at most 299 characters. */
export const textOf = ({ address, name }: MxSource): string => address === null ? name : `${name}@${address}`

/**
 * Where mail may leave from under these options: at least one, in their order.
 *
 * @example
 * ```ts
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as MxSource from "@sendwright/mx/sources/MxSource"
 *
 * // The second address has a name of its own.
 * export const sources = MxSource.of(
 *   MxOptions.make({ name: "mail1.shop.example", from: ["198.51.100.7", "mail2.shop.example@198.51.100.8"] })
 * )
 * ```
 */
export const of = (
  { from, name }: { readonly from: ReadonlyArray<string>; readonly name: string }
): ReadonlyArray<MxSource> => {
  const sources = from.flatMap((text) => read(text, name) ?? [])
  return sources.length === 0 ? [{ address: null, name }] : sources
}

/** FNV-1a, of 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/**
 * The sources in the order in which a message to a site tries them. Each comes first for an equal part of the messages, and
 * the same one at each attempt: greylisting remembers the address.
 */
export const inOrder = <A>(sources: ReadonlyArray<A>, emailId: string, site: string): ReadonlyArray<A> => {
  const first = hashOf(`${emailId} ${site}`) % Math.max(1, sources.length)
  return [...sources.slice(first), ...sources.slice(0, first)]
}

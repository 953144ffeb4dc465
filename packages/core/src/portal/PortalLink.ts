import type { Mode } from "../foundation/Mode.ts"
import { type KeyRing, type SigningKeys, signingKeysOf } from "../secrets/KeyRing.ts"
import * as SignedText from "../secrets/SignedText.ts"

/** What a portal may show of an account. */
export const portalParts = ["emails", "webhooks", "domains"] as const
/** One of `portalParts`. */
export type PortalPart = typeof portalParts[number]

/** How long a link can be exchanged for a session after it was made, in milliseconds. */
export const portalLinkMillis = 15 * 60_000

/** What a link says. All of it is signed, and none of it is secret. */
export interface PortalLink {
  /** A UUID. The session that the link is exchanged for has the same, so that there can be only one. */
  readonly id: string
  readonly accountId: string
  /** Of which mode everything is that it shows. */
  readonly mode: Mode
  /** What it shows, at least one. */
  readonly parts: ReadonlyArray<PortalPart>
  /** The viewer's name in the audit log, 1 to 100 characters. */
  readonly label: string
  readonly expiresAt: Date
}

/** What links are signed with: keys made for this purpose of those that secrets are sealed with. */
export const portalKeysOf = (ring: KeyRing): SigningKeys => signingKeysOf(ring, "sendwright portal link 1")

type Payload = readonly [
  id: string,
  accountId: string,
  mode: Mode,
  parts: ReadonlyArray<PortalPart>,
  label: string,
  expiresAt: number
]

/** The text of a link, under one key. */
export const sign = (key: Uint8Array, { accountId, expiresAt, id, label, mode, parts }: PortalLink): string => {
  const values: Payload = [id, accountId, mode, parts, label, expiresAt.getTime()]
  return SignedText.sign(key, values)
}

/** What a link says that one of the keys signed and that has not expired; `undefined` for every other text. */
export const verify = (keys: SigningKeys, text: string, now: Date): PortalLink | undefined => {
  const values = SignedText.read(keys, text) as Payload | undefined
  if (values === undefined) return undefined
  const [id, accountId, mode, parts, label, expiresAt] = values
  return expiresAt > now.getTime() ? { id, accountId, mode, parts, label, expiresAt: new Date(expiresAt) } : undefined
}

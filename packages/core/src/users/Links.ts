import type * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import { SignInSettings } from "../foundation/Settings.ts"
import { StorageTime } from "../foundation/StorageTime.ts"
import { LinkStore } from "./LinkStore.ts"
import * as Secret from "./Secret.ts"
import type { IssuedLink, LinkPurpose, Offer, SignInLink } from "./SignInLink.ts"

/** Makes links with the lifetimes of the settings. */
export const make = Effect.gen(function*() {
  const store = yield* LinkStore
  const settings = yield* SignInSettings
  const { now } = yield* StorageTime
  const random = yield* SecureRandom.SecureRandom
  const crypto = yield* Effect.context<Digest.Digest | SecureRandom.SecureRandom>()
  const lifetimes: Readonly<Record<LinkPurpose, number>> = {
    start: settings.startLinkMillis,
    setup: settings.setupLinkMillis,
    invitation: settings.invitationMillis,
    reset: settings.resetLinkMillis
  }
  return Effect.fnUntraced(function*(purpose: LinkPurpose, of: { readonly userId?: string; readonly offer?: Offer }) {
    const createdAt = yield* now
    const secret = yield* Secret.generate()
    const link: SignInLink = {
      id: yield* random.uuidV7(),
      purpose,
      userId: of.userId ?? null,
      offer: of.offer ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetimes[purpose])
    }
    yield* store.create(link, yield* Secret.hash(secret))
    return { link, secret } satisfies IssuedLink
  }, Effect.provideContext(crypto))
})

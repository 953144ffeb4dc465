import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { DkimKey } from "../domains/DkimKey.ts"
import { dkimPlace, DomainStore } from "../domains/DomainStore.ts"
import * as SteadyCache from "../foundation/SteadyCache.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { SecretBox, type SecretUnreadable } from "../secrets/SecretBox.ts"

// Long enough that a domain under load costs a statement a minute, short enough that a new key is soon in use.
const keepMillis = 60_000
// A key ring that lacks a key is a matter of a restart; until then each domain is asked only now and then.
const keepUnreadableMillis = 5_000
const maxKeys = 1_000

/** Finds what the mail of a domain is signed with. Keys are kept in memory for a minute. */
export class SigningKeys extends Context.Service<SigningKeys, {
  /**
   * The key of a domain of an account; null where we have none, because the provider signs. The same key is the same
   * object for as long as it is kept. Fails where the key is there and does not open.
   */
  readonly find: (
    accountId: string,
    domainId: string
  ) => Effect.Effect<DkimKey | null, SecretUnreadable | StorageError>
}>()("@sendwright/core/sending/SigningKeys") {
  static readonly layer: Layer.Layer<SigningKeys, never, DomainStore | SecretBox> = Layer.effect(
    SigningKeys,
    Effect.gen(function*() {
      const domains = yield* DomainStore
      const box = yield* SecretBox

      const lookup = Effect.fn("SigningKeys.find")(
        function*(name: string): Effect.fn.Return<DkimKey | null, SecretUnreadable | StorageError> {
          const [accountId = "", domainId = ""] = name.split(" ")
          const key = Option.getOrNull(yield* domains.signingKey(accountId, domainId))
          if (key === null) return null
          const privateKey = yield* box.open(key.sealedPrivateKey, dkimPlace(key.domainId, accountId))
          return { domain: key.domain, selector: key.selector, privateKey }
        }
      )

      const keyOf = yield* SteadyCache.make({
        lookup,
        capacity: maxKeys,
        keepMillis: (exit) => Exit.isSuccess(exit) ? keepMillis : isUnreadable(exit) ? keepUnreadableMillis : 0
      })

      return SigningKeys.of({ find: (accountId, domainId) => keyOf(`${accountId} ${domainId}`) })
    })
  )
}

const isUnreadable = (exit: Exit.Exit<unknown, SecretUnreadable | StorageError>): boolean =>
  Option.exists(Exit.findErrorOption(exit), (error) => error._tag === "SecretUnreadable")

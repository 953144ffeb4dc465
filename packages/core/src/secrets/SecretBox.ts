import * as Context from "effect/Context"
import * as Aead from "effect/crypto/Aead"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

/** A stored secret cannot be read: its key is not on the ring, or it belongs to another row. */
export class SecretUnreadable extends Schema.TaggedError<SecretUnreadable>()("SecretUnreadable", {
  message: Schema.String
}) {}

/** Where a secret is stored. It is bound to its place: moved to another row, it cannot be read. */
export interface SecretPlace {
  readonly table: string
  readonly row: string
  readonly accountId: string
}

/** Keys of 32 bytes by name. New secrets are sealed with the active one; all of them can read. */
export interface KeyRing {
  readonly active: string
  readonly keys: Readonly<Record<string, Redacted.Redacted<Uint8Array>>>
}

const nonceLength = 12
const keyName = /^[A-Za-z0-9_-]+$/

/**
 * Encrypts secrets that must be read again (AES-256-GCM, RFC 5116): webhook and DKIM keys.
 *
 * @example
 * ```ts
 * import { SecretBox } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // A sealed secret opens in its own place only.
 * export const keep = Effect.gen(function*() {
 *   const box = yield* SecretBox
 *   const place = { table: "webhooks", row: "7", accountId: "1" }
 *   const sealed = yield* box.seal(Redacted.make("whsec_…"), place)
 *   return yield* box.open(sealed, place)
 * })
 * ```
 */
export class SecretBox extends Context.Service<SecretBox, {
  readonly seal: (secret: Redacted.Redacted<string>, place: SecretPlace) => Effect.Effect<string>
  readonly open: (sealed: string, place: SecretPlace) => Effect.Effect<Redacted.Redacted<string>, SecretUnreadable>
}>()("@sendwright/core/secrets/SecretBox") {
  static readonly layer = (ring: KeyRing) =>
    Layer.effect(
      SecretBox,
      Effect.gen(function*() {
        const aead = yield* Aead.Aead
        const random = yield* SecureRandom.SecureRandom
        const keys = new Map<string, Aead.Key>()
        for (const [name, bytes] of Object.entries(ring.keys)) {
          if (!keyName.test(name)) {
            return yield* Effect.die(
              new Error(`${name} is no name of a key: use letters, digits, hyphen and underscore`)
            )
          }
          keys.set(name, yield* Effect.orDie(Aead.key(Aead.aes256Gcm, Redacted.value(bytes))))
        }
        const active = keys.get(ring.active)
        if (active === undefined) return yield* Effect.die(new Error(`the key ring has no key ${ring.active}`))

        const seal = Effect.fnUntraced(function*(secret: Redacted.Redacted<string>, place: SecretPlace) {
          const nonce = yield* random.randomBytes(nonceLength)
          const plaintext = new TextEncoder().encode(Redacted.value(secret))
          const sealed = yield* Effect.orDie(aead.encrypt(active, plaintext, { nonce, aad: bytesOf(place) }))
          return `1.${ring.active}.${Base64Url.encode(nonce)}.${Base64Url.encode(sealed)}`
        })

        const open = Effect.fnUntraced(function*(sealed: string, place: SecretPlace) {
          const [version, name, ...parts] = sealed.split(".")
          const [nonce, ciphertext, ...rest] = parts.map((part) => Result.getOrUndefined(Base64Url.decode(part)))
          if (version !== "1" || nonce?.length !== nonceLength || ciphertext === undefined || rest.length > 0) {
            return yield* new SecretUnreadable({ message: "The stored secret is damaged." })
          }
          const key = keys.get(name ?? "")
          if (key === undefined) {
            return yield* new SecretUnreadable({
              message: `The key ring has no key ${name}: add it to read old secrets.`
            })
          }
          const plaintext = yield* aead.decrypt(key, ciphertext, { nonce, aad: bytesOf(place) }).pipe(
            Effect.mapError(() =>
              new SecretUnreadable({
                message: "The stored secret does not open: another key, or another row's secret."
              })
            )
          )
          return Redacted.make(new TextDecoder().decode(plaintext))
        })

        return SecretBox.of({ seal, open })
      })
    )
}

const bytesOf = (place: SecretPlace): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([place.table, place.row, place.accountId]))

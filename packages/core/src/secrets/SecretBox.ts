import * as Context from "effect/Context"
import * as Aead from "effect/crypto/Aead"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Hex from "effect/encoding/Hex"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { type KeyRing, type SigningKeys, signingKeysOf } from "./KeyRing.ts"

export type { KeyRing } from "./KeyRing.ts"

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

/** A key of a ring, without the key. */
export interface KeyInfo {
  readonly name: string
  /** What secrets sealed with it name it by: 16 hexadecimal digits, which tell nothing of the key. */
  readonly fingerprint: string
  /** Whether it seals new secrets. */
  readonly isActive: boolean
}

const nonceLength = 12
const keyName = /^[A-Za-z0-9_-]+$/
const purpose = new TextEncoder().encode("sendwright key fingerprint 1")

const fingerprintLength = 8

const fingerprintOf = Effect.fnUntraced(function*(bytes: Uint8Array) {
  const mac = yield* Mac.Mac
  const key = yield* Effect.orDie(Mac.key(Mac.hmacSha256, bytes))
  return Hex.encode((yield* Effect.orDie(mac.sign(key, purpose))).subarray(0, fingerprintLength))
})

/**
 * Encrypts secrets that must be read again (AES-256-GCM, RFC 5116): webhook and DKIM keys. Its keys are those of the
 * service, of which others are made for signing links.
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
  /** The keys of the ring, the active one first. */
  readonly keys: ReadonlyArray<KeyInfo>
  /** Keys for one purpose alone, which its name tells from all others: that of the active key first. */
  readonly signingKeys: (purpose: string) => SigningKeys
}>()("@sendwright/core/secrets/SecretBox") {
  static readonly layer = (ring: KeyRing) =>
    Layer.effect(
      SecretBox,
      Effect.gen(function*() {
        const aead = yield* Aead.Aead
        const random = yield* SecureRandom.SecureRandom
        const keys = new Map<string, Aead.Key>()
        const infos: Array<KeyInfo> = []
        for (const [name, redacted] of Object.entries(ring.keys)) {
          if (!keyName.test(name)) {
            return yield* Effect.die(
              new Error(`${name} is no name of a key: use letters, digits, hyphen and underscore`)
            )
          }
          const bytes = Redacted.value(redacted)
          const fingerprint = yield* fingerprintOf(bytes)
          keys.set(fingerprint, yield* Effect.orDie(Aead.key(Aead.aes256Gcm, bytes)))
          infos.push({ name, fingerprint, isActive: name === ring.active })
        }
        const info = infos.find(({ isActive }) => isActive)
        const active = keys.get(info?.fingerprint ?? "")
        if (info === undefined || active === undefined) {
          return yield* Effect.die(new Error(`the key ring has no key ${ring.active}`))
        }

        const seal = Effect.fnUntraced(function*(secret: Redacted.Redacted<string>, place: SecretPlace) {
          const nonce = yield* random.randomBytes(nonceLength)
          const plaintext = new TextEncoder().encode(Redacted.value(secret))
          const sealed = yield* Effect.orDie(aead.encrypt(active, plaintext, { nonce, aad: bytesOf(place) }))
          return `2.${info.name}.${info.fingerprint}.${Base64Url.encode(nonce)}.${Base64Url.encode(sealed)}`
        })

        const open = Effect.fnUntraced(function*(sealed: string, place: SecretPlace) {
          const [version, name, fingerprint, ...parts] = sealed.split(".")
          const [nonce, ciphertext, ...rest] = parts.map((part) => Result.getOrUndefined(Base64Url.decode(part)))
          if (version !== "2" || nonce?.length !== nonceLength || ciphertext === undefined || rest.length > 0) {
            return yield* new SecretUnreadable({ message: "The stored secret is damaged." })
          }
          const key = keys.get(fingerprint ?? "")
          if (key === undefined) {
            return yield* new SecretUnreadable({
              message: infos.some((one) => one.name === name)
                ? `The key ${name} of the ring is another one than the key ${name} that sealed this secret (${fingerprint}).`
                : `The key ring has no key ${name} (${fingerprint}): add it to read old secrets.`
            })
          }
          const plaintext = yield* aead.decrypt(key, ciphertext, { nonce, aad: bytesOf(place) }).pipe(
            Effect.mapError(() =>
              new SecretUnreadable({
                message: "The stored secret does not open: it is damaged, or belongs to another row."
              })
            )
          )
          return Redacted.make(new TextDecoder().decode(plaintext))
        })

        return SecretBox.of({
          seal,
          open,
          keys: infos.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)),
          signingKeys: (purpose) => signingKeysOf(ring, purpose)
        })
      })
    )
}

const bytesOf = (place: SecretPlace): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([place.table, place.row, place.accountId]))

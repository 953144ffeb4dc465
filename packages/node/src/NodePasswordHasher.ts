import { RateLimited } from "@sendwright/core/foundation/Errors"
import { SignInSettings } from "@sendwright/core/foundation/Settings"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Semaphore from "effect/Semaphore"
// As a whole: a Node without Argon2 has no export of that name.
import * as crypto from "node:crypto"

/** How a hash was made, with all that it takes to make it again. */
export type Recipe =
  | {
    readonly kind: "argon2id"
    /** KiB. */
    readonly memory: number
    readonly passes: number
    readonly parallelism: number
  }
  | {
    readonly kind: "scrypt"
    /** The logarithm of the cost to the base 2. */
    readonly logCost: number
    readonly blockSize: number
    readonly parallelism: number
  }

/** Argon2id (RFC 9106) as OWASP's Password Storage Cheat Sheet asks for it: 19 MiB, 2 passes. */
export const argon2id: Recipe = { kind: "argon2id", memory: 19_456, passes: 2, parallelism: 1 }
/** scrypt (RFC 7914) as the same asks for it: 128 MiB. */
export const scrypt: Recipe = { kind: "scrypt", logCost: 17, blockSize: 8, parallelism: 1 }

/** Whether this Node has Argon2: 24.7 and later. */
export const hasArgon2: boolean = typeof (crypto as { readonly argon2?: unknown }).argon2 === "function"

const saltBytes = 16
const keyBytes = 32
// Whatever a database holds, no hash takes more than this to check.
const mostMemory = 1 << 18
const mostLogCost = 18

interface Parsed {
  readonly recipe: Recipe
  readonly salt: Buffer
  readonly key: Buffer
}

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replace(/(?<!=)=+$/, "")

/** A hash as a text in the PHC string format. */
const toText = ({ key, recipe, salt }: Parsed): string => {
  const parameters = recipe.kind === "argon2id"
    ? `v=19$m=${recipe.memory},t=${recipe.passes},p=${recipe.parallelism}`
    : `ln=${recipe.logCost},r=${recipe.blockSize},p=${recipe.parallelism}`
  return `$${recipe.kind}$${parameters}$${b64(salt)}$${b64(key)}`
}

const form =
  /^\$(?:argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)|scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d))\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

const parse = (text: string): Parsed | undefined => {
  const match = form.exec(text)
  if (match === null) return undefined
  const [memory, passes, lanes, logCost, blockSize, parallelism] = match.slice(1, 7).map(Number)
  const recipe: Recipe = match[1] === undefined
    ? { kind: "scrypt", logCost: logCost!, blockSize: blockSize!, parallelism: parallelism! }
    : { kind: "argon2id", memory: memory!, passes: passes!, parallelism: lanes! }
  const isBounded = recipe.kind === "scrypt" ? recipe.logCost <= mostLogCost : recipe.memory <= mostMemory
  return isBounded
    ? { recipe, salt: Buffer.from(match[7]!, "base64"), key: Buffer.from(match[8]!, "base64") }
    : undefined
}

const isSame = (one: Recipe, other: Recipe): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Runs on the threads of libuv's pool. What fails is a parameter that cannot be, or memory that is not there. */
const derive = (password: string, recipe: Recipe, salt: Buffer, length: number): Effect.Effect<Buffer> =>
  Effect.callback<Buffer>((resume) => {
    const done = (error: Error | null, key: Buffer) => resume(error === null ? Effect.succeed(key) : Effect.die(error))
    if (recipe.kind === "scrypt") {
      const { blockSize: r, logCost, parallelism: p } = recipe
      const N = 2 ** logCost
      crypto.scrypt(password, salt, length, { N, r, p, maxmem: 2 * 128 * N * r }, done)
      return
    }
    if (!hasArgon2) {
      resume(Effect.die(
        new Error("A stored password was hashed with Argon2id, which this Node does not have: use Node 24.7 or later.")
      ))
      return
    }
    const { memory, parallelism, passes } = recipe
    crypto.argon2(
      "argon2id",
      { message: password, nonce: salt, parallelism, tagLength: length, memory, passes },
      done
    )
  })

/**
 * `PasswordHasher` with a recipe of one's own. How many hash at once is for `SignInSettings` to say.
 *
 * @example
 * ```ts
 * import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
 *
 * // So cheap that it is for tests alone.
 * const Quick = NodePasswordHasher.layerWith({ kind: "scrypt", logCost: 4, blockSize: 8, parallelism: 1 })
 * ```
 */
export const layerWith = (recipe: Recipe): Layer.Layer<PasswordHasher> =>
  Layer.effect(
    PasswordHasher,
    Effect.gen(function*() {
      const { hashesAtOnce, hashesWaiting } = yield* SignInSettings
      const turns = yield* Semaphore.make(hashesAtOnce)
      let present = 0
      const bounded = <A>(work: Effect.Effect<A>): Effect.Effect<A, RateLimited> =>
        Effect.suspend(() => {
          if (present >= hashesAtOnce + hashesWaiting) {
            return Effect.fail(new RateLimited({ retryAfterSeconds: 1, reason: "Too many sign-ins at once" }))
          }
          present++
          // What has begun in the pool goes on there: its turn is over when it is done, also where nobody waits for it
          // any more.
          const turn = Semaphore.withPermits(turns, 1)(Effect.uninterruptible(work))
          return Effect.ensuring(turn, Effect.sync(() => present--))
        })
      const nobody: Parsed = {
        recipe,
        salt: crypto.randomBytes(saltBytes),
        key: crypto.randomBytes(keyBytes)
      }
      return PasswordHasher.of({
        hash: Effect.fn("PasswordHasher.hash")((password) =>
          bounded(Effect.suspend(() => {
            const salt = crypto.randomBytes(saltBytes)
            return Effect.map(
              derive(Redacted.value(password), recipe, salt, keyBytes),
              (key) => toText({ recipe, salt, key })
            )
          }))
        ),
        verify: Effect.fn("PasswordHasher.verify")((password, hash) => {
          const known = hash === null ? undefined : parse(hash)
          const { key, recipe: made, salt } = known ?? nobody
          return bounded(Effect.map(derive(Redacted.value(password), made, salt, key.length), (found) => ({
            isRight: crypto.timingSafeEqual(found, key) && known !== undefined,
            isOutdated: !isSame(made, recipe)
          })))
        })
      })
    })
  )

/**
 * `PasswordHasher` with Argon2id where this Node has it, and scrypt elsewhere. Hashes of both are read, and those that
 * were made in another way are replaced when their user signs in.
 *
 * @example
 * ```ts
 * import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
 * import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * export const hash = PasswordHasher.use((hasher) => hasher.hash(Redacted.make("correct horse battery staple"))).pipe(
 *   Effect.provide(NodePasswordHasher.layer)
 * )
 * ```
 */
export const layer: Layer.Layer<PasswordHasher> = layerWith(hasArgon2 ? argon2id : scrypt)

import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { type SecretKind, StorageDiagnostics } from "./foundation/StorageDiagnostics.ts"
import type { StorageError } from "./foundation/StorageError.ts"
import { RecipientHashes } from "./privacy/RecipientHash.ts"
import { SecretBox } from "./secrets/SecretBox.ts"

/** What a key is needed for: to open stored secrets, or to recognise recipients that were erased. */
export type KeyPurpose = SecretKind | "erasure"

/** What one key is needed for, and whether it is there. */
export interface KeyUse {
  /** The key's name; for a missing key the one that it had, and null where that is not known, as of erasures. */
  readonly key: string | null
  /** Tells the key, or for erasures its pepper, from all others. */
  readonly fingerprint: string
  readonly purpose: KeyPurpose
  readonly count: number
  /** `damaged`: the key is there, and the one secret that was tried does not open. */
  readonly state: "there" | "missing" | "damaged"
  /** Whether the ring has another key of this name. */
  readonly isOther: boolean
}

const nouns: { readonly [Purpose in KeyPurpose]: readonly [one: string, more: string] } = {
  webhook: ["webhook secret", "webhook secrets"],
  dkim: ["DKIM key", "DKIM keys"],
  erasure: ["erased recipient", "erased recipients"]
}

/** A number of what a key is needed for, for people. */
export const describe = ({ count, purpose }: Pick<KeyUse, "count" | "purpose">): string =>
  `${count} ${nouns[purpose][count === 1 ? 0 : 1]}`

const sentenceOf = (use: KeyUse): string => {
  if (use.purpose === "erasure") {
    return `A key is missing under which ${describe(use)} ${use.count === 1 ? "is" : "are"} known (pepper ` +
      `${use.fingerprint}): without it they are not recognised, and would be written to again.`
  }
  if (use.state === "damaged") return `The key ${use.key} does not open one of ${describe(use)}: it is damaged.`
  return `The key ${use.key} (${use.fingerprint}) that seals ${describe(use)} is missing` +
    (use.isOther ? `: the key ${use.key} of the ring is another one.` : ".")
}

/** The ring of keys cannot do what the storage needs it for. */
export class KeysUnusable extends Schema.TaggedError<KeysUnusable>()("KeysUnusable", {
  /** The uses whose key is not there or does not open. */
  uses: Schema.Array(Schema.Struct({
    key: Schema.NullOr(Schema.String),
    fingerprint: Schema.String,
    purpose: Schema.Literals(["webhook", "dkim", "erasure"]),
    count: Schema.Int,
    state: Schema.Literals(["there", "missing", "damaged"]),
    isOther: Schema.Boolean
  }))
}) {
  override get message(): string {
    return this.uses.map(sentenceOf).join(" ")
  }
}

/**
 * What every key is needed for: of each key that sealed anything, one secret of each kind is opened. What erased
 * recipients are known by is looked for on the ring of peppers.
 */
export const uses: Effect.Effect<ReadonlyArray<KeyUse>, StorageError, SecretBox | StorageDiagnostics> = Effect.gen(
  function*() {
    const box = yield* SecretBox
    const { ids, names } = yield* RecipientHashes
    const diagnostics = yield* StorageDiagnostics
    const sealed = yield* Effect.forEach(
      yield* diagnostics.secrets,
      Effect.fnUntraced(function*({ count, fingerprint, key, kind, sample }) {
        const there = box.keys.find((one) => one.fingerprint === fingerprint)
        const use = { key: there?.name ?? key, fingerprint, purpose: kind, count, isOther: false } as const
        if (there === undefined) {
          return { ...use, state: "missing", isOther: box.keys.some(({ name }) => name === key) } as const
        }
        const opened = yield* Effect.result(box.open(sample.sealed, sample.place))
        return { ...use, state: Result.isSuccess(opened) ? "there" : "damaged" } as const
      })
    )
    const erased = (yield* diagnostics.peppers).map(({ count, pepper }): KeyUse => {
      const index = ids.indexOf(pepper)
      return {
        key: names[index] ?? null,
        fingerprint: pepper,
        purpose: "erasure",
        count,
        state: index < 0 ? "missing" : "there",
        isOther: false
      }
    })
    return [...sealed, ...erased]
  }
)

/**
 * Fails where a key is missing or wrong that stored secrets or erased recipients need, and answers with the purposes
 * of the keys. `Sendwright.layer` begins with it: a wrong key is reported at the start and not by the first signature
 * that fails.
 *
 * @example
 * ```ts
 * import * as KeyCheck from "@sendwright/core/KeyCheck"
 * import * as Effect from "effect/Effect"
 *
 * // The keys that may leave the ring: those that nothing needs.
 * export const needed = Effect.map(KeyCheck.check, (uses) => new Set(uses.map(({ key }) => key)))
 * ```
 */
export const check: Effect.Effect<
  ReadonlyArray<KeyUse>,
  KeysUnusable | StorageError,
  SecretBox | StorageDiagnostics
> = Effect.flatMap(uses, (all) => {
  const wrong = all.filter(({ state }) => state !== "there")
  return wrong.length === 0 ? Effect.succeed(all) : Effect.fail(new KeysUnusable({ uses: wrong }))
})

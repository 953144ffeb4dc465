import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import * as Context from "effect/Context"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** What a call drew of chance, in order: ids, tokens, keys. */
export type Drawn = ReadonlyArray<unknown>

/** Chance that is noted down as it is drawn, so that a call that is made again draws the same. */
export class Draws {
  #again: Array<unknown> = []
  #noted: Array<unknown> = []

  /** What is drawn from now on was drawn before; what goes beyond it is new. */
  begin(again: Drawn): void {
    this.#again = [...again]
    this.#noted = []
  }

  /** What was drawn since `begin`. */
  noted(): Drawn {
    return this.#noted
  }

  readonly #draw = <A>(fresh: Effect.Effect<A>): Effect.Effect<A> =>
    Effect.suspend(() => {
      const known = this.#again.length > 0 ? Effect.succeed(this.#again.shift() as A) : fresh
      return Effect.tap(known, (value) => Effect.sync(() => this.#noted.push(value)))
    })

  /** The same services, noted down. */
  layer(random: SecureRandom.SecureRandom["Service"], keys: DkimKeyMaker["Service"]) {
    const draw = this.#draw
    return Layer.succeedContext(
      Context.make(SecureRandom.SecureRandom, {
        randomBytes: (size) => draw(random.randomBytes(size)),
        intBetween: (min, max, options) => draw(random.intBetween(min, max, options)),
        shuffle: (elements) => draw(random.shuffle(elements)),
        uuidV4: ((options: { readonly format: "string" }) => draw(random.uuidV4(options))) as typeof random.uuidV4,
        uuidV7: ((options: { readonly format: "string" }) => draw(random.uuidV7(options))) as typeof random.uuidV7,
        ulid: draw(random.ulid)
      }).pipe(Context.add(DkimKeyMaker, { make: draw(keys.make) }))
    )
  }
}

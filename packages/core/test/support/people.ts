import { SignInSettings } from "@sendwright/core/foundation/Settings"
import * as Sendwright from "@sendwright/core/Sendwright"
import { type LinkLetter, LinkMail } from "@sendwright/core/users/LinkMail"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import type { Client } from "@sendwright/core/users/Session"
import { SignIn } from "@sendwright/core/users/SignIn"
import { Users } from "@sendwright/core/users/Users"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { engine } from "./harness.ts"

/** What tests see of passwords and of mail. */
export class People extends Context.Service<People, {
  /** The hashes that passwords were held against, null for none. */
  readonly verified: Array<string | null>
  readonly letters: Array<LinkLetter>
}>()("@sendwright/core/test/People") {
  static readonly layer = Layer.sync(People, () => ({ verified: [], letters: [] }))
}

// At once, and plain to see: `made:<password>` is how hashes are made now, `old:<password>` how they were.
const hasher = Layer.effect(
  PasswordHasher,
  Effect.map(People, ({ verified }) =>
    PasswordHasher.of({
      hash: (password) => Effect.succeed(`made:${Redacted.value(password)}`),
      verify: (password, hash) =>
        Effect.sync(() => {
          verified.push(hash)
          const [, kind, text] = /^(made|old):(.*)$/s.exec(hash ?? "") ?? []
          return { isRight: text === Redacted.value(password), isOutdated: kind === "old" }
        })
    }))
)

const mail = Layer.effect(
  LinkMail,
  Effect.map(People, ({ letters }) => ({
    isOn: true,
    deliver: (letter: LinkLetter) => Effect.sync(() => letters.push(letter) > 0)
  }))
)

/** The engine with its users. */
export const people = (settings: Partial<SignInSettings> = {}) =>
  Layer.fresh(
    Sendwright.layerPeople.pipe(
      Layer.provideMerge(Layer.merge(hasher, mail)),
      Layer.provideMerge(People.layer),
      Layer.provideMerge(Layer.succeed(SignInSettings, { ...SignInSettings.defaultValue(), ...settings })),
      Layer.provideMerge(engine())
    )
  )

export const password = Redacted.make("correct horse battery staple")
export const client: Client = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  address: "203.0.113.77"
}

/** A user who has chosen the password. */
export const withPassword = Effect.fnUntraced(function*(email: string, isOperator = false) {
  const { link, user } = yield* (yield* Users).create({ email, isOperator })
  return yield* (yield* SignIn).reset(link.secret, password, client).pipe(
    Effect.map((opened) => ({ ...opened, id: user.id }))
  )
})

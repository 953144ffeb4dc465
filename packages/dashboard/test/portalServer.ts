/**
 * A dashboard with an account, for tests in another process: `node portalServer.ts <origins that may frame the
 * portal>`. It prints its address in one line, prints a new link for each line of its input, and ends with its input.
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as path from "node:path"
import * as readline from "node:readline"
import { Harness, layer } from "./harness.ts"
import { failedDelivery } from "./portals.ts"

const assets = path.resolve(import.meta.dirname, "../assets")

const say = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`)

const program = Effect.gen(function*() {
  const { callerIn, domains, newAccount, newUser, origin, portal } = yield* Harness
  const account = yield* newAccount("Shop")
  const { cookie } = yield* newUser({ accountId: account, role: "owner" })
  yield* failedDelivery(account)
  const caller = yield* callerIn(account)
  yield* Effect.orDie(domains.create(caller, "mail.shop.example"))
  say({ url: origin, account, cookie })
  const context = yield* Effect.context<never>()
  readline.createInterface({ input: process.stdin })
    .on(
      "line",
      (line) =>
        void Effect.runPromiseWith(context)(portal.link(caller, { label: "Ada of Shop", ...JSON.parse(line) })).then(
          ({ token }) => say(`/portal#${Redacted.value(token)}`)
        )
    )
    .on("close", () => process.exit(0))
  return yield* Effect.never
})

void Effect.runPromise(
  Effect.provide(program, layer({ assets, settings: { portalOrigins: process.argv.slice(2) } }))
)

import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as ClockDifference from "@sendwright/core/foundation/ClockDifference"
import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import * as KeyCheck from "@sendwright/core/KeyCheck"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as fs from "node:fs"
import * as AdminChannel from "../admin/AdminChannel.ts"
import { Sample } from "../admin/SampleMessage.ts"
import * as Config from "../config/Config.ts"
import { Registry } from "../config/ProviderRegistry.ts"
import * as Engine from "../Engine.ts"
import * as ListenerCheck from "../mail/ListenerCheck.ts"
import * as MailChecks from "../mail/MailChecks.ts"
import * as SecretKeys from "../SecretKeys.ts"
import * as Storage from "../Storage.ts"
import { type Check, check } from "./Check.ts"
import { execute } from "./Operator.ts"

const clockCheck = Effect.gen(function*() {
  const difference = yield* (yield* StorageDiagnostics).clock
  return ClockDifference.isInStep(difference)
    ? check("clock", "ok", `within ${Math.abs(difference.millis)} ms of the database's`)
    : check(
      "clock",
      "warn",
      `the database's is ${ClockDifference.describe(difference)}: keep all clocks in step (NTP)`
    )
})

const secretCheck = (config: Config.HostConfig) =>
  Effect.gen(function*() {
    if (config.keyRing === null && config.databaseUrl !== null) {
      return check("secret key", "warn", "not given: serve needs SENDWRIGHT_SECRET_KEY")
    }
    const ring = yield* Engine.keyRing(config)
    const uses = yield* KeyCheck.check.pipe(
      Effect.provide(
        Layer.merge(
          SecretBox.layer(ring).pipe(Layer.provide(NodeCrypto.layer)),
          RecipientHash.layer(RecipientHash.fromKeyRing(ring))
        ),
        { local: true }
      ),
      Effect.catchTag("KeysUnusable", (error) => Effect.fail(SecretKeys.explain(error)))
    )
    return check("secret key", "ok", uses.length > 0 ? "opens the stored secrets" : "there; no secret is stored yet")
  }).pipe(Effect.catchTag("HostError", ({ message }) => Effect.succeed(check("secret key", "fail", message))))

const databaseChecks = (config: Config.HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function*() {
    return [
      check("database", "ok", `${Storage.describe(config)} answers, and its schema is up to date`),
      yield* clockCheck,
      yield* secretCheck(config)
    ]
  }).pipe(
    Effect.catchTag("StorageError", (error) => Effect.fail(Storage.explain(config)(error))),
    Effect.provide(Layer.provide(Storage.layer(config, { retries: 0 }), NodeCrypto.layer), { local: true }),
    Effect.catchTag("HostError", ({ message }) => Effect.succeed([check("database", "fail", message)]))
  )

/** The embedded database belongs to the server that runs on it, which answers for itself. */
const storageChecks = Effect.fnUntraced(function*(config: Config.HostConfig) {
  if (config.databaseUrl !== null) return yield* databaseChecks(config)
  const running = yield* Effect.result(AdminChannel.send(config.dataDir, { _tag: "AccountsList" }))
  return Result.isSuccess(running)
    ? [check("database", "ok", `a server holds ${Storage.describe(config)}, and answers`)]
    : yield* databaseChecks(config)
})

const captureCheck = (config: Config.HostConfig): Effect.Effect<Check> => {
  const directory = Config.captureDirectory(config)
  return CaptureProvider.make(directory).check.pipe(Effect.match({
    onFailure: ({ message }) => check("mail", "fail", message),
    onSuccess: () =>
      check("mail", "warn", `is written to ${directory}: set SMTP_URL or SENDWRIGHT_SES_REGION to send it`)
  }))
}

/** One that fails is a warning where another one stands in for it. */
const providerChecks = (config: Config.HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function*() {
    if (config.providers.length === 0) return [yield* captureCheck(config)]
    const results = yield* Effect.forEach(config.providers, (choice) =>
      EmailProvider.use((provider) =>
        provider.check
      ).pipe(
        Effect.provide(choice.layer(null), { local: true }),
        Effect.result,
        Effect.map((result) => ({ choice, result }))
      ), { concurrency: "unbounded" })
    const wrong = results.some(({ result }) =>
        Result.isSuccess(result)
      )
      ? "warn"
      : "fail"
    return results.map(({ choice, result }) =>
      Result.isFailure(result)
        ? check(`mail: ${choice.name}`, wrong, result.failure.message)
        : check(`mail: ${choice.name}`, "ok", `${choice.place} answers and lets us in`)
    )
  })

const directoryCheck = (config: Config.HostConfig): Effect.Effect<Check> =>
  Effect.sync(() => {
    if (!fs.existsSync(config.dataDir)) return check("data directory", "ok", `${config.dataDir} will be made`)
    try {
      fs.accessSync(config.dataDir, fs.constants.W_OK)
      return check("data directory", "ok", `${config.dataDir} can be written`)
    } catch {
      return check(
        "data directory",
        "fail",
        `${config.dataDir} cannot be written: change its owner or SENDWRIGHT_DATA_DIR`
      )
    }
  })

/** What is looked at beside the server: what receivers of its mail look at. */
export interface MailOptions {
  readonly addresses: ReadonlyArray<string>
  readonly helo: string | null
  /** A domain that a sample message is written for. */
  readonly domain: string | null
}

const mailChecks = Effect.fnUntraced(function*(config: Config.HostConfig, { domain, ...route }: MailOptions) {
  const sample = domain === null
    ? Result.succeed(null)
    : yield* execute({ _tag: "DomainsSample", domain }).pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Sample)),
      Effect.result
    )
  const checks = yield* MailChecks.examine(
    { ...route, bounceHost: config.bounceHost },
    Result.getOrElse(sample, () => null)
  )
  return [
    ...checks,
    ...(Result.isFailure(sample) ? [check(`domain ${domain}`, "fail", sample.failure.message)] : []),
    yield* ListenerCheck.examine(config.bounces)
  ]
})

/**
 * Looks at everything that a server needs and, with `mail`, at what its mail needs. Never fails: what is wrong is a check
 * that says what to do.
 */
export const examine = Effect.fn("Doctor.examine")(function*(
  environment: Config.Environment,
  mail: MailOptions | null = null
) {
  const parsed = Config.parse(environment, "admin", yield* Registry)
  if (Result.isFailure(parsed)) {
    return parsed.failure.issues.map(({ message, name }) => check(name, "fail", message))
  }
  const config = parsed.success
  const warnings = Config.warningsOf(config)
  const settings = warnings.length === 0
    ? [check("settings", "ok", "all can be read")]
    : warnings.map((warning) => check("settings", "warn", warning))
  return [
    ...settings,
    yield* directoryCheck(config),
    ...(yield* storageChecks(config)),
    ...(yield* providerChecks(config)),
    ...(mail === null ? [] : yield* Effect.provide(
      mailChecks(config, mail),
      NodeDnsResolver.layer({ servers: config.dnsServers }),
      { local: true }
    ))
  ]
})

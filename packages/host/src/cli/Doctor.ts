import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { SqlError } from "effect/sql/SqlError"
import * as fs from "node:fs"
import { isIP } from "node:net"
import * as path from "node:path"
import * as AdminChannel from "../admin/AdminChannel.ts"
import * as BlocklistChecks from "../checks/BlocklistChecks.ts"
import { type Check, check } from "../checks/Check.ts"
import * as DatabaseChecks from "../checks/DatabaseChecks.ts"
import * as DirectChecks from "../checks/DirectChecks.ts"
import * as EncryptionCheck from "../checks/EncryptionCheck.ts"
import * as FileChecks from "../checks/FileChecks.ts"
import * as KeyChecks from "../checks/KeyChecks.ts"
import * as ListenerCheck from "../checks/ListenerCheck.ts"
import * as LockCheck from "../checks/LockCheck.ts"
import * as MailChecks from "../checks/MailChecks.ts"
import * as NameChecks from "../checks/NameChecks.ts"
import * as ObjectCheck from "../checks/ObjectCheck.ts"
import * as PoolerCheck from "../checks/PoolerCheck.ts"
import * as PortChecks from "../checks/PortChecks.ts"
import * as RouteChecks from "../checks/RouteChecks.ts"
import { Sample } from "../checks/Sample.ts"
import * as Config from "../config/Config.ts"
import type { Environment } from "../config/Environment.ts"
import * as KeyRings from "../config/KeyRing.ts"
import { Registry } from "../config/ProviderRegistry.ts"
import { warningsOf } from "../config/warningsOf.ts"
import * as Storage from "../engine/Storage.ts"
import { HostError } from "../foundation/HostError.ts"
import { execute } from "./Operator.ts"

const patience = "10 seconds"
/** What waits for a lock that is known is not waited for. */
const lockedPatience = "2 seconds"

/** The key ring as it is: none is made up. */
const ringOf = (config: Config.HostConfig): Effect.Effect<KeyRing | null, HostError> =>
  config.keyRing !== null
    ? Effect.succeed(config.keyRing)
    : config.databaseUrl === null && fs.existsSync(KeyRings.fileOf(config.dataDir))
    ? KeyRings.kept(config.dataDir)
    : Effect.succeed(null)

const asIs = (config: Config.HostConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function*() {
    const ring = yield* ringOf(config)
    const keys = ring === null ? null : Layer.merge(
      SecretBox.layer(ring),
      RecipientHash.layer(RecipientHash.fromKeyRing(ring))
    )
    const explained = <A, R>(effect: Effect.Effect<A, SqlError, R>): Effect.Effect<A, HostError, R> =>
      Effect.mapError(effect, Storage.explain(config))
    const silent = new HostError({ message: `${Storage.describe(config)} does not answer.` })
    // Before the rest, which may wait for these locks itself.
    const locks = yield* LockCheck.examine.pipe(
      explained,
      Effect.provide(Storage.layerAsIs(config), { local: true }),
      Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(silent) })
    )
    const isLocked = locks.status === "fail"
    const unseen = check(
      "database",
      "fail",
      `${Storage.describe(config)} is locked: what else it has could not be looked at`
    )
    const checks = yield* DatabaseChecks.examine(Storage.describe(config), config.migrate).pipe(
      Effect.map((checks) => [...checks, locks]),
      explained,
      Effect.provide(Storage.layerAsIs(config), { local: true }),
      Effect.timeoutOrElse({
        duration: isLocked ? lockedPatience : patience,
        orElse: () => isLocked ? Effect.succeed([unseen, locks]) : Effect.fail(silent)
      })
    )
    if (!checks.some(({ name, status }) => name === "schema" && status === "ok")) return checks
    const routes = yield* RouteChecks.stored(config.providers.map(({ name }) => name)).pipe(
      Effect.mapError(Storage.explain(config)),
      Effect.provide(Storage.layerAsIs(config), { local: true })
    )
    return [
      ...checks,
      ...routes,
      keys === null
        ? check("secret key", "warn", "not given: serve needs SENDWRIGHT_SECRET_KEY")
        : yield* KeyChecks.examine.pipe(
          Effect.catchTag("StorageError", (error) => Effect.fail(Storage.explain(config)(error))),
          Effect.provide(Layer.provideMerge(keys, Storage.layerAsIs(config)), { local: true })
        )
    ]
  }).pipe(
    Effect.provide(NodeCrypto.layer),
    Effect.catchTag("HostError", ({ message }) => Effect.succeed([check("database", "fail", message)]))
  )

const Checks = Schema.Array(Schema.Struct({
  name: Schema.String,
  status: Schema.Literals(["ok", "warn", "fail"]),
  message: Schema.String
}))

/** The embedded database belongs to the server that runs on it, which looks at it and at itself. */
const storageChecks = Effect.fnUntraced(function*(config: Config.HostConfig) {
  if (config.databaseUrl !== null) return yield* asIs(config)
  const running = AdminChannel.send(config.dataDir, { _tag: "Examine" }).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Checks))
  )
  return yield* running.pipe(
    Effect.catchTags({
      NoServer: () =>
        fs.existsSync(path.join(config.dataDir, "pgdata"))
          ? asIs(config)
          : Effect.succeed([check("database", "ok", `${Storage.describe(config)} is made at the first start`)]),
      AdminError: ({ message }) => Effect.succeed([check("database", "fail", message)]),
      SchemaError: () =>
        Effect.succeed([check("database", "fail", "the running server is of another version: restart it")])
    })
  )
})

/** What is examined beside the server: what receivers of its mail look at. */
export interface MailOptions {
  readonly addresses: ReadonlyArray<string>
  readonly helo: string | null
  /** A domain that a sample message is written for. */
  readonly domain: string | null
}

/** What the pools of direct delivery need, and the addresses that they are seen from. */
const directChecks = Effect.fnUntraced(function*(
  config: Config.HostConfig,
  pools: ReadonlyArray<DirectChecks.DirectPool>,
  receivers: ReadonlyArray<string>
) {
  const all = yield* Effect.forEach(pools, (pool) =>
    Effect.all({
      seen: DirectChecks.sources(pool, config.blocklists),
      network: DirectChecks.network(pool, receivers)
    }))
  const checks = all.flatMap(({ network, seen }) => [...seen.checks, ...network])
  return {
    addresses: [...new Set(all.flatMap(({ seen }) => seen.addresses))],
    // What pools share is said once.
    checks: [...new Map(checks.map((one) => [`${one.status} ${one.name} ${one.message}`, one])).values()]
  }
})

const mailChecks = Effect.fnUntraced(function*(
  config: Config.HostConfig,
  { domain, ...route }: MailOptions,
  isDirect: boolean
) {
  const sample = domain === null
    ? Result.succeed(null)
    : yield* execute({ _tag: "DomainsSample", domain }).pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Sample)),
      Effect.result
    )
  const checks = yield* MailChecks.examine(
    { ...route, bounceHost: config.bounceHost },
    Result.getOrElse(sample, () => null),
    isDirect
  )
  const addresses = isDirect ? [] : route.addresses.filter((address) => isIP(address) !== 0)
  return [
    ...checks,
    ...(yield* BlocklistChecks.examine(addresses, config.blocklists)),
    ...(Result.isFailure(sample) ? [check(`domain ${domain}`, "fail", sample.failure.message)] : []),
    yield* ListenerCheck.examine(config.mail)
  ]
})

/** What to check beside what a server needs. */
export interface Options {
  /** null: nothing that receivers look at. */
  readonly mail: MailOptions | null
  /** Domains whose mail servers direct delivery is to reach; none: some large ones. */
  readonly receivers: ReadonlyArray<string>
}

/**
 * Looks at everything that a server needs and, with `mail`, at what its mail needs, and changes nothing: no table, file
 * or directory is made. Never fails: what is wrong is a check that says what to do.
 */
export const examine = Effect.fn("Doctor.examine")(function*(
  environment: Environment,
  { mail, receivers }: Options = { mail: null, receivers: [] }
) {
  const parsed = Config.parse(environment, "admin", yield* Registry)
  if (Result.isFailure(parsed)) {
    return parsed.failure.issues.map(({ message, name }) => check(name, "fail", message))
  }
  const config = parsed.success
  const pools = DirectChecks.poolsOf(environment, config)
  const warnings = warningsOf(config)
  const settings = warnings.length === 0
    ? [check("settings", "ok", "all can be read")]
    : warnings.map((warning) => check("settings", "warn", warning))
  const own = [
    ...settings,
    ...NameChecks.examine(environment, config),
    ...(yield* FileChecks.examine(config)),
    ...(yield* PortChecks.examine(config)),
    ...EncryptionCheck.examine(config),
    ...(yield* storageChecks(config)),
    ...(yield* PoolerCheck.examine(config)),
    ...(yield* ObjectCheck.examine(config)),
    ...(yield* RouteChecks.names(config)),
    ...(yield* RouteChecks.providers(config))
  ]
  const { addresses, checks } = yield* directChecks(config, pools, receivers)
  if (mail === null) return [...own, ...checks]
  const isDirect = addresses.length > 0 && mail.addresses.length === 0 && mail.helo === null
  return [
    ...own,
    ...checks,
    ...(yield* Effect.provide(
      mailChecks(config, isDirect ? { ...mail, addresses } : mail, isDirect),
      NodeDnsResolver.layer({ servers: config.dnsServers }),
      { local: true }
    ))
  ]
})

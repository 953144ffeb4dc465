import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { randomBytes } from "node:crypto"
import type { AdminCommand, AdminError } from "../admin/AdminCommand.ts"
import * as Config from "../config/Config.ts"
import * as KeyRings from "../config/KeyRing.ts"
import { HostError, lockedCode } from "../foundation/HostError.ts"

// A server that is just starting holds the lock before it listens for its operator.
const patience = { times: 20, delayMillis: 250 }

// What opens or seals secrets. For all else no key is made up on disk where there is none.
const secretive: ReadonlySet<AdminCommand["_tag"]> = new Set([
  "DomainsRotateDkim",
  "DomainsSample",
  "SecretsList",
  "SecretsReseal"
])

const ringOf = (config: Config.HostConfig, { _tag }: AdminCommand): Effect.Effect<KeyRing, HostError> => {
  if (config.keyRing !== null) return Effect.succeed(config.keyRing)
  if (secretive.has(_tag)) {
    return config.databaseUrl === null ? KeyRings.kept(config.dataDir) : Effect.fail(
      new HostError({
        code: "secret_key",
        message: "Give this command the SENDWRIGHT_SECRET_KEY that the servers have: it opens stored secrets."
      })
    )
  }
  return Effect.succeed({ active: "none", keys: { none: Redacted.make(new Uint8Array(randomBytes(32))) } })
}

const here = (config: Config.HostConfig, command: AdminCommand): Effect.Effect<unknown, AdminError | HostError> =>
  // Loaded only here: a command that a running server carries out needs neither engine nor database.
  Effect.gen(function*() {
    const [{ Admin }, Engine] = yield* Effect.promise(() =>
      Promise.all([import("../admin/Admin.ts"), import("../engine/Engine.ts")])
    )
    const ring = yield* ringOf(config, command)
    return yield* Admin.use((admin) => admin.execute(command)).pipe(
      Effect.provide(Admin.layer.pipe(Layer.provide(Engine.layerUnchecked(config, ring))), { local: true })
    )
  })

/** Through the server that holds the embedded database, or on it where none does. */
const embedded = (config: Config.HostConfig, command: AdminCommand, tries: number): Effect.Effect<
  unknown,
  AdminError | HostError
> =>
  Effect.promise(() => import("../admin/AdminChannel.ts")).pipe(
    Effect.flatMap(({ send }) => send(config.dataDir, command)),
    Effect.catchTag("NoServer", () =>
      here(config, command).pipe(
        Effect.catchTag("HostError", (error) =>
          error.code === lockedCode && tries > 0
            ? Effect.andThen(Effect.sleep(patience.delayMillis), embedded(config, command, tries - 1))
            : Effect.fail(error))
      ))
  )

/**
 * Carries out an operator's command: on the database that `DATABASE_URL` names, else on the embedded one, and where a
 * server holds that, by the server.
 */
export const execute = Effect.fnUntraced(function*(command: AdminCommand) {
  const config = yield* Config.load(process.env, "admin")
  return yield* (config.databaseUrl === null ? embedded(config, command, patience.times) : here(config, command))
})

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Connections, makeUnsafe } from "./connection/Connections.ts"
import { sessionSettings } from "./connection/sessionSettings.ts"

/**
 * What a session is set to for the stores, by the names of Postgres. An adapter whose client has a single session sets
 * it when it opens; clients for servers do so by themselves.
 *
 * @example
 * ```ts
 * import { settings } from "@sendwright/postgres/PgSession"
 *
 * export const statements = Object.entries(settings).map(([name, value]) => `SET ${name} = ${value}`)
 * ```
 */
export const settings: Readonly<Record<string, string>> = sessionSettings

/**
 * For a client whose one session is in this process: commands take turns. No network is between the database and its
 * client, and a statement cannot be stopped: what takes long holds up the whole process anyway, so that the deadlines, of
 * a minute and of ten for work in the background, are there for what hangs.
 *
 * @example
 * ```ts
 * import * as PgSession from "@sendwright/postgres/PgSession"
 *
 * // To be merged with the layer of such a client.
 * export const Turns = PgSession.layerTurns
 * ```
 */
export const layerTurns: Layer.Layer<never> = Layer.effect(
  Connections,
  Effect.sync(() => makeUnsafe({ capacity: 1, deadlines: { commands: 60_000, reads: 60_000, background: 600_000 } }))
)

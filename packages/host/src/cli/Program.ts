import * as NodeServices from "@effect/platform-node/NodeServices"
import * as Effect from "effect/Effect"
import type { AdminError } from "../admin/AdminCommand.ts"
import type { ConfigInvalid } from "../config/Config.ts"
import type { HostError } from "../foundation/HostError.ts"
import * as Cli from "./Cli.ts"
import * as FatalLine from "./FatalLine.ts"

const codeOf = (error: HostError | AdminError | ConfigInvalid): string =>
  error._tag === "ConfigInvalid" ? "config" : error.code ?? "host"

/** What an operator can put right is one clear message; everything else is a bug and shows its cause. */
const report = (error: HostError | AdminError | ConfigInvalid) =>
  FatalLine.print(codeOf(error), error.message).pipe(Effect.andThen(Effect.sync(() => {
    process.exitCode = 1
  })))

/**
 * The whole program `sendwright`, to be run by `NodeRuntime.runMain`. A program with more kinds of providers provides
 * `ProviderRegistry.Registry` to it.
 */
export const program = Cli.run.pipe(
  Effect.catchTags({ HostError: report, AdminError: report, ConfigInvalid: report }),
  Effect.provide(NodeServices.layer)
)

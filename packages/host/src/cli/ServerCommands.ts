import { Command, Flag } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as v8 from "node:v8"
import * as Config from "../config/Config.ts"
import { effective } from "../config/effectiveSettings.ts"
import { Registry } from "../config/ProviderRegistry.ts"
import { settings } from "../config/Settings.ts"
import { unknownSettings, unknownText } from "../config/unknownSettings.ts"
import { workerNumber } from "../config/workerNumber.ts"
import { HostError } from "../foundation/HostError.ts"
import type { Served } from "../server/Server.ts"
import { json, print } from "./Print.ts"

// The server, its database and its drivers are loaded by the commands that run them: the others answer sooner.
const load = {
  server: Effect.promise(() => import("../server/Server.ts")),
  startLine: Effect.promise(() => import("../server/StartLine.ts")),
  supervisor: Effect.promise(() => import("../processes/Supervisor.ts")),
  worker: Effect.promise(() => import("../processes/WorkerProcess.ts")),
  doctor: Effect.promise(() => import("./Doctor.ts")),
  development: Effect.promise(() => import("./Development.ts"))
}

const owner = Flag.String("owner").pipe(
  Flag.withDescription("Your address: the account belongs to it, so that email from the sandbox domain reaches you"),
  Flag.optional
)

/**
 * V8 takes 600 MB and two seconds to optimize a single function of the embedded database, the largest one. Seconds of
 * work are faster without that, and minutes twice as slow: `serve` has it optimized.
 */
const keepWasmSimple = Effect.sync(() => {
  for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) v8.setFlagsFromString(flag)
})

/** `sendwright dev` */
export const dev = Command.make(
  "dev",
  { json, owner },
  Effect.fnUntraced(function*({ json, owner }) {
    const config = yield* Config.load(process.env, "dev")
    yield* keepWasmSimple
    const Server = yield* load.server
    const Development = yield* load.development
    if (process.stderr.isTTY) yield* Console.error("Preparing the database …")
    yield* Server.run(config, {
      prepare: Development.prepare(Option.getOrNull(owner)),
      started: (served, welcome) =>
        Console.log(
          json
            ? JSON.stringify(Development.toJson(config, served, welcome))
            : Development.toText(config, served, welcome)
        )
    })
  })
).pipe(Command.withDescription("Run a development server: embedded database, an account and keys made, mail in files"))

const processes = Flag.String("processes").pipe(
  Flag.withDescription(
    "How many processes serve: a number, or auto for one on each core; SENDWRIGHT_PROCESSES says the same"
  ),
  Flag.optional
)

const hold = Flag.Boolean("hold").pipe(
  Flag.withDescription(
    "Accept everything and let nothing leave, on every process of the database, until emails release --all"
  ),
  Flag.withDefault(false)
)

/** `sendwright serve` */
export const serve = Command.make(
  "serve",
  { hold, json, processes },
  Effect.fnUntraced(function*({ hold, json, processes }) {
    const asked = {
      ...Option.match(processes, {
        onNone: () => ({}),
        onSome: (text) => ({ [settings.processes.name]: text })
      }),
      ...(hold ? { [settings.hold.name]: "true" } : {})
    }
    const config = yield* Config.load({ ...process.env, ...asked }, "serve")
    const number = workerNumber(process.env)
    if (number !== null) return yield* Effect.flatMap(load.worker, (worker) => worker.run(config, number))
    const StartLine = yield* load.startLine
    const announce = ({ baseUrl }: Served, setup: string | null) =>
      json
        ? print(StartLine.toJson(config, baseUrl, setup), true)
        : Effect.logInfo(StartLine.toText(config, baseUrl)).pipe(
          // Not in the log: anybody who has the link becomes the operator.
          Effect.andThen(setup === null ? Effect.void : Console.error(StartLine.toSetupText(baseUrl, setup)))
        )
    if (config.processes > 1) {
      const Supervisor = yield* load.supervisor
      return yield* Supervisor.run(config, ({ served, setup }) => announce(served, setup))
    }
    const Server = yield* load.server
    yield* Server.run(config, { prepare: StartLine.setupPath(config), started: announce })
  })
).pipe(Command.withDescription("Run the server in production"))

/** `sendwright doctor` */
export const doctor = Command.make(
  "doctor",
  {
    json,
    mail: Flag.Boolean("mail").pipe(
      Flag.withDescription("Check also what receivers of the mail look at in the DNS"),
      Flag.withDefault(false)
    ),
    domain: Flag.String("domain").pipe(
      Flag.withDescription("With --mail: a domain to check a sample message of"),
      Flag.optional
    ),
    addresses: Flag.String("address").pipe(
      Flag.withDescription("With --mail: an IP address that receivers see; may be given several times"),
      Flag.atLeast(0)
    ),
    helo: Flag.String("helo").pipe(
      Flag.withDescription("With --mail: what the mail server calls itself"),
      Flag.optional
    ),
    receivers: Flag.String("receiver").pipe(
      Flag.withDescription("With MX_URL: a domain whose mail servers are to be reached; up to 10 times"),
      Flag.between(0, 10)
    )
  },
  Effect.fnUntraced(function*({ addresses, domain, helo, json, mail, receivers }) {
    const Doctor = yield* load.doctor
    const options = { addresses, domain: Option.getOrNull(domain), helo: Option.getOrNull(helo) }
    const isMail = mail || addresses.length > 0 || Option.isSome(domain) || Option.isSome(helo)
    const checks = yield* Doctor.examine(process.env, { mail: isMail ? options : null, receivers })
    yield* json
      ? print(checks, true)
      : Console.log(checks.map(({ message, name, status }) => `${status.padEnd(4)}  ${name}: ${message}`).join("\n"))
    const failed = checks.filter(({ status }) => status === "fail").length
    if (failed > 0) {
      return yield* new HostError({ code: "unhealthy", message: `${failed} of ${checks.length} checks failed.` })
    }
  })
).pipe(Command.withDescription("Check settings, database, clock, mail server and keys, and say what to do"))

/** `sendwright config` */
export const config = Command.make(
  "config",
  {
    json,
    strict: Flag.Boolean("strict").pipe(
      Flag.withDescription("End with code 1 where a variable that begins with SENDWRIGHT_ is not a setting"),
      Flag.withDefault(false)
    )
  },
  Effect.fnUntraced(function*({ json, strict }) {
    const registry = yield* Registry
    const settings = effective(process.env, registry)
    const unknown = unknownSettings(process.env, registry).map(unknownText)
    yield* json
      ? print(settings, true)
      : Console.log(
        settings.map(({ given, name, value }) => `${given ? "*" : " "} ${name.padEnd(34)} ${value}`).join("\n")
      )
    if (unknown.length === 0) return
    if (strict) return yield* new HostError({ code: "config", message: unknown.join("\n") })
    // Standard output is for the settings.
    yield* Console.error(unknown.join("\n"))
  })
).pipe(Command.withDescription("Show every setting, secrets hidden; a star marks those that were given"))

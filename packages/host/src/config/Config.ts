import type { Setting } from "@sendwright/core/foundation/Setting"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import type { DoorMaker } from "@sendwright/core/sending/MailDoor"
import type { IntakeMaker, NamedProvider } from "@sendwright/core/sending/ProviderDefinition"
import type { SendwrightSettings } from "@sendwright/core/Sendwright"
import type { OidcIssuer } from "@sendwright/dashboard/server/OidcIssuer"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import type { Migrate, ServerOptions } from "@sendwright/postgres/PgStorage"
import * as Effect from "effect/Effect"
import type * as LogLevel from "effect/LogLevel"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as path from "node:path"
import { sharesOf } from "./BodySettings.ts"
import * as DatabaseSettings from "./DatabaseSettings.ts"
import { engineSettings } from "./engineSettings.ts"
import { type Environment, given } from "./Environment.ts"
import * as LinkMailSettings from "./LinkMailSettings.ts"
import * as MailListening from "./MailListening.ts"
import * as ObjectSettings from "./ObjectSettings.ts"
import { furtherIssuers, issuerOf } from "./OidcSettings.ts"
import { onThisMachine } from "./processCount.ts"
import * as ProviderChoice from "./ProviderChoice.ts"
import { builtIn, type ProviderRegistry, Registry, type Slot, slots } from "./ProviderRegistry.ts"
import { settings, type Values } from "./Settings.ts"
import * as SubmissionListening from "./SubmissionListening.ts"
import * as SurfacePaths from "./SurfacePaths.ts"
import { type UnknownSetting, unknownSettings } from "./unknownSettings.ts"

/** What takes the reports of one provider. */
interface Intake {
  readonly name: string
  readonly make: IntakeMaker
}

/** What takes the mail that one service posts. */
interface Door {
  readonly path: string
  readonly make: DoorMaker
}

/** Everything that the server and the command line are told from outside. */
export interface HostConfig {
  /** Whether the strict rules of `serve` hold. */
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly baseUrl: string | null
  readonly role: "all" | "api" | "worker"
  /** How many processes serve. */
  readonly processes: number
  /** Whether everything that would leave is held before anything is handed over. */
  readonly hold: boolean
  /** The number of proxies before the server. */
  readonly proxies: number
  /** null: none is served. */
  readonly dashboard: {
    readonly name: string
    readonly portalOrigins: ReadonlyArray<string>
    readonly oidc: ReadonlyArray<OidcIssuer>
  } | null
  /** Where the interfaces of other services are served. */
  readonly surfaces: SurfacePaths.SurfacePaths
  /** null: links are shown, and mailed to nobody. */
  readonly linkMail: LinkMailSettings.LinkMailConfig | null
  /** null: the embedded database in the data directory. */
  readonly databaseUrl: Redacted.Redacted | null
  /** When the schema is brought up to date. */
  readonly migrate: Migrate
  readonly databasePool: number
  /** How the database is reached beside its URL; undefined: the default of the stores. */
  readonly databaseWays: Pick<ServerOptions, "pooler" | "prepare" | "directUrl" | "readUrl">
  /** In milliseconds; undefined: the default of the stores. */
  readonly databaseTimeouts: Pick<ServerOptions, "commandTimeout" | "readTimeout" | "backgroundTimeout">
  /** null: large contents live in the database. */
  readonly contents: ObjectSettings.ObjectConfig | null
  /** Absolute. */
  readonly dataDir: string
  /**
   * Who takes the mail, in the order in which they are tried, and behind them those that only routes lead to; none: it is
   * captured in files.
   */
  readonly providers: ReadonlyArray<NamedProvider>
  /** Which mail has another order; null: none. */
  readonly routes: ProviderChoice.Choice["routes"]
  /** Providers that are set up and that no mail is handed to. */
  readonly unusedProviders: ProviderChoice.Choice["unused"]
  /** Who reports to us, by the names of the providers, whether or not they take mail. */
  readonly intakes: ReadonlyArray<Intake>
  /** Who posts mail to us, by their routes. */
  readonly doors: ReadonlyArray<Door>
  /** null: the key that is kept in the data directory. */
  readonly keyRing: KeyRing | null
  /**
   * The domain of return paths for mail of a domain that has none; null where the operator named none, or chose one
   * return path for all mail.
   */
  readonly returnPathHost: string | null
  /** The host that new domains are asked to send their bounces to. */
  readonly bounceHost: string
  /** IP addresses with or without a port; null: those of the system. */
  readonly dnsServers: ReadonlyArray<string> | null
  /** DNS block lists that sending addresses are looked for on. */
  readonly blocklists: ReadonlyArray<string>
  /** How incoming mail is taken. */
  readonly mailRules: MailListening.MailRules
  /** null: no incoming mail is taken by SMTP. */
  readonly mail: MailListening.MailListening | null
  /** Settings of that listener that have no effect, in words. */
  readonly mailWarnings: ReadonlyArray<string>
  /** null: no email is accepted over SMTP. */
  readonly submission: SubmissionListening.SubmissionListening | null
  readonly serviceDomain: string
  readonly drainMillis: number
  /** How long requests are still taken once the server was told to stop. */
  readonly shutdownDelayMillis: number
  /** What the engine is given. */
  readonly settings: SendwrightSettings
  /** In bytes. */
  readonly bodyLimits: HttpSettings["bodyLimits"]
  readonly bodyMemory: number
  readonly metricsPort: number | null
  readonly logLevel: LogLevel.LogLevel
  readonly logFormat: "json" | "pretty"
  readonly otlpEndpoint: string | null
  /** Names of variables that look like ours and are not; each with the name that was probably meant. */
  readonly unknown: ReadonlyArray<UnknownSetting>
}

/** One variable that is wrong, and what it must be. */
interface ConfigIssue {
  readonly name: string
  readonly message: string
}

/** Settings that are wrong or missing: all of them, not just the first. */
export class ConfigInvalid extends Schema.TaggedError<ConfigInvalid>()("ConfigInvalid", {
  issues: Schema.Array(Schema.Struct({ name: Schema.String, message: Schema.String }))
}) {
  override get message(): string {
    const lines = this.issues.map(({ message, name }) => `${name} ${message}.`)
    return lines.length === 1 ? lines.join("") : `${lines.length} settings are wrong.\n  ${lines.join("\n  ")}`
  }
}

/** Where captured mail is written. */
export const captureDirectory = (config: Pick<HostConfig, "dataDir">): string => path.join(config.dataDir, "captured")

/** What of a configuration is wanted: `serve` is strict, `dev` fills in, `admin` reads only what it is given. */
export type Purpose = "serve" | "dev" | "admin"

/** Reads all settings; the failure holds everything that is wrong. */
export const parse = (
  environment: Environment,
  purpose: Purpose,
  registry: ProviderRegistry = builtIn
): Result.Result<HostConfig, ConfigInvalid> => {
  const issues: Array<ConfigIssue> = []
  const read = <A>(setting: Setting<A>): A | undefined => {
    const text = given(environment, setting.name)
    if (text === undefined) {
      if (setting.required && purpose === "serve") {
        issues.push({ name: setting.name, message: `must be set to serve: ${missing[setting.name] ?? "see the docs"}` })
      }
      return undefined
    }
    const result = setting.read(text)
    if (Result.isSuccess(result)) return result.success
    issues.push({ name: setting.name, message: result.failure })
    return undefined
  }
  const values = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, read<unknown>(setting)])
  ) as unknown as Values
  const described: Array<ProviderChoice.Described> = []
  const intakes: Array<Intake> = []
  const doors: Array<Door> = []
  for (const slot of slots(registry)) {
    const before = issues.length
    const given = Object.fromEntries(Object.entries(slot.settings).map(([key, setting]) => [key, read(setting)]))
    // What its variables hold together is no question while one of them is wrong.
    if (issues.length > before) continue
    const { door, events, issue, provider } = fromSlot(slot, given)
    if (issue !== undefined) issues.push(issue)
    if (provider !== undefined) described.push(provider)
    if (events !== undefined) intakes.push(events)
    if (door !== undefined) doors.push(door)
  }
  const { receivedSecret } = values
  if (receivedSecret !== undefined) {
    const make = Effect.map(
      Effect.promise(() => import("@sendwright/receiving/RawDoor")),
      (Raw) => Raw.make(receivedSecret)
    )
    doors.push({ path: "/received/raw", make })
  }
  if (values.role !== undefined && values.role !== "all" && given(environment, "DATABASE_URL") === undefined) {
    issues.push({
      name: "SENDWRIGHT_ROLE",
      message: `${values.role} needs DATABASE_URL: no other process can share the embedded database`
    })
  }
  const isShared = values.processes !== undefined && values.processes !== 1
  if (purpose === "serve" && isShared && given(environment, "DATABASE_URL") === undefined) {
    issues.push({
      name: settings.processes.name,
      message:
        "must be 1, as --processes must, without DATABASE_URL: one process at a time can hold the embedded database. "
        + "Set DATABASE_URL to a Postgres server"
    })
  }
  if (values.metricsPort !== undefined && values.metricsPort === (values.port ?? 4400)) {
    issues.push({ name: "SENDWRIGHT_METRICS_PORT", message: "must be another port than PORT" })
  }
  // A setting that is given and wrong is not reported as missing.
  const isWrong = ({ name }: ConfigIssue): boolean => issues.some((issue) => issue.name === name)
  const issuers: Array<OidcIssuer> = []
  const numbered = furtherIssuers.map(({ number, settings }) => ({
    number,
    values: Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, read(setting)]))
  }))
  for (const { number, values: one } of [{ number: 1, values }, ...numbered]) {
    const issuer = issuerOf(number, one)
    if (Result.isSuccess(issuer)) issuers.push(...issuer.success === undefined ? [] : [issuer.success])
    else if (!isWrong(issuer.failure)) issues.push(issuer.failure)
  }
  issues.push(...LinkMailSettings.issuesOf(values).filter((issue) => !isWrong(issue)))
  issues.push(...ObjectSettings.issuesOf(values).filter((issue) => !isWrong(issue)))
  issues.push(...MailListening.issuesOf(values))
  issues.push(...SubmissionListening.issuesOf(values, values.host ?? "127.0.0.1"))
  const wrongNames = ProviderChoice.checkNames(registry, values.providers ?? [])
  if (wrongNames !== undefined) issues.push({ name: settings.providers.name, message: wrongNames })
  const wrongRoutes = ProviderChoice.checkRoutes(registry, values.routes ?? [])
  if (wrongRoutes !== undefined) issues.push({ name: settings.routes.name, message: wrongRoutes })
  // A provider that is set up wrongly is reported as such, and not as missing.
  const choice = issues.length > 0 ? undefined : ProviderChoice.choose(registry, described, values.providers)
  if (purpose === "serve" && values.serviceDomain === undefined && described.length > 0) {
    issues.push({
      name: settings.serviceDomain.name,
      message:
        `must be set to serve with a provider: sandbox domains and, unless ${settings.bounceHost.name} names it, `
        + "the host that takes bounces stand below it, and the DNS records that domains are asked for name that host"
    })
  }
  const routed = choice === undefined || Result.isFailure(choice) || values.routes === undefined
    ? choice
    : ProviderChoice.route(registry, described, choice.success, values.routes)
  if (routed !== undefined && Result.isSuccess(routed) && issues.length === 0) {
    return Result.succeed({
      ...configOf(values, routed.success, issuers, purpose, doors.length > 0),
      intakes,
      doors,
      unknown: unknownSettings(environment, registry)
    })
  }
  if (choice !== undefined && Result.isFailure(choice)) {
    issues.push({ name: settings.providers.name, message: choice.failure })
  } else if (routed !== undefined && Result.isFailure(routed)) {
    issues.push({ name: settings.routes.name, message: routed.failure })
  }
  // What one setting is, or lacks, is told once: what follows from it is not worth a line.
  return Result.fail(new ConfigInvalid({ issues: issues.filter(({ name }, i) => firstOf(issues, name) === i) }))
}

const firstOf = (issues: ReadonlyArray<ConfigIssue>, name: string): number =>
  issues.findIndex((issue) => issue.name === name)

/** One provider as its variables describe it. */
const fromSlot = ({ definition, name }: Slot, values: Readonly<Record<string, unknown>>): {
  readonly issue?: ConfigIssue
  readonly provider?: ProviderChoice.Described
  readonly events?: Intake
  readonly door?: Door
} => {
  const events = definition.events?.(values as never)
  const door = definition.received?.(values as never)
  const result = definition.read(values as never)
  return {
    ...(events === undefined ? {} : { events: { name, make: events } }),
    ...(door === undefined ? {} : { door: { path: `/providers/${name}/received`, make: door } }),
    ...(Result.isFailure(result)
      ? { issue: result.failure }
      : result.success === undefined
      ? {}
      : { provider: { ...result.success, name, kind: definition.kind } })
  }
}

const missing: Readonly<Record<string, string>> = {
  SENDWRIGHT_SECRET_KEY: "make one with openssl rand -base64 32, and keep it"
}

const configOf = (
  values: Values,
  { providers, routes, unused }: ProviderChoice.Choice,
  oidc: ReadonlyArray<OidcIssuer>,
  purpose: Purpose,
  hasDoors: boolean
): Omit<HostConfig, "doors" | "intakes" | "unknown"> => {
  const production = purpose === "serve"
  const { bodyLimits, bodyMemory } = HttpSettings.defaultValue()
  const shares = values.memory === undefined ? undefined : sharesOf(values.memory)
  const allowPrivate = values.webhooksAllowPrivate ?? purpose === "dev"
  const serviceDomain = values.serviceDomain ?? EngineSettings.defaultValue().serviceDomain
  const bounceHost = values.bounceHost ?? `bounces.${serviceDomain}`
  const mail = MailListening.of(values, {
    host: values.host ?? "127.0.0.1",
    name: bounceHost,
    isDevelopment: purpose === "dev"
  })
  return {
    production,
    host: values.host ?? "127.0.0.1",
    port: values.port ?? 4400,
    baseUrl: values.baseUrl ?? null,
    role: values.role ?? "all",
    processes: production ? onThisMachine(values.processes) : 1,
    hold: production && values.hold === true,
    proxies: values.proxies ?? 0,
    dashboard: values.dashboard === false
      ? null
      : {
        name: values.dashboardName ?? "Sendwright",
        portalOrigins: values.portalOrigins ?? [],
        oidc
      },
    surfaces: SurfacePaths.of(values),
    linkMail: LinkMailSettings.of(values),
    databaseUrl: values.databaseUrl ?? null,
    migrate: values.migrate ?? "start",
    databasePool: values.databasePool ?? 10,
    databaseWays: DatabaseSettings.waysOf(values),
    databaseTimeouts: DatabaseSettings.timeoutsOf(values),
    contents: ObjectSettings.of(values),
    dataDir: path.resolve(values.dataDir ?? ".sendwright"),
    providers,
    routes,
    unusedProviders: unused,
    keyRing: values.secretKey ?? null,
    returnPathHost: values.returnPath === undefined ? values.bounceHost ?? null : null,
    bounceHost,
    dnsServers: values.dnsServers ?? null,
    blocklists: values.blocklists ?? [],
    mailRules: MailListening.rulesOf(values),
    mail,
    mailWarnings: MailListening.warningsOf(mail, {
      hasDoors,
      hasFeedback: values.feedbackAddress !== undefined,
      hasReturnPath: values.returnPath !== undefined
    }),
    submission: SubmissionListening.of(values, {
      host: values.host ?? "127.0.0.1",
      baseUrl: values.baseUrl ?? null,
      isDevelopment: purpose === "dev",
      role: values.role ?? "all"
    }),
    serviceDomain,
    drainMillis: values["engine.drainTimeout"] ?? EngineSettings.defaultValue().drainMillis,
    shutdownDelayMillis: values.shutdownDelay ?? (production ? shutdownDelayMillis : 0),
    settings: engineSettings({
      ...values,
      "engine.maxWebhooksPerEndpoint": mostPerEndpoint(values),
      "attachments.bytesAtOnce": shares?.attachments
    }, {
      brand: { keyPrefix: values.keyPrefix, webhookHeaderPrefix: values.webhookHeaderPrefix },
      serviceDomain,
      domainRecords: { region: values.region ?? regionOf(providers), bounceHost, spf: values.spf ?? `a:${bounceHost}` },
      webhooks: { protocols: production && !allowPrivate ? ["https:"] : ["https:", "http:"], allowPrivate }
    }),
    bodyLimits: {
      send: values.bodyLimit ?? bodyLimits.send,
      batch: values.bodyLimit ?? bodyLimits.batch,
      message: values.messageLimit ?? bodyLimits.message,
      other: bodyLimits.other
    },
    bodyMemory: shares?.bodies ?? bodyMemory,
    metricsPort: values.metricsPort ?? null,
    logLevel: values.logLevel ?? "Info",
    logFormat: values.logFormat ?? (purpose === "dev" ? "pretty" : "json"),
    otlpEndpoint: values.otlpEndpoint ?? null
  }
}

/** The most attempts at once for one endpoint: half of all, as by default, so that others find room beside it. */
const mostPerEndpoint = (values: Values): number | undefined => {
  const all = values["engine.webhookConcurrency"]
  return all === undefined ? undefined : Math.max(1, Math.floor(all / 2))
}

// HAProxy's default: three checks, two seconds apart, have to fail.
const shutdownDelayMillis = 6_000

/** Domains are shown with the region of the provider whose identities they have. */
const regionOf = ([first]: HostConfig["providers"]): string => first?.region ?? "local"

/** Reads the settings of this process. */
export const load = (environment: Environment, purpose: Purpose): Effect.Effect<HostConfig, ConfigInvalid> =>
  Effect.flatMap(Registry, (registry) => Effect.fromResult(parse(environment, purpose, registry)))

import type * as SecureRandom from "effect/crypto/SecureRandom"
import type * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import type { DomainIdentities } from "../domains/DomainIdentity.ts"
import type { DomainStore } from "../domains/DomainStore.ts"
import type { OutgoingHold } from "../foundation/OutgoingHold.ts"
import type { Setting } from "../foundation/Setting.ts"
import type { StorageTime } from "../foundation/StorageTime.ts"
import type { GuardedHttp } from "../net/GuardedHttp.ts"
import type { KeyRing, SecretBox } from "../secrets/SecretBox.ts"
import type { EmailProvider } from "./EmailProvider.ts"
import type { EventIntake } from "./EventIntake.ts"
import type { DoorMaker } from "./MailDoor.ts"
import type { ProviderEvents } from "./ProviderEvents.ts"
import type { TlsReportStore } from "./TlsReportStore.ts"
import type { WarmupStore } from "./WarmupStore.ts"

/** What return paths of our own are made of, for a listener that reads what comes back to them. */
export interface ReturnPathOptions {
  readonly keyRing: KeyRing
  /** Whether this machine has that listener: mail for a domain of ours is then no loop. */
  readonly receives: boolean
  /** The domain for mail whose envelope brings none; null: such mail keeps the envelope's return path. */
  readonly host: string | null
}

/** What providers count and judge by over all nodes. */
export type ProviderStores = StorageTime | WarmupStore

/** What the chores of providers need. */
export type ChorePorts =
  | DomainStore
  | GuardedHttp
  | OutgoingHold
  | ProviderStores
  | SecretBox
  | SecureRandom.SecureRandom
  | TlsReportStore

/** One provider that is set up: what the engine needs of it, whatever its kind. */
export interface ProviderSetup {
  /** Where it is, for people and without secrets: `mail.example.com:587`, `SES in eu-central-1`. */
  readonly place: string
  /** The region that domains are shown with where it comes first; null: it has none. */
  readonly region: string | null
  /** Hands mail over, under its name beside others. Without return paths, mail keeps those of its envelope. */
  readonly layer: (
    returnPaths: ReturnPathOptions | null,
    name: string
  ) => Layer.Layer<EmailProvider, never, ProviderStores>
  /**
   * The identities that it signs with by itself; absent: the engine signs. `beside`: other providers send mail of the
   * same domains, so that neither record ids nor the name of the return path may be those of self-hosted domains.
   */
  readonly identities?: (
    role: "alone" | "beside"
  ) => Layer.Layer<DomainIdentities, never, SecureRandom.SecureRandom>
  /** What it does beside the workers of a process, until the layer's scope closes; absent: nothing. */
  readonly chores?: Layer.Layer<never, never, ChorePorts>
  /** What an operator should know at the start. */
  readonly warnings?: ReadonlyArray<string>
}

/** A provider that is set up, under the name that it has in settings, events, logs and metrics. */
export interface NamedProvider extends ProviderSetup {
  readonly name: string
}

/** A variable that is wrong, and what it must be: it completes the sentence "<NAME> …". */
export interface SettingIssue {
  readonly name: string
  readonly message: string
}

/** The values of settings by their keys; `undefined` where a variable is not set. */
export type ValuesOf<Settings> = {
  readonly [K in keyof Settings]: Settings[K] extends Setting<infer A> ? A | undefined : never
}

/** Makes an intake, which may hold connections until the scope closes. */
export type IntakeMaker = Effect.Effect<EventIntake, never, GuardedHttp | ProviderEvents | Scope.Scope>

/** A kind of provider, as a server learns of it: how its environment variables are called, and what they make. */
export interface ProviderDefinition {
  /** Its name in settings: lower-case letters. Further ones of the kind are `<kind>2`, `<kind>3`, … */
  readonly kind: string
  /** How many of the kind there may be. The variables of the second are named `<NAME>_2`, and so on. */
  readonly instances: number
  readonly settings: Readonly<Record<string, Setting<unknown>>>
  /** The setting without which a provider of this kind is not there. */
  readonly main: string
  /** The settings that only the first of the kind has, for all of them; absent: none. */
  readonly once?: ReadonlyArray<string>
  /** Makes a provider of the values of its settings (`TypedDefinition` knows their types); `undefined`: none is set up. */
  readonly read: (values: never) => Result.Result<ProviderSetup | undefined, SettingIssue>
  /** Takes what it reports to `POST /providers/<name>/events`; absent or `undefined`: there is no such route. */
  readonly events?: (values: never) => IntakeMaker | undefined
  /** Takes the mail that it posts to `POST /providers/<name>/received`; absent or `undefined`: there is no such route. */
  readonly received?: (values: never) => DoorMaker | undefined
}

/** A definition whose values have the types of its settings. */
export interface TypedDefinition<Settings extends ProviderDefinition["settings"]> extends ProviderDefinition {
  readonly settings: Settings
  readonly main: keyof Settings & string
  readonly once?: ReadonlyArray<keyof Settings & string>
  readonly read: (values: ValuesOf<Settings>) => Result.Result<ProviderSetup | undefined, SettingIssue>
  readonly events?: (values: ValuesOf<Settings>) => IntakeMaker | undefined
  readonly received?: (values: ValuesOf<Settings>) => DoorMaker | undefined
}

/** The definition itself, with its types inferred from its settings. */
export const define = <const Settings extends ProviderDefinition["settings"]>(
  definition: TypedDefinition<Settings>
): TypedDefinition<Settings> => definition

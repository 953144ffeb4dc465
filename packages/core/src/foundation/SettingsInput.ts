import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { UrlPolicy } from "../net/UrlPolicy.ts"
import { resolvePart, type SettingIssue } from "./Declared.ts"
import { type EngineInput, engineOptions } from "./EngineOptions.ts"
import {
  type AttachmentInput,
  attachmentOptions,
  type ExportInput,
  exportOptions,
  type ReputationInput,
  reputationOptions,
  type ThrottleInput,
  throttleOptions
} from "./PartOptions.ts"
import { type HealthInput, healthOptions, type SignInInput, signInOptions } from "./ProcessOptions.ts"
import type {
  AttachmentSettings,
  Brand,
  EngineSettings,
  ExportSettings,
  HealthSettings,
  ReputationSettings,
  SignInSettings,
  ThrottleSettings,
  WebhookSettings
} from "./Settings.ts"

export type { AttachmentInput, EngineInput, ExportInput, HealthInput, ReputationInput, SignInInput, ThrottleInput }

/** Settings that cannot be: all of them, each by its name, such as `engine.sendLease`. */
export class SettingsInvalid extends Schema.TaggedError<SettingsInvalid>()("SettingsInvalid", {
  issues: Schema.Array(Schema.Struct({ name: Schema.String, message: Schema.String }))
}) {
  override get message(): string {
    const lines = this.issues.map(({ message, name }) => `${name} ${message}.`)
    return lines.length === 1 ? lines.join("") : `${lines.length} settings are wrong.\n  ${lines.join("\n  ")}`
  }
}

/** Some settings of a part; omitted or `undefined` ones keep their values. */
export type Given<A> = { readonly [K in keyof A]?: A[K] | undefined }

/** What is given over what is there. */
export const over = <A extends object>(base: A, given: Given<A> = {}): A => ({
  ...base,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
})

/** The engine's settings as a user gives them; omitted ones come from the context. */
export interface SettingsInput {
  readonly brand?: Given<Brand> | undefined
  /**
   * Sandbox domains are `<10 characters of the account id>.sandbox.<serviceDomain>`: `sendwright.test` by default, which
   * exists nowhere.
   */
  readonly serviceDomain?: string | undefined
  readonly engine?: EngineInput | undefined
  /**
   * Where webhooks may go. `allowPrivate` lets them reach private networks, but for cloud metadata addresses: for
   * development and tests. Attachments by URL never do.
   */
  readonly webhooks?: Given<UrlPolicy> | undefined
  readonly reputation?: ReputationInput | undefined
  readonly throttles?: ThrottleInput | undefined
  readonly attachments?: AttachmentInput | undefined
  readonly exports?: ExportInput | undefined
  readonly health?: HealthInput | undefined
  readonly signIn?: SignInInput | undefined
}

/** The settings as the engine reads them. */
export interface Resolved {
  readonly brand: Brand
  readonly engine: EngineSettings
  readonly webhooks: WebhookSettings
  readonly reputation: ReputationSettings
  readonly throttles: ThrottleSettings
  readonly attachments: AttachmentSettings
  readonly exports: ExportSettings
  readonly health: HealthSettings
  readonly signIn: SignInSettings
}

/** The parts whose settings are declared one by one, by their names in what users write. */
export const parts = {
  engine: engineOptions,
  reputation: reputationOptions,
  throttles: throttleOptions,
  attachments: attachmentOptions,
  exports: exportOptions,
  health: healthOptions,
  signIn: signInOptions
} as const

/** The least, the first and the most attempts at once for one endpoint: what is not given keeps to what is. */
const pacesOf = (input: EngineInput | undefined, engine: EngineSettings, issues: Array<SettingIssue>) => {
  const max = engine.maxWebhooksPerEndpoint
  const first = input?.webhooksPerEndpoint === undefined
    ? Math.min(Math.max(engine.webhooksPerEndpoint, engine.minWebhooksPerEndpoint), max)
    : engine.webhooksPerEndpoint
  const min = input?.minWebhooksPerEndpoint === undefined
    ? Math.min(engine.minWebhooksPerEndpoint, first)
    : engine.minWebhooksPerEndpoint
  if (min > first || first > max) {
    issues.push({
      name: "engine.webhooksPerEndpoint",
      message: `must be from minWebhooksPerEndpoint (${min}) to maxWebhooksPerEndpoint (${max})`
    })
  }
  return { webhooksPerEndpoint: first, minWebhooksPerEndpoint: min }
}

/** What is given over what is there. The failure names everything that is wrong. */
export const resolve = (input: SettingsInput, base: Resolved): Result.Result<Resolved, SettingsInvalid> => {
  const issues: Array<SettingIssue> = []
  const engine = { ...base.engine, ...resolvePart("engine", engineOptions, input.engine, base.engine, issues) }
  const resolved = {
    brand: over(base.brand, input.brand),
    engine: {
      ...engine,
      ...pacesOf(input.engine, engine, issues),
      serviceDomain: input.serviceDomain ?? base.engine.serviceDomain
    },
    webhooks: { urlPolicy: over(base.webhooks.urlPolicy, input.webhooks) },
    reputation: resolvePart("reputation", reputationOptions, input.reputation, base.reputation, issues),
    throttles: resolvePart("throttles", throttleOptions, input.throttles, base.throttles, issues),
    attachments: resolvePart("attachments", attachmentOptions, input.attachments, base.attachments, issues),
    exports: resolvePart("exports", exportOptions, input.exports, base.exports, issues),
    health: resolvePart("health", healthOptions, input.health, base.health, issues),
    signIn: resolvePart("signIn", signInOptions, input.signIn, base.signIn, issues)
  }
  return issues.length === 0 ? Result.succeed(resolved) : Result.fail(new SettingsInvalid({ issues }))
}

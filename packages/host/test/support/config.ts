import { assert } from "@effect/vitest"
import { DomainSettings } from "@sendwright/core/domains/DomainIdentity"
import {
  AttachmentSettings,
  Brand,
  EngineSettings,
  ExportSettings,
  HealthSettings,
  ReputationSettings,
  SignInSettings,
  ThrottleSettings,
  WebhookSettings
} from "@sendwright/core/foundation/Settings"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Config from "../../src/config/Config.ts"
import type { Environment } from "../../src/config/Environment.ts"

/** A key of the ring, of nothing but this byte. */
export const key = (byte: number) => Buffer.alloc(32, byte).toString("base64")

/** The least with which real mail is served. */
export const production = {
  SMTP_URL: "smtp://127.0.0.1:2525",
  SENDWRIGHT_SECRET_KEY: key(1),
  SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test"
}

export const configOf = (environment: Environment, purpose: Config.Purpose = "serve") =>
  Result.getOrThrow(Config.parse(environment, purpose))

/** What is wrong with an environment that is refused. */
export const issuesOf = (environment: Environment, purpose: Config.Purpose = "serve") => {
  const result = Config.parse(environment, purpose)
  assert.isTrue(Result.isFailure(result))
  return Result.isFailure(result) ? result.failure.issues : []
}

/** What the engine reads of a configuration. */
export const engineOf = (config: Config.HostConfig) =>
  Effect.all({
    brand: Brand,
    domains: DomainSettings,
    engine: EngineSettings,
    health: HealthSettings,
    reputation: ReputationSettings,
    throttles: ThrottleSettings,
    attachments: AttachmentSettings,
    exports: ExportSettings,
    signIn: SignInSettings,
    webhooks: WebhookSettings
  }).pipe(Effect.provide(Sendwright.layerSettings(config.settings)), Effect.runSync)

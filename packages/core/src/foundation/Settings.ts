import * as Context from "effect/Context"
import type { UrlPolicy } from "../net/UrlPolicy.ts"
import { defaultsOf, type ResolvedPart } from "./Declared.ts"
import { engineOptions } from "./EngineOptions.ts"
import { attachmentOptions, exportOptions, reputationOptions, throttleOptions } from "./PartOptions.ts"
import { healthOptions, signInOptions } from "./ProcessOptions.ts"

/**
 * How keys and webhook headers are named. `svc` and `Service` are the names of the interface specification.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Keys read shop_live_…, and webhooks carry Shop-Signature.
 * const Services = Sendwright.layer({ brand: { keyPrefix: "shop", webhookHeaderPrefix: "Shop" } })
 * ```
 */
export interface Brand {
  /** Keys read `<keyPrefix>_live_…` and `<keyPrefix>_test_…`. */
  readonly keyPrefix: string
  /** Headers read `<webhookHeaderPrefix>-Signature`, `-Event-Id`, `-Delivery-Id`. */
  readonly webhookHeaderPrefix: string
}

export const Brand = Context.Reference<Brand>("@sendwright/core/foundation/Settings/Brand", {
  defaultValue: () => ({ keyPrefix: "svc", webhookHeaderPrefix: "Service" })
})

/**
 * How the engine works, in its resolved form: `EngineInput` is what users write. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // An email whose hand-off ended without an answer waits for a person (`HeldEmails`) instead of going out again.
 * const Services = Sendwright.layer({ serviceDomain: "mail.shop.example", engine: { unknownPolicy: "hold" } })
 * ```
 */
export interface EngineSettings extends ResolvedPart<typeof engineOptions> {
  /** Sandbox domains are `<10 characters of the account id>.sandbox.<serviceDomain>`. */
  readonly serviceDomain: string
}

export const EngineSettings = Context.Reference<EngineSettings>("@sendwright/core/foundation/Settings/EngineSettings", {
  defaultValue: () => ({ serviceDomain: "sendwright.test", ...defaultsOf(engineOptions) })
})

/**
 * How much is handed over, by all nodes of one database together. null: as much as there is.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // All nodes together: 50 emails a second, and 5 at once to any one recipient domain.
 * const Services = Sendwright.layer({ throttles: { sendRate: 50, domainConcurrency: 5 } })
 * ```
 */
export interface ThrottleSettings extends ResolvedPart<typeof throttleOptions> {}

export const ThrottleSettings = Context.Reference<ThrottleSettings>(
  "@sendwright/core/foundation/Settings/ThrottleSettings",
  {
    defaultValue: () => defaultsOf(throttleOptions)
  }
)

/**
 * When live sending of an account is paused by itself. Rates are fractions of 1; all least figures hold as well.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Accounts are paused at 5 % bounces already.
 * const Services = Sendwright.layer({ reputation: { bounceRate: 0.05 } })
 * ```
 */
export interface ReputationSettings extends ResolvedPart<typeof reputationOptions> {}

export const ReputationSettings = Context.Reference<ReputationSettings>(
  "@sendwright/core/foundation/Settings/ReputationSettings",
  {
    defaultValue: () => defaultsOf(reputationOptions)
  }
)

/**
 * Where webhooks may go.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // For a network of one's own: endpoints in 10.0.0.0/8 and the like are let through.
 * const Services = Sendwright.layer({ webhooks: { allowPrivate: true } })
 * ```
 */
export interface WebhookSettings {
  readonly urlPolicy: UrlPolicy
}

export const WebhookSettings = Context.Reference<WebhookSettings>(
  "@sendwright/core/foundation/Settings/WebhookSettings",
  {
    defaultValue: () => ({ urlPolicy: { protocols: ["https:" as const, "http:" as const], allowPrivate: false } })
  }
)

/**
 * How much is fetched for attachments that are URLs. Whatever it says, an email's files hold 7 MB at most, and each
 * has 10 seconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Up to 20 files for one batch.
 * const Services = Sendwright.layer({ attachments: { urlsPerRequest: 20 } })
 * ```
 */
export interface AttachmentSettings extends ResolvedPart<typeof attachmentOptions> {}

export const AttachmentSettings = Context.Reference<AttachmentSettings>(
  "@sendwright/core/foundation/Settings/AttachmentSettings",
  {
    defaultValue: () => defaultsOf(attachmentOptions)
  }
)

/**
 * How many exports of accounts are written to clients at once, and how long one may take.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Two exports at once, each of up to 10 minutes.
 * const Services = Sendwright.layer({ exports: { atOnce: 2, deadline: "10 minutes" } })
 * ```
 */
export interface ExportSettings extends ResolvedPart<typeof exportOptions> {}

export const ExportSettings = Context.Reference<ExportSettings>("@sendwright/core/foundation/Settings/ExportSettings", {
  defaultValue: () => defaultsOf(exportOptions)
})

/**
 * How closely a process watches its storage and itself. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // Gauges are read each minute, and a worker counts as stuck after half a minute without a claim.
 * const Services = Sendwright.layer({ health: { figuresInterval: "1 minute", claimSilence: "30 seconds" } })
 * ```
 */
export interface HealthSettings extends ResolvedPart<typeof healthOptions> {}

export const HealthSettings = Context.Reference<HealthSettings>("@sendwright/core/foundation/Settings/HealthSettings", {
  defaultValue: () => defaultsOf(healthOptions)
})

/**
 * How people sign in, and for how long. All durations are milliseconds.
 *
 * @example
 * ```ts
 * import { Sendwright } from "@sendwright/core"
 *
 * // A user who is idle for half an hour must sign in again.
 * const Services = Sendwright.layer({ signIn: { sessionIdle: "30 minutes" } })
 * ```
 */
export interface SignInSettings extends ResolvedPart<typeof signInOptions> {}

export const SignInSettings = Context.Reference<SignInSettings>("@sendwright/core/foundation/Settings/SignInSettings", {
  defaultValue: () => defaultsOf(signInOptions)
})

import { BounceReader, UnreadableBounce } from "@sendwright/core/operator/BounceReader"
import * as Doctor from "@sendwright/core/operator/Doctor"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Dashboard from "./Dashboard.ts"
import { DashboardSettings } from "./DashboardSettings.ts"

/** The settings of a dashboard in another server. Those that are left out have their defaults. */
export interface MountedOptions extends Partial<DashboardSettings> {
  /** Scheme, host and port as browsers see them, such as `https://shop.example`, without the path of the mount. */
  readonly origin: string
}

const operations = Layer.merge(
  Layer.effect(Doctor.Doctor, Doctor.make([])),
  Layer.succeed(BounceReader, {
    read: () => Effect.fail(new UnreadableBounce({ message: "This application has no bounce listener" }))
  })
)

/**
 * The dashboard for the option `routes` of `toNodeListener` and `toWebHandler`, below the `basePath` of the mount. For
 * operators, the examination and the bounce listener are empty: they are parts of a server of our own.
 *
 * @example
 * ```ts
 * import * as Mounted from "@sendwright/dashboard/server/Mounted"
 *
 * // For `toNodeListener(sendwright.context, options)`: the API and the dashboard below /mail.
 * export const options = { basePath: "/mail", routes: Mounted.routes({ origin: "https://shop.example" }) }
 * ```
 */
export const routes = (options: MountedOptions) =>
  Dashboard.layer.pipe(
    Layer.provide(operations),
    Layer.provide(Layer.succeed(DashboardSettings, { ...DashboardSettings.defaultValue(), ...options }))
  )

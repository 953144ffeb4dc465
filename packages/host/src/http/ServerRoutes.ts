import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Routes from "@sendwright/http/Routes"
import * as Layer from "effect/Layer"
import * as ProviderEventsRoute from "./ProviderEventsRoute.ts"

/** Every route of the reference server: those of the API, and those on which providers report. */
export const layer = Layer.merge(Routes.layer, Layer.provide(ProviderEventsRoute.layer, Answers.layer))

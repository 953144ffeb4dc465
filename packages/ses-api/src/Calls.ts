import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { jsonOf } from "@sendwright/http/RequestBody"
import { type Fields, isRecord } from "@sendwright/http/SurfaceFields"
import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { SesApiSettings } from "./SesApiSettings.ts"
import * as SesError from "./SesError.ts"
import * as SignedRequests from "./SignedRequests.ts"

/** One call of SES, whose answer is a JSON object. */
export type Call = SurfaceRoutes.Call<object, SesError.Refused>
export type Answer = Call["answer"]
export type Asked = SurfaceRoutes.Asked

export const sendPath = "/v2/email/outbound-emails"
export const bulkPath = "/v2/email/outbound-bulk-emails"

/** How calls are answered, and refused. */
export const answers = {
  onAnswer: (body: object) => HttpServerResponse.jsonUnsafe(body),
  onError: (error: Parameters<typeof SesError.ofError>[0]) => SesError.errorResponse(SesError.ofError(error)),
  onFailure: SesError.failureResponse
}

/** Puts calls on the router, whose requests are signed. */
export const add = Effect.fnUntraced(function*(calls: ReadonlyArray<Call>) {
  const { path: base } = yield* SesApiSettings
  const { bodyLimits } = yield* HttpSettings
  const identify = yield* SignedRequests.make((path) =>
    path === sendPath ? bodyLimits.send : path === bulkPath ? bodyLimits.batch : bodyLimits.other
  )
  yield* SurfaceRoutes.add({ ...answers, base, identify }, calls)
})

/** The JSON object that a request brings. */
export const bodyOf = Effect.fnUntraced(function*({ body }: Asked) {
  const json = yield* jsonOf(body ?? new Uint8Array())
  if (!isRecord(json)) return yield* SesError.invalid([{ path: [], message: "must be a JSON object" }])
  const oversize = requestLimitIssue(json)
  return oversize === undefined ? json as Fields : yield* SesError.invalid([oversize])
})

/** A parameter of the query that is given at most once; `undefined` where it is missing or empty. */
export const parameterOf = ({ query }: Asked, name: string) => {
  const value = query[name]
  return typeof value === "string" || value === undefined
    ? Effect.succeed(value === "" ? undefined : value)
    : Effect.fail(SesError.invalid([{ path: [name], message: "must be given only once" }]))
}

import * as SurfaceRoutes from "@sendwright/http/SurfaceRoutes"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import * as Result from "effect/Result"
import * as MailgunError from "./MailgunError.ts"
import { MailgunSettings } from "./MailgunSettings.ts"

/** One call of Mailgun's, whose answer is a JSON object. */
export type Call = SurfaceRoutes.Call<object, MailgunError.Refused>
export type Answer = Call["answer"]
export type Asked = SurfaceRoutes.Asked

const basic = /^basic +([A-Za-z0-9+/=]{1,500}) *$/i

/** The key of `Authorization: Basic`, which is the password of the user `api` (RFC 7617). */
const keyOf = ({ headers }: HttpServerRequest.HttpServerRequest): string | undefined => {
  const given = basic.exec(headers["authorization"] ?? "")?.[1]
  const decoded = given === undefined ? undefined : Base64.decode(given)
  if (decoded === undefined || Result.isFailure(decoded)) return undefined
  const text = new TextDecoder().decode(decoded.success)
  return text.slice(text.indexOf(":") + 1)
}

/** Puts calls on the router. */
export const add = Effect.fnUntraced(function*(calls: ReadonlyArray<Call>) {
  const { path: base } = yield* MailgunSettings
  yield* SurfaceRoutes.add<object, MailgunError.Refused>({
    base,
    keyOf,
    missingKey: MailgunError.refused(401, "Invalid private key: log in as the user api, with an API key as password"),
    onAnswer: (body) => HttpServerResponse.jsonUnsafe(body),
    onError: (error) => MailgunError.errorResponse(MailgunError.ofError(error)),
    onFailure: MailgunError.failureResponse
  }, calls)
})

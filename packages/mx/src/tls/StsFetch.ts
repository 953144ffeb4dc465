import type { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as StsPolicy from "./StsPolicy.ts"
import { StsProblem } from "./StsProblem.ts"

const maxBodyBytes = 65_536

const notFetched = (error: GuardedHttpError) =>
  new StsProblem({
    result: error.reason === "tls" ? "sts-webpki-invalid" : "sts-policy-fetch-error",
    message: `The policy of MTA-STS could not be fetched: ${error.message}`
  })

const invalid = (what: string) =>
  new StsProblem({ result: "sts-policy-invalid", message: `The policy of MTA-STS ${what}` })

/** Fetches the policy of a domain (RFC 8461 §3.3): over HTTPS, following no redirect, as a text. */
export const fetch = Effect.fnUntraced(function*(
  http: GuardedHttp["Service"],
  domain: string,
  deadlineMillis: number
): Effect.fn.Return<StsPolicy.StsPolicy, StsProblem> {
  const { body, headers, status } = yield* Effect.mapError(
    http.request({
      method: "GET",
      url: `https://mta-sts.${domain}/.well-known/mta-sts.txt`,
      headers: { accept: "text/plain" },
      body: null,
      policy: { protocols: ["https:"], allowPrivate: false },
      deadlineMillis,
      maxBodyBytes,
      readBody: "all"
    }),
    notFetched
  )
  if (status !== 200) {
    return yield* new StsProblem({
      result: "sts-policy-fetch-error",
      message: `The policy of MTA-STS could not be fetched: the server answered with status ${status}`
    })
  }
  const type = (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase()
  if (type !== "text/plain") return yield* invalid("is not of the type text/plain")
  const policy = StsPolicy.parse(new TextDecoder().decode(body))
  return Result.isSuccess(policy) ? policy.success : yield* invalid(policy.failure)
})

import { ValidationError } from "@sendwright/core/foundation/Errors"
import * as Result from "effect/Result"

/** The header in which a request names a version of the API, and an answer the one that it follows. */
export const serviceVersionHeader = "Service-Version"

/** The versions of /v1 that are served, by their dates, oldest first. */
export const serviceVersions: readonly [string, ...ReadonlyArray<string>] = ["2026-11-28"]

const newest = serviceVersions.at(-1)!

const isLater = (version: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(version) && version > newest

/** The version that a request follows by its header; the oldest one where it has none. */
export const serviceVersionOf = (header: string | undefined): Result.Result<string, ValidationError> => {
  if (header === undefined) return Result.succeed(serviceVersions[0])
  if (serviceVersions.includes(header)) return Result.succeed(header)
  const message = isLater(header)
    ? `is later than ${newest}, the newest version of this server`
    : `must be a version that this server has: ${serviceVersions.join(", ")}`
  return Result.fail(new ValidationError({ issues: [{ path: [serviceVersionHeader], message }] }))
}

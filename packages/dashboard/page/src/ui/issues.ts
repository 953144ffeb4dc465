import { ApiError } from "../foundation/api.ts"

type Issues = ReadonlyArray<{ readonly path?: string; readonly message?: string }>

/** The server's message about one field of a form; `to.1` is the second value of the field `to`. */
export const issueOf = (error: unknown, field: string): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== "validation_error" || !Array.isArray(error.details)) {
    return undefined
  }
  const found = (error.details as Issues).find(({ path }) => path === field || path?.startsWith(`${field}.`))
  return found === undefined ? undefined : `It ${found.message}.`
}

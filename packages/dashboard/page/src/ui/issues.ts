import { ApiError } from "../foundation/api.ts"

type Issues = ReadonlyArray<{ readonly path?: string; readonly message?: string }>

/** What is wrong with one field of a form, where the server says so: `to.1` is the second of the field `to`. */
export const issueOf = (error: unknown, field: string): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== "validation_error" || !Array.isArray(error.details)) {
    return undefined
  }
  const found = (error.details as Issues).find(({ path }) => path === field || path?.startsWith(`${field}.`))
  return found === undefined ? undefined : `It ${found.message}.`
}

import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import { isTooOpen, makeDirectory, restrict } from "@sendwright/node/DataDirectory"
import { keyLength, parse } from "@sendwright/node/KeyRingText"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { HostError } from "../foundation/HostError.ts"

export { parse }

const read = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** The file that a development server keeps its key in. */
export const fileOf = (dataDir: string): string => path.join(dataDir, "secret-key")

/**
 * The key of a development server: made on the first start and kept in the data directory, readable by its owner
 * alone. Without it, the webhook secrets that it sealed cannot be opened.
 */
export const kept = (dataDir: string): Effect.Effect<KeyRing, HostError> => {
  const file = fileOf(dataDir)
  return Effect.try({
    try: () => {
      const text = read(file)
      if (text !== undefined) {
        if (isTooOpen(file)) restrict(file, 0o600)
        return text
      }
      makeDirectory(path.resolve(dataDir))
      const made = randomBytes(keyLength).toString("base64")
      fs.writeFileSync(file, `${made}\n`, { flag: "wx", mode: 0o600 })
      return made
    },
    catch: (error) =>
      new HostError({
        message: `The secret key could not be kept in ${file} (${(error as NodeJS.ErrnoException).code}): ` +
          "make the directory writable, or set SENDWRIGHT_DATA_DIR or SENDWRIGHT_SECRET_KEY."
      })
  }).pipe(Effect.flatMap((text) =>
    Result.match(parse(text.trim()), {
      onSuccess: Effect.succeed,
      onFailure: (problem) => Effect.fail(new HostError({ message: `The file ${file} ${problem}.` }))
    })
  ))
}

import { makeDirectory, makePrivate } from "@sendwright/node/DataDirectory"
import * as Effect from "effect/Effect"
import { captureDirectory, type HostConfig } from "../config/Config.ts"
import { HostError } from "../foundation/HostError.ts"

const reasons: Readonly<Record<string, string>> = {
  EROFS: "its file system is read-only",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full for this user",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a file has this name",
  ENAMETOOLONG: "its path is too long",
  ELOOP: "links in its path lead in a circle",
  EACCES: "this user may not",
  EPERM: "this user may not"
}

/** What stands against writing to a data directory, and what to do about it. */
export const explain = (dataDir: string, code: string | undefined): HostError =>
  new HostError({
    // Where a parent is missing it is made: what is left are file systems such as /proc.
    message: code === "ENOENT"
      ? `The data directory ${dataDir} cannot be made: its file system takes no directories (ENOENT). Set `
        + "SENDWRIGHT_DATA_DIR to another one."
      : `The data directory ${dataDir} cannot be written: ${reasons[code ?? ""] ?? "the system refuses it"} `
        + `(${code ?? "no reason"}). Make it writable, or set SENDWRIGHT_DATA_DIR to another one.`
  })

/** Makes the data directory where it is needed, and what holds mail in it, for its owner alone. */
export const prepare = (config: HostConfig): Effect.Effect<void, HostError> => {
  const captures = config.providers.length === 0
  if (config.databaseUrl !== null && config.keyRing !== null && !captures) return Effect.void
  return Effect.try({
    try: () => {
      makeDirectory(config.dataDir)
      if (captures) makePrivate(captureDirectory(config))
    },
    catch: (error) => explain(config.dataDir, (error as NodeJS.ErrnoException).code)
  })
}

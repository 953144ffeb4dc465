/** The sources of a part of the engine with all their mutants in them, each behind a switch. */
import { Instrumenter } from "@stryker-mutator/instrumenter"
import * as fs from "node:fs"
import * as path from "node:path"
import { root } from "../run.ts"
import { shouldIgnore } from "./ignored.ts"

export interface Mutant {
  readonly id: string
  /** Relative to the checkout. */
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  /** Why it is not tried; null: it is. */
  readonly ignored: string | null
}

export interface Sources {
  readonly mutants: ReadonlyArray<Mutant>
  /** Source with switches, by the absolute path of its file. */
  readonly files: ReadonlyMap<string, string>
}

const quiet = () => {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: console.warn,
  error: console.error,
  fatal: console.error
}

/** The text between two positions, which count lines and columns from 0. */
const between = (
  text: string,
  start: { readonly line: number; readonly column: number },
  end: { readonly line: number; readonly column: number }
): string => {
  const lines = text.split("\n").slice(start.line, end.line + 1)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? "").slice(0, end.column)
  lines[0] = (lines[0] ?? "").slice(start.column)
  return lines.join("\n")
}

/** Puts the mutants of every file of a folder of the engine behind switches, or of one file: `sending/RefusalReason`. */
export const sourcesOf = async (part: string): Promise<Sources> => {
  const names = fs.globSync(`packages/core/src/${part}{.ts,/**/*.ts}`, { cwd: root }).toSorted()
  if (names.length === 0) throw new Error(`There is no packages/core/src/${part}.`)
  const texts = new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), "utf8")]))
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [{ shouldIgnore }] }
  )
  return {
    mutants: mutants.map(({ fileName, id, location, mutatorName, replacement, statusReason, status }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      mutator: mutatorName,
      original: between(texts.get(fileName) ?? "", location.start, location.end),
      replacement,
      ignored: status === "Ignored" ? statusReason ?? "ignored" : null
    })),
    files: new Map(files.map(({ content, name }) => [path.join(root, name), content]))
  }
}

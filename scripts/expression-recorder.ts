/**
 * Loads the modules that it is given and says which expressions they make from text while they are loaded, and where:
 * one line of JSON. `expressions.ts` runs it as a process of its own.
 */
import { fileURLToPath, pathToFileURL } from "node:url"

export interface Made {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

const made: Array<Made> = []
const Original = RegExp

/** Who called the trap that calls this. */
const note = (expression: RegExp): RegExp => {
  const frame = new Error("where").stack?.split("\n").find((line) =>
    line.includes("file:") && !line.includes(import.meta.url)
  )
  const [, url, line] = Original("(file:.*?):(\\d+):\\d+\\)?$").exec(frame ?? "") ?? []
  if (url !== undefined) {
    made.push({
      file: fileURLToPath(url.split("?", 1)[0] ?? url),
      line: Number(line),
      source: expression.source,
      flags: expression.flags
    })
  }
  return expression
}

if (import.meta.main) {
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => note(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args))
  })
  for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href)
  globalThis.RegExp = Original
  process.stdout.write(`${JSON.stringify(made)}\n`, () => process.exit(0))
}

/**
 * Loaded before a program: counts the modules that it reads, and writes which of Effect's were asked for by others into
 * the file that `EFFECT_MODULES` names.
 */
import * as fs from "node:fs"
import { registerHooks } from "node:module"

const isEffect = (url: string | undefined) => /\/node_modules\/effect\//.test(url ?? "")
const read: Array<string> = []
const effect = new Set<string>()
Object.assign(globalThis, { modulesRead: read })

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    if (isEffect(resolved.url) && !isEffect(context.parentURL)) effect.add(resolved.url)
    return resolved
  },
  load: (url, context, next) => {
    if (url.startsWith("file:")) read.push(url)
    return next(url, context)
  }
})

const file = process.env["EFFECT_MODULES"]
if (file !== undefined) {
  process.on("exit", () => fs.writeFileSync(file, [...effect].map((url) => `import "${url}"\n`).join("")))
}

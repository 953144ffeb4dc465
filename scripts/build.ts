/**
 * Compiles every package into its `dist`, and builds what packages have in `assets`, from nothing: a file removed from
 * `src` must not live on in a release.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { type Outcome, published, root, run } from "./run.ts"

/**
 * TypeScript's compiler, which in the same pass looks at how Effect is used: in all files, as the plain compiler may have
 * found them well before. What it only suggests is for editors.
 */
const compile = (): Outcome => {
  const { ok, output } = run(run("effect-tsgo", ["get-exe-path"]).output, ["-b", "--force", "--pretty", "false"])
  return { ok, output: output.split("\n").filter((line) => !line.includes(": suggestion TS")).join("\n") }
}

export const build = (): Outcome => {
  for (const name of published) {
    for (const folder of ["dist", "build"]) {
      fs.rmSync(path.join(root, "packages", name, folder), { recursive: true, force: true })
    }
  }
  const compiled = compile()
  if (!compiled.ok) return compiled
  for (const name of ["embedded", "dashboard", "docs", "host"]) {
    const built = run("node", [`packages/${name}/build.ts`])
    if (!built.ok) return built
  }
  return compiled
}

if (import.meta.main) {
  const { ok, output } = build()
  if (output !== "") console.log(output)
  process.exitCode = ok ? 0 : 1
}

/**
 * Compiles and runs the programs of `packages/consumer` in a project that has installed the packed packages: under the
 * module resolutions of Node and of bundlers, on every Node that is supported, in memory and on Postgres.
 */
import * as fs from "node:fs"
import { createRequire } from "node:module"
import * as path from "node:path"
import { startPostgres } from "./local-postgres.ts"
import { type Outcome, root, run } from "./run.ts"

const compilerOptions = {
  target: "es2022",
  // The declarations of effect name the keys of Web Crypto, which are a part of "dom".
  lib: ["es2024", "esnext.disposable", "dom"],
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // What the packages declare is what is looked at here.
  skipLibCheck: false,
  rootDir: "src"
}

const resolutions = {
  nodenext: { module: "nodenext", moduleResolution: "nodenext", outDir: "nodenext" },
  bundler: { module: "preserve", moduleResolution: "bundler", outDir: "bundler" }
}

/** The Node that runs this script, and the oldest one that is supported, which an npm package brings. */
const nodes = (): ReadonlyArray<string> => {
  const manifest = createRequire(path.join(root, "packages", "consumer", "package.json")).resolve("node22/package.json")
  const oldest = path.join(path.dirname(manifest), "bin", process.platform === "win32" ? "node.exe" : "node")
  return [process.execPath, oldest]
}

/** What the programs print. */
const expected = {
  main: "sent: email.queued, email.sent",
  facade: "sent: email.queued, email.sent",
  client: "client: missing_header"
}

const runProgram = (
  node: string,
  file: string,
  program: keyof typeof expected,
  project: string,
  env: Readonly<Record<string, string>> = {}
): Outcome => {
  const { ok, output } = run(node, [file], project, env)
  const where = `${path.basename(file)} on ${run(node, ["--version"]).output}`
  // Before its last line a program may have logged that the machine is slow.
  return ok && output.slice(output.lastIndexOf("\n") + 1) === expected[program]
    ? { ok: true, output: "" }
    : { ok: false, output: `${where} should print ${JSON.stringify(expected[program])}:\n${output}` }
}

/** `project` is a directory in which the packages are installed; it may be written to. */
export const consume = async (project: string): Promise<Outcome> => {
  const outcomes: Array<Outcome> = []
  fs.cpSync(path.join(root, "packages", "consumer", "src"), path.join(project, "src"), { recursive: true })
  for (const [name, options] of Object.entries(resolutions)) {
    const config = `tsconfig.${name}.json`
    fs.writeFileSync(
      path.join(project, config),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include: ["src"] })
    )
    outcomes.push(run("tsc", ["--pretty", "false", "-p", config], project))
  }
  if (outcomes.every(({ ok }) => ok)) {
    const postgres = await startPostgres({ durable: false })
    try {
      for (const node of nodes()) {
        for (const name of Object.keys(resolutions)) {
          for (const program of ["client", "main", "facade"] as const) {
            outcomes.push(runProgram(node, path.join(name, `${program}.js`), program, project))
          }
        }
        const env = { DATABASE_URL: postgres.url }
        for (const program of ["main", "facade"] as const) {
          outcomes.push(runProgram(node, path.join("nodenext", `${program}.js`), program, project, env))
        }
      }
    } finally {
      await postgres.stop()
    }
  }
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.filter(({ ok }) => !ok).map(({ output }) => output).join("\n\n")
  }
}

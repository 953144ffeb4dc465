/**
 * Builds and packs the published packages into `build/archives`, and prints the command that installs them in another
 * project. Names of packages, such as `promise smtp`, narrow the command to these and what they need.
 */
import * as fs from "node:fs"
import * as path from "node:path"
import { build } from "./build.ts"
import { published, root } from "./run.ts"
import { archiveOf, manifestOf, packNext, withDependencies } from "./stage.ts"

const fail = (output: string): never => {
  console.error(output)
  process.exit(1)
}

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (!published.some((one) => one === name)) fail(`${name} is none of the packages: ${published.join(", ")}`)
}

const built = await build()
if (!built.ok) fail(built.output)
const directory = path.join(root, "build", "archives")
fs.rmSync(directory, { recursive: true, force: true })
const packed = packNext(directory)
if (!packed.ok) fail(packed.output)

const named = wanted.length === 0 ? ["promise"] : wanted
const names = [...new Set(named.flatMap((name) => [...withDependencies(name)]))]
const neededPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }: ReturnType<typeof manifestOf>) =>
  Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true)
const peers = Object.fromEntries(names.flatMap((name) => neededPeers(manifestOf(name))))
const archives = names.map((name) => path.join(directory, archiveOf(name, packed.version)))
console.log(
  `The archives of ${packed.version} are in ${directory}. In your project, ${
    named.join(", ")
  } and what they need are installed by:\n`
)
console.log([
  "npm install",
  ...archives,
  ...Object.entries(peers).map(([name, range]) => `${name}@${JSON.stringify(range)}`)
].join(" \\\n  "))

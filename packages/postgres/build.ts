/**
 * Makes the data directory that every embedded database begins as, into `assets`, unless it was made by the same PGlite
 * before. `start`, the tests and the build of the packages run it; nobody who installs the package does.
 */
import { PGlite } from "@electric-sql/pglite"
import * as fs from "node:fs"
import * as path from "node:path"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"

const home = import.meta.dirname

const cluster: Product = {
  home,
  name: "cluster",
  sources: [import.meta.filename, path.join(home, "package.json"), path.join(home, "../../pnpm-lock.yaml")],
  result: path.join(home, "assets"),
  proof: "cluster.tgz",
  build: async (fresh) => {
    const database = await PGlite.create()
    const archive = await database.dumpDataDir("gzip")
    await database.close()
    fs.mkdirSync(fresh, { recursive: true })
    fs.writeFileSync(path.join(fresh, "cluster.tgz"), Buffer.from(await archive.arrayBuffer()))
  }
}

/** Makes it if it is missing or PGlite has changed; says whether it did. */
export const buildCluster = (): Promise<boolean> => buildUnlessBuilt(cluster)

if (import.meta.main) await buildAndTell(cluster, "The embedded database's first directory")

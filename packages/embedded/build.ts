/**
 * Makes the data directory that every embedded database begins as, into `assets`, unless it was made of the same PGlite
 * and migrations before. It has the tables, and no month's: those depend on when it is opened. `start`, the tests and
 * the build of the packages run it; nobody who installs the package does.
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { migrateTemplate } from "@sendwright/postgres/Migrations"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as path from "node:path"
import { buildAndTell, buildUnlessBuilt, type Product } from "../../scripts/built.ts"
import * as EmbeddedClient from "./src/internal/client.ts"

const home = import.meta.dirname

const migrate = (database: PGlite): Promise<unknown> =>
  migrateTemplate.pipe(
    Effect.provide(PgClient.layerFrom(EmbeddedClient.make(database))),
    Effect.runPromise
  )

const cluster: Product = {
  home,
  name: "cluster",
  sources: [
    import.meta.filename,
    path.join(home, "src/internal"),
    path.join(home, "../postgres/src"),
    path.join(home, "package.json"),
    path.join(home, "../../pnpm-lock.yaml")
  ],
  result: path.join(home, "assets"),
  proof: "cluster.tgz",
  build: async (fresh) => {
    const database = await PGlite.create({ extensions: { pg_trgm } })
    await migrate(database)
    const archive = await database.dumpDataDir("gzip")
    await database.close()
    fs.mkdirSync(fresh, { recursive: true })
    fs.writeFileSync(path.join(fresh, "cluster.tgz"), Buffer.from(await archive.arrayBuffer()))
  }
}

/** Makes it if it is missing or what it is made of has changed; says whether it did. */
export const buildCluster = (): Promise<boolean> => buildUnlessBuilt(cluster)

if (import.meta.main) await buildAndTell(cluster, "The embedded database's first directory")

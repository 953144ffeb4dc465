/** The versions whose tables are kept, as dumps, and how one is brought back to life. README.md says how they are made. */
import type { Migration } from "@sendwright/postgres/Migrations"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import pg from "pg"

export const directory = import.meta.dirname

/** A migration that some version has brought out, and what it did. */
export interface Released {
  readonly id: number
  readonly name: string
  readonly digest: string
}

/** The least that stands beside a dump. */
export interface Beside {
  /** All migrations of the version. */
  readonly migrations: ReadonlyArray<Released>
  /** When the dump was taken: the time at which a later version goes on with it. */
  readonly madeAt: string
}

export interface Version<Shown extends Beside> {
  /** Such as `1-initial`. */
  readonly name: string
  readonly sql: string
  readonly shown: Shown
}

/** Every version that is kept, the oldest first. */
export const versions = <Shown extends Beside = Beside>(): ReadonlyArray<Version<Shown>> =>
  fs.readdirSync(directory)
    .filter((file) => /^\d+-.+\.sql$/.test(file))
    .toSorted((left, right) => Number.parseInt(left) - Number.parseInt(right))
    .map((file) => {
      const name = path.basename(file, ".sql")
      const [sql, shown] = [file, `${name}.json`].map((one) => fs.readFileSync(path.join(directory, one), "utf8"))
      return { name, sql: sql!, shown: JSON.parse(shown!) as Shown }
    })

/** What a migration does to a database, in short: two that differ in a letter have other digests. */
export const releasedOf = ({ id, name, needs = id, steps }: Migration): Released => ({
  id,
  name,
  digest: createHash("sha256")
    .update(JSON.stringify([needs, steps.map((step) => [step.outsideTransaction ?? false, step.statements])]))
    .digest("hex")
})

/** Runs something on a connection of its own. */
export const connected = async <A>(url: string, use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Finds out whether a server was built with LZ4, which the schema takes where it is there; the tests' own has none. */
export const hasLz4 = "SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)"

/** A dump without what asks for LZ4. */
export const withoutLz4 = (sql: string): string => sql.replaceAll(/^ALTER TABLE .* SET COMPRESSION lz4;$/gm, "")

/** Runs a dump on an empty database, in one transaction. */
export const restore = (url: string, sql: string): Promise<void> =>
  connected(url, async (client) => {
    const { rowCount } = await client.query(hasLz4)
    await client.query(rowCount === 0 ? withoutLz4(sql) : sql)
  })

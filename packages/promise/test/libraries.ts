/** The libraries that applications begin their transactions with: each as its own documentation shows it. */
import type { PGlite } from "@electric-sql/pglite"
import { defineEntity, p } from "@mikro-orm/core"
import { MikroORM } from "@mikro-orm/postgresql"
import { PrismaPg } from "@prisma/adapter-pg"
import type { JoinableTransaction } from "@sendwright/promise"
import {
  drizzleTransaction,
  knexTransaction,
  kyselyTransaction,
  mikroOrmTransaction,
  pgTransaction,
  postgresJsTransaction,
  prismaTransaction,
  sequelizeTransaction,
  typeormTransaction
} from "@sendwright/promise/join"
import { sql } from "drizzle-orm"
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import { drizzle as drizzlePostgresJs } from "drizzle-orm/postgres-js"
import knex from "knex"
import { Kysely, PostgresDialect, sql as kyselySql } from "kysely"
import pg from "pg"
import postgres from "postgres"
import { Sequelize } from "sequelize"
import { DataSource } from "typeorm"
import { PrismaClient } from "./prismaClient.ts"

/** What a test does in a transaction: statements of the application's own, and what is joined. */
interface Inside {
  /** A statement of the application's own, in its library's words. */
  readonly order: (number: number) => Promise<unknown>
  readonly joinable: JoinableTransaction
}

export interface Library {
  /** What runs statements outside of its transactions, where that takes what a transaction takes. */
  readonly outside?: JoinableTransaction
  readonly transaction: <A>(work: (inside: Inside) => Promise<A>) => Promise<A>
  readonly close: () => Promise<unknown>
}

/** `end` does not wait for its connections, and tests drop their database: an error that nobody hears ends a process. */
const poolOf = (url: string): pg.Pool => new pg.Pool({ connectionString: url }).on("error", () => {})

const insert = "INSERT INTO public.orders (number) VALUES "

export const libraries: Readonly<Record<string, (url: string) => Promise<Library>>> = {
  "pg": async (url) => {
    const pool = poolOf(url)
    return {
      transaction: async (work) => {
        const client = await pool.connect()
        try {
          await client.query("BEGIN")
          const answer = await work({
            order: (number) => client.query(`${insert}($1)`, [number]),
            joinable: pgTransaction(client)
          })
          await client.query("COMMIT")
          return answer
        } catch (error) {
          await client.query("ROLLBACK")
          throw error
        } finally {
          client.release()
        }
      },
      outside: pgTransaction(pool),
      close: () => pool.end()
    }
  },
  "postgres.js": async (url) => {
    const db = postgres(url, { max: 8, prepare: false })
    return {
      transaction: async (work) =>
        await db.begin((tx) =>
          work({
            order: async (number) => await tx`INSERT INTO public.orders ${tx({ number })}`,
            joinable: postgresJsTransaction(tx)
          })
        ) as Awaited<ReturnType<typeof work>>,
      outside: postgresJsTransaction(db),
      close: () => db.end()
    }
  },
  "Drizzle over pg": async (url) => {
    const pool = poolOf(url)
    const db = drizzlePg(pool)
    return {
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            order: async (number) => await tx.execute(sql`INSERT INTO public.orders (number) VALUES (${number})`),
            joinable: drizzleTransaction(tx)
          })
        ),
      outside: drizzleTransaction(db),
      close: () => pool.end()
    }
  },
  "Drizzle over postgres.js": async (url) => {
    const client = postgres(url, { max: 8, prepare: false })
    const db = drizzlePostgresJs(client)
    return {
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            order: async (number) => await tx.execute(sql`INSERT INTO public.orders (number) VALUES (${number})`),
            joinable: drizzleTransaction(tx)
          })
        ),
      outside: drizzleTransaction(db),
      close: () => client.end()
    }
  },
  "Kysely": async (url) => {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(url) }) })
    return {
      transaction: (work) =>
        db.transaction().execute((trx) =>
          work({
            order: (number) => kyselySql`INSERT INTO public.orders (number) VALUES (${number})`.execute(trx),
            joinable: kyselyTransaction(trx)
          })
        ),
      outside: kyselyTransaction(db),
      close: () => db.destroy()
    }
  },
  "Knex": async (url) => {
    const db = knex({ client: "pg", connection: url })
    return {
      transaction: (work) =>
        db.transaction((trx) =>
          work({
            order: async (number) => await trx.raw(`${insert}(?)`, [number]),
            joinable: knexTransaction(trx)
          })
        ),
      close: () => db.destroy()
    }
  },
  "TypeORM": async (url) => {
    const source = await new DataSource({ type: "postgres", url }).initialize()
    return {
      transaction: (work) =>
        source.transaction((manager) =>
          work({
            order: (number) => manager.query(`${insert}($1)`, [number]),
            joinable: typeormTransaction(manager)
          })
        ),
      outside: typeormTransaction(source),
      close: () => source.destroy()
    }
  },
  "Sequelize": async (url) => {
    const sequelize = new Sequelize(url, { logging: false })
    return {
      transaction: (work) =>
        sequelize.transaction((transaction) =>
          work({
            order: (number) => sequelize.query(`${insert}(:number)`, { replacements: { number }, transaction }),
            joinable: sequelizeTransaction(sequelize, transaction)
          })
        ),
      close: () => sequelize.close()
    }
  },
  "MikroORM": async (url) => {
    const Order = defineEntity({
      name: "Order",
      tableName: "orders",
      schema: "public",
      properties: { number: p.integer().primary() }
    })
    const orm = await MikroORM.init({ clientUrl: url, entities: [Order] })
    return {
      transaction: (work) =>
        orm.em.fork().transactional((em) =>
          work({
            order: async (number) => {
              em.create(Order, { number })
              await em.flush()
            },
            joinable: mikroOrmTransaction(em)
          })
        ),
      close: () => orm.close()
    }
  },
  "Prisma": async (url) => {
    const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
    return {
      transaction: (work) =>
        prisma.$transaction((tx) =>
          work({
            order: (number) => tx.$executeRawUnsafe(`${insert}($1::int)`, number),
            joinable: prismaTransaction(tx)
          })
        ),
      outside: prismaTransaction(prisma),
      close: () => prisma.$disconnect()
    }
  }
}

/** The same within the process. */
export const pgliteLibraries: Readonly<Record<string, (db: PGlite) => Library>> = {
  "PGlite": (db) => ({
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          order: (number) => tx.query(`${insert}($1)`, [number]),
          joinable: pgTransaction(tx)
        })
      ) as ReturnType<typeof work>,
    outside: pgTransaction(db),
    close: () => db.close()
  }),
  "Drizzle over PGlite": (client) => {
    const db = drizzlePglite(client)
    return {
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            order: async (number) => await tx.execute(sql`INSERT INTO public.orders (number) VALUES (${number})`),
            joinable: drizzleTransaction(tx)
          })
        ),
      outside: drizzleTransaction(db),
      close: () => client.close()
    }
  }
}

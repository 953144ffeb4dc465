/** Makes `sendwright.join` understand the transactions of other libraries. Nothing here imports one of them. */
import type { JoinableTransaction } from "./joinedCalls.ts"

export type { JoinableTransaction } from "./joinedCalls.ts"

type Rows = ReadonlyArray<object>
type Values = Array<string | null>

/** The `Client` or `PoolClient` of `pg` that said `BEGIN`; not a `Pool`, whose statements go over any connection. */
export const pgTransaction = (client: {
  query: (text: string, values: Values) => PromiseLike<{ readonly rows: Rows }>
}): JoinableTransaction => ({ query: async (text, parameters) => (await client.query(text, [...parameters])).rows })

/** The `sql` that `sql.begin` of postgres.js hands to its function. */
export const postgresJsTransaction = (sql: {
  // oxlint-disable-next-line typescript/no-explicit-any
  unsafe: (text: string, parameters: Array<any>) => PromiseLike<Rows>
}): JoinableTransaction => ({ query: (text, parameters) => sql.unsafe(text, [...parameters]) })

/** The transaction of Kysely. */
export const kyselyTransaction = (trx: {
  // oxlint-disable-next-line typescript/no-explicit-any
  executeQuery: (query: any) => PromiseLike<{ readonly rows: ReadonlyArray<unknown> }>
}): JoinableTransaction => ({
  query: async (sql, parameters) => {
    const query = { kind: "RawNode", sqlFragments: [sql], parameters: [] }
    const queryId = { queryId: "sendwright" }
    return (await trx.executeQuery({ sql, parameters: [...parameters], query, queryId })).rows as Rows
  }
})

/** The transaction of Knex, over `pg`. */
export const knexTransaction = (trx: {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly client: { acquireConnection: () => PromiseLike<any> }
}): JoinableTransaction => ({
  query: async (text, parameters) =>
    // Within a transaction this is its own connection, which it keeps.
    pgTransaction(await trx.client.acquireConnection()).query(text, parameters)
})

/** The `EntityManager` that `dataSource.transaction` of TypeORM hands to its function, or a `QueryRunner`. */
export const typeormTransaction = (manager: {
  // oxlint-disable-next-line typescript/no-explicit-any
  query: (text: string, parameters: Array<any>) => PromiseLike<unknown>
}): JoinableTransaction => ({
  query: async (text, parameters) => {
    const rows = await manager.query(text, [...parameters])
    return Array.isArray(rows) ? rows : []
  }
})

/** The transaction that `sequelize.transaction` of Sequelize hands to its function. */
export const sequelizeTransaction = <Transaction>(
  sequelize: {
    query: (
      text: string,
      options: { bind: Values; transaction: Transaction; raw: true; logging: false }
    ) => PromiseLike<unknown>
  },
  transaction: Transaction
): JoinableTransaction => ({
  query: async (text, parameters) => {
    const answer = await sequelize.query(text, { bind: [...parameters], transaction, raw: true, logging: false })
    return Array.isArray(answer) && Array.isArray(answer[0]) ? answer[0] : []
  }
})

/** The `tx` that `prisma.$transaction(async (tx) => …)` of Prisma 7 hands to its function. */
export const prismaTransaction = (tx: {
  // oxlint-disable-next-line typescript/no-explicit-any
  $queryRawUnsafe: (query: string, ...values: Array<any>) => PromiseLike<unknown>
}): JoinableTransaction => ({
  query: async (text, parameters) => {
    const rows = await tx.$queryRawUnsafe(text, ...parameters)
    return Array.isArray(rows) ? rows : []
  }
})

/** The transaction of Drizzle, over `pg`, postgres.js or PGlite. */
export const drizzleTransaction = (tx: { readonly _: object }): JoinableTransaction => {
  // What Drizzle's own types hide: the connection of the transaction.
  const session: unknown = Reflect.get(tx._, "session")
  const client: unknown = typeof session === "object" && session !== null ? Reflect.get(session, "client") : undefined
  if (typeof client === "function" && "unsafe" in client) {
    return postgresJsTransaction(client as unknown as Parameters<typeof postgresJsTransaction>[0])
  }
  if (typeof client === "object" && client !== null && "query" in client) {
    return pgTransaction(client as Parameters<typeof pgTransaction>[0])
  }
  throw new TypeError("drizzleTransaction takes the tx of db.transaction, over pg, postgres.js or PGlite.")
}

/** The `EntityManager` that `em.transactional` of MikroORM hands to its function: 7 is built on Kysely, 6 on Knex. */
export const mikroOrmTransaction = (em: { getTransactionContext: () => unknown }): JoinableTransaction => {
  const context = em.getTransactionContext()
  if (typeof context === "object" && context !== null) {
    return kyselyTransaction(context as Parameters<typeof kyselyTransaction>[0])
  }
  if (typeof context === "function" && "client" in context) {
    return knexTransaction(context as unknown as Parameters<typeof knexTransaction>[0])
  }
  throw new TypeError("mikroOrmTransaction takes the em of em.transactional: this one is in no transaction.")
}

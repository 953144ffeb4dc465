/** The accounts that the load sends from, made by the library in this process: a thousand take seconds. */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { ofKey } from "@sendwright/core/accounts/Caller"
import { scopes } from "@sendwright/core/accounts/Scope"
import { DkimKeyMaker } from "@sendwright/core/domains/DkimKey"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Domains } from "@sendwright/core/domains/Domains"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as KeyRingText from "@sendwright/node/KeyRingText"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { StaticDns } from "@sendwright/testing/StaticDns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { SqlClient } from "effect/sql/SqlClient"

export interface Tenant {
  readonly accountId: string
  readonly domainId: string
  readonly key: string
  readonly from: string
}

interface Tenants {
  readonly databaseUrl: string
  readonly secretKey: string
  readonly count: number
  /** Whether the mail of their domains is signed. */
  readonly dkim: boolean
}

/** One pair for all domains: each would take some 200 ms of a core, and signing takes the same with any. */
const onePair = Layer.effect(
  DkimKeyMaker,
  Effect.gen(function*() {
    const pair = yield* (yield* DkimKeyMaker).make
    return DkimKeyMaker.of({ make: Effect.succeed(pair) })
  })
).pipe(Layer.provide(NodeDkimKeyMaker.layer))

/** Verified, and not looked at again: nothing of them is in the DNS. */
const verify = (dkim: boolean): string =>
  `UPDATE sendwright.domains SET status = 'verified', next_check_at = 'infinity'${
    dkim ? "" : ", selector = NULL, sealed_private_key = NULL"
  }`

const make = (dkim: boolean, count: number) =>
  Effect.gen(function*() {
    const accounts = yield* Accounts
    const domains = yield* Domains
    const sql = yield* SqlClient
    const tenant = Effect.fnUntraced(function*(n: number) {
      const owned = yield* accounts.create({
        name: `Shop ${n}`,
        ownerEmail: `owner${n}@example.com`,
        plan: "enterprise",
        trusted: true,
        overrides: { requestRate: 1_000_000 }
      })
      const accountId = owned.account.id
      const { key, text } = yield* accounts.createKey({ accountId, name: "bench", mode: "live" })
      const domain = yield* domains.create(ofKey(owned, { ...key, scopes }), `shop${n}.example`)
      return { accountId, domainId: domain.id, key: Redacted.value(text), from: `orders@${domain.name}` }
    })
    const made = yield* Effect.forEach(Array.from({ length: count }, (_, n) => n + 1), tenant, { concurrency: 8 })
    yield* sql.unsafe(verify(dkim))
    // A server that has had its tenants for more than a minute has statistics of them: without any, the planner reads all
    // verified domains for each email.
    yield* sql.unsafe("ANALYZE")
    return made
  })

/** Makes the tables, and the accounts with a verified domain and a live key each. */
export const makeTenants = ({ count, databaseUrl, dkim, secretKey }: Tenants): Promise<ReadonlyArray<Tenant>> => {
  const services = Sendwright.layerUnchecked().pipe(
    Layer.provideMerge(Layer.mergeAll(
      PgStorage.layerServer({ url: Redacted.make(databaseUrl), maxConnections: 10 }),
      SecretBox.layer(Result.getOrThrow(KeyRingText.parse(secretKey))),
      Layer.provide(DomainIdentities.layerSelfHosted, onePair),
      StaticDns.layer,
      Layer.succeed(GuardedHttp, GuardedHttp.of({ request: () => Effect.die("no request is made") }))
    )),
    Layer.provide(NodeCrypto.layer)
  )
  return Effect.runPromise(Effect.scoped(Effect.provide(make(dkim, count), services)))
}

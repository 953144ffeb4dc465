import { setTimeout as sleep } from "node:timers/promises"
import { type LocalPostgres, startPostgres } from "../../../../../scripts/local-postgres.ts"
import { environment } from "../../Processes.ts"
import type { Api } from "../Api.ts"
import { type Farm, startFarm } from "./Farm.ts"
import { type Internet, makeInternet } from "./Internet.ts"
import { type Names, startNames } from "./Names.ts"

/** The domain that all mail is from. */
export const domainName = "shop.example.com"

/** The small internet with its name server and receivers, and a durable Postgres for servers that deliver there. */
export interface World {
  readonly internet: Internet
  readonly names: Names
  readonly farm: Farm
  readonly postgres: LocalPostgres
  /** The settings that all servers share. */
  readonly env: Readonly<Record<string, string>>
  /** The options of their `MX_URL`. */
  readonly mx: string
  readonly stop: () => Promise<void>
}

/** Starts it. No account is paused for its bounces, and servers log nothing. */
export const startWorld = async (): Promise<World> => {
  const internet = makeInternet()
  const postgres = await startPostgres({ durable: true })
  const names = await startNames(internet)
  const farm = await startFarm()
  return {
    internet,
    names,
    farm,
    postgres,
    env: {
      ...environment(postgres.url),
      SENDWRIGHT_DNS_SERVERS: names.address,
      SENDWRIGHT_MAIL_HOST: "bounces.example.com",
      SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "off",
      SENDWRIGHT_PAUSE_NEW_BOUNCES: "1000000",
      SENDWRIGHT_LOG_LEVEL: "none"
    },
    mx: `resolver=${names.address}&port=${farm.port}&allowPrivate=true&ipv6=false`,
    stop: async () => {
      farm.stop()
      names.stop()
      await postgres.stop()
    }
  }
}

const everyMs = 100
const patienceMs = 10 * 60_000

/** Adds the domain to an account, publishes its records, and waits until it is verified. */
export const verifyDomain = async (api: Api, names: Names): Promise<void> => {
  const { dns_records, id } = await api.post("/v1/domains", { name: domainName })
  names.publish(dns_records)
  const end = performance.now() + patienceMs
  while ((await api.get(`/v1/domains/${id}`)).status !== "verified") {
    if (performance.now() > end) throw new Error("the domain was not verified in time")
    await sleep(everyMs)
  }
}

/**
 * Direct delivery of 2 kB, signed, to 60 sites with 500 domains on loopback, on durable Postgres. A spool is accepted
 * while everything is held, and released: first without TLS, then with it. The baseline, turn by turn in the same run,
 * is the client of Postfix, with the same spool, which it neither signs nor records. Then emails are accepted while they
 * are delivered. An email counts with the 250 of its receiver. Only root can start Postfix.
 */
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { generateKeyPairSync } from "node:crypto"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../../../scripts/free-port.ts"
import { startPostfix, whyNot } from "../../host/test/e2e/postfix/Postfix.ts"
import { makeApi } from "./drills/Api.ts"
import type { Farm } from "./drills/mx/Farm.ts"
import type { Domain } from "./drills/mx/Internet.ts"
import { domainName, startWorld, verifyDomain } from "./drills/mx/world.ts"
import { host, makeAccount, sendwrightOf, startServer } from "./Processes.ts"
import { progress, report } from "./Report.ts"
import { openSmtp, sendMessage } from "./SmtpLoadClient.ts"
import { median, round } from "./Statistics.ts"
import { processorTimeOf } from "./Usage.ts"

const from = `Shop <orders@${domainName}>`
const html = `<html><body>${"<p>Your order has shipped.</p>\r\n".repeat(70)}</body></html>`.slice(0, 2048)
const subject = "Your order has shipped"
const batchSize = 50
const senders = 4
const rounds = 3
const patienceMs = 300_000
/** Connections to a site, for Postfix too. */
const connections = 10

/** By then every worker has read that everything is held. */
const heededMs = 5_000

type Weather = "well" | "tls"

/** Waits for more mail at the receivers, and answers with the times of what came. */
const arrivals = async (farm: Farm, from: number, count: number): Promise<ReadonlyArray<number>> => {
  const end = performance.now() + patienceMs
  while (farm.taken.length < from + count) {
    if (performance.now() > end) throw new Error(`${farm.taken.length - from} of ${count} emails arrived`)
    await sleep(20)
  }
  return farm.taken.slice(from, from + count).map(({ at }) => at)
}

/** The rate between the first and the last 250. */
const rateOf = (times: ReadonlyArray<number>): number =>
  round(times.length / ((Math.max(...times) - Math.min(...times)) / 1_000), 0)

let sequence = 0
const recipientAt = (domains: ReadonlyArray<Domain>): string =>
  `ada.${sequence}@${domains[sequence++ % domains.length]!.name}`

const spooledBytes = (): Promise<string> => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 })
  const dkim = {
    domain: domainName,
    selector: "s",
    privateKey: Redacted.make(privateKey.export({ type: "pkcs8", format: "pem" }).toString())
  }
  const message = outgoing({
    from: { name: "Shop", address: `orders@${domainName}` },
    subject,
    text: null,
    html,
    dkim
  })
  return Effect.runPromise(Effect.map(MimeMessage.render(message), (bytes) => Buffer.from(bytes).toString("latin1")))
}

/** `pnpm bench mx [EMAILS]`: so many a turn, 6,000 by default. */
export const direct = async (): Promise<void> => {
  const why = whyNot()
  if (why !== undefined) throw new Error(why)
  const emails = Number(process.argv[3] ?? 6_000)
  const world = await startWorld()
  const { farm, internet, names } = world
  const domains = internet.domains.filter(({ kind }) => kind === "site")
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-mx-"))
  const sites = path.join(directory, "sites.json")
  fs.writeFileSync(sites, JSON.stringify([{ pattern: "*", connections, perMinute: 1_000_000 }]))
  const env = { ...world.env, MX_URL: `mx://mail1.drill.example?${world.mx}`, MX_SITES_FILE: sites }
  const server = await startServer(env)
  const sendwright = sendwrightOf(host)
  const postfixPort = await freePort()
  const postfix = await startPostfix({
    port: postfixPort,
    settings: {
      myhostname: "mail2.drill.example",
      smtpd_recipient_restrictions: "check_recipient_access static:HOLD, permit_mynetworks, reject",
      transport_maps: "texthash:$config_directory/transport",
      smtp_tls_security_level: "may",
      smtp_destination_concurrency_limit: `${connections}`,
      smtp_destination_recipient_limit: "1",
      initial_destination_concurrency: `${connections}`,
      smtp_connection_cache_on_demand: "yes"
    },
    files: {
      transport: domains.map(({ name, site }) => `${name} smtp:[${site!.hosts.at(-1)!.address}]:${farm.port}\n`).join(
        ""
      )
    }
  })
  try {
    const { key } = await makeAccount(env, "live")
    const api = makeApi(() => [server.port], key)
    await verifyDomain(api, names)

    const accept = async (count: number): Promise<void> => {
      let left = count
      await Promise.all(Array.from({ length: senders }, async () => {
        while (left > 0) {
          const size = Math.min(batchSize, left)
          left -= size
          const messages = Array.from({ length: size }, () => ({ from, to: recipientAt(domains), subject, html }))
          const { results } = await api.post("/v1/emails/batch", { messages })
          if (results.some(({ ok }: { ok: boolean }) => !ok)) throw new Error("an email was refused")
        }
      }))
    }
    const spool = await spooledBytes()
    const toPostfix = async (count: number): Promise<void> => {
      let left = count
      await Promise.all(Array.from({ length: 2 * senders }, async () => {
        const connection = await openSmtp(postfixPort)
        await connection.reply()
        connection.write("EHLO bench.example\r\n")
        await connection.reply()
        while (left-- > 0) {
          const to = recipientAt(domains)
          await sendMessage(connection, {
            from: `orders@${domainName}`,
            to,
            message: `X-Sequence: ${to}\r\n${spool}`
          })
        }
        connection.close()
      }))
    }

    const ours = async (count: number) => {
      await sendwright(env, "emails", "hold", "--all")
      await sleep(heededMs)
      await accept(count)
      const [at, used] = [farm.taken.length, processorTimeOf(server.pid)]
      await sendwright(env, "emails", "release", "--all")
      const times = await arrivals(farm, at, count)
      return { perSecond: rateOf(times), serverMs: round((processorTimeOf(server.pid) - used) / count, 3) }
    }
    const theirs = async (count: number) => {
      await toPostfix(count)
      const at = farm.taken.length
      postfix.release()
      return rateOf(await arrivals(farm, at, count))
    }
    const together = async (count: number) => {
      const [at, began] = [farm.taken.length, Date.now()]
      await accept(count)
      return round(count / ((Math.max(...await arrivals(farm, at, count)) - began) / 1_000), 0)
    }

    const measure = async (weather: Weather) => {
      await farm.turn(weather)
      await ours(Math.ceil(emails / 2))
      await theirs(Math.ceil(emails / 10))
      const [direct, postfix, both]: [Array<Awaited<ReturnType<typeof ours>>>, Array<number>, Array<number>] = [
        [],
        [],
        []
      ]
      for (let turn = 0; turn < rounds; turn++) {
        postfix.push(await theirs(emails))
        direct.push(await ours(emails))
        both.push(await together(emails))
        progress(
          `${weather}: Postfix ${postfix.at(-1)}/s, direct ${direct.at(-1)!.perSecond}/s, ${
            both.at(-1)
          }/s with accepting`
        )
      }
      const rates = direct.map(({ perSecond }) => perSecond)
      return {
        perSecond: median(rates),
        rounds: rates,
        serverMsPerEmail: median(direct.map(({ serverMs }) => serverMs)),
        withAccepting: { perSecond: median(both), rounds: both },
        postfix: { perSecond: median(postfix), rounds: postfix },
        ratio: round(median(rates.map((rate, turn) => rate / postfix[turn]!)))
      }
    }
    const plain = await measure("well")
    const tls = await measure("tls")
    report(
      "mx",
      { emails, rounds, connections, sites: internet.sites.length, domains: domains.length, durable: true },
      {
        plain,
        tls
      }
    )
  } finally {
    await postfix.stop()
    await server.stop()
    await world.stop()
    fs.rmSync(directory, { recursive: true })
  }
}

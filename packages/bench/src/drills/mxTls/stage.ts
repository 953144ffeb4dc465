/** The drill in its namespace: the names, the receivers, ours and Postfix. Its one argument is a directory. */
import * as fs from "node:fs/promises"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import * as tls from "node:tls"
import { progress } from "../../Report.ts"
import type { Case, World } from "./Case.ts"
import { cases } from "./cases.ts"
import { believed } from "./Certificates.ts"
import { startNames } from "./Names.ts"
import * as Ours from "./ours.ts"
import { startPolicyHosts } from "./PolicyHosts.ts"
import { type Seen, startReceivers } from "./Receivers.ts"
import * as Theirs from "./theirs.ts"
import { clients, outcomeOf, type Row, wrongOf } from "./verdict.ts"
import { makeZones, rewritePlain } from "./Zones.ts"

const directory = process.argv[2]!

/** Neither client looks at a record of MTA-STS again before a minute is over. */
const rememberedMs = 62_000
/** Messages of ours that are under way at once. */
const atOnce = 16

const addressAt = (index: number) => `44.7.${1 + (index >> 7)}.${1 + (index & 0x7f)}`
/** Each host has an address of its own. */
const addresses = new Map(
  cases.flatMap(({ servers }) => servers).map(({ host }, index) => [host, addressAt(index)])
)

const recordsOf = ({ records, servers }: World) => [
  ...records,
  ...servers.map(({ host }) => `${host}. A ${addresses.get(host)!}`)
]

const receivers = await startReceivers()
const policyHosts = await startPolicyHosts()

const place = (worlds: ReadonlyArray<World & Pick<Case, "domain">>) => {
  receivers.place(new Map(worlds.flatMap(({ servers }) => servers.map((one) => [addresses.get(one.host)!, one]))))
  policyHosts.place(new Map(worlds.flatMap(({ domain, policy }) => policy === null ? [] : [[domain, policy]])))
}

await makeZones(directory, cases.flatMap(recordsOf), cases.flatMap(({ tampered }) => tampered))
const names = await startNames(directory)
place(cases)
const authority = path.join(directory, "authority.pem")
await fs.writeFile(authority, believed)
tls.setDefaultCACertificates([believed])
const ours = Ours.startOurs()
const theirs = await Theirs.startTheirs(directory, authority)

interface Played {
  readonly row: Row
  readonly seen: ReadonlyArray<Seen>
  readonly says: readonly [ours: string, postfix: string]
}

/** Sends one message to each domain, by ours and by Postfix, and sees what the receivers have. */
const play = async (some: ReadonlyArray<Case>, label: string): Promise<ReadonlyArray<Played>> => {
  const from = receivers.seen.length
  const recipientOf = ({ domain }: Case) => `${label}@${domain}`
  const queue = [...some]
  const byOurs = new Map<Case, Ours.Answer>()
  const sending = Array.from({ length: atOnce }, async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      byOurs.set(one, await ours.send(recipientOf(one), recipientOf(one)))
    }
  })
  const byTheirs = await theirs.send(some.map(recipientOf))
  await Promise.all(sending)
  return some.map((one): Played => {
    const own = new Set(one.servers.map(({ host }) => addresses.get(host)))
    const seen = receivers.seen.slice(from).filter(({ address }) => own.has(address))
    const mine = byOurs.get(one)!
    const their = byTheirs.get(recipientOf(one))!
    const takenBy = seen.find(({ client, taken }) => client === clients.ours && taken.length > 0)?.address
    const isVerified = mine.verified.some((host) => hostsAt(one, host).includes(takenBy ?? ""))
    const row: Row = {
      name: one.name,
      area: one.area,
      about: one.about,
      ours: outcomeOf(seen, clients.ours, {
        isVerified,
        ending: mine.tag === "Accepted" ? "taken" : mine.tag === "TemporarilyRefused" ? "deferred" : "bounced"
      }),
      postfix: outcomeOf(seen, clients.postfix, {
        isVerified: their.isVerified,
        ending: their.status === "sent" ? "taken" : their.status === "bounced" ? "bounced" : "deferred"
      }),
      ...one.postfix === null ? {} : { why: one.postfix.why }
    }
    return { row, seen, says: [mine.says, their.says] }
  })
}

/** The addresses that an MX host of a case has: that of the one server where it is an alias. */
const hostsAt = ({ servers }: Case, host: string): ReadonlyArray<string | undefined> =>
  servers.some((server) => server.host === host) ? [addresses.get(host)] : [addresses.get(servers[0]!.host)]

try {
  progress(`${cases.length} cases`)
  const first = await play(cases, "first")
  const changing = cases.filter(({ then }) => then !== null)
  place(cases.map((one) => ({ ...one, ...one.then })))
  await rewritePlain(directory, cases.flatMap((one) => recordsOf({ ...one, ...one.then })))
  names.reload()
  progress(`${changing.length} of them change; policies that are known are looked at again after a minute`)
  await sleep(rememberedMs)
  const second = new Map((await play(changing, "second")).map((played, index) => [changing[index], played]))
  const played = cases.map((one, index) => second.get(one) ?? first[index]!)
  const known = (one: Case): Case => ({ ...one, outcome: "verified", postfix: null })
  const wrong = [
    ...first.flatMap(({ row, seen }, index) => {
      const one = cases[index]!
      return one.then === null ? [] : wrongOf(known(one), row, seen).map((what) => `${what}, at first`)
    }),
    ...played.flatMap(({ row, says, seen }, index) =>
      wrongOf(cases[index]!, row, seen).map((what) => `${what}\n  ours: ${says[0]}\n  Postfix: ${says[1]}`)
    )
  ]
  const figures = {
    cases: cases.length,
    alike: played.filter(({ row }) => row.ours === row.postfix).length,
    connectionsWatched: receivers.seen.length,
    rows: played.map(({ row }) => row)
  }
  await fs.writeFile(path.join(directory, "played.json"), JSON.stringify({ figures, wrong }))
} finally {
  await theirs.stop()
  await ours.stop()
  names.stop()
  policyHosts.stop()
  receivers.stop()
}
process.exit()

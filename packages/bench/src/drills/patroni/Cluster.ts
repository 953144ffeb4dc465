/** Debian's Patroni and etcd on loopback: Postgres servers of which one is the primary, and what can happen to it. */
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import * as path from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { distinctPorts } from "../../../../../scripts/free-port.ts"
import { configurationOf } from "./configuration.ts"
import { makeDen, processesIn, signal, tailOf, titleOf } from "./processes.ts"

/** Another Patroni than Debian's, by the directory of its programs. */
const directory = process.env["SENDWRIGHT_PATRONI"] ?? "/usr/bin"

const programs = {
  patroni: path.join(directory, "patroni"),
  patronictl: path.join(directory, "patronictl"),
  etcd: "/usr/bin/etcd",
  postgres: "/usr/lib/postgresql/15/bin/postgres"
} as const

const missing = Object.values(programs).filter((program) => !fs.existsSync(program))

/** Where something is missing, what needs it is skipped. */
export const hasPatroni: boolean = missing.length === 0

/** Says that tests are skipped for want of it. */
export const warnWithoutPatroni = (what: string): void => {
  if (!hasPatroni) {
    console.warn(
      `SKIPPED: ${what}: there is no ${missing.join(", no ")} (Debian: patroni, etcd-server, postgresql-15)`
    )
  }
}

/**
 * Before 3.0.3 a primary that slept for longer than its lease takes the lock back when it wakes up, over etcd's newer
 * interface, even from a new primary (https://github.com/patroni/patroni/pull/2689): the older one is used there.
 */
const interfaceOf = (version: string): "etcd" | "etcd3" => {
  const [major = 0, minor = 0, patch = 0] = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? []
  return major * 10_000 + minor * 100 + patch < 30_003 ? "etcd" : "etcd3"
}

/** One server and the Patroni that looks after it. */
export interface Member {
  readonly name: string
  readonly port: number
  /** Starts it anew after it was killed. */
  readonly start: () => void
  /** Kills Patroni and the first process of Postgres, whose others end by themselves. */
  readonly kill: () => void
  /** Stops all its processes where they are. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Stops those of its processes that send to standbys, and answers with a function that kills them. */
  readonly muteSenders: () => () => void
  /** Whether it is a primary, at once; false where it does not say within a second. */
  readonly isPrimary: () => Promise<boolean>
  /** What Patroni and Postgres said last. */
  readonly log: () => string
}

export interface Cluster {
  /** Of Patroni, and which of etcd's interfaces it uses. */
  readonly version: string
  readonly members: ReadonlyArray<Member>
  /** A directory that goes with the cluster, with all processes that run in it. */
  readonly directory: string
  /** Of the user who owns the database, naming all members. */
  readonly url: (parameters: string) => string
  /** Of a superuser, for the database `postgres` on one member. */
  readonly adminUrl: (member: Member) => string
  /** The primary; fails where there is none after a minute. */
  readonly primary: () => Promise<Member>
  /** Waits until one of the others is the primary. */
  readonly promoted: (former: Member, patienceMs: number) => Promise<{ readonly member: Member; readonly atMs: number }>
  /** Waits until all members are there and follow, one of them synchronously where that is asked for. */
  readonly whole: (patienceMs: number) => Promise<void>
  /** Begins to hand over to a standby that may become the primary. */
  readonly switchOver: () => Promise<void>
  readonly stop: () => Promise<void>
}

const rows = async (url: string, statement: string, timeoutMs = 1_000): Promise<ReadonlyArray<any>> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  client.on("error", () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    // One that is frozen says no goodbye.
    void client.end().catch(() => {})
  }
}

/** What a program of ours says when it is called, within a second. */
const ask = async (url: string): Promise<any> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
  return answer?.ok === true ? await answer.json().catch(() => undefined) : undefined
}

/** Waits until something is found, and fails by a time. */
const until = async <A>(
  what: string,
  patienceMs: number,
  find: () => Promise<A | undefined>,
  why: () => string
): Promise<A> => {
  const end = performance.now() + patienceMs
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms\n${why()}`)
    await sleep(50)
  }
}

export const startCluster = async (
  options: { readonly members: number; readonly synchronous: boolean }
): Promise<Cluster> => {
  const { synchronous } = options
  const den = makeDen()
  const secret = () => randomBytes(12).toString("hex")
  const passwords = { superuser: secret(), replicator: secret(), rewinder: secret() }
  const ownPassword = secret()
  const version = execFileSync(programs.patroni, ["--version"], { encoding: "utf8", timeout: 30_000 }).trim()
  const etcd = interfaceOf(version)
  const ports = await distinctPorts(2 + 2 * options.members)
  const [etcdPort = 0, peerPort = 0] = ports
  const rooms = new Map<Member, string>()
  const restPorts = new Map<Member, number>()

  const adminUrlAt = (port: number) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`

  const memberOf = (index: number): Member => {
    const [port = 0, restPort = 0] = ports.slice(2 + 2 * index)
    const name = `db${index + 1}`
    const directory = den.room(name)
    const file = path.join(directory, "patroni.yml")
    fs.writeFileSync(
      file,
      configurationOf({ name, port, restPort, etcd, etcdPort, directory, passwords, synchronous }),
      {
        mode: 0o644
      }
    )
    const processes = () => processesIn(directory)
    const postgres = () => processesIn(path.join(directory, "data"))
    const postmaster = () => Number.parseInt(fs.readFileSync(path.join(directory, "data", "postmaster.pid"), "utf8"))
    let patroni = 0
    const member: Member = {
      name,
      port,
      start: () => {
        patroni = den.start(directory, programs.patroni, [file])
      },
      kill: () => {
        signal(patroni, "SIGKILL")
        signal(postmaster(), "SIGKILL")
      },
      freeze: () => {
        // Those that start others first.
        signal(patroni, "SIGSTOP")
        signal(postmaster(), "SIGSTOP")
        for (const pid of processes()) signal(pid, "SIGSTOP")
      },
      thaw: () => {
        for (const pid of processes()) signal(pid, "SIGCONT")
      },
      muteSenders: () => {
        const senders = postgres().filter((pid) => titleOf(pid).includes("walsender"))
        for (const pid of senders) signal(pid, "SIGSTOP")
        return () => {
          for (const pid of senders) signal(pid, "SIGKILL")
        }
      },
      isPrimary: () =>
        rows(adminUrlAt(port), "SELECT pg_is_in_recovery() AS standby").then(
          ([row]) => row?.standby === false,
          () => false
        ),
      log: () => tailOf(directory)
    }
    rooms.set(member, directory)
    restPorts.set(member, restPort)
    return member
  }

  const members = Array.from({ length: options.members }, (_, index) => memberOf(index))
  const why = () => members.map(({ log, name }) => `${name}: ${log()}`).join("\n")

  const firstPrimary = async (of: ReadonlyArray<Member>): Promise<Member | undefined> => {
    const are = await Promise.all(of.map((member) => member.isPrimary()))
    return of[are.indexOf(true)]
  }
  const primary = () => until("a primary", 60_000, () => firstPrimary(members), why)

  /** What Patroni says of the members: role and state by name. */
  const told = async (): Promise<ReadonlyArray<{ readonly name: string; readonly role: string }>> => {
    for (const restPort of restPorts.values()) {
      const answer = await ask(`http://127.0.0.1:${restPort}/cluster`)
      if (answer !== undefined) return answer.members
    }
    return []
  }
  const standbyRole = synchronous ? "sync_standby" : "replica"

  const isWhole = async (): Promise<true | undefined> => {
    const all = await told()
    const count = (role: string) => all.filter((member) => member.role === role).length
    if (all.length !== members.length || count("leader") !== 1 || count(standbyRole) < 1) return undefined
    const leader = members.find(({ name }) => all.some((one) => one.name === name && one.role === "leader"))
    const [row] = await rows(
      adminUrlAt(leader?.port ?? 0),
      `SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming'`
    ).catch(() => [])
    return row?.count === members.length - 1 ? true : undefined
  }

  const cluster: Cluster = {
    version: `${version}, ${etcd}`,
    members,
    directory: den.directory,
    url: (parameters) =>
      `postgres://sendwright:${ownPassword}@${
        members.map(({ port }) => `127.0.0.1:${port}`).join(",")
      }/mail?${parameters}`,
    adminUrl: ({ port }) => adminUrlAt(port),
    primary,
    promoted: async (former, patienceMs) => {
      const others = members.filter((member) => member !== former)
      const member = await until("another primary", patienceMs, () => firstPrimary(others), why)
      return { member, atMs: performance.now() }
    },
    whole: async (patienceMs) => void await until("all members follow", patienceMs, isWhole, why),
    switchOver: async () => {
      const all = await told()
      const leader = all.find(({ role }) => role === "leader")?.name ?? ""
      const candidate = all.find(({ role }) => role === standbyRole)?.name ?? ""
      const [room = ""] = rooms.values()
      // It waits until the other one is the primary.
      den.start(room, programs.patronictl, [
        "-c",
        path.join(room, "patroni.yml"),
        "switchover",
        "mail",
        "--leader",
        leader,
        "--candidate",
        candidate,
        "--force"
      ])
    },
    stop: den.stop
  }

  try {
    const etcdUrl = `http://127.0.0.1:${etcdPort}`
    const peerUrl = `http://127.0.0.1:${peerPort}`
    const room = den.room("etcd")
    const flags = {
      "name": "etcd",
      "data-dir": path.join(room, "data"),
      "listen-client-urls": etcdUrl,
      "advertise-client-urls": etcdUrl,
      "listen-peer-urls": peerUrl,
      "initial-advertise-peer-urls": peerUrl,
      "initial-cluster": `etcd=${peerUrl}`,
      ...(etcd === "etcd" ? { "enable-v2": "true" } : {})
    }
    den.start(room, programs.etcd, Object.entries(flags).map(([name, value]) => `--${name}=${value}`))
    await until("etcd", 20_000, () => ask(`${etcdUrl}/health`), () => tailOf(room))
    for (const member of members) member.start()
    const first = await primary()
    await rows(adminUrlAt(first.port), `CREATE ROLE sendwright LOGIN PASSWORD '${ownPassword}'`)
    await rows(adminUrlAt(first.port), "CREATE DATABASE mail OWNER sendwright", 20_000)
    await cluster.whole(90_000)
    return cluster
  } catch (error) {
    await den.stop()
    throw error
  }
}

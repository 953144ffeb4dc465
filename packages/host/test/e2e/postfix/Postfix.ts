/** Private instances of the installed Postfix for tests: loopback only, no system service, nothing in /etc/postfix. */
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

export interface Postfix {
  /** What it has logged so far. */
  readonly log: () => string
  /** How many messages lie in its queue. */
  readonly queued: () => number
  /** Has it try again what it has deferred. */
  readonly flush: () => void
  /** Has it deliver what its access tables put on hold. */
  readonly release: () => void
  /** Ends it and removes its directory; so does the end of this process, however it comes. */
  readonly stop: () => Promise<void>
}

export interface Instance {
  /** Where it takes mail, on 127.0.0.1. */
  readonly port: number
  /** Lines of main.cf over those that every instance has. */
  readonly settings: Readonly<Record<string, string>>
  /** The text of files beside main.cf, for `texthash:$config_directory/<name>`. */
  readonly files?: Readonly<Record<string, string>>
  /** Files for mail under `virtual_mailbox_base`, and how many octets each has already. */
  readonly mailboxes?: Readonly<Record<string, number>>
  /** The address of a name server on port 53; without one every look-up fails. */
  readonly nameServer?: string
}

const program = "/usr/sbin/postfix"

/** Why Postfix cannot be run here; `undefined` where it can. */
export const whyNot = (): string | undefined =>
  !fs.existsSync(program)
    ? "Postfix is not installed: apt-get install postfix"
    : process.getuid?.() !== 0
    ? "only root can start Postfix"
    : undefined

const daemons = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - y - - smtp
relay unix - - y - - smtp
error unix - - n - - error
retry unix - - n - - error
showq unix n - n - - showq
virtual unix - n n - - virtual
tlsmgr unix - - n 1000? 1 tlsmgr
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

const common = {
  compatibility_level: "3.6",
  inet_interfaces: "127.0.0.1",
  inet_protocols: "ipv4",
  mynetworks: "127.0.0.0/8",
  mydestination: "",
  local_recipient_maps: "",
  local_transport: "error:5.1.1 no local mail",
  alias_maps: "",
  alias_database: "",
  fast_flush_domains: "",
  notify_classes: "",
  biff: "no",
  smtpd_peername_lookup: "no",
  // Everything comes from one client, and a test has no time for penalties.
  smtpd_client_connection_count_limit: "0",
  smtpd_error_sleep_time: "0",
  smtpd_relay_restrictions: "permit_mynetworks, reject",
  // Days become seconds.
  queue_run_delay: "1s",
  minimal_backoff_time: "1s",
  maximal_backoff_time: "2s"
}

/**
 * Runs Postfix until standard input closes, then stops it and removes its directory. The pipe closes also when this
 * process is killed, so no server and no directory outlives a run.
 */
const guard = `
"$0" -c "$1/etc" start-fg </dev/null &
read -r _
"$0" -c "$1/etc" stop </dev/null
wait
rm -rf "$1"
`

/** Starts an instance in a temporary directory. Postfix drops its rights by itself, so only root can start it. */
export const startPostfix = async (instance: Instance): Promise<Postfix> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-postfix-"))
  const at = (...names: ReadonlyArray<string>) => path.join(directory, ...names)
  // Its daemons run as the user postfix.
  fs.chmodSync(directory, 0o755)
  for (const name of ["etc", "queue", "queue/etc", "data", "mail"]) fs.mkdirSync(at(name), { mode: 0o755 })
  execFileSync("chown", ["postfix", at("data")])
  for (const [name, size] of Object.entries(instance.mailboxes ?? {})) {
    fs.writeFileSync(at("mail", name), "x".repeat(size))
  }
  execFileSync("chown", ["-R", "nobody", at("mail")])
  const log = at("mail.log")
  const settings = {
    ...common,
    queue_directory: at("queue"),
    data_directory: at("data"),
    // No syslog is needed.
    maillog_file: log,
    maillog_file_prefixes: directory,
    virtual_mailbox_base: at("mail"),
    virtual_uid_maps: `static:${fs.statSync(at("mail")).uid}`,
    virtual_gid_maps: `static:${fs.statSync(at("mail")).uid}`,
    ...instance.settings
  }
  fs.writeFileSync(at("etc/main.cf"), Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`).join(""))
  fs.writeFileSync(at("etc/master.cf"), daemons(instance.port).trimStart())
  for (const [name, text] of Object.entries(instance.files ?? {})) fs.writeFileSync(at("etc", name), text)
  const doubts = spawnSync("/usr/sbin/postconf", ["-c", at("etc"), "-n"], { encoding: "utf8" }).stderr
  if (doubts !== "") throw new Error(`Postfix does not know what this configuration means: ${doubts}`)
  // The SMTP client runs chrooted in the queue directory, as Debian has it: there it finds a name server of ours.
  fs.writeFileSync(at("queue/etc/resolv.conf"), `nameserver ${instance.nameServer ?? "127.0.0.1"}\n`)
  const server = spawn("/bin/sh", ["-c", guard, program, directory], {
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
    stdio: ["pipe", "ignore", "pipe"],
    detached: true
  })
  let complaints = ""
  server.stderr.on("data", (chunk: Buffer) => {
    if (complaints.length < 20_000) complaints += chunk.toString()
  })
  const readLog = () => fs.existsSync(log) ? fs.readFileSync(log, "utf8") : ""
  const stop = async () => {
    if (server.exitCode !== null) return
    const exited = once(server, "exit")
    server.stdin.end()
    await exited
  }
  for (let tries = 0; !readLog().includes("daemon started"); tries++) {
    if (tries === 1_200 || server.exitCode !== null || /\bfatal:/.test(readLog())) {
      const said = `${readLog()}${complaints}`
      await stop()
      throw new Error(`Postfix did not start:\n${said}`)
    }
    await sleep(50)
  }
  const flush = () => void execFileSync("/usr/sbin/postqueue", ["-c", at("etc"), "-f"])
  return {
    log: readLog,
    queued: () =>
      ["incoming", "active", "deferred"].reduce(
        (sum, name) =>
          sum + fs.readdirSync(at("queue", name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile()).length,
        0
      ),
    flush,
    release: () => {
      execFileSync("/usr/sbin/postsuper", ["-c", at("etc"), "-H", "ALL"], { stdio: "ignore" })
      flush()
    },
    stop
  }
}

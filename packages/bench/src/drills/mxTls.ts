/**
 * `pnpm bench drill-mx-tls`: mail to domains with and without MTA-STS and DANE, by direct delivery and by Postfix with
 * postfix-mta-sts-resolver, in a network namespace with a signed DNS of its own. Each outcome is as it has to be, each
 * difference has a reason, and where a policy forbids it nothing of a message is said in the clear.
 */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs/promises"
import * as os from "node:os"
import * as path from "node:path"
import { promisify } from "node:util"
import { report } from "../Report.ts"
import type { Row } from "./mxTls/verdict.ts"
import { nameServer } from "./mxTls/Zones.ts"

const packages: Readonly<Record<string, string>> = {
  "/usr/sbin/named": "bind9",
  "/usr/bin/dnssec-signzone": "bind9-utils",
  "/usr/sbin/unbound": "unbound",
  "/usr/sbin/postfix": "postfix",
  "/usr/bin/mta-sts-daemon": "postfix-mta-sts-resolver",
  "/usr/sbin/ip": "iproute2"
}

/** Those whose versions an outcome may depend on. */
const judges = ["bind9", "unbound", "postfix", "postfix-mta-sts-resolver"]

/** All of 44.7.0.0/16 is this machine, and nothing else is there. bind listens at none but addresses of an interface. */
const namespace = `
set -e
ip link set lo up
ip address add ${nameServer}/32 dev lo
ip route add local 44.7.0.0/16 dev lo
mount --bind "$1/resolv.conf" /etc/resolv.conf
exec "$2" "$3" "$1"
`

interface Played {
  readonly figures: { readonly cases: number; readonly rows: ReadonlyArray<Row> }
  readonly wrong: ReadonlyArray<string>
}

export const mxTlsDrill = async (): Promise<void> => {
  if (process.getuid?.() !== 0) throw new Error("only root can make a network namespace")
  for (const [program, name] of Object.entries(packages)) {
    await fs.access(program).catch(() => {
      throw new Error(`${program} is missing: apt-get install ${name}`)
    })
  }
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "sendwright-mx-tls-"))
  await fs.chmod(directory, 0o755)
  await fs.writeFile(path.join(directory, "resolv.conf"), "nameserver 127.0.0.1\noptions edns0 trust-ad\n")
  const stage = path.join(import.meta.dirname, "mxTls/stage.ts")
  const options = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
  const child = spawn("unshare", [...options, "/bin/sh", "-c", namespace, "sh", directory, process.execPath, stage], {
    stdio: ["ignore", "inherit", "inherit"]
  })
  const [code] = await once(child, "exit") as [number | null]
  if (code !== 0) throw new Error(`the drill ended with ${code}: its logs are in ${directory}`)
  const { figures, wrong } = JSON.parse(await fs.readFile(path.join(directory, "played.json"), "utf8")) as Played
  const { stdout } = await promisify(execFile)("dpkg-query", ["-W", "-f", "${Package} ${Version}\n", ...judges])
  report("drill-mx-tls", { packages: stdout.trim().split("\n") }, figures)
  if (wrong.length > 0) throw new Error(`not as it has to be, with logs in ${directory}:\n${wrong.join("\n")}`)
  await fs.rm(directory, { recursive: true })
}

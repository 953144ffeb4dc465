/** The name server (bind) and the resolver that validates (unbound) of the drill, as processes of their own. */
import * as dns from "node:dns/promises"
import * as fs from "node:fs/promises"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { startDaemon } from "./daemon.ts"
import { nameServer, zones } from "./Zones.ts"

export interface Names {
  /** Has the name server read its zones again. */
  readonly reload: () => void
  readonly stop: () => void
}

/** What `resolv.conf` names in the namespace. */
export const resolver = "127.0.0.1"

const bind = (directory: string) => `
options {
  directory "${directory}";
  listen-on port 53 { ${nameServer}; };
  listen-on-v6 { none; };
  pid-file none;
  session-keyfile none;
  recursion no;
  dnssec-validation no;
  notify no;
};
controls { };
zone "." { type primary; file "root"; };
${Object.keys(zones).map((zone) => `zone "${zone}" { type primary; file "${zone}."; };`).join("\n")}
`

const unbound = (directory: string) => `
server:
  directory: "${directory}"
  chroot: ""
  username: ""
  pidfile: ""
  use-syslog: no
  interface: ${resolver}
  port: 53
  module-config: "validator iterator"
  do-ip6: no
  do-not-query-localhost: no
  root-hints: "hints"
  trust-anchor-file: "root.key"
  ede: yes
remote-control:
  control-enable: no
`

/** Starts both on the zones of a directory, and waits until names are found. */
export const startNames = async (directory: string): Promise<Names> => {
  const at = (name: string) => path.join(directory, name)
  await fs.writeFile(at("named.conf"), bind(directory))
  await fs.writeFile(at("unbound.conf"), unbound(directory))
  await fs.writeFile(at("hints"), `. 3600000 NS ns.names.example.\nns.names.example. 3600000 A ${nameServer}\n`)
  const children = [
    startDaemon(directory, "/usr/sbin/named", ["-g", "-c", at("named.conf")]),
    startDaemon(directory, "/usr/sbin/unbound", ["-d", "-c", at("unbound.conf")])
  ] as const
  const stop = () => children.forEach((child) => child.kill())
  const client = new dns.Resolver({ timeout: 500, tries: 1 })
  client.setServers([resolver])
  for (let tries = 0;; tries++) {
    const found = await client.resolve4("ns.names.example").catch(() => [])
    if (found[0] === nameServer) break
    if (tries === 100 || children.some(({ exitCode }) => exitCode !== null)) {
      const logs = await Promise.all(["named.log", "unbound.log"].map((name) => fs.readFile(at(name), "utf8")))
      stop()
      throw new Error(`the name servers did not start:\n${logs.join("\n")}`)
    }
    await sleep(100)
  }
  return { reload: () => void children[0].kill("SIGHUP"), stop }
}

/** The file of docs/operate/patroni as it is, but for addresses, paths and passwords on this machine. */
import * as fs from "node:fs"
import * as path from "node:path"

const documented = path.join(import.meta.dirname, "../../../../../docs/operate/patroni/patroni.yml")

/** Where one member listens and keeps its files, and what the cluster is to be. */
export interface MemberSettings {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly etcdPort: number
  /** Which of etcd's interfaces Patroni uses. */
  readonly etcd: "etcd" | "etcd3"
  readonly directory: string
  readonly passwords: Readonly<Record<"superuser" | "replicator" | "rewinder", string>>
  readonly synchronous: boolean
}

/** Replaces what is there, and fails where it is not: then the documentation has changed. */
const replaced = (text: string, [from, to]: readonly [from: string, to: string]): string => {
  if (!text.includes(from)) throw new Error(`docs/operate/patroni/patroni.yml has no longer: ${from}`)
  return text.replaceAll(from, to)
}

export const configurationOf = (
  { directory, etcd, etcdPort, name, passwords, port, restPort, synchronous }: MemberSettings
): string =>
  [
    ["name: db1\n", `name: ${name}\n`],
    ["10.0.0.11:8008", `127.0.0.1:${restPort}`],
    ["etcd3:\n", `${etcd}:\n`],
    ["10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379", `127.0.0.1:${etcdPort}`],
    ["10.0.0.11:5432", `127.0.0.1:${port}`],
    ["10.0.0.0/24", "127.0.0.1/32"],
    ["synchronous_mode: true", `synchronous_mode: ${synchronous}`],
    ["/var/lib/postgresql/15/mail", path.join(directory, "data")],
    ["/var/lib/postgresql/15/patroni.pgpass", path.join(directory, "pgpass")],
    ["/var/run/postgresql", directory],
    ["change-superuser", passwords.superuser],
    ["change-replicator", passwords.replicator],
    ["change-rewinder", passwords.rewinder],
    // It would reset this machine.
    ["mode: automatic", "mode: \"off\""]
  ].reduce((text, [from = "", to = ""]) => replaced(text, [from, to]), fs.readFileSync(documented, "utf8"))

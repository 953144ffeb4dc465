import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import pg from "pg"
import { type LocalPostgres, startPostgres, unprivileged } from "../../../scripts/local-postgres.ts"
import { authority } from "../../node/test/certificate.ts"

const password = "secret"

/** What pg_hba.conf asks of each role. */
const roles = {
  /** Nothing but the password. */
  anybody: "host all anybody all scram-sha-256",
  /** Encryption. */
  hidden: "hostssl all hidden all scram-sha-256",
  /** None. */
  open: "hostnossl all open all scram-sha-256",
  /** A certificate with its name. */
  badge: "hostssl all badge all scram-sha-256 clientcert=verify-full"
}

/** A server that speaks TLS, with an authority of its own, and the files that its clients may name. */
export interface TlsServer {
  readonly url: (role: keyof typeof roles, query: string, host?: string) => string
  /** The path of a file in a directory of the server's own. */
  readonly file: (name: string) => string
  readonly write: (name: string, text: string) => string
  readonly issue: ReturnType<typeof authority>["issue"]
  /** Gives the server another certificate, which connections to come get. */
  readonly present: (certificate: { readonly cert: string; readonly key: string }) => Promise<void>
  readonly stop: () => Promise<void>
}

export const startTlsServer = async (): Promise<TlsServer> => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-tls-"))
  fs.chmodSync(directory, 0o755)
  const file = (name: string) => path.join(directory, name)
  const identity = unprivileged()
  const write = (name: string, text: string) => {
    fs.writeFileSync(file(name), text, { mode: 0o600 })
    if (identity.uid !== undefined) fs.chownSync(file(name), identity.uid, identity.gid)
    return file(name)
  }
  const ca = authority("Own Authority")
  const { cert, key } = ca.issue("localhost")
  const settings = {
    ssl: "on",
    ssl_ca_file: write("ca.pem", ca.cert),
    ssl_cert_file: write("server.pem", cert),
    ssl_key_file: write("server.key", key),
    hba_file: write("hba", ["host all postgres all scram-sha-256", ...Object.values(roles), ""].join("\n"))
  }
  const server: LocalPostgres = await startPostgres({
    durable: false,
    settings: Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  })
  const admin = async (...statements: ReadonlyArray<string>) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await admin(...Object.keys(roles).map((role) => `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`))
  const { port } = new URL(server.url)
  return {
    url: (role, query, host = "localhost") => `postgres://${role}:${password}@${host}:${port}/postgres?${query}`,
    file,
    write,
    issue: ca.issue,
    present: async ({ cert, key }) => {
      write("server.pem", cert)
      write("server.key", key)
      await admin("SELECT pg_reload_conf()", "SELECT pg_sleep(0.2)")
    },
    stop: async () => {
      await server.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    }
  }
}

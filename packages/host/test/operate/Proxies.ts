/** The proxies of docs/operate, by their files as they are but for where everything listens on this machine. */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import { connect } from "node:net"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { distinctPorts } from "../../../../scripts/free-port.ts"
import { certificateFor } from "../../../node/test/certificate.ts"
import { read, replaced, whereIs } from "./Pages.ts"

/** What the files call the server. */
export const host = "mail-api.example.com"

const certificate = certificateFor(host)

/** Whom a client has to trust. */
export const authority: string = certificate.cert

/** Where a proxy listens with and without TLS, and where the server is that it leads to. */
export interface Ports {
  readonly plain: number
  readonly secure: number
  readonly upstream: number
}

export const ports = async (upstream: number): Promise<Ports> => {
  const [plain = 0, secure = 0] = await distinctPorts(2)
  return { plain, secure, upstream }
}

/** A proxy whose files stand in a directory of its own. */
export interface Placed {
  readonly directory: string
  readonly ports: Ports
}

export interface Proxy {
  readonly name: string
  /** Below docs/operate. */
  readonly file: string
  readonly program: string
  readonly debian: string
  /** Its files by their names, for a directory. */
  readonly files: (directory: string, ports: Ports) => Readonly<Record<string, string>>
  readonly run: ReadonlyArray<string>
  readonly checks: ReadonlyArray<string>
  readonly check: (placed: Placed) => Promise<string>
}

/** The arguments with the directory in them. */
const inDirectory = (directory: string, words: ReadonlyArray<string>) =>
  words.map((word) => word.replaceAll("DIRECTORY", directory))

const environmentOf = (directory: string) => ({
  PATH: process.env["PATH"] ?? "",
  // Caddy keeps its certificates there.
  HOME: directory,
  XDG_CONFIG_HOME: directory,
  XDG_DATA_HOME: directory
})

const checked = (proxy: Omit<Proxy, "check">): Proxy => ({
  ...proxy,
  check: async ({ directory }) => {
    const { stderr, stdout } = await promisify(execFile)(
      whereIs(proxy.program) ?? proxy.program,
      inDirectory(directory, proxy.checks),
      { env: environmentOf(directory) }
    )
    return stdout + stderr
  }
})

const changed = (text: string, changes: ReadonlyArray<readonly [from: string, to: string]>): string =>
  changes.reduce((done, [from, to]) => replaced(done, from, to), text)

const files = { "certificate.pem": certificate.cert, "key.pem": certificate.key }

const caddy = checked({
  name: "Caddy",
  file: "proxies/Caddyfile",
  program: "caddy",
  debian: "caddy",
  // Caddy says how it fares on standard error; what is wrong alone is of interest.
  checks: ["validate", "--config", "DIRECTORY/Caddyfile", "--adapter", "caddyfile"],
  run: ["run", "--config", "DIRECTORY/Caddyfile", "--adapter", "caddyfile"],
  files: (directory, { plain, secure, upstream }) => ({
    ...files,
    Caddyfile:
      `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n\tlog {\n\t\tlevel WARN\n\t}\n}\n${
        changed(read("proxies/Caddyfile"), [
          [`http://{$SENDWRIGHT_NAME:${host}} {`, `http://${host}:${plain} {`],
          [
            `https://{$SENDWRIGHT_NAME:${host}} {`,
            `https://${host}:${secure} {\n\ttls ${directory}/certificate.pem ${directory}/key.pem`
          ],
          ["{$SENDWRIGHT_UPSTREAM:127.0.0.1:4400}", `127.0.0.1:${upstream}`]
        ])
      }`
  })
})

const nginx = checked({
  name: "nginx",
  file: "proxies/nginx.conf",
  program: "nginx",
  debian: "nginx-light",
  checks: ["-q", "-t", "-p", "DIRECTORY", "-c", "DIRECTORY/nginx.conf"],
  run: ["-p", "DIRECTORY", "-c", "DIRECTORY/nginx.conf", "-g", "daemon off;"],
  files: (directory, { plain, secure, upstream }) => ({
    ...files,
    "nginx.conf": [
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      "worker_processes 1;",
      `pid ${directory}/nginx.pid;`,
      `error_log ${directory}/error.log warn;`,
      "events { worker_connections 256; }",
      "http {",
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((one) => `  ${one}_temp_path ${directory}/${one};`),
      `  include ${directory}/sendwright.conf;`,
      "}\n"
    ].join("\n"),
    "sendwright.conf": changed(read("proxies/nginx.conf"), [
      ["server 127.0.0.1:4400 ", `server 127.0.0.1:${upstream} `],
      ["listen 80;", `listen 127.0.0.1:${plain};`],
      ["listen 443 ssl http2;", `listen 127.0.0.1:${secure} ssl http2;`],
      ["  listen [::]:80;\n", ""],
      ["  listen [::]:443 ssl http2;\n", ""],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, `${directory}/certificate.pem`],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, `${directory}/key.pem`],
      ["/var/log/nginx/sendwright.log", `${directory}/access.log`]
    ])
  })
})

const haproxy = checked({
  name: "HAProxy",
  file: "proxies/haproxy.cfg",
  program: "haproxy",
  debian: "haproxy",
  checks: ["-q", "-c", "-f", "DIRECTORY/haproxy.cfg"],
  run: ["-db", "-f", "DIRECTORY/haproxy.cfg"],
  files: (directory, { plain, secure, upstream }) => ({
    "haproxy.cfg": `${
      changed(read("proxies/haproxy.cfg"), [
        ["  user haproxy\n  group haproxy\n", ""],
        ["bind :80\n", `bind 127.0.0.1:${plain}\n`],
        ["bind :443 ", `bind 127.0.0.1:${secure} `],
        ["/etc/haproxy/certs/", `${directory}/certs/`],
        ["127.0.0.1:4400\n", `127.0.0.1:${upstream}\n`]
      ])
    }\n`,
    "certs/one.pem": certificate.cert + certificate.key
  })
})

export const all: ReadonlyArray<Proxy> = [caddy, nginx, haproxy]

/** Writes the files of a proxy. */
export const place = async (proxy: Proxy, directory: string, ports: Ports): Promise<Placed> => {
  for (const [name, text] of Object.entries(proxy.files(directory, ports))) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    fs.writeFileSync(path.join(directory, name), text, { mode: 0o600 })
  }
  return { directory, ports }
}

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1")
  const connected = await once(socket, "connect").then(() => true, () => false)
  socket.destroy()
  return connected
}

/** Starts a proxy that was placed, and waits until it takes connections. */
export const start = async (
  proxy: Proxy,
  { directory, ports }: Placed
): Promise<{ readonly stop: () => Promise<void> }> => {
  const child = spawn(whereIs(proxy.program) ?? proxy.program, inDirectory(directory, proxy.run), {
    env: environmentOf(directory),
    stdio: ["ignore", "pipe", "pipe"]
  })
  const exited = once(child, "exit")
  let said = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => said = (said + chunk.toString()).slice(-4_096))
  }
  const stop = async () => {
    // nginx's master ends its workers; SIGKILL would leave them.
    child.kill("SIGTERM")
    await exited
  }
  for (let tries = 0; !(await answers(ports.secure) && await answers(ports.plain)); tries++) {
    if (child.exitCode !== null || tries === 600) {
      child.kill("SIGKILL")
      throw new Error(`${proxy.program} did not start: ${said}`)
    }
    await sleep(50)
  }
  return { stop }
}

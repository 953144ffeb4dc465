import { shown } from "../clients/guide.ts"
import { startProgram, whyNotUnpacked } from "./Program.ts"
import type { RelayServer } from "./RelayServer.ts"

const program = "/usr/sbin/exim4"

const router = (name: string, domains: string, port: number) => `
${name}:
  driver = manualroute
  domains = ${domains}
  transport = plain
  route_list = * 127.0.0.1::${port}
  self = send
`

/** Exim, which hands mail to Sendwright as docs/api/frameworks.md says. */
export const exim: RelayServer = {
  name: "Exim",
  tag: "exim",
  whyNot: () => whyNotUnpacked("exim4", program),
  start: ({ certFile, keyFile, nameServer, next, port, routes }) => {
    const here = (snippet: string) =>
      snippet.replaceAll("587", `${next.port}`).replaceAll("/etc/ssl/certs/ca-certificates.crt", certFile)
        .replaceAll("svc_live_…", next.key ?? "").replace("driver = manualroute", "$&\n  self = send")
    const [routers = "", transports = "", authenticators = ""] = next.key === undefined
      ? [router("others", "*", next.port)]
      : shown("Exim as a relay client", "text").map(here)
    return startProgram({
      unpacked: "exim4",
      port,
      nameServer,
      users: ["Debian-exim"],
      writable: { spool: "Debian-exim", logs: "Debian-exim" },
      logs: ["logs/main", "logs/panic"],
      command: () => [program, "-bdf", "-q1s"],
      files: (directory) => ({
        "etc/exim4/exim4.conf": `
primary_hostname = relay.example.com
spool_directory = ${directory}/spool
log_file_path = ${directory}/logs/%s
keep_environment =
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
domainlist local_domains =
tls_certificate = ${certFile}
tls_privatekey = ${keyFile}
dsn_advertise_hosts = *
acl_smtp_mail = mail
acl_smtp_rcpt = accept
# All come over one connection at once.
smtp_accept_queue_per_connection = 0
smtp_accept_max = 0
begin acl
mail:
  accept control = dkim_disable_verify
begin routers
${Object.entries(routes).map(([domain, port], index) => router(`route${index}`, domain, port)).join("")}
${routers}
begin transports
plain:
  driver = smtp
${transports}
begin retry
* * F,1h,1s
begin authenticators
${authenticators}
`
      })
    })
  },
  queues: true,
  extensions: ["DSN", "SMTPUTF8", "STARTTLS"]
}

import * as fs from "node:fs"
import { startProgram, whyNotUnpacked } from "./Program.ts"
import type { RelayServer } from "./RelayServer.ts"

const program = "/usr/sbin/smtpd"

/** Directories whose paths are compiled in. */
const start = `
for place in /run /var/lib /var/spool; do mount -t tmpfs -o mode=755 tmpfs $place; done
mkdir -p /var/lib/opensmtpd/empty
exec ${program} -d -F
`

/** OpenSMTPD. That of Debian 12 has a TLS server that fails with OpenSSL 3 ("EVP lib"), so it listens without. */
export const openSmtpd: RelayServer = {
  name: "OpenSMTPD",
  tag: "opensmtpd",
  whyNot: () => whyNotUnpacked("opensmtpd", program),
  start: ({ certFile, nameServer, next, port, routes }) =>
    startProgram({
      unpacked: "opensmtpd",
      port,
      nameServer,
      users: ["opensmtpd", "opensmtpq"],
      logs: [],
      command: () => ["/bin/sh", "-c", start],
      files: () => ({
        "etc/ssl/certs/ca-certificates.crt": fs.readFileSync(certFile, "utf8"),
        "etc/sendwright_key": `sendwright sendwright:${next.key ?? ""}\n`,
        "etc/smtpd.conf": `
table sendwright_key file:/etc/sendwright_key
listen on 127.0.0.1 port ${port} hostname relay.example.com
${
          Object.entries(routes).map(([domain, port], index) =>
            `action route${index} relay host "smtp://127.0.0.1:${port}"\nmatch from any for domain "${domain}" action route${index}`
          ).join("\n")
        }
action others relay host ${
          next.key === undefined
            ? `"smtp://127.0.0.1:${next.port}"`
            : `"smtp+tls://sendwright@mail.example.com:${next.port}" auth <sendwright_key>`
        }
match from any for any action others
`
      })
    }),
  queues: true,
  extensions: ["DSN"]
}

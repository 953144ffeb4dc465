import * as fs from "node:fs"
import { shown } from "../clients/guide.ts"
import { settingsOf } from "../postfix/Documented.ts"
import { startPostfix, whyNot } from "../postfix/Postfix.ts"
import type { RelayServer } from "./RelayServer.ts"

/** Postfix, which hands mail to Sendwright as docs/api/frameworks.md says. */
export const postfix: RelayServer = {
  name: "Postfix",
  tag: "postfix",
  whyNot: () =>
    whyNot()
      ?? (fs.globSync("/usr/lib/*/sasl2/libplain.so").length === 0
        ? "it cannot log in: apt-get install libsasl2-modules"
        : undefined),
  start: ({ certFile, keyFile, nameServer, next, port, routes }) => {
    const [main = "", key = ""] = shown("Postfix as a relay client", "ini")
    const here = (snippet: string) =>
      snippet.replaceAll("587", `${next.port}`).replaceAll("/etc/ssl/certs/ca-certificates.crt", certFile)
        .replaceAll("svc_live_…", next.key ?? "")
    const { smtp_generic_maps: _, ...documented } = settingsOf(here(main))
    return startPostfix({
      port,
      nameServer,
      settings: {
        myhostname: "relay.example.com",
        ...next.key === undefined
          ? { relayhost: `[127.0.0.1]:${next.port}`, smtp_tls_security_level: "may" }
          : documented,
        smtpd_tls_security_level: "may",
        smtpd_tls_chain_files: `${keyFile}, ${certFile}`,
        transport_maps: "texthash:$config_directory/transport"
      },
      files: {
        sendwright_key: here(key),
        transport: Object.entries(routes).map(([domain, port]) => `${domain} relay:[mail.example.com]:${port}\n`).join(
          ""
        )
      }
    })
  },
  queues: true,
  extensions: ["DSN", "SMTPUTF8", "STARTTLS"]
}

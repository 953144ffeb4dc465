import * as fs from "node:fs"
import { startProgram, whyNotStarted } from "./Program.ts"
import type { RelayServer } from "./RelayServer.ts"

const program = "/usr/sbin/dovecot"

/** Dovecot's submission service, which passes each command on to one server and each reply back. */
export const dovecot: RelayServer = {
  name: "Dovecot",
  tag: "dovecot",
  whyNot: () =>
    fs.existsSync("/usr/lib/dovecot/submission")
      ? whyNotStarted()
      : "it is not installed: apt-get install dovecot-submissiond",
  start: ({ certFile, keyFile, nameServer, next, port }) =>
    startProgram({
      port,
      nameServer,
      writable: { run: "root", home: "nobody" },
      logs: ["dovecot.log"],
      command: (directory) => [program, "-F", "-c", `${directory}/dovecot.conf`],
      files: (directory) => ({
        "dovecot.conf": `
protocols = submission
base_dir = ${directory}/run
state_dir = ${directory}/run
log_path = ${directory}/dovecot.log
hostname = relay.example.com
listen = 127.0.0.1
ssl = required
ssl_cert = <${certFile}
ssl_key = <${keyFile}
ssl_client_ca_file = ${certFile}
auth_mechanisms = plain
mail_location = maildir:${directory}/home
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${directory}/home
}
service submission-login {
  inet_listener submission {
    port = ${port}
  }
}
submission_relay_host = mail.example.com
submission_relay_port = ${next.port}
submission_relay_ssl = starttls
submission_relay_user = sendwright
submission_relay_password = ${next.key ?? ""}
`
      })
    }),
  password: "secret",
  queues: false,
  extensions: ["STARTTLS"],
  isClientOnly: true
}

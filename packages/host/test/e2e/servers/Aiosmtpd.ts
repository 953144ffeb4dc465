import * as fs from "node:fs"
import * as path from "node:path"
import { startProgram, whyNotStarted } from "./Program.ts"
import type { RelayServer } from "./RelayServer.ts"

/** A relay on aiosmtpd, which passes each command on and each reply back. */
export const aiosmtpd: RelayServer = {
  name: "aiosmtpd",
  tag: "aiosmtpd",
  whyNot: () =>
    fs.existsSync("/usr/lib/python3/dist-packages/aiosmtpd")
      ? whyNotStarted()
      : "it is not installed: apt-get install python3-aiosmtpd",
  start: (setup) =>
    startProgram({
      port: setup.port,
      nameServer: setup.nameServer,
      files: () => ({ "settings.json": JSON.stringify(setup) }),
      command: (directory) => [
        "/usr/bin/python3",
        path.join(import.meta.dirname, "aiosmtpd_relay.py"),
        `${directory}/settings.json`
      ]
    }),
  queues: false,
  extensions: ["SMTPUTF8", "STARTTLS"]
}

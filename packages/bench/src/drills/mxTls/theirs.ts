/** The same mail through Postfix, with its DANE and with postfix-mta-sts-resolver. */
import * as fs from "node:fs/promises"
import * as net from "node:net"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { createTransport } from "nodemailer"
import { startPostfix } from "../../../../host/test/e2e/postfix/Postfix.ts"
import { startDaemon } from "./daemon.ts"
import { clients } from "./verdict.ts"

/** What came of one message. */
export interface Answer {
  readonly status: "sent" | "deferred" | "bounced" | "none"
  readonly says: string
  /** Whether the certificate of the host that took it was what had to be shown. */
  readonly isVerified: boolean
}

export interface Theirs {
  /** Sends one message to each, and waits until it was taken or refused, or put off more than once. */
  readonly send: (recipients: ReadonlyArray<string>) => Promise<ReadonlyMap<string, Answer>>
  readonly stop: () => Promise<void>
}

const port = 10_025
const policyPort = 8_461
/** Postfix goes over to plaintext with the second attempt, where it may. */
const attempts = 3
const patienceMs = 60_000

/** What Postfix has logged of a recipient. */
export const answerOf = (log: string, recipient: string): Answer & { readonly attempts: number } => {
  const told = log.split("\n").filter((line) => line.includes(`to=<${recipient}>`))
  const [, relay = "", status = "none", says = ""] =
    /relay=([^,]*),.* status=(sent|deferred|bounced) \((.*)\)$/.exec(told.at(-1) ?? "") ?? []
  const established = log.split("\n").filter((line) => line.includes(`TLS connection established to ${relay}:`))
  return {
    status: status as Answer["status"],
    says,
    isVerified: /: Verified TLS connection/.test(established.at(-1) ?? ""),
    attempts: told.length
  }
}

const listens = (at: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(at, "127.0.0.1")
    socket.on("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.on("error", () => resolve(false))
  })

/** Starts both, with the authority in `authority` as the one that is believed. */
export const startTheirs = async (directory: string, authority: string): Promise<Theirs> => {
  const at = (name: string) => path.join(directory, name)
  await fs.writeFile(
    at("mta-sts.json"),
    // JSON is YAML.
    JSON.stringify({ host: "127.0.0.1", port: policyPort, cache: { type: "internal" } })
  )
  const policies = startDaemon(directory, "/usr/bin/mta-sts-daemon", ["-c", at("mta-sts.json")], {
    SSL_CERT_FILE: authority
  })
  for (let tries = 0; !await listens(policyPort); tries++) {
    if (tries === 300) {
      throw new Error(`mta-sts-daemon did not start: ${await fs.readFile(at("mta-sts-daemon.log"), "utf8")}`)
    }
    await sleep(100)
  }
  const postfix = await startPostfix({
    port,
    settings: {
      myhostname: clients.postfix,
      smtp_dns_support_level: "dnssec",
      smtp_tls_security_level: "dane",
      smtp_tls_policy_maps: `socketmap:inet:127.0.0.1:${policyPort}:postfix`,
      smtp_tls_CAfile: authority,
      smtp_tls_loglevel: "1",
      smtp_starttls_timeout: "3s"
    }
  })
  const transport = createTransport({ host: "127.0.0.1", port, pool: true, ignoreTLS: true })

  const send: Theirs["send"] = async (recipients) => {
    for (const recipient of recipients) {
      await transport.sendMail({
        envelope: { from: "", to: recipient },
        raw: `Subject: ${recipient}\r\n\r\nHello.\r\n`
      })
    }
    const end = performance.now() + patienceMs
    for (;;) {
      const log = postfix.log()
      const answers = new Map(recipients.map((recipient) => [recipient, answerOf(log, recipient)]))
      const isOver = [...answers.values()].every(({ attempts: done, status }) =>
        status === "sent" || status === "bounced" || done >= attempts
      )
      if (isOver || performance.now() > end) return answers
      await sleep(250)
    }
  }

  return {
    send,
    stop: async () => {
      transport.close()
      await fs.writeFile(at("postfix.log"), postfix.log())
      await postfix.stop()
      policies.kill()
    }
  }
}

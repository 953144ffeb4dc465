import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { domainToASCII } from "node:url"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { freePort } from "../../../../../scripts/free-port.ts"
import { certificateFor } from "../../../../node/test/certificate.ts"
import {
  deploy,
  type Deployment,
  request,
  startReceiver,
  until,
  verifiedDomain,
  type WebhookReceiver
} from "../Deployment.ts"
import { type NameServer, startNameServer } from "../NameServer.ts"
import { type Received, type RemoteMailServer, startRemoteMailServer } from "../postfix/RemoteMailServer.ts"
import { makeSigners } from "../signed.ts"
import { aiosmtpd } from "./Aiosmtpd.ts"
import { dovecot } from "./Dovecot.ts"
import { exim } from "./Exim.ts"
import { type Golden, golden } from "./golden.ts"
import { openSmtpd } from "./OpenSmtpd.ts"
import { postfix } from "./Postfix.ts"
import { compare, sendAll } from "./programs.ts"
import type { Relay, RelayServer, RelaySetup } from "./RelayServer.ts"

const servers: ReadonlyArray<RelayServer> = [postfix, exim, aiosmtpd, dovecot, openSmtpd]

/** Through each server in each direction. */
const count = 100

const name = "shop.example.com"
const host = "mail.example.com"
const sender = { address: `orders@${name}`, signers: makeSigners("Shop", `orders@${name}`) }
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-servers-"))
const [certFile, keyFile] = [path.join(directory, "cert.pem"), path.join(directory, "key.pem")]
const certificate = certificateFor(host, "localhost")
fs.writeFileSync(certFile, certificate.cert)
fs.writeFileSync(keyFile, certificate.key)
// Servers that give up their rights read them too.
fs.chmodSync(directory, 0o755)

interface Service extends Deployment {
  readonly names: NameServer
  readonly hook: WebhookReceiver
  readonly submission: number
}

const serve = async (env: Readonly<Record<string, string>>): Promise<Service> => {
  const names = await startNameServer({ forResolvers: true })
  const submission = await freePort()
  const sendwright = await deploy({
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "relay.example.com",
    // Every tenth message is refused.
    SENDWRIGHT_PAUSE_BOUNCE_PERCENT: "off",
    SENDWRIGHT_PAUSE_NEW_BOUNCES: "10000",
    SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${submission}`,
    SENDWRIGHT_SUBMISSION_TLS_CERT: certFile,
    SENDWRIGHT_SUBMISSION_TLS_KEY: keyFile,
    ...env
  })
  const hook = await startReceiver()
  await sendwright.call("POST", "/v1/webhooks", { url: hook.url })
  names.publish([{ type: "A", name: host, value: "127.0.0.1" }])
  await verifiedDomain(sendwright, names, name)
  return {
    ...sendwright,
    names,
    hook,
    submission,
    stop: async () => {
      await sendwright.stop()
      hook.stop()
      names.stop()
    }
  }
}

/** The far end, and one more that offers no extension of SMTP. */
let sink: RemoteMailServer
let plainSink: RemoteMailServer
/** Hands what it gets directly to the far end. */
let inward: Service
/** Hands what it gets to the server that listens at this port for a while, whose reports it takes at the other one. */
let outward: Service
let relayPort: number
let reportPort: number

beforeAll(async () => {
  sink = await startRemoteMailServer(certificate)
  plainSink = await startRemoteMailServer()
  relayPort = await freePort()
  reportPort = await freePort()
  inward = await serve({ SMTP_URL: `smtp://127.0.0.1:${sink.port}?tlsInsecure=true&connections=20` })
  outward = await serve({
    SMTP_URL: `smtp://127.0.0.1:${relayPort}?tlsInsecure=true&connections=20`,
    SENDWRIGHT_MAIL_LISTEN: `127.0.0.1:${reportPort}`
  })
})
afterAll(async () => {
  await Promise.all([inward?.stop(), outward?.stop()])
  await Promise.all([sink?.stop(), plainSink?.stop()])
  sender.signers.remove()
  fs.rmSync(directory, { recursive: true })
})

const inAscii = (address: string): string => address.replace(/[^@]+$/, domainToASCII)

/** Which recipients of a message a server takes, and which not. */
const fatesOf = ({ fate, to: addresses }: Golden) => {
  const to = addresses.map(inAscii)
  if (fate === "taken") return { taken: to, notTaken: [] }
  if (fate === "partly") return { taken: to.slice(0, 1), notTaken: to.slice(1) }
  return { taken: [], notTaken: to }
}

const isReport = ({ from }: Received): boolean => from === ""

/** What came to the far end for the recipients of these messages, once it is there. */
const arrived = (messages: ReadonlyArray<Golden>): Promise<ReadonlyMap<string, Received>> => {
  const expected = messages.flatMap((message) => fatesOf(message).taken)
  const tags = new Set(messages.map(({ tag }) => tag))
  return until("the messages at the far end", () => {
    const found = [...sink.received, ...plainSink.received].filter((one) => !isReport(one)).flatMap((one) =>
      one.to.map((address) => [inAscii(address), one] as const)
    ).filter(([address]) => tags.has(/\+([^@]*)@/.exec(address)?.[1] ?? ""))
    if (found.length < expected.length) return undefined
    assert.sameMembers(found.map(([address]) => address), expected)
    return new Map(found)
  }, 60)
}

/** As the far end has them, messages are what was sent, by Python, OpenSSL and GnuPG. */
const assertUnchanged = async (
  messages: ReadonlyArray<Golden>,
  received: ReadonlyMap<string, Received>,
  servers: number
) => {
  const pairs = messages.flatMap((sent) =>
    fatesOf(sent).taken.map((address) => ({
      ...sent,
      name: `${sent.kind}-${address}`,
      sent: sent.message,
      out: received.get(address)!.message
    }))
  )
  const { differing, equal, madeAnew, missing } = await compare(directory, pairs, servers)
  assert.deepStrictEqual(
    { differing: differing.map(({ file, why }) => `${path.basename(file)}: ${why}`), missing },
    { differing: [], missing: [] }
  )
  assert.strictEqual(madeAnew, pairs.filter(({ kind }) => kind === "utf8Header").length)
  assert.strictEqual(equal + madeAnew, pairs.length)
  const { signers } = sender
  for (const { kind, out } of pairs) {
    if (kind === "smime") assert.include(signers.verifiedSmime(out), "Ihre Rechnung,  mit\tTab und Leerzeichen ")
    if (kind === "pgp") signers.verifyPgp(out)
  }
}

/** What Sendwright tells of the recipients of a message; an event that names none is about all. */
const outcomeOf = ({ hook }: Service, { tag }: Golden) => {
  const events = hook.received.map(({ body }) => body).filter(({ data }) => data.to.join().includes(`+${tag}@`))
  const toldOf = (...types: ReadonlyArray<string>): ReadonlyArray<string> =>
    // Events of one email may come in any order.
    events.filter(({ type }) => types.includes(type)).flatMap(({ data }) => data.details.recipients ?? data.to)
      .toSorted()
  return {
    sent: toldOf("email.sent"),
    lost: toldOf("email.bounced", "email.failed"),
    delivered: toldOf("email.delivered")
  }
}

/** What a server reports to the sender of a message, once it has. */
const reportOf = ({ tag }: Golden): Promise<string> =>
  until(
    `a report about ${tag}`,
    () =>
      sink.received.filter(isReport).map(({ message }) => message.toString()).find((report) =>
        report.includes(`+${tag}@`)
      )
  )

/** Sends a message as it is; answers with the id of its email. */
const post = async ({ key, port }: Service, { message, to }: Golden): Promise<string> => {
  const query = to.map((address) => `recipient=${encodeURIComponent(address)}`).join("&")
  const response = await request(`http://127.0.0.1:${port}/v1/emails/raw?${query}`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "message/rfc822" },
    body: new Uint8Array(message)
  })
  const { id } = await response.json() as { readonly id: string }
  assert.strictEqual(response.status, 201)
  return id
}

for (const server of servers) {
  const skipped = server.whyNot()
  if (skipped !== undefined) console.warn(`SKIPPED: ${server.name}: ${skipped}`)

  describe.skipIf(skipped !== undefined)(server.name, { timeout: 180_000 }, () => {
    const hasDsn = server.extensions.includes("DSN")
    const hasTls = server.extensions.includes("STARTTLS")
    let relay: Relay | undefined
    const start = async (setup: Omit<RelaySetup, "certFile" | "keyFile">) => {
      relay = await server.start({ ...setup, certFile, keyFile })
    }
    afterEach(async ({ task }) => {
      if (task.result?.state === "fail") console.error(relay?.log().slice(-8_000))
      await relay?.stop()
      relay = undefined
    })

    it("hands its mail to Sendwright, which passes it on as it is and records what the far end says", async () => {
      const port = await freePort()
      await start({
        port,
        next: { port: inward.submission, key: inward.key },
        routes: { [name]: sink.port },
        nameServer: inward.names.host
      })
      const messages = golden(sender, `${server.tag}.in`, count, {
        withRefused: true,
        extensions: server.extensions
      })
      const refusals = await sendAll({ ...server, port, certFile: hasTls ? certFile : null }, sender.address, messages)
      const received = await arrived(messages)
      await assertUnchanged(messages, received, 1)
      assert.isTrue([...received.values()].every(({ overTls }) => overTls))

      for (const [index, message] of messages.entries()) {
        const refusal = Object.values(refusals[index] ?? {}).join()
        if (message.fate !== "refused") assert.strictEqual(refusal, "", message.kind)
        else {
          const expected = message.kind === "stranger" ? /5\.7\.1/ : /5\.6\.7/
          assert.match(server.queues ? await reportOf(message) : refusal, expected)
        }
        if (message.kind === "reported" && hasDsn) {
          // Sendwright does not offer DSN, so the server that hands over says what it knows.
          const report = await reportOf(message)
          assert.match(report, /^Action: (?:relayed|delivered)\r$/m)
          assert.match(report, new RegExp(`^Final-Recipient: rfc822; ?ada\\+${message.tag}@example.net\r$`, "mi"))
        }
      }

      for (const message of messages.filter(({ fate }) => fate !== "refused")) {
        const { notTaken, taken } = fatesOf(message)
        const outcome = await until(`an end of ${message.tag}`, () => {
          const outcome = outcomeOf(inward, message)
          return outcome.sent.length + outcome.lost.length < message.to.length ? undefined : outcome
        })
        assert.deepStrictEqual(outcome, { sent: taken, lost: notTaken, delivered: [] }, message.kind)
      }
    })

    it.skipIf(server.isClientOnly)("is the relay that Sendwright hands email to, and hears of its end", async () => {
      await start({
        port: relayPort,
        next: { port: sink.port },
        routes: { [`send.${name}`]: reportPort, "example.org": plainSink.port },
        nameServer: outward.names.host
      })
      const messages = golden(sender, `${server.tag}.out`, count, {
        withRefused: false,
        extensions: server.extensions
      })
      const ids = new Map<string, string>()
      for (const message of messages) ids.set(message.tag, await post(outward, message))
      const received = await arrived(messages)
      await assertUnchanged(messages, received, 1)
      // As the server says in its Received.
      const isSecure = /\bwith (?:utf8)?e?smtpsa?\b/i
      for (const { message } of received.values()) assert.strictEqual(isSecure.test(message.toString()), hasTls)
      for (const message of messages) {
        const { notTaken, taken } = fatesOf(message)
        // A far end that offers no DSN leaves the report to the server that hands it the message.
        const delivered = hasDsn && message.kind === "elsewhere" ? taken : []
        const sent = (server.queues ? message.to.map(inAscii) : taken).toSorted()
        const outcome = await until(`the end of ${message.tag}`, () => {
          const outcome = outcomeOf(outward, message)
          const isEnded = outcome.lost.length === notTaken.length && outcome.delivered.length === delivered.length
            && outcome.sent.length >= sent.length
          return isEnded ? outcome : undefined
        }, 60)
        assert.deepStrictEqual(outcome, { sent, lost: notTaken, delivered }, message.kind)
        if (!hasDsn || message.kind === "elsewhere") continue
        for (const address of taken) {
          assert.deepStrictEqual(received.get(address)?.dsn, {
            ret: "HDRS",
            envid: ids.get(message.tag)!,
            recipients: [{ notify: ["SUCCESS", "FAILURE", "DELAY"], orcpt: `rfc822;${address}` }]
          })
        }
      }
    })
  })
}

const withoutPostfix = postfix.whyNot()

describe.skipIf(withoutPostfix !== undefined)("a Postfix before Sendwright and one behind it", () => {
  it("leave signatures of OpenSSL and GnuPG good", async () => {
    const port = await freePort()
    const shared = { certFile, keyFile, nameServer: outward.names.host }
    const next = { port: outward.submission, key: outward.key }
    const relays = await Promise.all([
      postfix.start({ ...shared, port, next, routes: { [name]: sink.port } }),
      postfix.start({ ...shared, port: relayPort, next: { port: sink.port }, routes: {} })
    ])
    try {
      const messages = golden(sender, "postfix.both", count, { withRefused: false, extensions: postfix.extensions })
        .filter(({ kind }) => kind === "smime" || kind === "pgp")
      assert.isAbove(messages.length, 5)
      await sendAll({ port, certFile }, sender.address, messages)
      await assertUnchanged(messages, await arrived(messages), 2)
    } finally {
      await Promise.all(relays.map((relay) => relay.stop()))
    }
  })
})

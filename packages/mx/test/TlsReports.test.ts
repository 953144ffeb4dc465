/** From sessions over sockets to reports that arrive: at a receiver whose TLS fails, and at an https server. */
import { assert, describe, it } from "@effect/vitest"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { HoldStore } from "@sendwright/core/foundation/HoldStore"
import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
import * as MxDefinition from "@sendwright/mx/MxDefinition"
import * as MxOptions from "@sendwright/mx/MxOptions"
import * as MxProvider from "@sendwright/mx/MxProvider"
import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
import { StsPolicies } from "@sendwright/mx/tls/StsPolicies"
import type { StsPolicy } from "@sendwright/mx/tls/StsPolicy"
import { TlsDemands } from "@sendwright/mx/tls/TlsDemands"
import * as TlsReports from "@sendwright/mx/TlsReports"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as fixtures from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import type * as packet from "dns-packet"
import * as Aead from "effect/crypto/Aead"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { TestClock } from "effect/testing"
import { dkimVerify } from "mailauth/lib/dkim/verify.js"
import { generateKeyPairSync } from "node:crypto"
import * as Https from "node:https"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"
import { authority, certificateFor } from "../../node/test/certificate.ts"
import type { ReportDocument } from "../src/reports/ReportDocument.ts"
import { Tally, TlsTally } from "../src/reports/TlsTally.ts"
import { servers } from "./delivery.ts"
import { nameServer } from "./NameServer.ts"

const offered = "250-mx.test\r\n250 STARTTLS"
const trusted = authority("Test authority")
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
const sender = "tls-reports@sender.example"
const reportsHost = "reports.good.example"

/** What an https server was sent. */
interface Posted {
  readonly type: string | undefined
  readonly path: string | undefined
  readonly body: Buffer
}

/** Answers the first request with an error, and then with success. */
const httpsServer = Effect.acquireRelease(
  Effect.callback<{ readonly server: Https.Server; readonly posted: Array<Posted> }>((resume) => {
    const posted: Array<Posted> = []
    const { cert, key } = trusted.issue(reportsHost)
    const server = Https.createServer({ cert, key }, (request, response) => {
      const chunks: Array<Buffer> = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        posted.push({ type: request.headers["content-type"], path: request.url, body: Buffer.concat(chunks) })
        response.writeHead(posted.length === 1 ? 503 : 201).end()
      })
    })
    server.listen(0, "127.0.0.1", () => resume(Effect.succeed({ server, posted })))
  }),
  ({ server }) =>
    Effect.sync(() => {
      server.close()
      server.closeAllConnections()
    })
)

/** Each domain has one host, which is at 127.0.0.n. */
const hosts: Readonly<Record<string, number>> = {
  "good.example": 1,
  "testing.example": 2,
  "strict.example": 3,
  "quiet.example": 1
}

const policies: Readonly<Record<string, StsPolicy>> = {
  "testing.example": { mode: "testing", mx: ["*.testing.example"], maxAgeSeconds: 86_400 },
  "strict.example": { mode: "enforce", mx: ["mx.strict.example"], maxAgeSeconds: 86_400 }
}

const answersOf = (texts: Readonly<Record<string, string>>, { name, type }: packet.Question) => {
  const answer = (data: object): ReadonlyArray<packet.Answer> => [{ name, ttl: 600, ...data } as packet.Answer]
  const domain = name.replace(/^mx\./, "")
  if (type === "MX" && hosts[name] !== undefined) {
    return answer({ type: "MX", data: { preference: 10, exchange: `mx.${name}` } })
  }
  if (type === "A" && name.startsWith("mx.")) return answer({ type: "A", data: `127.0.0.${hosts[domain]}` })
  return type === "TXT" && texts[name] !== undefined ? answer({ type: "TXT", data: texts[name] }) : []
}

/** A turn for what goes over sockets. */
const breath = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 2)))

/** Waits on the machine's clock until something is so. */
const until = Effect.fnUntraced(function*(what: string, isSo: () => boolean) {
  for (let tried = 0; tried < 5_000; tried++) {
    if (isSo()) return
    yield* breath
  }
  assert.fail(`It did not come to ${what}`)
})

const ports = Layer.mergeAll(
  MemoryStorage.layerNoDeps.pipe(Layer.provideMerge(MemoryDatabase.layer), Layer.provide(fixtures.peppers)),
  SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(1)) } }).pipe(
    Layer.provide([Aead.layerWebCrypto, Mac.layerWebCrypto])
  )
).pipe(Layer.provideMerge(SecureRandom.layerWebCrypto))

const signing = Effect.gen(function*() {
  const { account } = yield* fixtures.seedAccount()
  const domain = fixtures.domain({ accountId: account.id, name: "sender.example" })
  const privateKey = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
  const sealed = yield* (yield* SecretBox).seal(Redacted.make(privateKey), dkimPlace(domain.id, account.id))
  yield* (yield* DomainStore).add(domain, { key: { selector: "s1", sealedPrivateKey: sealed }, limit: null })
})

const resolver = async () => [[
  `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`
]]

const isSigned = async (message: string): Promise<boolean> => {
  const { results } = await dkimVerify(Buffer.from(message, "latin1"), { resolver, strict: true })
  return results.length === 1 && results[0]!.status.result === "pass" && results[0]!.status.aligned === "sender.example"
}

const read = (content: Buffer): ReportDocument => JSON.parse(gunzipSync(content).toString())

/** The parts of a report by mail. */
const readMail = (message: string) => {
  const [header = ""] = message.split("\r\n\r\n", 1)
  const [, encoded = ""] = /filename=[^\r]*\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(message) ?? []
  return { header: header.replace(/\r\n[ \t]+/g, " "), document: read(Buffer.from(encoded, "base64")) }
}

const hour = 3_600_000
const morning = Date.parse("2026-11-30T08:00:00Z")

describe("TlsReports", () => {
  it.effect("sends a report of the day to who asks for it, also where the policy stops all other mail", () =>
    Effect.gen(function*() {
      yield* TestClock.setTime(morning)
      yield* signing
      const [good, testing, strict] = yield* servers(
        { ehlo: offered, secure: trusted.issue("mx.good.example") },
        { ehlo: offered, secure: certificateFor("mx.testing.example") },
        {}
      )
      const { posted, server } = yield* httpsServer
      const { port: httpsPort } = server.address() as AddressInfo
      const texts = {
        "_smtp._tls.good.example": `v=TLSRPTv1; rua=https://${reportsHost}:${httpsPort}/tls?a=1`,
        "_smtp._tls.testing.example": "v=TLSRPTv1;rua=mailto:tls%2Breports@strict.example",
        "_smtp._tls.strict.example": "v=TLSRPTv1; rua=mailto:tls@strict.example, ftp://other.example"
      }
      const names = yield* nameServer((question) => ({ answers: [...answersOf(texts, question)] }))
      const options = MxOptions.make({
        name: "out.sender.example",
        port: good!.port,
        ipv6: false,
        allowPrivate: true,
        authorities: [trusted.cert]
      })
      const dns = NodeMailDns.layer({ servers: [names.address] })
      const routes = Layer.provide(NodeMxProvider.routes(options), dns)
      const sts = Layer.succeed(StsPolicies, {
        find: (domain) => Effect.succeed({ policy: policies[domain] ?? null, problem: null })
      })
      const http = Layer.succeed(
        GuardedHttp,
        NodeGuardedHttp.make({ resolve: () => Effect.succeed(["127.0.0.1"]), ca: trusted.cert })
      )
      const tally = new Tally()
      const provider = yield* MxProvider.make(options).pipe(
        Effect.provideService(TlsTally, tally),
        Effect.provide(Layer.merge(routes, Layer.provide(TlsDemands.layer({ port: options.port }), [dns, sts])))
      )
      yield* Layer.build(TlsReports.layer(options, sender).pipe(Layer.provide([routes, dns, http, OutgoingHold.layer])))
        .pipe(Effect.provideService(TlsTally, tally))

      for (const domain of ["good.example", "good.example", "testing.example", "strict.example", "quiet.example"]) {
        yield* provider.submit(
          outgoing({ envelope: { from: "a@out.example", bounceDomain: null, recipients: [`ada@${domain}`] } })
        )
      }
      assert.lengthOf(testing!.messages, 1)
      assert.lengthOf(strict!.messages, 0)
      yield* TestClock.adjust("30 seconds")
      const { tlsReports } = yield* MemoryDatabase
      const kept = (count: number) => until(`${count} reports that are kept`, () => tlsReports.size === count)
      yield* kept(3)
      assert.deepStrictEqual(tally.drain(), [])

      // Nothing leaves before the day is over.
      yield* TestClock.adjust("16 hours")
      assert.deepStrictEqual([posted.length, strict!.messages.length], [0, 0])

      // All become due at once, so that no time passes while something is under way.
      for (const [name, row] of tlsReports) tlsReports.set(name, { ...row, dueAt: new Date(morning + 17 * hour) })
      const hold = yield* HoldStore
      yield* hold.begin(new Date(morning))
      yield* TestClock.adjust("1 hour")
      assert.isTrue([...tlsReports.values()].every(({ dueAt }) => dueAt.getTime() === morning + 17 * hour))
      yield* hold.end
      yield* TestClock.adjust("1 minute")
      yield* kept(1)
      yield* until("a report that is put off", () => [...tlsReports.values()].every(({ attempts }) => attempts === 1))
      yield* TestClock.adjust("16 minutes")
      yield* kept(0)
      assert.lengthOf(posted, 2)
      assert.lengthOf(strict!.messages, 2)

      assert.deepStrictEqual(posted.map(({ path, type }) => `${type} ${path}`), [
        "application/tlsrpt+gzip /tls?a=1",
        "application/tlsrpt+gzip /tls?a=1"
      ])
      const [first, again] = posted.map(({ body }) => read(body))
      assert.deepStrictEqual(first, again)
      assert.deepInclude(first, {
        "organization-name": "sender.example",
        "contact-info": sender,
        "date-range": { "start-datetime": "2026-11-30T00:00:00Z", "end-datetime": "2026-11-30T23:59:59Z" }
      })
      // The second message went over the session of the first.
      assert.deepStrictEqual(first!.policies, [{
        policy: { "policy-type": "no-policy-found", "policy-domain": "good.example" },
        summary: { "total-successful-session-count": 1, "total-failure-session-count": 0 }
      }])

      const mails = strict!.messages.map(({ data, recipients }) => ({ data, recipients, ...readMail(data) }))
      const ofTesting = mails.find(({ recipients }) => recipients[0] === "tls+reports@strict.example")!
      const ofStrict = mails.find(({ recipients }) => recipients[0] === "tls@strict.example")!
      assert.deepStrictEqual(ofTesting.document.policies, [{
        policy: {
          "policy-type": "sts",
          "policy-string": ["version: STSv1", "mode: testing", "max_age: 86400", "mx: *.testing.example"],
          "policy-domain": "testing.example",
          "mx-host": ["*.testing.example"]
        },
        summary: { "total-successful-session-count": 0, "total-failure-session-count": 1 },
        "failure-details": [{
          "result-type": "certificate-not-trusted",
          "sending-mta-ip": "127.0.0.1",
          "receiving-mx-hostname": "mx.testing.example",
          "receiving-ip": "127.0.0.2",
          "failed-session-count": 1
        }]
      }])
      assert.deepStrictEqual(ofStrict.document.policies[0]!["failure-details"], [{
        "result-type": "starttls-not-supported",
        "sending-mta-ip": "127.0.0.1",
        "receiving-mx-hostname": "mx.strict.example",
        "receiving-ip": "127.0.0.3",
        "failed-session-count": 1
      }])
      const { header } = ofStrict
      for (
        const line of [
          `Subject: Report Domain: strict.example Submitter: sender.example Report-ID: <${
            ofStrict.document["report-id"]
          }@sender.example>`,
          "TLS-Report-Domain: strict.example",
          "TLS-Report-Submitter: sender.example",
          "TLS-Required: No",
          "From: tls-reports@sender.example",
          "To: tls@strict.example"
        ]
      ) assert.include(header.split("\r\n"), line)
      assert.match(header, /^Content-Type: multipart\/report; report-type="tlsrpt"; boundary=/m)
      assert.match(
        ofStrict.data,
        /filename="sender\.example!strict\.example!1795996800!1796083199![0-9a-f]{32}\.json\.gz"/
      )
      assert.isTrue(yield* Effect.promise(() => isSigned(ofStrict.data)))
      // Nobody is told where a report does not arrive, and the sessions of reports are not counted.
      assert.lengthOf(strict!.lines.filter((line) => line.startsWith("MAIL FROM:<>")), 2)
      assert.deepStrictEqual(tally.drain(), [])
    }).pipe(Effect.provide(ports)))

  it.effect("is what the provider does besides where its sender is set, and stores what was counted at the end", () =>
    Effect.gen(function*() {
      const { definition } = MxDefinition
      const names = yield* nameServer((question) => ({
        answers: [...answersOf({ "_smtp._tls.good.example": "v=TLSRPTv1; rua=mailto:a@good.example" }, question)]
      }))
      const url = MxOptions.make({ name: "out.sender.example", resolver: names.address })
      const choresOf = (reports: string | undefined) =>
        Result.getOrThrow(definition.read({ url, reports, sites: undefined }))?.chores
      assert.isUndefined(choresOf(undefined))
      const { read } = definition.settings.reports
      assert.deepStrictEqual(read("Tls@Sender.Example"), Result.succeed("tls@sender.example"))
      assert.isTrue(Result.isFailure(read("nobody")))

      const tally = new Tally()
      const { tlsReports } = yield* MemoryDatabase
      const session = {
        day: "2026-11-30",
        policy: { type: "no-policy-found", strings: [], mxHosts: [] },
        failure: null
      } as const
      yield* Effect.scoped(Effect.gen(function*() {
        const needed = Layer.mergeAll(NodeGuardedHttp.layer, OutgoingHold.layer)
        yield* Layer.build(Layer.provide(choresOf(sender)!, needed)).pipe(Effect.provideService(TlsTally, tally))
        for (const domain of ["good.example", "quiet.example"]) tally.count({ ...session, domain })
      }))
      assert.deepStrictEqual([...tlsReports.values()].map(({ domain }) => domain), ["good.example"])
      tally.count({ ...session, domain: "good.example" })
      assert.deepStrictEqual(tally.drain(), [])
    }).pipe(Effect.provide(ports)))
})

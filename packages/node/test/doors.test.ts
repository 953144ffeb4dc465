// A reading is timed, and so is run by itself.
// @effect-diagnostics runEffectInsideEffect:off
import { assert, describe, it } from "@effect/vitest"
import { type DnsCheck, evaluate, mxText } from "@sendwright/core/domains/DnsCheck"
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { selfHostedRecords } from "@sendwright/core/domains/DomainIdentity"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as Effect from "effect/Effect"
import * as net from "node:net"
import * as Door from "../../../scripts/doors/Door.ts"
import { make } from "./dns-server.ts"
import { listening, requestOf } from "./guarded.ts"

const [dkim, mx, spf, dmarc] = selfHostedRecords(
  "mail.example.com",
  { selector: "ph1", publicKey: `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${"kT3/x+Zq".repeat(40)}IDAQAB` },
  { region: "local", bounceHost: "bounces.sendwright.example", spf: "a:out.sendwright.example ip4:192.0.2.0/24" }
) as [DnsRecord, DnsRecord, DnsRecord, DnsRecord]
const cname: DnsRecord = {
  id: "dkim1",
  type: "CNAME",
  name: "x._domainkey.mail.example.com",
  value: "x.dkim.provider.example",
  purpose: "dkim"
}

/** An answer of the DNS over TCP has at most 65,535 octets. */
const answerLength = 60_000

describe("the door for answers of the DNS", () => {
  it.live("no text of a TXT record keeps the event loop for more than 50 ms", () =>
    Effect.gen(function*() {
      const server = yield* make
      const resolver = yield* Effect.provide(
        DnsResolver,
        NodeDnsResolver.layer({ servers: [server.address], timeout: 3_000, tries: 2 })
      )
      let read: DnsCheck | undefined
      const check = (record: DnsRecord) => (text: string) => {
        server.set(record.name, "TXT", { truncated: [text] })
        return Effect.runPromise(
          Effect.map(Effect.option(resolver.txt(record.name)), (found) => {
            if (found._tag === "Some") read = evaluate(record, found.value.map((strings) => strings.join("")))
          })
        )
      }
      for (const record of [dkim, spf, dmarc]) {
        yield* Effect.promise(() => check(record)(record.value))
        assert.strictEqual(read?.state, "found")
      }
      const readings = [dkim, spf, dmarc].map((record): Door.Reading => ({
        name: record.purpose,
        value: record.value,
        // Within a character string of 255 octets each.
        length: answerLength / 2,
        count: 40,
        read: (text) => check(record)(text.replace(/[^\x20-\x7e]/g, "?"))
      }))
      assert.deepStrictEqual(yield* Effect.promise(() => Door.heldReading(6, readings)), [])
    }), 300_000)

  it.live("no answer that is longer than any keeps the event loop for more than 50 ms", () =>
    Effect.gen(function*() {
      const readings = [dkim, mx, spf, dmarc, cname].map((record): Door.Reading => ({
        name: `${record.type} of ${record.purpose}`,
        value: record.value,
        length: answerLength,
        count: 120,
        read: (text) => evaluate(record, [record.type === "MX" ? mxText(10, text) : text])
      }))
      assert.deepStrictEqual(yield* Effect.promise(() => Door.heldReading(7, readings)), [])
    }), 300_000)
})

describe("the door for answers of webhook endpoints", () => {
  it.live(
    "neither status line nor header nor body keeps the event loop for more than 50 ms",
    () =>
      Effect.gen(function*() {
        let answer = ""
        const { port } = yield* listening(net.createServer((socket) => {
          socket.once("data", () => socket.end(answer, "latin1"))
        }))
        const http = NodeGuardedHttp.make()
        const post = (readBody: "none" | "all", said: string) => {
          answer = said
          return Effect.runPromise(
            http.request(requestOf(`http://127.0.0.1:${port}/hook`, { readBody })).pipe(
              Effect.map(({ status }) => status),
              Effect.option
            )
          )
        }
        const right = yield* Effect.promise(() => post("none", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\ntaken"))
        assert.deepInclude(right, { _tag: "Some", value: 200 })

        const headers = {
          "Retry-After": "Thu, 26 Nov 2026 12:00:00 GMT",
          "Content-Type": "application/json; charset=utf-8",
          "Content-Length": "5",
          "Transfer-Encoding": "chunked",
          "Location": "https://hooks.shop.example/",
          "Set-Cookie": "a=b; Path=/",
          "Connection": "close, keep-alive",
          "Keep-Alive": "timeout=5, max=100"
        }
        const inLine = (text: string) => text.replace(/[\r\n]/g, "")
        const readings: ReadonlyArray<Door.Reading> = [
          {
            name: "the status line",
            value: "HTTP/1.1 200 OK",
            length: 15_000,
            count: 40,
            read: (text) => post("none", `${inLine(text)}\r\n\r\n`)
          },
          ...Object.entries(headers).map(([name, value]): Door.Reading => ({
            name,
            value,
            length: 15_000,
            count: 40,
            read: (text) => post("none", `HTTP/1.1 429 Slow\r\nConnection: close\r\n${name}: ${inLine(text)}\r\n\r\n`)
          })),
          ...(["none", "all"] as const).map((readBody): Door.Reading => ({
            name: `the body, of which is read: ${readBody}`,
            value: "{\"taken\":true}",
            length: 1_000_000,
            count: 40,
            read: (text) => post(readBody, `HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${text}`)
          }))
        ]
        assert.deepStrictEqual(yield* Effect.promise(() => Door.heldReading(8, readings)), [])
      }),
    60_000
  )
})

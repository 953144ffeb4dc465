import { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as CaptureProvider from "@sendwright/node/CaptureProvider"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import * as ResolverSuite from "@sendwright/testing/conformance/ResolverSuite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { make } from "./dns-server.ts"

/** The name under which an address is asked for (RFC 1035 §3.5, RFC 3596 §2.5); `::` stands once. */
const reverseOf = (address: string): string => {
  if (!address.includes(":")) return `${address.split(".").toReversed().join(".")}.in-addr.arpa`
  const [head = [], tail = []] = address.split("::").map((half) => half === "" ? [] : half.split(":"))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0")
  const digits = [...head, ...zeros, ...tail].map((group) => group.padStart(4, "0")).join("")
  return `${[...digits].toReversed().join(".")}.ip6.arpa`
}

ResolverSuite.suite(
  "NodeDnsResolver",
  Layer.effectContext(Effect.gen(function*() {
    const server = yield* make
    const resolver = yield* Effect.provide(
      DnsResolver,
      NodeDnsResolver.layer({ servers: [server.address], timeout: "3 seconds", tries: 2 })
    )
    const peer = ResolverSuite.ResolverPeer.of({
      set: (name, type, answers) =>
        Effect.sync(() => server.set(type === "PTR" ? reverseOf(name) : name, type, answers)),
      fail: (name) =>
        Effect.sync(() => {
          for (const type of ["TXT", "MX", "CNAME", "A", "AAAA"] as const) server.set(name, type, "servfail")
        })
    })
    return Context.make(ResolverSuite.ResolverPeer, peer).pipe(Context.add(DnsResolver, resolver))
  })),
  { excludeTestServices: true }
)

ProviderSuite.suite(
  "CaptureProvider",
  Layer.effectContext(Effect.gen(function*() {
    const directory = yield* Effect.acquireRelease(
      Effect.sync(() => fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-conformance-"))),
      (directory) => Effect.sync(() => fs.rmSync(directory, { recursive: true, force: true }))
    )
    const mail = path.join(directory, "mail")
    const peer = ProviderSuite.ProviderPeer.of({
      // A file stands where the directory should be.
      behave: (how) =>
        Effect.sync(() => {
          fs.rmSync(mail, { recursive: true, force: true })
          if (how === "unavailable") fs.writeFileSync(mail, "")
        }),
      delivered: Effect.sync(() =>
        (fs.statSync(mail, { throwIfNoEntry: false })?.isDirectory() === true ? fs.readdirSync(mail) : []).filter((
          name
        ) => name.endsWith(".eml")).map((name) => {
          const { envelope } = JSON.parse(fs.readFileSync(path.join(mail, name.replace(/eml$/, "json")), "utf8"))
          return { recipients: envelope.recipients, visible: fs.readFileSync(path.join(mail, name), "utf8") }
        })
      )
    })
    return Context.make(ProviderSuite.ProviderPeer, peer).pipe(Context.add(EmailProvider, CaptureProvider.make(mail)))
  })),
  { plays: ["unavailable"], excludeTestServices: true }
)

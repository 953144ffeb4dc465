/**
 * Loaded into the server before anything else: the time, the DNS and the receivers of webhooks are those of the story that
 * the pictures tell. What the server does is its own.
 */
import dns from "node:dns"
import http from "node:http"
import https from "node:https"
import { syncBuiltinESMExports } from "node:module"
import os from "node:os"
import type { World } from "./Server.ts"

let world = JSON.parse(process.env["PICTURES_WORLD"]!) as World
const RealDate = Date
const realNow = RealDate.now.bind(RealDate)
let setAt = realNow()

const now = (): number => world.at + (world.isFrozen ? 0 : realNow() - setAt)

const StoryDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === StoryDate ? target : newTarget),
  get: (target, name) => name === "now" ? now : Reflect.get(target, name)
})
globalThis.Date = StoryDate

process.on("message", (next: World) => {
  world = next
  setAt = realNow()
  process.send?.("done")
})
// Whoever started the server must not keep it from ending.
process.channel?.unref()

os.hostname = () => "mail-1.acme.dev"

type Done<A> = (error: NodeJS.ErrnoException | null, answers: ReadonlyArray<A>) => void

/** Answers a look-up with the records that are published in the story. */
const answer = <A>(type: string, read: (value: string) => A) => (name: string, done: Done<A>): void => {
  const found = world.records.filter((record) => record.type === type && record.name === name.toLowerCase())
  const error = found.length > 0 ? null : Object.assign(new Error(`${name} is not there`), { code: "ENOTFOUND" })
  queueMicrotask(() => done(error, found.map(({ value }) => read(value))))
}

Object.assign(dns.Resolver.prototype, {
  resolveTxt: answer("TXT", (value) => [value]),
  resolveCname: answer("CNAME", (value) => value),
  resolveMx: answer("MX", (value) => {
    const [preference = "", exchange = ""] = value.split(" ")
    return { priority: Number(preference), exchange }
  }),
  resolve4: answer("A", (value) => value),
  resolve6: answer("AAAA", (value) => value),
  reverse: answer("PTR", (value) => value)
})

const lookup = dns.lookup
dns.lookup = Object.assign(
  (host: string, options: dns.LookupAllOptions, done: Done<dns.LookupAddress>) =>
    world.hooks.includes(host)
      ? queueMicrotask(() => done(null, [{ address: "127.0.0.1", family: 4 }]))
      : lookup(host, options, (error, found) => done(error, found)),
  { __promisify__: lookup.__promisify__ }
) as typeof dns.lookup

/** Webhooks go to https addresses of the story: on this machine they are taken over plain http. */
const request = https.request
https.request = ((options: https.RequestOptions, ...rest: []) =>
  world.hooks.includes(String(options.hostname))
    ? http.request({ ...options, protocol: "http:", port: world.hooksPort })
    : request(options, ...rest)) as typeof https.request

syncBuiltinESMExports()

import { DnsInconclusive, DnsResolver } from "@sendwright/core/domains/DnsResolver"
import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Resolver } from "node:dns"

/** Who is asked, and for how long. */
export interface DnsOptions {
  /** IP addresses, each with or without a port (`127.0.0.1:5353`, `[::1]:5353`); null: those of the system. */
  readonly servers: ReadonlyArray<string> | null
  /** How long one server is waited for at first; later tries wait longer. 2 seconds by default. */
  readonly timeout: Duration.Input
  /** How often each server is asked. */
  readonly tries: number
}

/** A server that stays silent is given up after some 6 seconds. */
export const defaultOptions: DnsOptions = { servers: null, timeout: "2 seconds", tries: 2 }

/** What says that there is nothing: NXDOMAIN, no record of the type, and names too long to be asked for. */
const absent: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"])

/**
 * `DnsResolver` on `node:dns`. Nothing is kept: each look-up asks the servers, and stops when nobody waits for it.
 *
 * @example
 * ```ts
 * import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
 *
 * // Two name servers instead of those of the machine.
 * export const Dns = NodeDnsResolver.layer({ servers: ["9.9.9.9", "1.1.1.1"] })
 * ```
 */
export const layer = (options: Partial<DnsOptions> = {}): Layer.Layer<DnsResolver> =>
  Layer.sync(DnsResolver, () => {
    const { servers, tries, ...given } = { ...defaultOptions, ...options }
    const timeout = toMillisUnsafe("timeout", given.timeout)

    const ask = <A>(
      look: (resolver: Resolver, done: (error: NodeJS.ErrnoException | null, answers: Array<A>) => void) => void
    ): Effect.Effect<ReadonlyArray<A>, DnsInconclusive> =>
      Effect.callback((resume) => {
        // One of its own: cancelling stops everything that a resolver is asking for.
        const resolver = new Resolver({ timeout, tries })
        if (servers !== null) resolver.setServers(servers)
        look(resolver, (error, answers) => {
          if (error === null) return resume(Effect.succeed(answers))
          const code = error.code ?? "unknown"
          resume(absent.has(code) ? Effect.succeed([]) : Effect.fail(new DnsInconclusive({ reason: code })))
        })
        return Effect.sync(() => resolver.cancel())
      })

    return DnsResolver.of({
      txt: (name) => ask<Array<string>>((resolver, done) => resolver.resolveTxt(name, done)),
      mx: (name) =>
        Effect.map(
          ask<{ readonly priority: number; readonly exchange: string }>((resolver, done) =>
            resolver.resolveMx(name, done)
          ),
          (answers) => answers.map(({ exchange, priority }) => ({ preference: priority, exchange }))
        ),
      cname: (name) => ask<string>((resolver, done) => resolver.resolveCname(name, done)),
      a: (name) => ask<string>((resolver, done) => resolver.resolve4(name, done)),
      aaaa: (name) => ask<string>((resolver, done) => resolver.resolve6(name, done)),
      ptr: (address) => ask<string>((resolver, done) => resolver.reverse(address, done))
    })
  })

// What is waited for is a network, which no test clock moves: its timers are the machine's.
// @effect-diagnostics globalTimers:off globalTimersInEffect:off
import { toMillisUnsafe } from "@sendwright/core/foundation/DurationInput"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as dns from "node:dns"
import * as CachedMailDns from "./CachedMailDns.ts"
import { exchange } from "./exchange.ts"
import { MailDns, MailDnsFailure } from "./MailDns.ts"
import * as Response from "./Response.ts"
import { serverOf } from "./Server.ts"

/** Which resolvers are asked, and how. */
export interface NodeMailDnsOptions {
  /** IP addresses, each with or without a port (`127.0.0.1:5353`, `[::1]:5353`); null: those of the system. */
  readonly servers: ReadonlyArray<string> | null
  /**
   * Whose word is taken for what is authentic: resolvers that validate DNSSEC, reached over a network that nobody else
   * can write to. `loopback`: those of this machine; `all`; `none`: DANE is not used.
   */
  readonly trust: "loopback" | "all" | "none"
  /** How long one resolver is waited for. */
  readonly timeout: Duration.Input
  /** How often a resolver is asked that does not answer. */
  readonly tries: number
  /** One deadline over a whole look-up, with its turn, all resolvers and tries. */
  readonly deadline: Duration.Input
  /** How many look-ups may be under way at once; nine times as many may wait for their turn. */
  readonly concurrency: number
}

/** Two seconds for each resolver, twice; 10 seconds in all; 200 look-ups at once. */
export const defaultOptions: NodeMailDnsOptions = {
  servers: null,
  trust: "loopback",
  timeout: "2 seconds",
  tries: 2,
  deadline: "10 seconds",
  concurrency: 200
}

/** Look-ups that are under way or wait, for each that may be under way. */
const presentPerTurn = 10

/**
 * `MailDns` over UDP, and over TCP for what does not fit (RFC 1035 §4.2, RFC 7766). Each look-up has its own socket and
 * id, which the system and a generator of secrets choose. What one resolver fails to answer, the next is asked. Throws
 * where an option is out of its range.
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 *
 * // A resolver of this machine that validates, such as unbound.
 * export const dns = NodeMailDns.make({ servers: ["127.0.0.1"] })
 * ```
 */
export const make = (options: Partial<NodeMailDnsOptions> = {}): MailDns["Service"] => {
  const { concurrency, deadline, servers, timeout, tries, trust } = { ...defaultOptions, ...options }
  const timeoutMillis = toMillisUnsafe("timeout", timeout)
  const deadlineMillis = toMillisUnsafe("deadline", deadline)
  const given = servers?.map(serverOf)
  const turns = Semaphore.makeUnsafe(concurrency)

  /** Asks one after the other; those that were silent once more, up to `tries` times. */
  const askAll = <T extends Response.Type>(question: Response.Question<T>) =>
    Effect.gen(function*() {
      let asked = given ?? dns.getServers().map(serverOf)
      let reason: MailDnsFailure["reason"] = "unreachable"
      for (let round = 0; round < tries && asked.length > 0; round++) {
        const silent: typeof asked = []
        for (const server of asked) {
          const trusted = trust === "all" || (trust === "loopback" && server.isLoopback)
          const reading = yield* exchange(question, { server, timeoutMillis, trusted })
          if (reading._tag === "Answer") return reading.answer
          reason = reading.reason
          if (reason === "timeout") silent.push(server)
        }
        asked = silent
      }
      return yield* new MailDnsFailure({ reason })
    })

  let present = 0
  /** Refuses a look-up where too many wait already: its time would be over before its turn. */
  const counted = <A>(ask: Effect.Effect<A, MailDnsFailure>): Effect.Effect<A, MailDnsFailure> =>
    Effect.uninterruptibleMask((restore) => {
      if (present >= concurrency * presentPerTurn) return new MailDnsFailure({ reason: "busy" })
      present++
      return Effect.ensuring(
        restore(ask),
        Effect.sync(() => {
          present--
        })
      )
    })

  const lookUp = <T extends Response.Type>(type: T, name: string) =>
    Effect.suspend(() => {
      const question = { name: name.replace(/\.$/, "").toLowerCase(), type }
      if (!Response.isAskable(question.name)) {
        return Effect.succeed(
          { _tag: "Absent", what: "name", name: question.name, ttlSeconds: 1, authentic: false } as const
        )
      }
      return counted(Effect.timeoutOrElse(turns.withPermits(1)(askAll(question)), {
        duration: deadlineMillis,
        orElse: () => new MailDnsFailure({ reason: "timeout" })
      }))
    })

  return MailDns.of({
    mx: (name) => lookUp("MX", name),
    addresses: (name, family) => lookUp(family === "IPv4" ? "A" : "AAAA", name),
    tlsa: (name) => lookUp("TLSA", name),
    cname: (name) => lookUp("CNAME", name),
    txt: (name) => lookUp("TXT", name)
  })
}

/**
 * `make`, with its answers kept as long as they hold (`CachedMailDns`).
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 *
 * export const Dns = NodeMailDns.layer({ servers: ["127.0.0.1"] })
 * ```
 */
export const layer = (options: Partial<NodeMailDnsOptions> = {}): Layer.Layer<MailDns> =>
  Layer.effect(MailDns, Effect.suspend(() => CachedMailDns.make(make(options))))

import { assert, it } from "@effect/vitest"
import { domainOf } from "@sendwright/core/foundation/Address"
import * as Routes from "@sendwright/core/sending/ProviderRoutes"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Result from "effect/Result"
import * as fc from "fast-check"

const accounts = ["0198c0de-0000-7000-8000-00000000000a", "0198c0de-0000-7000-8000-00000000000b"]
const domain = fc.constantFrom("a.example", "b.example", "a.b.example", "xa.example", "b.a.b.example")
const tag = fc.constantFrom("news", "kind:news", "receipt")
const pattern = fc.oneof(domain, fc.constantFrom("*.example", "*.b.example", "*.a.example"))
const orderOf = fc.uniqueArray(fc.constantFrom("ses", "smtp", "mx"), { minLength: 1, maxLength: 3 })

const one = <Of extends Routes.Condition["of"]>(of: Of, value: fc.Arbitrary<string>) =>
  fc.option(fc.record({ of: fc.constant(of), value }), { nil: undefined })

const rule: fc.Arbitrary<Routes.RouteRule> = fc.record({
  conditions: fc.tuple(
    one("to", pattern),
    one("from", pattern),
    one("mx", pattern),
    one("tag", tag),
    one("account", fc.constantFrom(...accounts))
  )
    .map((conditions): ReadonlyArray<Routes.Condition> => conditions.filter((condition) => condition !== undefined))
    .filter((conditions) => conditions.length > 0),
  providers: orderOf
})

/** The mail servers of domains; null: the DNS does not tell. */
const servers = fc.dictionary(domain, fc.option(fc.uniqueArray(domain, { maxLength: 2 })))

const message = fc.record({
  from: domain,
  to: fc.uniqueArray(domain.chain((name) => fc.constantFrom("ada", "bea").map((local) => `${local}@${name}`)), {
    minLength: 1,
    maxLength: 8
  }),
  tags: fc.uniqueArray(tag),
  accountId: fc.constantFrom(...accounts)
}).map(({ accountId, from, tags, to }) =>
  outgoing({
    accountId,
    from: { name: null, address: `shop@${from}` },
    tags,
    envelope: { from: "b@send.example", bounceDomain: null, recipients: to }
  })
)

it("rules that are written are read again", () =>
  fc.assert(fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), (rules) => {
    for (const between of ["; ", "\n", " ;\n\n"]) {
      const text = rules.map(Routes.ruleText).join(between)
      assert.deepStrictEqual(Routes.parse(text), Result.succeed(rules))
      assert.deepStrictEqual(Routes.parseStored(text), Result.succeed(rules))
    }
  })))

it("every recipient has one route: that of the first rule of which all conditions hold, else the usual one", () =>
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), orderOf, message, servers, (rules, usual, message, servers) => {
      const routes = Routes.divide(rules, usual, message, (domain) => servers[domain] ?? null)
      assert.deepStrictEqual(
        routes.flatMap(({ recipients }) => recipients).toSorted(),
        message.envelope.recipients.toSorted()
      )
      const orders = routes.map(({ providers }) => Routes.orderText(providers ?? []))
      assert.strictEqual(new Set(orders).size, orders.length)
      const fits = (wanted: string, name: string) =>
        wanted === name || (wanted.startsWith("*.") && name !== wanted.slice(2) && name.endsWith(`.${wanted.slice(2)}`))
      for (const { providers, recipients } of routes) {
        for (const recipient of recipients) {
          const hosts = servers[domainOf(recipient)]
          const facts: Record<Routes.Condition["of"], (value: string) => boolean | undefined> = {
            to: (value) => fits(value, domainOf(recipient)),
            from: (value) => fits(value, domainOf(message.from.address)),
            mx: (value) =>
              hosts === undefined || hosts === null
                ? undefined
                : hosts.length > 0 && hosts.every((host) => fits(value, host)),
            tag: (value) => message.tags.some((tag) => tag === value),
            account: (value) => value === message.accountId
          }
          // What is not known decides nothing where the rule does not hold in any case.
          const first = rules.find(({ conditions }) => conditions.every(({ of, value }) => facts[of](value) !== false))
          const isKnown = first?.conditions.every(({ of, value }) => facts[of](value) === true) ?? true
          assert.deepStrictEqual(providers, isKnown ? first?.providers ?? usual : null)
        }
      }
    }),
    { numRuns: 300 }
  ))

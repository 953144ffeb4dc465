import { assert, describe, it } from "@effect/vitest"
import { roles } from "@sendwright/core/accounts/Role"
import {
  accountsByGroups,
  admit,
  type Claims,
  type IssuerRules,
  type Known,
  placesOf
} from "@sendwright/core/users/Oidc"
import type { User } from "@sendwright/core/users/User"
import * as fc from "fast-check"

const now = new Date(0)
const place = fc.record({ accountId: fc.constantFrom("a", "b", "c"), role: fc.constantFrom(...roles) })
const group = fc.constantFrom("staff", "mail", "admins")
const rules: fc.Arbitrary<IssuerRules> = fc.record({
  issuer: fc.constant("https://id.example"),
  domains: fc.subarray(["acme.example", "b\u00fcro.example"]),
  place: fc.option(place),
  admitsInvited: fc.boolean(),
  groups: fc.dictionary(group, fc.array(place, { maxLength: 3 })),
  operatorGroups: fc.array(group, { maxLength: 1 })
})
const email = fc.constantFrom(
  "ada@acme.example",
  "ada@XN--BRO-HOA.example",
  "ada@acme.example.evil.example",
  "nonsense"
)
const claims: fc.Arbitrary<Claims> = fc.record({
  issuer: fc.constant("https://id.example"),
  subject: fc.constant("1"),
  email: fc.option(email),
  emailVerified: fc.boolean(),
  name: fc.option(fc.string()),
  groups: fc.array(fc.oneof(group, fc.constantFrom("__proto__", "toString", "other")))
})
const user: fc.Arbitrary<User> = fc.record({
  id: fc.uuid(),
  email: fc.constant("ada@acme.example"),
  name: fc.string(),
  isOperator: fc.boolean(),
  hasPassword: fc.boolean(),
  disabledAt: fc.constantFrom(null, now),
  createdAt: fc.constant(now)
})
const invitation = fc.record({
  id: fc.uuid(),
  accountId: fc.constantFrom("a", "b"),
  email: fc.constant("ada@acme.example"),
  role: fc.constantFrom(...roles),
  createdAt: fc.constant(now),
  expiresAt: fc.constant(now)
})
const known: fc.Arbitrary<Known> = fc.record({
  byIdentity: fc.option(user),
  byAddress: fc.option(user),
  invitations: fc.array(invitation, { maxLength: 2 })
})
const domainsOf = new Map([["ada@acme.example", "acme.example"], ["ada@XN--BRO-HOA.example", "b\u00fcro.example"]])

describe("Oidc", () => {
  it("lets in whom it knows, whom the issuer answers for, and who is invited; nobody else", () => {
    fc.assert(
      fc.property(rules, claims, known, (rules, claims, known) => {
        const admission = admit(rules, claims, known)
        const isVouched = claims.emailVerified && rules.domains.includes(domainsOf.get(claims.email ?? "") ?? "?")
        const isInvited = claims.emailVerified && claims.email !== null && claims.email !== "nonsense"
          && rules.admitsInvited && known.invitations.length > 0
        switch (admission._tag) {
          case "Known":
            assert.isNull(admission.user.disabledAt)
            assert.strictEqual(admission.user, known.byIdentity ?? known.byAddress)
            if (known.byIdentity === null) assert.isTrue(isVouched, "an issuer signs in users of its own domains alone")
            break
          case "New":
            assert.isNull(known.byIdentity)
            assert.isNull(known.byAddress)
            assert.isTrue(isVouched || isInvited)
            break
          case "Refused":
            assert.isFalse(known.byIdentity?.disabledAt === null, "who is known comes in")
            if (known.byIdentity === null && known.byAddress === null) assert.isFalse(isVouched || isInvited)
        }
        if (admission._tag !== "Refused" && !rules.admitsInvited) assert.deepStrictEqual(admission.accept, [])
      }),
      { numRuns: 2_000 }
    )
  })

  it("gives one place an account, the strongest of those that groups and domain give", () => {
    fc.assert(fc.property(rules, claims, (rules, claims) => {
      const places = placesOf(rules, claims)
      const given = [
        ...(rules.place !== null && claims.emailVerified &&
            rules.domains.includes(domainsOf.get(claims.email ?? "") ?? "?")
          ? [rules.place]
          : []),
        ...claims.groups.flatMap((name) => Object.entries(rules.groups).find(([known]) => known === name)?.[1] ?? [])
      ]
      assert.deepStrictEqual(
        places.map(({ accountId }) => accountId).sort(),
        [...new Set(given.map(({ accountId }) => accountId))].sort()
      )
      for (const { accountId, role } of places) {
        const ranks = given.filter((one) => one.accountId === accountId).map(({ role }) => roles.indexOf(role))
        assert.strictEqual(roles.indexOf(role), Math.min(...ranks))
      }
      for (const accountId of accountsByGroups(rules)) assert.notStrictEqual(accountId, rules.place?.accountId)
    }))
  })
})

import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import { effective } from "../src/config/effectiveSettings.ts"
import type { Environment } from "../src/config/Environment.ts"
import { configOf, issuesOf, production } from "./support/config.ts"

describe("sign-in through OpenID providers", () => {
  const accountId = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
  const one = { SENDWRIGHT_OIDC_ISSUER: "https://id.example.com/", SENDWRIGHT_OIDC_CLIENT_ID: "sendwright" }
  const oidcOf = (environment: Environment) => configOf({ ...production, ...environment }).dashboard?.oidc ?? []

  it("reads an issuer letter by letter, with what holds where nothing else is said", () => {
    assert.deepStrictEqual(oidcOf({}), [])
    assert.deepStrictEqual(oidcOf(one), [{
      id: "1",
      issuer: "https://id.example.com/",
      name: "id.example.com",
      clientId: "sendwright",
      clientSecret: null,
      domains: [],
      place: null,
      admitsInvited: true,
      groups: {},
      operatorGroups: [],
      scopes: ["openid", "email", "profile"],
      groupsClaim: "groups"
    }])
  })

  it("reads up to nine, with numbers, and knows all their variables", () => {
    const second = {
      SENDWRIGHT_OIDC_ISSUER_9: "http://127.0.0.1:9000",
      SENDWRIGHT_OIDC_CLIENT_ID_9: "other",
      SENDWRIGHT_OIDC_CLIENT_SECRET_9: "a secret",
      SENDWRIGHT_OIDC_NAME_9: "Other ID"
    }
    const [, last] = oidcOf({ ...one, ...second })
    assert.deepInclude(last, { id: "9", name: "Other ID", clientId: "other" })
    assert.strictEqual(Redacted.value(last!.clientSecret!), "a secret")
    assert.deepStrictEqual(configOf({ ...production, ...one, ...second }).unknown, [])
    const shown = effective({ ...production, ...one, ...second })
    assert.deepInclude(shown, { name: "SENDWRIGHT_OIDC_CLIENT_SECRET_9", value: "<redacted>", given: true })
    assert.notInclude(JSON.stringify(shown), "a secret")
  })

  it("reads what groups give, whatever signs their names have", () => {
    const roles =
      `*=${accountId}:viewer; cn=eng,ou=groups=${accountId}:developer;ops=operator; eng:x=${accountId}:owner;`
    const [issuer] = oidcOf({ ...one, SENDWRIGHT_OIDC_ROLES: roles, SENDWRIGHT_OIDC_DOMAINS: "acme.com, acme.dev" })
    assert.deepInclude(issuer, {
      place: { accountId, role: "viewer" },
      groups: { "cn=eng,ou=groups": [{ accountId, role: "developer" }], "eng:x": [{ accountId, role: "owner" }] },
      operatorGroups: ["ops"],
      domains: ["acme.com", "acme.dev"]
    })
  })

  it("refuses what cannot be, and names what is missing, once", () => {
    const wrong = (environment: Environment) => issuesOf({ ...production, ...environment }).map(({ name }) => name)
    for (
      const url of [
        "http://id.example.com",
        "id.example.com",
        "https://id.example.com/.well-known/openid-configuration",
        "https://id.example.com?x",
        "https://a@id.example.com"
      ]
    ) assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_ISSUER: url }), ["SENDWRIGHT_OIDC_ISSUER"], url)
    for (
      const roles of [
        "ops",
        "*=operator",
        "=operator",
        `a=${accountId}:king`,
        `*=${accountId}:viewer;*=${accountId}:owner`
      ]
    ) {
      assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_ROLES: roles }), ["SENDWRIGHT_OIDC_ROLES"], roles)
    }
    assert.deepStrictEqual(wrong({ SENDWRIGHT_OIDC_ISSUER_2: "https://id.example.com" }), [
      "SENDWRIGHT_OIDC_CLIENT_ID_2"
    ])
    assert.deepStrictEqual(wrong({ SENDWRIGHT_OIDC_CLIENT_ID: "x" }), ["SENDWRIGHT_OIDC_ISSUER"])
    assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_SCOPES: "email profile" }), ["SENDWRIGHT_OIDC_SCOPES"])
    assert.deepStrictEqual(wrong({ ...one, SENDWRIGHT_OIDC_DOMAINS: "acme" }), ["SENDWRIGHT_OIDC_DOMAINS"])
    const [issue] = issuesOf({ ...production, ...one, SENDWRIGHT_OIDC_CLIENT_SECRET: "sécret" })
    assert.notInclude(issue?.message, "sécret")
  })
})

describe("links by email", () => {
  const mail = {
    SENDWRIGHT_DASHBOARD_FROM: "Acme <sign-in@acme.com>",
    SENDWRIGHT_DASHBOARD_ACCOUNT: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
    SENDWRIGHT_BASE_URL: "https://mail.acme.com/"
  }

  it("are off, or have a sender, an account and an address of the dashboard", () => {
    assert.isNull(configOf(production).linkMail)
    assert.deepStrictEqual(configOf({ ...production, ...mail, SENDWRIGHT_DASHBOARD_NAME: "Acme Mail" }).linkMail, {
      from: "Acme <sign-in@acme.com>",
      accountId: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      baseUrl: "https://mail.acme.com",
      service: "Acme Mail"
    })
    for (const name of Object.keys(mail)) {
      const found = issuesOf({ ...production, ...mail, [name]: undefined })
      assert.deepStrictEqual(found.map((issue) => issue.name), [name])
    }
    const [issue, ...rest] = issuesOf({ ...production, ...mail, SENDWRIGHT_DASHBOARD_FROM: "nobody" })
    assert.deepStrictEqual([issue?.name, rest], ["SENDWRIGHT_DASHBOARD_FROM", []])
  })
})

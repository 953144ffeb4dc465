import { assert, describe, it } from "@effect/vitest"
import { ruleText } from "@sendwright/core/sending/ProviderRoutes"
import * as SesDefinition from "@sendwright/ses/SesDefinition"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { Environment } from "../src/config/Environment.ts"
import { mailOrder } from "../src/config/mailOrder.ts"
import { warningsOf } from "../src/config/warningsOf.ts"
import { configOf, engineOf, issuesOf, key, production } from "./support/config.ts"

describe("providers", () => {
  const namesOf = (environment: Environment) =>
    configOf({ SENDWRIGHT_SECRET_KEY: key(1), SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com", ...environment })
      .providers.map(({ name }) => name)
  const ses = { SENDWRIGHT_SES_REGION: "eu-central-1" }
  const servers = { SMTP_URL: "smtp://one.example", SMTP_URL_2: "smtp://two.example" }

  it("takes what is set up: mail servers in the order of their numbers", () => {
    assert.deepStrictEqual(namesOf({}), [])
    assert.deepStrictEqual(namesOf(ses), ["ses"])
    assert.deepStrictEqual(namesOf({ SMTP_URL_2: servers.SMTP_URL_2 }), ["smtp2"])
    assert.deepStrictEqual(namesOf(servers), ["smtp", "smtp2"])
    assert.deepStrictEqual(namesOf({ ...servers, SENDWRIGHT_PROVIDERS: "smtp2,smtp" }), ["smtp2", "smtp"])
  })

  it("refuses to guess whether SES or a mail server comes first, and says what to write", () => {
    assert.deepStrictEqual(issuesOf({ ...production, ...ses }), [{
      name: "SENDWRIGHT_PROVIDERS",
      message: "must say which provider comes first: write ses,smtp or smtp,ses"
    }])
    assert.include(
      issuesOf({ ...production, ...servers, ...ses })[0]?.message,
      "write ses,smtp,smtp2 or smtp,smtp2,ses"
    )
  })

  it("refuses an order with a provider that is not set up, and names the setting", () => {
    assert.deepStrictEqual(issuesOf({ ...production, SENDWRIGHT_PROVIDERS: "smtp,ses" }), [{
      name: "SENDWRIGHT_PROVIDERS",
      message: "names ses, which needs SENDWRIGHT_SES_REGION"
    }])
    for (const wrong of ["smtp,smtp", "smtp,", "postmark", "SES"]) {
      const names = issuesOf({ ...production, ...ses, SENDWRIGHT_PROVIDERS: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_PROVIDERS"], wrong)
    }
  })

  it("sends the TLS reports of all pools of direct delivery from the first one", () => {
    const reports = { MX_TLS_REPORTS: "tls-reports@example.com", MX_URL_2: "mx://mail2.example.com" }
    const { providers } = configOf({
      ...production,
      ...reports,
      SMTP_URL: undefined,
      MX_URL: "mx://mail1.example.com",
      MX_TLS_REPORTS_2: "other@example.com"
    })
    assert.deepStrictEqual(providers.map(({ chores, name }) => [name, chores !== undefined]), [
      ["mx", true],
      ["mx2", false]
    ])
    assert.deepStrictEqual(issuesOf({ ...production, ...reports, SENDWRIGHT_PROVIDERS: "smtp,mx2" }), [{
      name: "MX_TLS_REPORTS",
      message: "needs MX_URL, by which reports leave"
    }])
  })

  it("refuses settings of SES without its region", () => {
    const message = "needs SENDWRIGHT_SES_REGION, without which nothing is handed to SES"
    for (
      const [name, value] of [
        ["SENDWRIGHT_SES_CONFIGURATION_SET", "sendwright"],
        ["SENDWRIGHT_SES_ENDPOINT", "http://127.0.0.1:1"]
      ] as const
    ) {
      assert.deepStrictEqual(issuesOf({ ...production, [name]: value }), [{ name, message }])
    }
  })

  it("warns of a provider that the order leaves out, and of none at all", () => {
    const config = configOf({ ...production, ...ses, SENDWRIGHT_PROVIDERS: "ses" })
    assert.deepStrictEqual(config.providers.map(({ name }) => name), ["ses"])
    assert.deepStrictEqual(warningsOf({ ...config, databaseUrl: Redacted.make("postgres://db/x") }), [
      "SMTP_URL has no effect: SENDWRIGHT_PROVIDERS does not name smtp",
      "SENDWRIGHT_SES_TOPIC_ARNS is not set: nobody learns what SES delivers, and what bounces or is complained about"
    ])
    assert.match(warningsOf(configOf({ SENDWRIGHT_SECRET_KEY: key(1) })).join(), /reaches nobody/)
  })

  it("takes routes, and providers that nothing else leads to", () => {
    const config = configOf({
      ...production,
      ...servers,
      ...ses,
      SENDWRIGHT_PROVIDERS: "ses",
      SENDWRIGHT_ROUTES: "to:Company.example=smtp2; tag:kind:news=ses,smtp2"
    })
    const { providers, routes, unusedProviders } = config
    assert.deepStrictEqual(providers.map(({ name }) => name), ["ses", "smtp2"])
    assert.strictEqual(mailOrder(config), "ses, except for 2 routes")
    assert.include(
      warningsOf(config),
      "SMTP_URL has no effect: SENDWRIGHT_PROVIDERS does not name smtp, and no route does"
    )
    assert.deepStrictEqual(routes?.usual, ["ses"])
    assert.deepStrictEqual(routes?.rules.map(ruleText), ["to:company.example=smtp2", "tag:kind:news=ses,smtp2"])
    assert.deepStrictEqual(unusedProviders.map(({ name }) => name), ["smtp"])
    const plain = configOf({ ...production, ...servers })
    assert.isNull(plain.routes)
    assert.strictEqual(mailOrder(plain), "smtp, then smtp2")
  })

  it("refuses routes to providers that are not there or not set up, and says what to do", () => {
    const issue = (routes: string) => issuesOf({ ...production, SENDWRIGHT_ROUTES: routes })
    assert.deepStrictEqual(issue("to:company.example=mx"), [{
      name: "SENDWRIGHT_ROUTES",
      message: "names mx, which needs MX_URL"
    }])
    const [unknown, ...others] = issue("tag:a=smtp,pigeon")
    assert.deepStrictEqual(others, [])
    assert.match(unknown?.message ?? "", /^names pigeon, which is no provider: write one of ses, smtp/)
    assert.match(issue("to:company.example")[0]?.message ?? "", /^has a rule that is wrong, number 1/)
  })

  it("shows domains with the region of SES where it comes first", () => {
    const region = (environment: Environment) =>
      engineOf(configOf({ ...production, ...ses, ...environment })).domains.region
    assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "ses,smtp" }), "eu-central-1")
    assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "smtp,ses" }), "local")
    assert.strictEqual(region({ SENDWRIGHT_PROVIDERS: "ses", SENDWRIGHT_REGION: "mars" }), "mars")
  })

  it("takes reports of SES from topics that are named, and from none where it is told of none", () => {
    const [one, two] = ["arn:aws:sns:eu-central-1:123456789012:a", "arn:aws-us-gov:sns:us-gov-west-1:123456789012:b"]
    const intakes = (text: string) =>
      configOf({ ...production, SENDWRIGHT_SES_TOPIC_ARNS: text }).intakes.map(({ name }) => name)
    assert.deepStrictEqual(intakes(`${one},${two}`), ["ses"])
    assert.deepStrictEqual(intakes(""), [])
    const { read } = SesDefinition.definition.settings.topicArns
    assert.deepStrictEqual(read(`${one}  ${two},\n${one}`), Result.succeed([one, two]))
    for (const text of ["*", `${one}:subscription`, `${one};${two}`, "arn:aws:sqs:eu-central-1:123456789012:a", ","]) {
      const [issue, ...others] = issuesOf({ ...production, SENDWRIGHT_SES_TOPIC_ARNS: text })
      assert.deepStrictEqual(others, [])
      assert.strictEqual(issue?.name, "SENDWRIGHT_SES_TOPIC_ARNS")
    }
    const { SMTP_URL: _, ...other } = { ...production, DATABASE_URL: "postgres://db.example.com/x" }
    const ses = { ...other, SENDWRIGHT_SES_REGION: "eu-central-1" }
    assert.match(warningsOf(configOf(ses)).join(), /SENDWRIGHT_SES_TOPIC_ARNS is not set/)
    assert.deepStrictEqual(warningsOf(configOf({ ...ses, SENDWRIGHT_SES_TOPIC_ARNS: one })), [])
  })
})

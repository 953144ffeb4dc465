import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { httpUrl, setting } from "@sendwright/core/foundation/Setting"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import * as Submission from "@sendwright/core/sending/Submission"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import { peppers } from "@sendwright/testing/fixtures"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { once } from "node:events"
import * as http from "node:http"
import * as net from "node:net"
import { SMTPServer } from "smtp-server"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import * as Providers from "../src/adapters/Providers.ts"
import * as Doctor from "../src/cli/Doctor.ts"
import * as Config from "../src/config/Config.ts"
import { effective } from "../src/config/effectiveSettings.ts"
import type { Environment } from "../src/config/Environment.ts"
import { builtIn, type ProviderRegistry } from "../src/config/ProviderRegistry.ts"

const smtp = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"] })

/** As much of SES as the provider and the identities ask for. */
const ses = http.createServer((request, response) => {
  request.resume().on("end", () => {
    response.setHeader("content-type", "application/json")
    const answer = request.url === "/v2/email/account"
      ? { SendingEnabled: true, ProductionAccessEnabled: true, EnforcementStatus: "HEALTHY" }
      : request.url === "/v2/email/outbound-emails"
      ? { MessageId: "0100-ses" }
      : { DkimAttributes: { Tokens: ["t1", "t2", "t3"], SigningAttributesOrigin: "AWS_SES" } }
    response.end(JSON.stringify(answer))
  })
})

/** As much of each provider over HTTP as its provider and its check ask for. */
const overHttp = http.createServer((request, response) => {
  request.resume().on("end", () => {
    const { authorization = "", "x-postmark-server-token": token = "" } = request.headers
    // Mailgun's key comes as a password.
    const key = authorization.startsWith("Basic ") ? atob(authorization.slice("Basic ".length)) : authorization + token
    const [status, answer] = key.includes("wrong-key")
      ? [401, { ErrorCode: 10, name: "invalid_api_key", message: "no", Message: "no", errors: [{ message: "no" }] }]
      : [
        request.url === "/v3/mail/send" ? 202 : 200,
        {
          "/server": { Name: "Tests" },
          "/email": { ErrorCode: 0, MessageID: "id-postmark", Message: "OK" },
          "/domains": { data: [] },
          "/emails": { id: "id-resend" },
          "/v3/domains?limit=1": { items: [] },
          "/v3/example.com/messages.mime": { id: "<id-mailgun>", message: "Queued. Thank you." },
          "/v3/scopes": { scopes: ["mail.send"] }
        }[request.url ?? ""]
      ]
    response.writeHead(status as number, { "content-type": "application/json", "x-message-id": "id-sendgrid" })
    response.end(JSON.stringify(answer ?? {}))
  })
})

const portOf = async (server: net.Server): Promise<number> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as net.AddressInfo).port
}

let up: string
let down: string
let region: Environment
let apis: string

beforeAll(async () => {
  up = `smtp://127.0.0.1:${await portOf(smtp.server)}`
  const closed = net.createServer()
  down = `smtp://127.0.0.1:${await portOf(closed)}`
  closed.close()
  region = {
    SENDWRIGHT_SES_REGION: "eu-central-1",
    SENDWRIGHT_SES_ENDPOINT: `http://127.0.0.1:${await portOf(ses)}`
  }
  apis = `http://127.0.0.1:${await portOf(overHttp)}`
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIATEST")
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret")
})
afterAll(() => {
  vi.unstubAllEnvs()
  smtp.server.close()
  ses.closeAllConnections()
  ses.close()
  overHttp.closeAllConnections()
  overHttp.close()
})

const configOf = (environment: Environment) => Result.getOrThrow(Config.parse(environment, "dev"))

const mailChecks = async (environment: Environment) => {
  // Nobody answers there: what the doctor finds of the database does not matter here.
  const all = await Effect.runPromise(Doctor.examine({
    DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none",
    SENDWRIGHT_DNS_SERVERS: "127.0.0.1:9",
    ...environment
  }))
  return all.filter(({ name }) => name.startsWith("mail")).map(({ name, status }) => [name, status])
}

const layerOf = (environment: Environment) =>
  Providers.layer(configOf(environment), null).pipe(
    Layer.provide(Layer.merge(MemoryStorage.layer, NodeDnsResolver.layer({ servers: ["127.0.0.1:9"] }))),
    Layer.provide(Layer.merge(NodeCrypto.layer, peppers))
  )

const nameOf = (environment: Environment) =>
  Effect.runPromise(
    EmailProvider.use((provider) => Effect.succeed(provider.name)).pipe(
      Effect.provide(layerOf(environment))
    )
  )

const recordsOf = (environment: Environment) =>
  Effect.runPromise(
    DomainIdentities.use((identities) => identities.create("acme.example")).pipe(
      Effect.map(({ key, records }) => ({ ours: key !== null, ids: records.map(({ id }) => id) })),
      Effect.provide(Providers.identities(configOf(environment))),
      Effect.provide(NodeCrypto.layer)
    )
  )

/** A kind that the server does not bring: what a program with a longer registry adds. */
const webhookmail = ProviderDefinition.define({
  kind: "webhookmail",
  instances: 2,
  main: "url",
  settings: { url: setting("WEBHOOKMAIL_URL", "none", "Where to post mail.", httpUrl) },
  read: ({ url }) =>
    Result.succeed(
      url === undefined ? undefined : {
        place: url,
        region: "mars",
        layer: () =>
          Layer.succeed(EmailProvider, {
            name: "any",
            submit: () => Effect.succeed(Submission.accepted(url)),
            check: Effect.void
          })
      }
    ),
  events: ({ url }) => url === undefined ? undefined : Effect.succeed({ maxBodyBytes: 1_000, take: () => Effect.void })
})

describe("a registry with a kind of the operator's own", () => {
  const registry: ProviderRegistry = [...builtIn, webhookmail]
  const urls = { WEBHOOKMAIL_URL: "https://one.example", WEBHOOKMAIL_URL_2: "https://two.example" }

  it("sets up each instance from its own variables, in order, with its route for reports", async () => {
    const config = Result.getOrThrow(Config.parse(urls, "dev", registry))
    assert.deepStrictEqual(config.providers.map(({ name, place }) => [name, place]), [
      ["webhookmail", "https://one.example"],
      ["webhookmail2", "https://two.example"]
    ])
    assert.deepStrictEqual(config.intakes.map(({ name }) => name), ["webhookmail", "webhookmail2"])
    assert.strictEqual(config.settings.domainRecords?.region, "mars")
    const layer = Providers.layer(config, null).pipe(
      Layer.provide(Layer.merge(MemoryStorage.layer, NodeDnsResolver.layer({ servers: ["127.0.0.1:9"] }))),
      Layer.provide(Layer.merge(NodeCrypto.layer, peppers))
    )
    const answer = await Effect.runPromise(
      EmailProvider.use((provider) => provider.submit(outgoing({}))).pipe(Effect.provide(layer))
    )
    assert.deepInclude(answer, { provider: "webhookmail", providerMessageId: "https://one.example" })
  })

  it("knows its names and variables wherever the built-in ones are known", () => {
    const issueOf = (environment: Environment, of: ProviderRegistry = registry) => {
      const result = Config.parse(environment, "dev", of)
      return Result.isFailure(result) ? result.failure.message : "none"
    }
    assert.strictEqual(
      issueOf({ ...urls, SMTP_URL: up }),
      "SENDWRIGHT_PROVIDERS must say which provider comes first: write smtp,webhookmail,webhookmail2 or "
        + "webhookmail,webhookmail2,smtp."
    )
    assert.match(issueOf({ SENDWRIGHT_PROVIDERS: "webhookmail2" }), /names webhookmail2, which needs WEBHOOKMAIL_URL_2/)
    assert.match(issueOf({ WEBHOOKMAIL_URL_2: "no" }), /^WEBHOOKMAIL_URL_2 must be an http or https URL/)
    assert.match(issueOf({ SENDWRIGHT_PROVIDERS: "webhookmail" }, builtIn), /must be names of providers \(ses, smtp/)
    const shown = effective(urls, registry).filter(({ name }) => name.startsWith("WEBHOOKMAIL"))
    assert.deepStrictEqual(shown.map(({ name }) => name), Object.keys(urls))
  })

  it("takes as many mail servers as there are numbers", () => {
    const { providers } = configOf({ SMTP_URL_9: up, SMTP_URL: up, SMTP_URL_3: up })
    assert.deepStrictEqual(providers.map(({ name }) => name), ["smtp", "smtp3", "smtp9"])
  })
})

describe("Providers", () => {
  it("stand alone, stand in for each other, or are files", async () => {
    assert.strictEqual(await nameOf({}), "capture")
    assert.strictEqual(await nameOf({ SMTP_URL: up }), "smtp")
    assert.strictEqual(await nameOf({ SMTP_URL_2: up }), "smtp2")
    assert.strictEqual(await nameOf(region), "ses")
    assert.strictEqual(await nameOf({ SMTP_URL: up, SMTP_URL_2: down }), "failover(smtp, smtp2)")
    const order = { ...region, SMTP_URL: up, SENDWRIGHT_PROVIDERS: "smtp,ses" }
    assert.strictEqual(await nameOf(order), "failover(smtp, ses)")
    const routes = { ...order, SENDWRIGHT_PROVIDERS: "ses", SENDWRIGHT_ROUTES: "to:company.example=smtp" }
    assert.strictEqual(await nameOf(routes), "routed(ses; smtp)")
    assert.strictEqual(await nameOf({ ...order, SENDWRIGHT_ROUTES: "tag:a=smtp,ses" }), "failover(smtp, ses)")
  })

  it("carry a message past a mail server that is down, and say who carried it", async () => {
    const answer = await Effect.runPromise(
      EmailProvider.use((provider) => provider.submit(outgoing({}))).pipe(
        Effect.provide(layerOf({ ...region, SMTP_URL: down, SENDWRIGHT_PROVIDERS: "smtp,ses" }))
      )
    )
    assert.deepInclude(answer, { _tag: "Accepted", provider: "ses", providerMessageId: "0100-ses" })
  })

  it("give domains the identities that their mail needs: ours, those of SES, or both", async () => {
    const own = await recordsOf({ SMTP_URL: up })
    assert.deepStrictEqual([own.ours, own.ids.includes("dkim")], [true, true])
    const theirs = await recordsOf(region)
    assert.deepStrictEqual([theirs.ours, theirs.ids.includes("dkim")], [false, false])
    const both = await recordsOf({ ...region, SMTP_URL: up, SENDWRIGHT_PROVIDERS: "ses,smtp" })
    assert.isTrue(both.ours)
    for (const id of ["dkim", "ses_dkim_1", "ses_dkim_3"]) assert.include(both.ids, id)
  })

  it("are examined one by one; a failing one is no more than a warning where another one stands in", async () => {
    assert.deepStrictEqual(await mailChecks({}), [["mail", "warn"]])
    assert.deepStrictEqual(await mailChecks({ SMTP_URL: down }), [["mail: smtp", "fail"]])
    assert.deepStrictEqual(await mailChecks({ SMTP_URL: down, SMTP_URL_2: up }), [
      ["mail: smtp", "warn"],
      ["mail: smtp2", "ok"]
    ])
    assert.deepStrictEqual(await mailChecks({ SMTP_URL: down, SMTP_URL_2: down }), [
      ["mail: smtp", "fail"],
      ["mail: smtp2", "fail"]
    ])
    assert.deepStrictEqual(await mailChecks({ ...region, SMTP_URL: up, SENDWRIGHT_PROVIDERS: "ses,smtp" }), [
      ["mail: ses", "ok"],
      ["mail: smtp", "ok"]
    ])
    const servers = { SMTP_URL: down, SMTP_URL_2: up }
    assert.deepStrictEqual(await mailChecks({ ...servers, SENDWRIGHT_ROUTES: "tag:news=smtp" }), [
      ["mail: smtp", "fail"],
      ["mail: smtp2", "ok"],
      ["mail: routes", "ok"]
    ])
    assert.deepStrictEqual(await mailChecks({ ...servers, SENDWRIGHT_ROUTES: "tag:news=smtp2" }), [
      ["mail: smtp", "warn"],
      ["mail: smtp2", "ok"],
      ["mail: routes", "ok"]
    ])
  })
})

describe("providers over HTTP", () => {
  const secret = `whsec_${Buffer.from("a-secret-for-tests-of-resend").toString("base64")}`
  const verification = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcIx/FfEzx6cikC/y"
    + "PfUvwaX/JScE7Fc9CJD2afQ9Ok3Q=="
  const kinds = [
    ["postmark", "SENDWRIGHT_POSTMARK_TOKEN", "SENDWRIGHT_POSTMARK_WEBHOOK_LOGIN", "user:a-password-for-tests"],
    ["resend", "SENDWRIGHT_RESEND_KEY", "SENDWRIGHT_RESEND_WEBHOOK_SECRET", secret],
    ["mailgun", "SENDWRIGHT_MAILGUN_KEY", "SENDWRIGHT_MAILGUN_WEBHOOK_KEY", "a-signing-key"],
    ["sendgrid", "SENDWRIGHT_SENDGRID_KEY", "SENDWRIGHT_SENDGRID_WEBHOOK_KEY", verification]
  ] as const
  const reached = (kind: string, main: string, key: string): Environment => ({
    [main]: key,
    [`SENDWRIGHT_${kind.toUpperCase()}_ENDPOINT`]: apis
  })

  it.each(kinds)("%s is set up by its key, takes mail, and has a route with what its reports are known by", async (
    kind,
    main,
    webhook,
    value
  ) => {
    const environment = reached(kind, main, "a-good-key")
    assert.strictEqual(await nameOf(environment), kind)
    const answer = await Effect.runPromise(
      EmailProvider.use((provider) => provider.submit(outgoing({}))).pipe(Effect.provide(layerOf(environment)))
    )
    assert.deepInclude(answer, { _tag: "Accepted", providerMessageId: `id-${kind}` })
    assert.deepStrictEqual(configOf(environment).intakes, [])
    assert.deepStrictEqual(configOf({ [webhook]: value }).intakes.map(({ name }) => name), [kind])
    const [provider] = configOf(environment).providers
    assert.match(provider?.warnings?.join() ?? "", new RegExp(`^${webhook} is not set`))
    assert.deepStrictEqual(configOf({ ...environment, [webhook]: value }).providers[0]?.warnings, [])
  })

  it.each(kinds)("the doctor tries the key of %s", async (kind, main) => {
    assert.deepStrictEqual(await mailChecks(reached(kind, main, "a-good-key")), [[`mail: ${kind}`, "ok"]])
    assert.deepStrictEqual(await mailChecks(reached(kind, main, "wrong-key")), [[`mail: ${kind}`, "fail"]])
  })

  it.each(kinds)("%s says which variable is wrong, and repeats no secret", (kind, main, webhook) => {
    const issueOf = (environment: Environment) => {
      const result = Config.parse(environment, "dev")
      return Result.isFailure(result) ? result.failure.message : "none"
    }
    assert.match(issueOf({ [main]: "a b" }), new RegExp(`^${main} must be a key`))
    assert.match(issueOf({ [webhook]: "s" }), new RegExp(`^${webhook} must be`))
    const endpoint = `SENDWRIGHT_${kind.toUpperCase()}_ENDPOINT`
    assert.strictEqual(
      issueOf({ [endpoint]: apis }),
      `${endpoint} needs ${main}, without which nothing is handed over.`
    )
    const shown = JSON.stringify(effective({ [main]: "a-good-key" }))
    assert.notInclude(shown, "a-good-key")
  })
})

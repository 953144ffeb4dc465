import { assert, describe, it } from "@effect/vitest"
import { defaultLimits } from "@sendwright/submission/SubmissionOptions"
import type { Environment } from "../src/config/Environment.ts"
import { placeOf } from "../src/config/SubmissionListening.ts"
import { warningsOf } from "../src/config/warningsOf.ts"
import { configOf, engineOf, issuesOf, production } from "./support/config.ts"

describe("mail that comes in, and the hosts of domains", () => {
  it("asks new domains for the hosts of the service domain where nothing else is said", () => {
    const config = configOf({ ...production, SENDWRIGHT_SERVICE_DOMAIN: "mail.example.com" })
    assert.deepStrictEqual([config.dnsServers, engineOf(config).domains], [null, {
      region: "local",
      bounceHost: "bounces.mail.example.com",
      spf: "a:bounces.mail.example.com"
    }])
  })

  it("makes return paths at the bounce host only where one is named, and no return path is fixed", () => {
    const named = { ...production, SENDWRIGHT_MAIL_HOST: "mx.mail.example.com" }
    assert.isNull(configOf(production).returnPathHost)
    assert.strictEqual(configOf(named).returnPathHost, "mx.mail.example.com")
    assert.isNull(configOf({ ...named, SENDWRIGHT_RETURN_PATH: "bounces@example.com" }).returnPathHost)
  })

  it("takes mail that comes in where it is told to, on the host of the API where only a port is given", () => {
    assert.isNull(configOf(production).mail)
    for (
      const [text, host, port] of [
        ["2525", "127.0.0.1", 2525],
        ["0.0.0.0:25", "0.0.0.0", 25],
        ["[::]:25", "::", 25],
        ["mx.example.com:25", "mx.example.com", 25]
      ] as const
    ) {
      assert.deepStrictEqual(configOf({ ...production, SENDWRIGHT_MAIL_LISTEN: text }).mail, {
        host,
        port,
        name: "bounces.sendwright.test",
        feedback: null,
        certificate: null,
        proxies: [],
        dmarc: "refuse",
        scanner: null,
        limits: {},
        isOptional: false
      })
    }
    for (
      const [given, expected] of [
        ["http://127.0.0.1:11333", { _tag: "Rspamd", url: "http://127.0.0.1:11333" }],
        ["https://scan.example/rspamd", { _tag: "Rspamd", url: "https://scan.example/rspamd" }],
        ["spamd://scan.example", { _tag: "Spamd", host: "scan.example", port: 783 }],
        ["spamd://[::1]:7830", { _tag: "Spamd", host: "::1", port: 7830 }]
      ] as const
    ) {
      const config = configOf({ ...production, SENDWRIGHT_MAIL_LISTEN: "25", SENDWRIGHT_MAIL_SCANNER: given })
      assert.deepStrictEqual(config.mail?.scanner, expected)
    }
    for (const wrong of ["127.0.0.1:783", "spamd:", "spamd://", "tcp://127.0.0.1:783", "rspamd"]) {
      const issues = issuesOf({ ...production, SENDWRIGHT_MAIL_SCANNER: wrong })
      assert.deepStrictEqual(issues.map(({ name }) => name), ["SENDWRIGHT_MAIL_SCANNER"], wrong)
    }
    for (const wrong of ["0", "65536", "host", "host:", ":25", "[127.0.0.1]:25", "::1:25", "256.1.1.1:25", "a b:25"]) {
      const issues = issuesOf({ ...production, SENDWRIGHT_MAIL_LISTEN: wrong })
      assert.deepStrictEqual(issues.map(({ name }) => name), ["SENDWRIGHT_MAIL_LISTEN"], wrong)
    }
    const half = issuesOf({ ...production, SENDWRIGHT_MAIL_TLS_KEY: "key.pem" })
    assert.deepStrictEqual(half.map(({ name }) => name), ["SENDWRIGHT_MAIL_TLS_CERT"])
    const idle = configOf({ ...production, SENDWRIGHT_FEEDBACK_ADDRESS: "fbl@example.com" })
    assert.match(warningsOf(idle).join(), /SENDWRIGHT_FEEDBACK_ADDRESS has no effect/)
  })

  it("takes email over SMTP where it is told to, and a development server on a port of its own", () => {
    assert.isNull(configOf(production).submission)
    assert.isNull(configOf({}, "admin").submission)
    const local = [{ host: "127.0.0.1", port: 2587, tls: "starttls" as const }]
    assert.deepInclude(configOf({}, "dev").submission, { ports: local, certificate: null, isOptional: true })
    const own = configOf({ SENDWRIGHT_SUBMISSION_LISTEN: "2587" }, "dev").submission
    assert.deepInclude(own, { ports: local, limits: defaultLimits, isOptional: false })
    const named = {
      ...production,
      SENDWRIGHT_BASE_URL: "https://mail.example.com",
      SENDWRIGHT_SUBMISSION_LISTEN: "587"
    }
    assert.deepInclude(configOf(named).submission, { name: "mail.example.com", proxies: [], allowPlaintext: false })
    assert.deepStrictEqual(own === null ? null : placeOf(own), { host: "127.0.0.1", port: 2587, tls: "none" })
    const reached = configOf({
      ...named,
      SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587",
      SENDWRIGHT_SUBMISSION_TLS_CERT: "cert.pem",
      SENDWRIGHT_SUBMISSION_TLS_KEY: "key.pem"
    }).submission
    const place = { host: "mail.example.com", port: 587, tls: "starttls" }
    assert.deepStrictEqual(reached === null ? null : placeOf(reached), place)
    const worker = { ...named, DATABASE_URL: "postgres://db.example.com/x", SENDWRIGHT_ROLE: "worker" }
    assert.isNull(configOf(worker).submission)
  })

  it("opens no port for SMTP on which nobody could log in", () => {
    const namesOf = (environment: Environment) => issuesOf({ ...production, ...environment }).map(({ name }) => name)
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_LISTEN: "0.0.0.0:587" }), ["SENDWRIGHT_SUBMISSION_LISTEN"])
    const proxied = { SENDWRIGHT_SUBMISSION_LISTEN: "587", SENDWRIGHT_SUBMISSION_PROXY: "127.0.0.1" }
    assert.deepStrictEqual(namesOf(proxied), ["SENDWRIGHT_SUBMISSION_LISTEN"])
    const allowed = configOf({ ...production, ...proxied, SENDWRIGHT_SUBMISSION_PLAINTEXT: "true" })
    assert.deepInclude(allowed.submission, { allowPlaintext: true, proxies: ["127.0.0.1"] })
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_TLS_LISTEN: "465" }), ["SENDWRIGHT_SUBMISSION_TLS_LISTEN"])
    const half = { SENDWRIGHT_SUBMISSION_LISTEN: "587", SENDWRIGHT_SUBMISSION_TLS_CERT: "cert.pem" }
    assert.deepStrictEqual(namesOf(half), ["SENDWRIGHT_SUBMISSION_TLS_KEY"])
    assert.deepStrictEqual(namesOf({ SENDWRIGHT_SUBMISSION_PROXY: "proxy.lan" }), ["SENDWRIGHT_SUBMISSION_PROXY"])
  })

  it("refuses block lists, DNS servers and SPF mechanisms that are none", () => {
    for (
      const wrong of ["spamhaus", "Zen.spamhaus.org", "https://bl.test", "bl.test,", Array(21).fill("bl.test").join()]
    ) {
      const names = issuesOf({ ...production, SENDWRIGHT_BLOCKLISTS: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_BLOCKLISTS"], wrong)
    }
    for (
      const wrong of ["dns.example.com", "9.9.9.9:0", "9.9.9.9:70000", "9.9.9.9,", "::1:x", "[9.9.9.9]:53", "256.1.1.1"]
    ) {
      const names = issuesOf({ ...production, SENDWRIGHT_DNS_SERVERS: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_DNS_SERVERS"], wrong)
    }
    for (const wrong of ["v=spf1 mx -all", "all", "ip4:192.0.2.1  mx", "include:", "a:x\"y"]) {
      const names = issuesOf({ ...production, SENDWRIGHT_SPF: wrong }).map(({ name }) => name)
      assert.deepStrictEqual(names, ["SENDWRIGHT_SPF"], wrong)
    }
  })
})

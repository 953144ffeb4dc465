import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { make as makeDnsServer } from "../../../node/test/dns-server.ts"
import { deploy, startMailServer, until } from "./Deployment.ts"

const name = "mail.acme.example"

it.live("a domain that is verified through the API sends live mail", () =>
  Effect.gen(function*() {
    const dns = yield* makeDnsServer
    const mail = yield* Effect.acquireRelease(Effect.promise(startMailServer), (mail) => Effect.sync(mail.stop))
    const sendwright = yield* Effect.acquireRelease(
      Effect.promise(() =>
        deploy({
          SMTP_URL: mail.url,
          SENDWRIGHT_DNS_SERVERS: dns.address,
          SENDWRIGHT_REGION: "eu-test",
          SENDWRIGHT_MAIL_HOST: "bounces.operator.example",
          SENDWRIGHT_SPF: "ip4:192.0.2.1"
        })
      ),
      (sendwright) => Effect.promise(sendwright.stop)
    )
    const call = (method: string, path: string, body?: unknown) =>
      Effect.promise(() => sendwright.call(method, path, body))
    const status = (method: string, path: string, body?: unknown) =>
      Effect.promise(async () => {
        const response = await fetch(`http://127.0.0.1:${sendwright.port}${path}`, {
          method,
          headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) })
        })
        return response.status
      })
    const message = { from: `Acme <hello@${name}>`, to: "ada@example.com", subject: "Hello", text: "Hello Ada" }

    const domain = yield* call("POST", "/v1/domains", { name })
    assert.deepInclude(domain, { region: "eu-test", status: "pending" })
    assert.deepStrictEqual(domain.dns_records.slice(1).map((record: { value: string }) => record.value), [
      "10 bounces.operator.example",
      "v=spf1 ip4:192.0.2.1 ~all",
      "v=DMARC1; p=none;"
    ])
    // A key of 2048 bits: 294 octets in DER.
    assert.strictEqual(Buffer.from(domain.dns_records[0].value.split("p=")[1], "base64").length, 294)
    assert.strictEqual(yield* status("POST", "/v1/emails", message), 403)

    for (const record of domain.dns_records) dns.set(record.name, record.type, [record.value])
    const verified = yield* call("GET", `/v1/domains/${domain.id}`)
    assert.deepInclude(verified, { status: "verified", health: "healthy" })
    const { id } = yield* call("POST", "/v1/emails", message)
    const sent = yield* Effect.promise(() =>
      until("the hand-off", async () => {
        const email = await sendwright.call("GET", `/v1/emails/${id}`)
        return email.status === "sent" ? email : undefined
      })
    )
    assert.strictEqual(sent.domain_id, domain.id)
    const [taken] = mail.taken
    assert.deepStrictEqual(taken?.to, ["ada@example.com"])
    assert.include(Buffer.from(taken?.message ?? "", "base64").toString(), `From: Acme <hello@${name}>`)

    assert.strictEqual(yield* status("DELETE", `/v1/domains/${domain.id}`), 204)
    assert.strictEqual(yield* status("POST", "/v1/emails", message), 403)
    assert.strictEqual(yield* status("GET", `/v1/domains/${domain.id}`), 404)
  }), 300_000)

import { authenticate } from "mailauth"
import { Resolver } from "node:dns/promises"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { deploy, type Deployment, type MailServer, startMailServer, until } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const bounceHost = "bounces.example.org"

let mail: MailServer
let names: NameServer
let sendwright: Deployment
let account: string

beforeAll(async () => {
  mail = await startMailServer()
  await mail.behave("take")
  names = await startNameServer()
  sendwright = await deploy({
    SMTP_URL: mail.url,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: bounceHost,
    SENDWRIGHT_SPF: "ip4:192.0.2.1"
  })
  account = JSON.parse(await sendwright.sendwright("accounts", "list", "--json"))[0].id
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  mail?.stop()
  names?.stop()
})

const operate = async (...args: ReadonlyArray<string>): Promise<any> =>
  JSON.parse(await sendwright.sendwright("domains", ...args, "--account", account, "--json"))

const refusalOf = async (...args: ReadonlyArray<string>): Promise<string> => {
  const error = await operate(...args).then(() => undefined, (error: { readonly stderr?: string }) => error)
  assert.isDefined(error)
  return error?.stderr ?? ""
}

const get = (id: string) => sendwright.call("GET", `/v1/domains/${id}`)

const dkimNames = (domain: any): ReadonlyArray<string> =>
  domain.dns_records.filter(({ purpose }: any) => purpose === "dkim").map(({ name }: any) => name)

const selectorOf = (name: string): string => name.split(".")[0] ?? ""

const verified = async (name: string) => {
  const { dns_records, id } = await sendwright.call("POST", "/v1/domains", { name })
  names.publish(dns_records)
  return until("a verified domain", async () => {
    const found = await get(id)
    return found.status === "verified" ? found : undefined
  })
}

/** Sends from a domain, and answers with the selector that a receiver finds good and aligned. */
const sent = async (name: string): Promise<string> => {
  mail.taken.length = 0
  await sendwright.call("POST", "/v1/emails", {
    from: `orders@${name}`,
    to: "bob@example.net",
    subject: "Hello",
    text: "Hello",
    unsubscribe_url: "https://example.com/u"
  })
  const taken = await until("a hand-off", () => mail.taken[0])
  const dns = new Resolver()
  dns.setServers([names.address])
  const { dkim, dmarc } = await authenticate(Buffer.from(taken.message, "base64"), {
    ip: "192.0.2.1",
    helo: "mail.example.org",
    mta: "mx.example.net",
    sender: taken.from,
    resolver: (host, type) => dns.resolve(host, type) as Promise<Array<string>>,
    minBitLength: 2048,
    disableArc: true,
    disableBimi: true
  })
  assert.deepStrictEqual([dkim.results.length, dkim.results[0]?.status.result], [1, "pass"])
  assert.strictEqual(dmarc && dmarc.status.result, "pass")
  return dkim.results[0]?.selector ?? ""
}

describe("sendwright domains", () => {
  it("rotates the key of a domain, beside the running server and without a moment of bad mail", async () => {
    const domain = await verified("shop.example.com")
    const [old = ""] = dkimNames(domain)
    const rotated = await operate("rotate-dkim", "--domain", domain.name)
    assert.strictEqual(rotated.selector, selectorOf(old))
    assert.deepStrictEqual(rotated.dkim_records.map(({ name, state }: any) => [selectorOf(name), state]), [
      [selectorOf(old), "found"],
      [rotated.next_selector, "unknown"]
    ])
    // Its record is not there yet.
    assert.strictEqual(await sent(domain.name), selectorOf(old))
    assert.include(await refusalOf("rotate-dkim", "--domain", domain.name), rotated.next_selector)
    assert.include(await refusalOf("retire-dkim", "--domain", domain.name), "still signed under")
    assert.include(await refusalOf("rotate-dkim", "--domain", "none.example.com"), "no domain")
    const waiting = await get(domain.id)
    assert.deepStrictEqual([waiting.status, waiting.health], ["verified", "healthy"])
    assert.deepStrictEqual(dkimNames(waiting).map(selectorOf), [selectorOf(old), rotated.next_selector])
  }, 300_000)

  it("signs with the new key once it is published, and lets go of the old one when told", async () => {
    const domain = await verified("news.example.com")
    const [old = ""] = dkimNames(domain)
    const { dkim_records, next_selector } = await operate("rotate-dkim", "--domain", domain.name)
    names.publish([dkim_records[1]])
    const listed = await until("the switch", async () => {
      await get(domain.id)
      const found = (await operate("list")).find((one: any) => one.name === domain.name)
      return found.selector === next_selector ? found : undefined
    }, 40)
    assert.deepStrictEqual([listed.next_selector, listed.old_selector], [null, selectorOf(old)])
    assert.strictEqual(await sent(domain.name), next_selector)
    names.withdraw(old)
    const retired = await operate("retire-dkim", "--domain", domain.name)
    assert.deepStrictEqual([retired.selector, retired.old_selector, retired.dkim_records.length], [
      next_selector,
      null,
      1
    ])
    assert.strictEqual(await sent(domain.name), next_selector)
    const after = await until("another check", async () => {
      const found = await get(domain.id)
      return found.dns_checks.length === 4 ? found : undefined
    }, 40)
    assert.deepStrictEqual([after.status, after.health, dkimNames(after).map(selectorOf)], [
      "verified",
      "healthy",
      [next_selector]
    ])
    const actions = JSON.parse(await sendwright.sendwright("audit", "list", "--account", account, "--json"))
      .filter(({ subject }: any) => subject === domain.id).map(({ action, actor }: any) => `${action} ${actor}`)
    assert.deepStrictEqual(actions, [
      "domain.dkim_retired operator",
      "domain.dkim_switched engine",
      "domain.dkim_rotated operator",
      "domain.verified engine",
      "domain.added key"
    ])
  }, 300_000)
})

describe("sendwright doctor --mail", () => {
  const doctor = async (...args: ReadonlyArray<string>): Promise<Record<string, string>> => {
    const { stdout } = await sendwright.sendwright("doctor", "--mail", ...args, "--json").then(
      (stdout) => ({ stdout }),
      (error: { readonly stdout: string }) => error
    )
    return Object.fromEntries(JSON.parse(stdout).map(({ name, status }: any) => [name, status]))
  }

  it("sees mail as its receivers do", async () => {
    const { name } = await verified("docs.example.com")
    const question = ["--domain", name, "--address", "192.0.2.1", "--helo", "mail.example.org"]
    const all = {
      "PTR of 192.0.2.1": "ok",
      "HELO from 192.0.2.1": "ok",
      "bounce host": "ok",
      [`DKIM of ${name}`]: "ok",
      [`SPF of send.${name} for 192.0.2.1`]: "ok",
      [`return path send.${name}`]: "ok",
      [`DMARC of ${name}`]: "ok",
      [`alignment of ${name}`]: "ok"
    }
    const before = await doctor(...question)
    assert.deepInclude(before, {
      ...all,
      "PTR of 192.0.2.1": "fail",
      "HELO from 192.0.2.1": "fail",
      "bounce host": "fail"
    })
    names.publish([
      { type: "PTR", name: "1.2.0.192.in-addr.arpa", value: "mail.example.org" },
      { type: "A", name: "mail.example.org", value: "192.0.2.1" },
      { type: "A", name: bounceHost, value: "192.0.2.1" }
    ])
    assert.deepInclude(await doctor(...question), all)
    assert.deepInclude(await doctor(), { "sending address": "warn", "bounce host": "ok" })
    assert.deepInclude(await doctor("--domain", "none.example.com"), { "domain none.example.com": "fail" })
  }, 300_000)
})

/** What customers and operators do with the server whose tables are kept: something of everything that it stores. */
import { createTransport } from "nodemailer"
import { asking, type Deployment, type DnsRecords } from "./Deployment.ts"
import { makeAccounts, makeUsers, owner, signIn } from "./people.ts"

const domainName = "mail.acme.example"

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
const base64 = (text: string) => Buffer.from(text).toString("base64")
/** Long enough, and different enough, to be stored beside its row. */
const long = Array.from({ length: 260 }, (_, line) => `<p>${line}: ${(line * 7_919 % 9_973).toString(36)}</p>`).join(
  "\n"
)

const attachments = [
  { filename: "Rechnung ü.pdf", content: base64("%PDF-1.4 no real one"), content_type: "application/pdf" },
  { filename: "logo.png", content: pixel, content_id: "logo" },
  {
    content: base64("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
    content_type: "text/calendar; method=REQUEST",
    disposition: "alternative"
  }
]

const makeTemplates = async (live: ReturnType<typeof asking>) => {
  const welcome = await live("POST", "/v1/templates", {
    name: "Welcome",
    subject: "Welcome, {{ name }}",
    html: "<p>Welcome, {{ name }}: {{{ raw }}}</p>",
    text: "Welcome, {{ name }}"
  })
  await live("PATCH", `/v1/templates/${welcome.id}`, { subject: "Hello, {{ name }}", html: "<p>Hello, {{ name }}</p>" })
  await live("POST", `/v1/templates/${welcome.id}/restore`, { version: 1 })
  await live("POST", "/v1/templates", { name: "Plain", slug: "plain-one", subject: "Plain", text: "Plain" })
  await live("POST", "/resend/templates", {
    name: "Brings all",
    from: `Acme <hello@${domainName}>`,
    reply_to: ["answers@acme.example"],
    subject: "For {{ who }}",
    html: "<p>For {{ who }}: {{ count }}</p>",
    variables: [
      { key: "who", type: "string", fallback_value: "everybody" },
      { key: "count", type: "number", fallback_value: 3 }
    ]
  })
  const gone = await live("POST", "/v1/templates", { name: "Gone", subject: "Gone", text: "Gone" })
  await live("DELETE", `/v1/templates/${gone.id}`)
  return welcome.slug as string
}

const makeDomains = async (deployment: Deployment, live: ReturnType<typeof asking>) => {
  const domain = await live("POST", "/v1/domains", { name: domainName })
  deployment.publish(domain.dns_records)
  const { status } = await live("GET", `/v1/domains/${domain.id}`)
  if (status !== "verified") throw new Error(`the domain is ${status}`)
  await live("POST", "/v1/domains", { name: "pending.acme.example" })
  const removed = await live("POST", "/v1/domains", { name: "removed.acme.example" })
  await live("DELETE", `/v1/domains/${removed.id}`)
  return { name: domainName, records: domain.dns_records as DnsRecords }
}

/** Over SMTP, with a header in the sender's own words. */
const submit = async (deployment: Deployment, key: string, sandbox: string) => {
  const transport = createTransport({
    host: "127.0.0.1",
    port: deployment.submissionPort,
    secure: false,
    ignoreTLS: true,
    auth: { user: "api", pass: key }
  })
  await transport.sendMail({
    from: `"Søren" <shop@${domainName}>`,
    to: [`"Émile" <delivered@${sandbox}>`],
    subject: "Submitted over SMTP",
    text: "Line one\r\nLine two\r\n",
    html: "<p>Line one</p>",
    messageId: "<own-1@mail.acme.example>",
    headers: { "X-Order": "42" }
  })
  transport.close()
}

/** Emails that a server with workers brings to an end, of every kind. */
const send = async (
  deployment: Deployment,
  live: ReturnType<typeof asking>,
  { accountId, sandbox, slug }: { readonly accountId: string; readonly sandbox: string; readonly slug: string }
) => {
  const from = `Acme <hello@${domainName}>`
  const message = (to: string | ReadonlyArray<string>, subject: string, more: object = {}) => ({
    from,
    to,
    subject,
    text: `${subject}, in plain text.`,
    ...more
  })
  const one = async (...of: Parameters<typeof message>) =>
    (await live("POST", "/v1/emails", message(...of))).id as string
  await one("Ada Lovelace <ada@example.com>", "Everything at once", {
    cc: ["carl@example.com"],
    bcc: ["Bea <bea@example.net>"],
    reply_to: ["answers@acme.example", "Other <other@acme.example>"],
    html: long,
    headers: { "X-Order": "1234", "X-Empty-Like": "–" },
    tags: ["receipt", "order:1234"],
    attachments,
    unsubscribe_url: "https://acme.example/unsubscribe?u=1"
  })
  for (const name of ["delivered", "bounced", "complained"]) await one(`${name}@${sandbox}`, `To be ${name}`)
  await one([`delivered+a@${sandbox}`, `bounced+b@${sandbox}`, "real@example.com"], "To several")
  await one("gone@example.org", "To nobody")
  await one("Jörg <Joerg.Big@Bücher.example>", "To a name that is spelled in another way on its way")
  await one(["gone-too@example.org", "there@example.org"], "To nobody and somebody", { tags: ["receipt"] })
  const template = { from, to: "tina@example.com", template_slug: slug, variables: { name: "Tina", raw: "<b>!</b>" } }
  await live("POST", "/v1/emails", template)
  await live("POST", "/resend/emails", { to: "tom@example.com", template: { id: "brings-all" } })
  await live("POST", "/v1/emails/batch", {
    messages: [message(`delivered@${sandbox}`, "One of a batch"), message("not an address", "Another of it")]
  }, "batch-1")
  const scheduledAt = new Date(Date.now() + 20 * 86_400_000).toISOString()
  const cancelled = await one("never@example.com", "To be cancelled", { scheduled_at: scheduledAt })
  await live("POST", `/v1/emails/${cancelled}/cancel`)
  const refused = [await one("busy@example.com", "Refused for now")]
  const held = await one("cut@example.com", "Held, as its answer was lost")
  const failed = await one("cut-too@example.com", "Settled as failed")
  await deployment.until("hold", async () => {
    const emails = await deployment.command("emails", "held", "--account", accountId)
    return emails.length === 2 ? true : undefined
  })
  await deployment.command("emails", "settle", failed, "--account", accountId, "--as", "failed")
  return { refused, held }
}

/** A webhook endpoint of each kind: one that takes, one whose deliveries failed, and one whose deliveries wait. */
const makeWebhooks = async (
  deployment: Deployment,
  live: ReturnType<typeof asking>,
  test: ReturnType<typeof asking>
) => {
  const ok = await live("POST", "/v1/webhooks", { url: `${deployment.webhookUrl}/ok` })
  await test("POST", "/v1/webhooks", { url: `${deployment.webhookUrl}/ok`, events: ["email.sent", "email.bounced"] })
  const broken = await live("POST", "/v1/webhooks", {
    url: `${deployment.webhookUrl}/broken`,
    events: ["email.cancelled"]
  })
  const removed = await live("POST", "/v1/webhooks", { url: `${deployment.webhookUrl}/removed` })
  await live("DELETE", `/v1/webhooks/${removed.id}`)
  return { ok: ok.id as string, broken: broken.id as string }
}

/** What only people do. */
const onTheDashboard = async (deployment: Deployment, accountId: string, endpointId: string) => {
  const person = asking(deployment, await signIn(deployment, owner))
  const account = `/dashboard/api/accounts/${accountId}`
  const endpoint = `${account}/webhooks/${endpointId}`
  const { data } = await person("GET", `${endpoint}/deliveries?limit=1`)
  const again = await person("POST", `${endpoint}/deliveries/${data[0].id}/again`, {})
  await deployment.until("the delivery that was sent again", async () => {
    const { status } = await person("GET", `${endpoint}/deliveries/${again.id}`)
    return status === "delivered" ? true : undefined
  })
  await person("POST", `${endpoint}/rotate-secret`, { overlap_hours: 24 })
  const emails = await person("GET", `${account}/emails?limit=1&status=delivered`)
  await person("POST", `${account}/emails/${emails.data[0].id}/copies`, { to: ["copied@example.com"] })
}

/** The first part, on a server that works: everything comes to an end that does not wait by itself. */
export const workingDays = async (deployment: Deployment) => {
  const account = await makeAccounts(deployment)
  await makeUsers(deployment, account.id)
  const live = asking(deployment, { key: account.keys.live })
  const test = asking(deployment, { key: account.keys.test })
  const other = asking(deployment, { key: account.keys.other })
  const sandbox = (await live("GET", "/v1/account")).sandbox.domain as string
  const domain = await makeDomains(deployment, live)
  const slug = await makeTemplates(live)
  const endpoints = await makeWebhooks(deployment, live, test)
  const { held, refused } = await send(deployment, live, { accountId: account.id, sandbox, slug })
  await submit(deployment, account.keys.live, sandbox)
  for (const name of ["delivered", "bounced", "anybody"]) {
    await test("POST", "/v1/emails", {
      from: `Test <t@${domainName}>`,
      to: `${name}@${sandbox}`,
      subject: `In test mode: ${name}`,
      html: "<p>Test</p>"
    })
  }
  const theirs = (await other("GET", "/v1/account")).sandbox
  await other("POST", "/v1/emails", {
    from: `b@${theirs.domain}`,
    to: theirs.recipients[0],
    subject: "Bolt",
    text: "x"
  })

  await live("POST", "/dashboard/api/portal/links", { label: "Customer 7" })

  const suppressed = "no-more@example.com"
  await live("POST", "/v1/suppressions", { email_address: suppressed })
  await live("POST", "/v1/suppressions", { email_address: "back@example.com" })
  await live("DELETE", "/v1/suppressions/back%40example.com")

  const erased = "forgotten@example.com"
  const text = `Dear ${erased}, dear Rita.`
  await live("POST", "/v1/emails", { from: `e@${domainName}`, to: [erased, "rita@example.com"], subject: erased, text })
  await live("POST", "/v1/emails", { from: `e@${domainName}`, to: erased, subject: "Alone", text })
  const isOver = async () => {
    const { data } = await live("GET", "/v1/emails?status=queued&limit=100")
    return data.length <= refused.length + 1 ? true : undefined
  }
  await deployment.until("the end of every hand-off", isOver)
  await live("POST", "/v1/recipients/erase", { email_address: erased })
  await deployment.until("the complaint", async () => {
    const { data } = await live("GET", "/v1/emails?status=complained&limit=100")
    return data.length > 0 ? true : undefined
  })
  await deployment.until("the failed delivery", async () => {
    await deployment.hurryWebhooks()
    const { data } = await live("GET", `/v1/webhooks/${endpoints.broken}/deliveries?limit=100`)
    return data.some(({ status }: { status: string }) => status === "failed") ? true : undefined
  })
  const waiting = await live("POST", "/v1/webhooks", {
    url: `${deployment.webhookUrl}/broken`,
    events: ["email.queued"]
  })
  await live("POST", "/v1/emails", {
    from: `w@${domainName}`,
    to: `delivered@${sandbox}`,
    subject: "Its webhook waits",
    text: "Waiting"
  })
  await deployment.until("the failed attempt", async () => {
    const { data } = await live("GET", `/v1/webhooks/${waiting.id}/deliveries?limit=100`)
    return data[0]?.attempts > 0 ? true : undefined
  })
  await deployment.until("every delivery to the endpoint that takes", async () => {
    const { data } = await live("GET", `/v1/webhooks/${endpoints.ok}/deliveries?limit=100`)
    return data.every(({ status }: { status: string }) => status === "delivered") ? true : undefined
  })
  await onTheDashboard(deployment, account.id, endpoints.ok)
  await deployment.command("domains", "rotate-dkim", "--account", account.id, "--domain", domain.name)
  // Last: the server is stopped before the reports of it are due.
  const reported = (await live("POST", "/v1/emails", {
    from: `r@${domainName}`,
    to: `complained@${sandbox}`,
    subject: "Its complaint is still to come",
    text: "Soon"
  })).id as string
  await deployment.until("its hand-off", async () => {
    const { status } = await live("GET", `/v1/emails/${reported}`)
    return status === "queued" ? undefined : true
  })
  return { account, domain, sandbox, held, refused, suppressed, erased, waiting, reported }
}

type Days = Awaited<ReturnType<typeof workingDays>>

/** The second part, on a server that only answers requests: what it takes in stays as it is. */
export const lastEvening = async (deployment: Deployment, days: Days) => {
  const live = asking(deployment, { key: days.account.keys.live })
  const other = asking(deployment, { key: days.account.keys.other })
  const message = (to: string, subject: string) => ({
    from: `Acme <hello@${domainName}>`,
    to,
    subject,
    text: `${subject}.`,
    tags: ["evening"]
  })
  const queued = [
    (await live("POST", "/v1/emails", message("last@example.com", "Queued to go out"))).id as string,
    (await live("POST", "/v1/emails", message(`delivered@${days.sandbox}`, "Queued for the simulator"))).id as string
  ]
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const schedule = async (subject: string): Promise<string> =>
    (await live("POST", "/v1/emails", { ...message("later@example.com", subject), scheduled_at: at })).id
  const toCancel = await schedule("Scheduled, to be cancelled")
  const toPromote = { id: await schedule("Scheduled, to go out"), at }
  const body = message("once@example.com", "Asked under a key")
  const asked = { key: "order-4711", body, id: (await live("POST", "/v1/emails", body, "order-4711")).id as string }
  const key = "order-4712"
  const requested = {
    key,
    id: await deployment.sendBySql(message("row@example.com", "Asked by SQL"), days.account.id, key)
  }
  const theirs = (await other("GET", "/v1/account")).sandbox
  const theirEmail = (subject: string) => ({ from: `b@${theirs.domain}`, to: theirs.recipients[0], subject, text: "x" })
  const heldBack = (await other("POST", "/v1/emails", theirEmail("Held back"))).id as string
  const now = new Date().toISOString()
  await deployment.command("emails", "hold", "--queued-before", now, "--account", days.account.boltId)
  const paused = (await other("POST", "/v1/emails", theirEmail("While paused"))).id as string
  await deployment.command("accounts", "pause", days.account.boltId)
  const { data } = await live("GET", `/v1/webhooks/${days.waiting.id}/deliveries?limit=100`)
  const deliveries = data.filter(({ status }: { status: string }) => status === "pending")
    .map(({ id }: { id: string }) => id as string) as ReadonlyArray<string>
  return {
    queued: [...queued, asked.id],
    toCancel,
    toPromote,
    asked,
    requested,
    paused: [heldBack, paused],
    deliveries
  }
}

import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as path from "node:path"
import * as AdminChannel from "../src/admin/AdminChannel.ts"
import type { AdminCommand } from "../src/admin/AdminCommand.ts"
import { eventually, killAll, run, runJson, type Running, serve, temporaryDirectory } from "./Program.ts"

const { directory, remove } = temporaryDirectory()
const dataDir = path.join(directory, "data")
const environment = { SENDWRIGHT_DATA_DIR: dataDir }

const post = (baseUrl: string, key: string, body: unknown) =>
  fetch(`${baseUrl}/v1/emails`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })

/** Asks the running server, as the command line does. */
const operate = (command: AdminCommand) => Effect.runPromise(AdminChannel.send(dataDir, command))

const captured = () => {
  const files = fs.existsSync(path.join(dataDir, "captured")) ? fs.readdirSync(path.join(dataDir, "captured")) : []
  const mail = files.find((file) => file.endsWith(".eml"))
  return mail === undefined ? undefined : fs.readFileSync(path.join(dataDir, "captured", mail), "utf8")
}

describe("sendwright dev", { timeout: 300_000 }, () => {
  let server: Running
  let liveKey: string
  let accountId: string

  beforeAll(async () => {
    server = await serve("dev", environment)
  }, 300_000)

  afterAll(() => {
    killAll()
    remove()
  })

  it("shows an account and its keys on the first start, with a request that works as it stands", async () => {
    const text = await eventually(() => /curl/.test(server.stdout()) ? server.stdout() : undefined)
    liveKey = /svc_live_\w{38}/.exec(text)![0]
    assert.match(text, /svc_test_\w{38}/)
    accountId = /Account +Local ([0-9a-f-]{36})/.exec(text)![1]!
    const body = JSON.parse(/-d '(\{.*\})'/.exec(text)![1]!)
    const answer = await post(server.baseUrl, liveKey, body)
    assert.strictEqual(answer.status, 201, await answer.text())
    const mail = await eventually(captured)
    assert.include(mail, "To: owner@example.com")
    assert.include(mail, "It works.")
    const told = await eventually(() =>
      /INFO +An email was written to a file file=\S+\.eml$/m.exec(server.stdout())?.[0]
    )
    assert.isTrue(fs.existsSync(told.slice(told.indexOf("=") + 1)))
  })

  it("prints a link that signs the owner in to the dashboard, once", async () => {
    const [, token] = /Dashboard +http:\S+\/sign-in\/link#(\S{43})$/m.exec(server.stdout())!
    const start = (origin: string) =>
      fetch(`${server.baseUrl}/dashboard/api/links/start`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ token })
      })
    assert.strictEqual((await start("https://evil.example")).status, 403)
    const answer = await start(server.baseUrl)
    assert.strictEqual(answer.status, 200)
    const me = await answer.json() as { user: object; accounts: ReadonlyArray<object> }
    assert.deepInclude(me.user, { email_address: "owner@example.com", is_operator: true })
    assert.deepInclude(me.accounts[0], { id: accountId, name: "Local", role: "owner" })
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("-session"))!.split(";", 1)[0]!
    const keys = await fetch(`${server.baseUrl}/dashboard/api/accounts/${accountId}/keys`, { headers: { cookie } })
    assert.strictEqual((await keys.json() as { data: ReadonlyArray<object> }).data.length, 2)
    assert.strictEqual((await start(server.baseUrl)).status, 404)
    assert.notInclude(server.stdout().slice(server.stdout().indexOf(token!) + 43), token!)
  })

  it("writes one line of its log for a request", async () => {
    const before = server.stdout().length
    assert.strictEqual((await fetch(`${server.baseUrl}/health/live`)).status, 200)
    assert.strictEqual((await fetch(`${server.baseUrl}/openapi.json`)).status, 200)
    const lines = await eventually(() => {
      const written = server.stdout().slice(before)
      return written.includes("route=/openapi.json") && written.endsWith("\n")
        ? written.trimEnd().split("\n")
        : undefined
    })
    assert.deepStrictEqual(
      lines.map((line) => /INFO +request method=GET route=(\S+) status=(\d+)/.exec(line)?.slice(1)),
      [
        ["/health/live", "200"],
        ["/openapi.json", "200"]
      ]
    )
  })

  it("keeps key and socket from everybody but the owner", () => {
    if (process.platform === "win32") return
    assert.strictEqual(fs.statSync(dataDir).mode & 0o777, 0o700)
    assert.strictEqual(fs.statSync(path.join(dataDir, "secret-key")).mode & 0o777, 0o600)
    assert.strictEqual(fs.statSync(path.join(dataDir, "admin.sock")).mode & 0o777, 0o600)
  })

  it("looks after users from the command line", async () => {
    const link = (base: string) => new RegExp(`^${base}/sign-in/link#[A-Za-z0-9_-]{43}$`)
    const grace = await runJson(
      "users create --email grace@example.com --name Grace --operator".split(" "),
      environment
    )
    assert.deepInclude(grace, { email: "grace@example.com", name: "Grace", operator: true, password: false })
    assert.match(grace.link, link("http://127.0.0.1:4400"))
    assert.isNotNaN(Date.parse(grace.link_expires_at))

    const [account] = await operate({ _tag: "AccountsList" }) as ReadonlyArray<{ readonly id: string }>
    const invited = await runJson(
      `users invite --account ${account?.id} --email ada@example.org --role viewer`.split(" "),
      { ...environment, SENDWRIGHT_BASE_URL: "https://mail.example.com" }
    )
    assert.deepInclude(invited, { email: "ada@example.org", role: "viewer", mailed: false })
    assert.match(invited.link, link("https://mail.example.com"))

    const disabled = await runJson(["users", "disable", "GRACE@example.com"], environment)
    assert.isNotNull(disabled.disabled_at)
    const { code, stderr } = await run(["users", "reset", grace.id], environment)
    assert.strictEqual(code, 1)
    assert.include(stderr, "This user is disabled: enable them first.")
    const become = (user: string, becomes: "enabled" | "operator" | "user") =>
      operate({ _tag: "UsersChange", user, becomes })
    assert.deepInclude(await become(grace.id, "enabled"), { disabled_at: null })
    const reset = await operate({ _tag: "UsersReset", user: "grace@example.com" }) as { readonly link_path: string }
    assert.match(reset.link_path, link(""))
    assert.deepInclude(await become("grace@example.com", "user"), { operator: false })
    assert.deepInclude(await become("grace@example.com", "operator"), { operator: true })
    const all = await operate({ _tag: "UsersList" }) as ReadonlyArray<{ readonly email: string }>
    assert.deepStrictEqual(all.map(({ email }) => email), ["owner@example.com", "grace@example.com"])
    const nobody = await Effect.runPromise(
      // Answers of the server have any form.
      // @effect-diagnostics-next-line anyUnknownInErrorContext:off
      Effect.flip(AdminChannel.send(dataDir, { _tag: "UsersReset", user: "nobody@example.com" }))
    )
    assert.include(nobody.message, "There is no user nobody@example.com.")
    const entries = await operate({ _tag: "AuditList", accountId: null, limit: 7 }) as ReadonlyArray<{
      readonly action: string
    }>
    assert.deepStrictEqual(entries.map(({ action }) => action), [
      "user.changed",
      "user.changed",
      "user.link_made",
      "user.enabled",
      "user.disabled",
      "member.invited",
      "user.created"
    ])
  })

  it("carries out the command line's commands while it holds the database", async () => {
    const account = await runJson(
      [..."accounts create --name Acme --owner-email ada@example.com --plan pro --trusted".split(" "), "--rate", "7"],
      environment
    )
    assert.deepInclude(account, {
      name: "Acme",
      plan: "pro",
      trusted: true,
      requests_per_second: 7,
      monthly_emails: 50_000,
      owner_email: "ada@example.com"
    })
    const made = await runJson(
      `keys create --account ${account.id} --mode live --name k --scope emails:send`.split(" "),
      environment
    )
    assert.deepStrictEqual(Object.keys(made), ["id", "key"])
    const [key] = await operate({ _tag: "KeysList", accountId: account.id }) as ReadonlyArray<object>
    assert.deepInclude(key, { id: made.id, mode: "live", scopes: ["emails:send"], revoked_at: null })
    assert.notInclude(JSON.stringify(key), made.key)

    const message = { from: `a@${account.sandbox_domain}`, to: "ada@example.com", text: "hello" }
    assert.strictEqual((await post(server.baseUrl, made.key, message)).status, 201)
    // What is still queued when the account is suspended fails, and has no recipients.
    await eventually(async () => {
      const { recipients_7_days } = await operate({ _tag: "AccountsShow", id: account.id }) as {
        readonly recipients_7_days: number
      }
      return recipients_7_days > 0 ? true : undefined
    })
    await operate({ _tag: "AccountsPause", id: account.id, reason: "complaints" })
    await eventually(async () => (await post(server.baseUrl, made.key, message)).status === 403 ? true : undefined)
    await operate({ _tag: "AccountsResume", id: account.id })
    await operate({ _tag: "AccountsSuspend", id: account.id, reason: "unpaid" })
    const suspended = await eventually(async () => {
      const { error } = await (await post(server.baseUrl, made.key, message)).json() as {
        error?: { code: string; message: string }
      }
      return error?.code === "account_suspended" ? error : undefined
    })
    assert.include(suspended.message, "unpaid")
    await operate({ _tag: "AccountsReinstate", id: account.id })
    await operate({ _tag: "KeysRevoke", accountId: account.id, id: made.id })
    await eventually(async () => (await post(server.baseUrl, made.key, message)).status === 401 ? true : undefined, 5)
    const updated = await runJson(["accounts", "update", account.id, "--plan", "growth"], environment)
    assert.deepInclude(updated, { plan: "growth", requests_per_second: 7, trusted: true })
    const shown = await runJson(["accounts", "show", account.id], environment)
    assert.isAbove(shown.recipients_7_days, 0)
    assert.deepInclude(shown, {
      plan: "growth",
      bounces_7_days: 0,
      complaints_7_days: 0,
      bounces_24_hours: 0,
      complaints_24_hours: 0
    })
    const all = await operate({ _tag: "AccountsList" }) as ReadonlyArray<{ readonly name: string }>
    assert.deepStrictEqual(all.map(({ name }) => name), ["Local", "Acme"])

    // Everything that was done above, newest first.
    const history: ReadonlyArray<Record<string, unknown>> = await runJson(
      ["audit", "list", "--account", account.id],
      environment
    )
    assert.deepStrictEqual(history.map(({ action }) => action), [
      "account.changed",
      "key.revoked",
      "account.reinstated",
      "account.suspended",
      "account.resumed",
      "account.paused",
      "key.created",
      "account.created"
    ])
    for (const entry of history) assert.deepInclude(entry, { account_id: account.id, actor: "operator" })
    assert.strictEqual(history[1]?.["subject"], made.id)
    const newest = await runJson(["audit", "list", "--limit", "1"], environment)
    assert.deepStrictEqual(newest, history.slice(0, 1))
    const refused = await run(["audit", "list", "--limit", "0"], environment)
    assert.strictEqual(refused.code, 1)
    assert.include(refused.stderr, "a whole number from 1 to 1000")
  })

  it("changes the key of a domain while it holds the database, and when nobody does", async () => {
    for (const name of ["mail.example.com", "news.example.com"]) {
      const answer = await fetch(`${server.baseUrl}/v1/domains`, {
        method: "POST",
        headers: { authorization: `Bearer ${liveKey}`, "content-type": "application/json" },
        body: JSON.stringify({ name })
      })
      assert.strictEqual(answer.status, 201, await answer.text())
    }
    const domains = await operate({ _tag: "DomainsList", accountId }) as ReadonlyArray<Record<string, unknown>>
    assert.deepStrictEqual(domains.map(({ name, next_selector }) => [name, next_selector]), [
      ["mail.example.com", null],
      ["news.example.com", null]
    ])
    const named = ["--account", accountId, "--domain", "Mail.Example.com"]
    const rotated = await runJson(["domains", "rotate-dkim", ...named], environment)
    assert.deepStrictEqual([rotated.selector, rotated.dkim_records.length], [domains[0]?.["selector"], 2])
    const again = await run(["domains", "rotate-dkim", ...named, "--json"], environment)
    assert.strictEqual(again.code, 1)
    assert.deepInclude(JSON.parse(again.stderr).error, {
      code: "conflict",
      message:
        `mail.example.com is being given a new DKIM key already: publish the record of its selector ${rotated.next_selector}.`
    })
    const sample = await operate({ _tag: "DomainsSample", domain: "mail.example.com" })
    assert.deepInclude(sample as object, {
      status: "pending",
      from: "mail.example.com",
      returnPath: "send.mail.example.com"
    })
  })

  it("says in one line what is wrong with a command, as JSON where that was asked for", async () => {
    const text = await run(["accounts", "show", "nobody"], environment)
    assert.deepStrictEqual([text.code, text.stdout], [1, ""])
    assert.strictEqual(text.stderr.trim(), "There is no account nobody.")
    const json = await run(["accounts", "show", "nobody", "--json"], environment)
    assert.strictEqual(json.code, 1)
    assert.strictEqual(JSON.parse(json.stderr).error.code, "not_found")
    const wrong = { _tag: "AccountsCreate", name: "", ownerEmail: "nobody", plan: "pro", trusted: false } as const
    const refused = await operate(wrong).then(() => undefined, (error: Error) => error.message)
    assert.include(refused, "--owner-email")
    assert.include(refused, "name must")
  })

  it("keeps a second server out of its directory, and says which process is there", async () => {
    const second = await run(["dev"], { ...environment, PORT: "0" })
    assert.strictEqual(second.code, 1)
    assert.include(second.stderr, `process ${server.pid}`)
    assert.strictEqual(second.stderr.trim().split("\n").length, 1)
  })

  it("is found healthy by the doctor", async () => {
    const checks: ReadonlyArray<{ name: string; status: string }> = await runJson(["doctor"], environment)
    assert.deepStrictEqual(checks.filter(({ status }) => status === "fail"), [])
    for (const wanted of ["database", "schema", "secret key", "file modes"]) {
      assert.isTrue(checks.some(({ name, status }) => name === wanted && status === "ok"), JSON.stringify(checks))
    }
  })

  it("stops on SIGTERM with code 0, serves again, and says how to make another key", async () => {
    server.signal("SIGTERM")
    assert.strictEqual((await server.ended).code, 0)
    assert.isFalse(fs.existsSync(path.join(dataDir, "sendwright.lock")))
    const begun = performance.now()
    server = await serve("dev", environment)
    assert.isBelow(performance.now() - begun, 30_000)
    const text = await eventually(() => /curl/.test(server.stdout()) ? server.stdout() : undefined)
    assert.notMatch(text, /svc_live_\w{38}/)
    assert.include(text, `keys create --account ${accountId}`)
    const found = await fetch(`${server.baseUrl}/v1/emails`, { headers: { authorization: `Bearer ${liveKey}` } })
    assert.strictEqual(found.status, 200)
    assert.strictEqual((await found.json() as { data: ReadonlyArray<unknown> }).data.length, 1)
  })

  it("leaves its directory to the next process when it is killed", async () => {
    server.signal("SIGKILL")
    await server.ended
    const checks: ReadonlyArray<{ name: string; status: string }> = await runJson(["doctor"], environment)
    const states = Object.fromEntries(checks.map(({ name, status }) => [name, status]))
    assert.deepInclude(states, { "database": "ok", "schema": "ok", "secret key": "ok" })
    // The domain is still there; with the key that the server kept, which opens the old key and seals the new one.
    const named = ["--account", accountId, "--domain", "news.example.com"]
    assert.strictEqual((await runJson(["domains", "rotate-dkim", ...named], environment)).dkim_records.length, 2)
  })
})

describe("sendwright dev --owner", { timeout: 300_000 }, () => {
  const place = temporaryDirectory()
  // Nobody listens there: what is handed over stays queued.
  const settings = { SENDWRIGHT_DATA_DIR: place.directory, SMTP_URL: "smtp://127.0.0.1:1" }
  const printed = async (...flags: ReadonlyArray<string>): Promise<string> => {
    const server = await serve("dev", settings, ...flags)
    const text = await eventually(() => server.stdout().includes("-d '") ? server.stdout() : undefined)
    server.signal("SIGTERM")
    await server.ended
    return text
  }

  afterAll(() => {
    killAll()
    place.remove()
  })

  it("gives the account to whom it names, and says what else keeps email from their inbox", async () => {
    const first = await printed()
    assert.include(first, "\"to\":\"owner@example.com\"")
    assert.include(first, "Nobody reads owner@example.com: start with --owner")
    assert.include(first, "set SENDWRIGHT_SERVICE_DOMAIN")
    const mine = await printed("--owner", "Ada@example.org")
    assert.match(mine, /svc_live_\w{38}/)
    assert.include(mine, "\"to\":\"Ada@example.org\"")
    assert.notInclude(mine, "Nobody reads")
    const again = await printed("--owner", "ada@EXAMPLE.org")
    assert.notMatch(again, /svc_live_\w{38}/)
    const account = / of Ada@example\.org\n/
    for (const text of [mine, again, await printed()]) assert.match(text, account)
  })

  it("refuses what is no address", async () => {
    const { code, stderr } = await run(["dev", "--owner", "ada"], { ...settings, PORT: "0" })
    assert.strictEqual(code, 1)
    assert.match(stderr, /--owner must be an email address/)
  })
})

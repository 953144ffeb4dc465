import { assert, layer } from "@effect/vitest"
import { type LinkLetter, LinkMail } from "@sendwright/core/users/LinkMail"
import { pathOf } from "@sendwright/core/users/SignInLink"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import { type Answer, cookieOf, Harness, layer as harnessLayer, password } from "./harness.ts"

const session = "/dashboard/api/session"

/** The parts of an answer that may differ between two requests with the same result. */
const changing = new Set(["date", "x-request-id"])
const steady = ({ headers, status, text }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)))
})

layer(harnessLayer())("signing in", (it) => {
  it.effect("begins a session whose cookie is accepted, and signing out ends it", () =>
    Effect.gen(function*() {
      const { ask, newAccount, newUser } = yield* Harness
      const accountId = yield* newAccount("Shop")
      const { user } = yield* newUser({ email: "in@people.example", accountId, role: "developer" })
      const answer = yield* ask("POST", session, { body: { email_address: "in@people.example", password } })
      assert.strictEqual(answer.status, 200, answer.text)
      assert.deepInclude(answer.json.user, { id: user.id, email_address: "in@people.example", is_operator: false })
      assert.deepStrictEqual(answer.json.accounts, [
        { id: accountId, name: "Shop", role: "developer", suspended: false }
      ])
      const cookie = cookieOf(answer)
      assert.strictEqual((yield* ask("GET", session, { cookie })).text, answer.text)
      const out = yield* ask("DELETE", session, { cookie })
      assert.strictEqual(out.status, 204)
      assert.match(out.headers["set-cookie"]?.[0] ?? "", /=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
      const after = yield* ask("GET", session, { cookie })
      assert.deepStrictEqual([after.status, after.json.error.code], [401, "unauthorized"])
    }))

  it.effect("over plain http sets a cookie for this host and port that no script reads", () =>
    Effect.gen(function*() {
      const { ask, newUser, port } = yield* Harness
      yield* newUser({ email: "plain@people.example" })
      const answer = yield* ask("POST", session, { body: { email_address: "plain@people.example", password } })
      assert.match(
        answer.headers["set-cookie"]?.join("\n") ?? "",
        new RegExp(
          `^sendwright-session-${port}=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax$`,
          "m"
        )
      )
    }))

  it.effect("never continues a session that the browser had before", () =>
    Effect.gen(function*() {
      const { ask, newUser, port } = yield* Harness
      const attacker = yield* newUser({ email: "attacker@people.example" })
      yield* newUser({ email: "victim@people.example" })
      const body = { email_address: "victim@people.example", password }
      const planted = `sendwright-session-${port}=${"A".repeat(43)}`
      for (const cookie of [attacker.cookie, planted]) {
        const answer = yield* ask("POST", session, { body, cookie })
        assert.strictEqual(answer.json.user.email_address, "victim@people.example")
        assert.notStrictEqual(cookieOf(answer), cookie)
        assert.strictEqual((yield* ask("GET", session, { cookie })).status, 401)
      }
    }))

  it.effect("answers the same for a wrong password, an unknown or disabled user, and one without a password", () =>
    Effect.gen(function*() {
      const { ask, newUser, users } = yield* Harness
      yield* newUser({ email: "known@people.example" })
      const disabled = yield* newUser({ email: "disabled@people.example" })
      yield* users.disable(disabled.user.id)
      yield* users.create({ email: "fresh@people.example" })
      const refused = yield* Effect.forEach(
        ["known", "unknown", "disabled", "fresh", "not an address"],
        (name) =>
          ask("POST", session, {
            body: {
              email_address: name.includes(" ") ? name : `${name}@people.example`,
              password: name === "known" ? "wrong" : password
            }
          })
      )
      assert.strictEqual(refused[0]?.status, 401)
      assert.notProperty(refused[0]?.headers, "set-cookie")
      for (const answer of refused) assert.deepStrictEqual(steady(answer), steady(refused[0]!))
      const resets = yield* Effect.forEach(
        ["known", "nobody", "disabled"],
        (name) => ask("POST", "/dashboard/api/password-resets", { body: { email_address: `${name}@people.example` } })
      )
      assert.strictEqual(resets[0]?.status, 204)
      for (const answer of resets) assert.deepStrictEqual(steady(answer), steady(resets[0]!))
    }))

  it.effect("lists sessions, and an ended one is refused", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      yield* newUser({ email: "two@people.example" })
      const body = { email_address: "two@people.example", password }
      const first = cookieOf(yield* ask("POST", session, { body }))
      const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }
      const second = yield* ask("POST", session, { body, headers: agent })
      const { json } = yield* ask("GET", "/dashboard/api/sessions", { cookie: first })
      assert.strictEqual(json.data.length, 3)
      assert.deepInclude(json.data.find(({ id }: { id: string }) => id === second.json.session_id), {
        is_current: false,
        method: "password",
        agent: "Firefox on Linux"
      })
      const path = `/dashboard/api/sessions/${second.json.session_id}`
      assert.strictEqual((yield* ask("DELETE", path, { cookie: first })).status, 204)
      assert.strictEqual((yield* ask("GET", session, { cookie: cookieOf(second) })).status, 401)
      assert.strictEqual((yield* ask("DELETE", path, { cookie: first })).status, 404)
      assert.strictEqual((yield* ask("DELETE", "/dashboard/api/sessions", { cookie: first })).json.revoked, 1)
      assert.strictEqual((yield* ask("GET", session, { cookie: first })).status, 200)
    }))

  it.effect("does not end somebody else's session", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const [one, other] = [yield* newUser(), yield* newUser()]
      const answer = yield* ask("DELETE", `/dashboard/api/sessions/${other.sessionId}`, { cookie: one.cookie })
      assert.strictEqual(answer.status, 404)
      assert.strictEqual((yield* ask("GET", session, { cookie: other.cookie })).status, 200)
    }))

  it.effect("refuses a session that was unused for 7 days, is 30 days old, or belongs to a disabled user", () =>
    Effect.gen(function*() {
      const { ask, newUser, users } = yield* Harness
      const [idle, used, { cookie, user }] = [yield* newUser(), yield* newUser(), yield* newUser()]
      const statusOf = (cookie: string) => Effect.map(ask("GET", session, { cookie }), ({ status }) => status)
      yield* users.disable(user.id)
      assert.strictEqual(yield* statusOf(cookie), 401)
      for (const days of [6, 12, 18, 24]) {
        yield* TestClock.adjust("6 days")
        assert.strictEqual(yield* statusOf(used.cookie), 200, `day ${days}`)
        if (days === 12) assert.strictEqual(yield* statusOf(idle.cookie), 401)
      }
      yield* TestClock.adjust("6 days")
      assert.strictEqual(yield* statusOf(used.cookie), 401)
    }))

  it.effect("accepts a link once, and a starting link only from this machine", () =>
    Effect.gen(function*() {
      const { ask, newUser, users } = yield* Harness
      const { user } = yield* newUser()
      const { secret } = yield* users.startLink(user.id)
      const token = pathOf(Redacted.value(secret)).split("#")[1]!
      const look = yield* ask("POST", "/dashboard/api/links/look", { body: { token } })
      assert.deepInclude(look.json, { purpose: "start", email_address: user.email, account_name: null })
      const first = yield* ask("POST", "/dashboard/api/links/start", { body: { token } })
      assert.strictEqual(first.json.user.id, user.id, first.text)
      const second = yield* ask("POST", "/dashboard/api/links/start", { body: { token } })
      assert.deepStrictEqual([second.status, second.json.error.code], [404, "not_found"])
    }))

  it.effect("creates the first operator by the set-up link, and reports problems of their password", () =>
    Effect.gen(function*() {
      const { ask, users } = yield* Harness
      const { secret } = Option.getOrThrow(yield* users.setupLink)
      const token = Redacted.value(secret)
      const input = { token, email_address: "op@people.example", name: "Op" }
      const weak = yield* ask("POST", "/dashboard/api/links/setup", { body: { ...input, password: "short" } })
      assert.deepStrictEqual([weak.status, weak.json.error.details[0].path], [400, "password"])
      const made = yield* ask("POST", "/dashboard/api/links/setup", { body: { ...input, password } })
      assert.isTrue(made.json.user.is_operator, made.text)
      const body = { email_address: "op@people.example", password }
      assert.strictEqual((yield* ask("POST", session, { body })).status, 200)
    }))

  it.effect("changes the password if the current one is given, and ends all other sessions", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser({ email: "change@people.example" })
      const other = cookieOf(
        yield* ask("POST", session, { body: { email_address: "change@people.example", password } })
      )
      const path = "/dashboard/api/me/password"
      const next = "an altogether different phrase"
      const wrong = yield* ask("POST", path, { cookie, body: { current_password: "wrong", new_password: next } })
      assert.deepStrictEqual([wrong.status, wrong.json.error.details[0].path], [400, "current_password"])
      const weak = yield* ask("POST", path, { cookie, body: { current_password: password, new_password: "short" } })
      assert.deepStrictEqual([weak.status, weak.json.error.details[0].path], [400, "new_password"])
      const body = { current_password: password, new_password: next }
      assert.strictEqual((yield* ask("POST", path, { cookie, body })).status, 204)
      assert.strictEqual((yield* ask("GET", session, { cookie })).status, 200)
      assert.strictEqual((yield* ask("GET", session, { cookie: other })).status, 401)
    }))
})

layer(harnessLayer({ signIn: { attemptsPerUser: 3, attemptsPerAddress: 6 } }))("guessing passwords", (it) => {
  it.effect("is slowed down for a user and for an address, whether or not the user exists", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      yield* newUser({ email: "target@people.example" })
      const guess = (name: string) =>
        ask("POST", session, { body: { email_address: `${name}@people.example`, password: "a wrong guess" } })
      const statuses = (name: string) =>
        Effect.map(Effect.forEach([1, 2, 3, 4], () => guess(name)), (answers) => answers.map(({ status }) => status))
      assert.deepStrictEqual(yield* statuses("target"), [401, 401, 401, 429])
      const refused = yield* guess("target")
      assert.isAtLeast(Number(refused.headers["retry-after"]), 1)
      // The right password is refused too, so that the answer reveals nothing about it.
      const right = yield* ask("POST", session, { body: { email_address: "target@people.example", password } })
      assert.strictEqual(right.status, 429)
      assert.strictEqual((yield* guess("unknown")).status, 429)
    }))
})

const letters: Array<LinkLetter> = []
const mailing = Layer.succeed(LinkMail, {
  isOn: true,
  deliver: (letter) => Effect.sync(() => letters.push(letter) > 0)
})
const resets = "/dashboard/api/password-resets"

layer(Layer.provide(harnessLayer(), mailing))("a forgotten password", (it) => {
  it.effect("is reset by a link in an email, and no answer reveals whether the user exists", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const { cookie } = yield* newUser({ email: "forgetful@people.example" })
      assert.isTrue((yield* ask("GET", "/dashboard/api/service")).json.sign_in.mails_links)
      const of = (email_address: string) => ask("POST", resets, { body: { email_address } })
      for (let time = 1; time <= 3; time++) {
        const [known, unknown] = [yield* of("forgetful@people.example"), yield* of("nobody@people.example")]
        assert.strictEqual(known.status, 204)
        assert.deepStrictEqual(steady(known), steady(unknown))
      }
      // Neither do the refusals.
      const [known, unknown] = [yield* of("forgetful@people.example"), yield* of("nobody@people.example")]
      assert.strictEqual(known.status, 429)
      assert.deepStrictEqual(steady(known), steady(unknown))
      assert.deepStrictEqual(letters.map(({ link, to }) => [link.purpose, to]), [
        ["reset", "forgetful@people.example"],
        ["reset", "forgetful@people.example"],
        ["reset", "forgetful@people.example"]
      ])
      const body = { token: Redacted.value(letters.at(-1)!.secret), password: "a long walk by the sea" }
      const answer = yield* ask("POST", "/dashboard/api/links/reset", { body })
      assert.strictEqual(answer.json.user.email_address, "forgetful@people.example")
      assert.strictEqual((yield* ask("GET", session, { cookie })).status, 401)
      // Earlier links no longer work.
      const before = { token: Redacted.value(letters[0]!.secret), password: "another walk by the sea" }
      assert.strictEqual((yield* ask("POST", "/dashboard/api/links/reset", { body: before })).status, 404)
    }))
})

layer(harnessLayer())("a forgotten password, where no links are mailed", (it) => {
  it.effect("cannot be reset on the page, and no link is made", () =>
    Effect.gen(function*() {
      const { ask, audit, newUser } = yield* Harness
      const { user } = yield* newUser({ email: "off@people.example" })
      assert.isFalse((yield* ask("GET", "/dashboard/api/service")).json.sign_in.mails_links)
      assert.strictEqual((yield* ask("POST", resets, { body: { email_address: "off@people.example" } })).status, 204)
      const entries = yield* audit.list(null, 10, null, { actorId: user.id })
      assert.notInclude(entries.map(({ action }) => action), "user.link_made")
    }).pipe(Effect.orDie))
})

layer(harnessLayer({ proxies: 1, signIn: { attemptsPerAddress: 2 } }))("behind a proxy", (it) => {
  it.effect("the client is the address that the proxy names, regardless of what the client wrote before it", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const from = (forwarded: string) =>
        ask("POST", session, {
          body: { email_address: `${forwarded.length}@people.example`, password: "a wrong guess" },
          headers: { "x-forwarded-for": forwarded }
        })
      assert.strictEqual((yield* from("203.0.113.7")).status, 401)
      assert.strictEqual((yield* from("192.0.2.1, 203.0.113.7")).status, 401)
      assert.strictEqual((yield* from("192.0.2.2, 192.0.2.3, 203.0.113.7")).status, 429)
      assert.strictEqual((yield* from("203.0.113.7, 198.51.100.9")).status, 401)
    }))

  it.effect("a starting link is refused from elsewhere", () =>
    Effect.gen(function*() {
      const { ask, newUser, users } = yield* Harness
      const { user } = yield* newUser()
      const { secret } = yield* users.startLink(user.id)
      const body = { token: Redacted.value(secret) }
      const from = (forwarded: string) =>
        ask("POST", "/dashboard/api/links/start", { body, headers: { "x-forwarded-for": forwarded } })
      assert.strictEqual((yield* from("127.0.0.1, 198.51.100.1")).status, 404)
      assert.strictEqual((yield* from("127.0.0.1")).status, 200)
    }))
})

layer(harnessLayer({ settings: { origin: "https://mail.example.com" } }))("over https", (it) => {
  it.effect("the cookie is bound to the host and to https", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      yield* newUser({ email: "secure@people.example" })
      const answer = yield* ask("POST", session, { body: { email_address: "secure@people.example", password } })
      assert.match(
        answer.headers["set-cookie"]?.join("\n") ?? "",
        /^__Host-sendwright-session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/m
      )
      assert.strictEqual((yield* ask("GET", session, { cookie: cookieOf(answer) })).status, 200)
      const bare = cookieOf(answer).replace("__Host-", "")
      assert.strictEqual((yield* ask("GET", session, { cookie: bare })).status, 401)
    }))
})

import { assert, layer } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import type * as http from "node:http"
import { afterAll } from "vitest"
import type { OidcIssuer } from "../src/server/OidcIssuer.ts"
import { type Answer, cookieOf, Harness, layer as harnessLayer, password } from "./harness.ts"
import { otherKeys, type Person, startProvider, type TestProvider } from "./oidcProvider.ts"

const [acme, other] = [await startProvider(), await startProvider()]
afterAll(() => Promise.all([acme[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]))

const session = "/dashboard/api/session"
const accountA = "0199a1b2-7c3d-7e4f-8a5b-00000000000a"
const accountC = "0199a1b2-7c3d-7e4f-8a5b-00000000000c"
const accountB = "0199a1b2-7c3d-7e4f-8a5b-00000000000b"

const issuerOf = (id: string, name: string, { clientId, clientSecret, issuer }: TestProvider): OidcIssuer => ({
  id,
  name,
  issuer,
  clientId,
  clientSecret: Redacted.make(clientSecret),
  scopes: ["openid", "email", "profile", "groups"],
  groupsClaim: "groups",
  domains: ["acme.example"],
  place: { accountId: accountA, role: "viewer" },
  admitsInvited: true,
  groups: { engineers: [{ accountId: accountB, role: "developer" }] },
  operatorGroups: ["ops"]
})

const settings = { oidc: [issuerOf("1", "Acme ID", acme), issuerOf("2", "Other ID", other)] }

/** Creates an account with an id from the settings, unless it exists. */
const standing = (id: string) =>
  Effect.gen(function*() {
    const { accounts } = yield* Harness
    yield* Effect.catchTag(accounts.get(id), "NotFound", () =>
      accounts.create({ id, name: "Acme", ownerEmail: `owner@${id}.example`, plan: "enterprise" }))
  }).pipe(Effect.orDie)

/** The cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (answer: Answer): string =>
  (answer.headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]!).join("; ")

const begin = Effect.fnUntraced(function*(
  options: { readonly issuer?: string; readonly to?: string; readonly cookie?: string } = {}
) {
  const { ask, origin } = yield* Harness
  const { cookie, issuer = "1", to } = options
  yield* standing(accountA)
  yield* standing(accountB)
  for (const [id, provider] of [["1", acme], ["2", other]] as const) {
    provider.register(`${origin}/dashboard/oidc/${id}/callback`)
  }
  const answer = yield* ask("POST", "/dashboard/api/oidc", {
    body: { issuer, ...to === undefined ? {} : { to } },
    ...cookie === undefined ? {} : { cookie }
  })
  return { answer, url: answer.json?.url as string, cookie: cookiesOf(answer) }
})

let logins = 0

/** A person signs in at the provider. Returns the redirect back, which is not opened yet. */
const visit = (url: string, person: Person, login = `person-${++logins}`) =>
  Effect.promise(() => {
    acme.people.set(login, person)
    other.people.set(login, person)
    return acme.visit(url, login)
  })

/** Opens the redirect from the provider, as the person's browser does. */
const comeBack = (back: URL, cookie: string | undefined) =>
  Effect.flatMap(Harness, ({ ask }) =>
    ask("GET", `${back.pathname}${back.search}`, {
      headers: { origin: undefined, "sec-fetch-site": "cross-site", accept: "text/html" },
      ...cookie === undefined ? {} : { cookie }
    }))

const signIn = Effect.fnUntraced(function*(person: Person, login?: string, to?: string) {
  const { cookie, url } = yield* begin(to === undefined ? {} : { to })
  return yield* comeBack(yield* visit(url, person, login), cookie)
})

/** The user of the session in the cookies of an answer. */
const meOf = (answer: Answer) =>
  Effect.flatMap(
    Harness,
    ({ ask }) => Effect.map(ask("GET", session, { cookie: cookiesOf(answer) }), ({ json }) => json)
  )

const refusalOf = ({ headers, status }: Answer) => {
  const url = new URL(headers.location ?? "", "http://own.invalid")
  assert.deepStrictEqual([status, url.pathname], [303, "/sign-in"])
  assert.notMatch(headers["set-cookie"]?.join() ?? "", /sendwright-session/)
  return { error: url.searchParams.get("error"), issuer: url.searchParams.get("issuer") }
}

const patient = { settings, signIn: { attemptsPerAddress: 10_000 } }

layer(harnessLayer(patient), { excludeTestServices: true })("signing in through an OpenID provider", (it) => {
  it.effect("admits a verified address of the issuer's domain, and leads back to the requested screen", () =>
    Effect.gen(function*() {
      const { ask, audit } = yield* Harness
      const person = { email: "ada@acme.example", email_verified: true, name: "Ada L" }
      const answer = yield* signIn(person, "ada", "/a/1/emails?status=bounced")
      assert.deepStrictEqual([answer.status, answer.headers.location], [303, "/a/1/emails?status=bounced"])
      const me = yield* meOf(answer)
      assert.deepInclude(me.user, { email_address: "ada@acme.example", name: "Ada L", has_password: false })
      assert.deepStrictEqual(me.accounts.map(({ id, role }: { id: string; role: string }) => [id, role]), [
        [accountA, "viewer"]
      ])
      const { json } = yield* ask("GET", "/dashboard/api/sessions", { cookie: cookiesOf(answer) })
      assert.strictEqual(json.data[0].method, "oidc")
      const entries = yield* Effect.orDie(audit.list(null, 20, null, { actorId: me.user.id }))
      assert.includeMembers(entries.map(({ action }) => action), [
        "user.created",
        "user.identity_added",
        "user.signed_in"
      ])
      // The same person with another address is still the same user.
      const again = yield* signIn({ email: "ada.l@acme.example", email_verified: true }, "ada")
      assert.strictEqual((yield* meOf(again)).user.id, me.user.id)
    }))

  it.effect("sends PKCE, nonce and state, and removes the sign-in's cookie afterwards", () =>
    Effect.gen(function*() {
      const { origin } = yield* Harness
      const { answer, cookie, url } = yield* begin()
      const asked = Object.fromEntries(new URL(url).searchParams)
      assert.deepInclude(asked, {
        response_type: "code",
        code_challenge_method: "S256",
        redirect_uri: `${origin}/dashboard/oidc/1/callback`,
        scope: "openid email profile groups"
      })
      for (const name of ["state", "nonce", "code_challenge"]) assert.match(asked[name] ?? "", /^[\w-]{43}$/)
      const line = answer.headers["set-cookie"]?.[0] ?? ""
      assert.match(line, /^sendwright-oidc-\d+-[\w-]{8}=2\.[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
      // The cookie, which ties the answer to the browser, cannot be read.
      for (const name of ["state", "nonce"]) assert.notInclude(decodeURIComponent(line), asked[name]!)
      const back = yield* comeBack(yield* visit(url, { email: "tidy@acme.example", email_verified: true }), cookie)
      assert.match(back.headers["set-cookie"]?.join("\n") ?? "", /^sendwright-oidc-\d+-[\w-]{8}=; Max-Age=0/m)
    }))

  it.effect("admits nobody without an invitation, and no address that is not verified", () =>
    Effect.gen(function*() {
      const of = (person: Person) => Effect.map(signIn(person), refusalOf)
      assert.deepStrictEqual(yield* of({ email: "eve@evil.example", email_verified: true }), {
        error: "uninvited",
        issuer: "1"
      })
      assert.strictEqual((yield* of({ email: "eve@acme.example", email_verified: false })).error, "unverified")
      assert.strictEqual((yield* of({ email: "eve@acme.example" })).error, "unverified")
      assert.strictEqual((yield* of({})).error, "unverified")
    }))

  it.effect("admits invited people, with the role of the invitation", () =>
    Effect.gen(function*() {
      const { callerIn, members } = yield* Harness
      yield* standing(accountC)
      const caller = yield* callerIn(accountC)
      yield* members.invite(caller, { email: "kim@guests.example", role: "developer" })
      const me = yield* meOf(yield* signIn({ email: "kim@guests.example", email_verified: true }))
      assert.deepStrictEqual(me.accounts.map(({ id, role }: { id: string; role: string }) => [id, role]), [
        [accountC, "developer"]
      ])
      assert.notInclude((yield* members.invitations(caller)).map(({ email }) => email), "kim@guests.example")
    }).pipe(Effect.orDie))

  it.effect("gives the roles of groups, and takes them away again with the group", () =>
    Effect.gen(function*() {
      const person = { email: "grace@acme.example", email_verified: true }
      const rolesOf = (groups: ReadonlyArray<string>) =>
        Effect.gen(function*() {
          const me = yield* meOf(yield* signIn({ ...person, groups }, "grace"))
          const accounts: ReadonlyArray<{ readonly id: string; readonly role: string }> = me.accounts
          return [me.user.is_operator, accounts.find(({ id }) => id === accountB)?.role]
        })
      assert.deepStrictEqual(yield* rolesOf([]), [false, undefined])
      assert.deepStrictEqual(yield* rolesOf(["engineers", "ops"]), [true, "developer"])
      assert.deepStrictEqual(yield* rolesOf(["cooks"]), [false, undefined])
    }))

  it.effect("is a second way in for a user with a password, if the issuer vouches for their address", () =>
    Effect.gen(function*() {
      const { ask, audit, newUser, users } = yield* Harness
      const { user } = yield* newUser({ email: "both@acme.example" })
      const me = yield* meOf(yield* signIn({ email: "both@acme.example", email_verified: true }, "both"))
      assert.deepInclude(me.user, { id: user.id, has_password: true })
      const body = { email_address: "both@acme.example", password }
      assert.strictEqual((yield* ask("POST", session, { body })).status, 200)
      yield* newUser({ email: "mine@elsewhere.example" })
      const taken = yield* signIn({ email: "mine@elsewhere.example", email_verified: true })
      assert.strictEqual(refusalOf(taken).error, "password")
      yield* users.disable(user.id)
      const disabled = yield* signIn({ email: "both@acme.example", email_verified: true }, "both")
      assert.strictEqual(refusalOf(disabled).error, "disabled")
      const [last] = yield* audit.list(null, 1, null, { subject: user.id })
      assert.strictEqual(last?.action, "user.sign_in_failed")
    }).pipe(Effect.orDie))

  it.effect("begins a new session, and ends the one that the browser had", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      const planted = yield* newUser()
      const { cookie, url } = yield* begin()
      const back = yield* visit(url, { email: "fixed@acme.example", email_verified: true })
      const answer = yield* comeBack(back, `${cookie}; ${planted.cookie}`)
      assert.strictEqual((yield* meOf(answer)).user.email_address, "fixed@acme.example")
      assert.notInclude(cookiesOf(answer), planted.cookie)
      assert.strictEqual((yield* ask("GET", session, { cookie: planted.cookie })).status, 401)
    }))

  it.effect("refuses an answer in a browser that did not begin the sign-in, so that nobody is signed in as somebody else unawares", () =>
    Effect.gen(function*() {
      const person = { email: "mallory@acme.example", email_verified: true }
      const [attacker, victim] = [yield* begin(), yield* begin()]
      const back = yield* visit(attacker.url, person)
      assert.strictEqual(refusalOf(yield* comeBack(back, undefined)).error, "expired")
      assert.strictEqual(refusalOf(yield* comeBack(back, victim.cookie)).error, "expired")
      // The cookie of one sign-in does not work under the name of another either.
      const [name, value] = [attacker.cookie.split("=")[0]!, victim.cookie.split("=").slice(1).join("=")]
      assert.strictEqual(refusalOf(yield* comeBack(back, `${name}=${value}`)).error, "expired")
    }))

  it.effect("refuses an answer to another request: with another state or another nonce", () =>
    Effect.gen(function*() {
      const person = { email: "state@acme.example", email_verified: true }
      const first = yield* begin()
      const back = yield* visit(first.url, person)
      back.searchParams.set("state", "A".repeat(43))
      assert.strictEqual(refusalOf(yield* comeBack(back, first.cookie)).error, "expired")
      back.searchParams.delete("state")
      assert.strictEqual(refusalOf(yield* comeBack(back, first.cookie)).error, "expired")
      const second = yield* begin()
      const url = new URL(second.url)
      url.searchParams.set("nonce", "a nonce of somebody else")
      const answered = yield* visit(url.href, person)
      assert.strictEqual(refusalOf(yield* comeBack(answered, second.cookie)).error, "failed")
    }))

  it.effect("accepts an answer once", () =>
    Effect.gen(function*() {
      const { cookie, url } = yield* begin()
      let redeemed = 0
      acme.intercept = ({ url }) => {
        if (url === "/token") redeemed++
        return false
      }
      const back = yield* visit(url, { email: "once@acme.example", email_verified: true })
      assert.strictEqual((yield* comeBack(back, cookie)).headers.location, "/")
      assert.strictEqual(refusalOf(yield* comeBack(back, cookie)).error, "expired")
      assert.strictEqual(redeemed, 1)
    }).pipe(Effect.ensuring(calm)))

  it.effect("refuses one issuer's answer at the address of another", () =>
    Effect.gen(function*() {
      const person = { email: "mixed@acme.example", email_verified: true }
      const first = yield* begin({ issuer: "1" })
      const back = yield* visit(first.url, person)
      back.pathname = "/dashboard/oidc/2/callback"
      assert.strictEqual(refusalOf(yield* comeBack(back, first.cookie)).error, "expired")
      const second = yield* begin({ issuer: "1" })
      const named = yield* visit(second.url, person)
      assert.strictEqual(named.searchParams.get("iss"), acme.issuer)
      named.searchParams.set("iss", other.issuer)
      assert.strictEqual(refusalOf(yield* comeBack(named, second.cookie)).error, "failed")
    }))

  it.effect("refuses a token that was not signed with the issuer's keys", () =>
    Effect.gen(function*() {
      const { cookie, url } = yield* begin({ issuer: "2" })
      other.intercept = (request, response) => request.url === "/jwks" && json(response, otherKeys)
      const back = yield* Effect.promise(() => {
        other.people.set("forged", { email: "forged@acme.example", email_verified: true })
        return other.visit(url, "forged")
      })
      assert.strictEqual(refusalOf(yield* comeBack(back, cookie)).error, "failed")
    }).pipe(Effect.ensuring(calm)))

  it.effect("names the refusal at the provider, and keeps the requested screen", () =>
    Effect.gen(function*() {
      const { cookie, url } = yield* begin({ to: "/a/1/keys" })
      const back = yield* Effect.promise(() => acme.visit(url, "nobody", "deny"))
      const answer = yield* comeBack(back, cookie)
      assert.deepStrictEqual(refusalOf(answer), { error: "denied", issuer: "1" })
      assert.include(answer.headers.location, "to=%2Fa%2F1%2Fkeys")
    }))

  it.effect("never leads to another site", () =>
    Effect.gen(function*() {
      for (const to of ["//evil.example/", "/\\evil.example", "https://evil.example/"]) {
        const answer = yield* signIn({ email: "to@acme.example", email_verified: true }, "to", to)
        assert.strictEqual(answer.headers.location, "/")
      }
    }))

  it.effect("is begun only by our own page, and only at known issuers", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const from = (headers: Record<string, string>, issuer = "1") =>
        Effect.map(ask("POST", "/dashboard/api/oidc", { body: { issuer }, headers }), ({ status }) => status)
      assert.strictEqual(yield* from({ origin: "https://evil.example" }), 403)
      assert.strictEqual(yield* from({ "sec-fetch-site": "cross-site" }), 403)
      assert.strictEqual(yield* from({}, "3"), 404)
      assert.strictEqual((yield* ask("GET", "/dashboard/api/service")).json.sign_in.oidc[0].name, "Acme ID")
    }))

  it.effect("keeps the sign-ins of several tabs apart, but no more than three", () =>
    Effect.gen(function*() {
      const person = { email: "tabs@acme.example", email_verified: true }
      const first = yield* begin()
      const second = yield* begin({ cookie: first.cookie })
      const both = `${first.cookie}; ${second.cookie}`
      assert.strictEqual((yield* comeBack(yield* visit(first.url, person, "tabs"), both)).headers.location, "/")
      assert.strictEqual((yield* comeBack(yield* visit(second.url, person, "tabs"), both)).headers.location, "/")
      const third = yield* begin({ cookie: both })
      const fourth = yield* begin({ cookie: `${both}; ${third.cookie}` })
      assert.lengthOf(fourth.answer.headers["set-cookie"]?.filter((line) => /=; Max-Age=0/.test(line)) ?? [], 1)
    }))
})

const json = (response: http.ServerResponse, body: unknown): true => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body))
  return true
}

const calm = Effect.sync(() => {
  acme.intercept = () => false
  other.intercept = () => false
})

const impatient = { settings: { ...settings, oidcDeadlineMillis: 700 } }

layer(harnessLayer(impatient), { excludeTestServices: true })("while the provider is out of order", (it) => {
  it.effect("people can sign in in other ways, and through it once it is back", () =>
    Effect.gen(function*() {
      const { ask, newUser } = yield* Harness
      yield* newUser({ email: "calm@acme.example" })
      yield* Effect.promise(acme.stop)
      const { answer } = yield* begin()
      assert.deepStrictEqual([answer.status, answer.json.error.code], [502, "internal_error"])
      assert.include(answer.json.error.message, "Acme ID does not answer")
      assert.isUndefined(answer.headers["set-cookie"])
      const body = { email_address: "calm@acme.example", password }
      assert.strictEqual((yield* ask("POST", session, { body })).status, 200)
      yield* Effect.promise(acme.start)
      const { cookie, url } = yield* begin()
      const back = yield* visit(url, { email: "calm@acme.example", email_verified: true })
      yield* Effect.promise(acme.stop)
      assert.strictEqual(refusalOf(yield* comeBack(back, cookie)).error, "unavailable")
    }).pipe(Effect.ensuring(Effect.ignore(Effect.tryPromise(acme.start)))))

  it.effect("nobody waits longer than the deadline, and no more is read than a provider needs", () =>
    Effect.gen(function*() {
      other.intercept = () => true
      const [elapsed, silent] = yield* Effect.timed(begin({ issuer: "2" }))
      assert.strictEqual(silent.answer.status, 502)
      assert.isBelow(Duration.toMillis(elapsed), 2_500)
      const said = { issuer: other.issuer, authorization_endpoint: `${other.issuer}/auth` }
      other.intercept = (_, response) => json(response, { ...said, padding: "x".repeat(1_000_000) })
      assert.strictEqual((yield* begin({ issuer: "2" })).answer.status, 502)
      other.intercept = (_, response) => json(response, { ...said, issuer: "https://evil.example" })
      assert.strictEqual((yield* begin({ issuer: "2" })).answer.status, 502)
      other.intercept = (_, response) => json(response, said)
      assert.strictEqual((yield* begin({ issuer: "2" })).answer.status, 200)
    }).pipe(Effect.ensuring(calm)))
})

layer(harnessLayer({ settings }))("a sign-in at a provider", (it) => {
  it.effect("may take ten minutes", () =>
    Effect.gen(function*() {
      const { cookie, url } = yield* begin()
      const back = yield* visit(url, { email: "slow@acme.example", email_verified: true })
      yield* TestClock.adjust("10 minutes")
      assert.strictEqual(refusalOf(yield* comeBack(back, cookie)).error, "expired")
    }))
})

layer(harnessLayer({ settings, signIn: { attemptsPerAddress: 3 } }), { excludeTestServices: true })(
  "attempts through a provider",
  (it) => {
    it.effect("count as attempts of an address, together with all others", () =>
      Effect.gen(function*() {
        const { cookie, url } = yield* begin()
        yield* begin()
        yield* begin()
        const refused = yield* begin()
        assert.deepStrictEqual([refused.answer.status, refused.answer.json.error.code], [429, "rate_limited"])
        const back = yield* visit(url, { email: "many@acme.example", email_verified: true })
        assert.strictEqual(refusalOf(yield* comeBack(back, cookie)).error, "limited")
      }))
  }
)

const proxied = { settings: { ...settings, origin: "https://mail.example.com" }, basePath: "/mail" }

layer(harnessLayer(proxied), { excludeTestServices: true })("behind a proxy with TLS, below a path", (it) => {
  it.effect("the provider redirects to the public address, and cookies are bound to it", () =>
    Effect.gen(function*() {
      const redirectUri = "https://mail.example.com/mail/dashboard/oidc/1/callback"
      acme.register(redirectUri)
      const { answer, cookie, url } = yield* begin({ to: "/a/1" })
      assert.strictEqual(new URL(url).searchParams.get("redirect_uri"), redirectUri)
      assert.match(
        answer.headers["set-cookie"]?.[0] ?? "",
        /^__Host-sendwright-oidc-[\w-]{8}=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      )
      const back = yield* visit(url, { email: "proxied@acme.example", email_verified: true })
      assert.strictEqual(`${back.origin}${back.pathname}`, redirectUri)
      // The proxy removes the path of the mount.
      back.pathname = "/dashboard/oidc/1/callback"
      const done = yield* comeBack(back, cookie)
      assert.strictEqual(done.headers.location, "/mail/a/1")
      assert.match(
        cookieOf({
          ...done,
          headers: { "set-cookie": done.headers["set-cookie"]?.filter((line) => /session/.test(line)) ?? [] }
        }),
        /^__Host-sendwright-session=/
      )
    }))
})

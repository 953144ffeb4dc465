import { assert, describe, it } from "@effect/vitest"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Members } from "@sendwright/core/users/Members"
import { Sessions } from "@sendwright/core/users/Sessions"
import { SignIn } from "@sendwright/core/users/SignIn"
import { Users } from "@sendwright/core/users/Users"
import { UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, day, hour, minute } from "../support/harness.ts"
import { client, password, People, people, withPassword } from "../support/people.ts"

const wrong = Redacted.make("correct horse battery stable")
const email = "ada@example.com"
/** Another client each time: what is counted by it is not what a test is about. */
const from = (n: number) => ({ userAgent: null, address: `198.51.100.${n}` })
const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

describe("SignIn with a password", () => {
  it.effect("signs in with any spelling of the address, each time in a new session", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const first = yield* withPassword(email)
      const one = yield* signIn.withPassword({ email, password }, client)
      const two = yield* signIn.withPassword({ email: "ADA@Example.COM", password }, client)
      const secrets = [first, one, two].map(({ secret }) => Redacted.value(secret))
      assert.strictEqual(new Set(secrets).size, 3)
      for (const secret of secrets) assert.match(secret, /^[A-Za-z0-9_-]{43}$/)
      assert.strictEqual(one.user.id, first.id)
      assert.deepStrictEqual([one.session.agent, one.session.network], ["Firefox on Linux", "203.0.113.0/24"])
      assert.deepStrictEqual((yield* (yield* Sessions).authenticate(two.secret)).session, two.session)
    }).pipe(Effect.provide(people())))

  it.effect("compares passwords in one form, however they were typed", () =>
    Effect.gen(function*() {
      const { link } = yield* (yield* Users).create({ email })
      const signIn = yield* SignIn
      yield* signIn.reset(link.secret, Redacted.make("\u00e4pfel und birnen\u00a0kochen"), client)
      yield* signIn.withPassword({ email, password: Redacted.make("a\u0308pfel und birnen kochen") }, client)
      const shouted = Redacted.make("\u00c4pfel und birnen kochen")
      assert.strictEqual(yield* tagOf(signIn.withPassword({ email, password: shouted }, client)), "SignInRefused")
    }).pipe(Effect.provide(people())))

  it.effect("refuses alike, after the same work, whoever it is not", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const users = yield* Users
      const { verified } = yield* People
      yield* withPassword(email)
      yield* users.create({ email: "new@example.com" })
      const disabled = yield* withPassword("gone@example.com")
      yield* users.disable(disabled.id)
      verified.length = 0
      const errors = []
      for (const who of [email, "nobody@example.com", "new@example.com"]) {
        errors.push(yield* Effect.flip(signIn.withPassword({ email: who, password: wrong }, client)))
      }
      errors.push(yield* Effect.flip(signIn.withPassword({ email: "gone@example.com", password }, client)))
      assert.strictEqual(new Set(errors.map((error) => JSON.stringify([error._tag, error.message]))).size, 1)
      assert.deepStrictEqual(verified, ["made:correct horse battery staple", null, null, null])
    }).pipe(Effect.provide(people())))

  it.effect("replaces a hash that was made in an old way, and by no other password", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const store = yield* UserStore
      const { id } = yield* withPassword(email)
      yield* store.change(id, { passwordHash: `old:${Redacted.value(password)}` })
      yield* Effect.flip(signIn.withPassword({ email, password: wrong }, client))
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* store.passwordHash(id), `old:${Redacted.value(password)}`)
      yield* signIn.withPassword({ email, password }, client)
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* store.passwordHash(id), `made:${Redacted.value(password)}`)
    }).pipe(Effect.provide(people())))

  it.effect("limits attempts by user, from wherever they come, whether or not there is one", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      yield* withPassword(email)
      const answers = []
      for (const who of [email, "nobody@example.com"]) {
        const tags = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, n) => n),
          (n) => tagOf(signIn.withPassword({ email: who, password: wrong }, from(n)))
        )
        answers.push(tags)
      }
      assert.deepStrictEqual(answers[0], [
        ...Array.from({ length: 10 }, () => "SignInRefused"),
        "RateLimited",
        "RateLimited"
      ])
      assert.deepStrictEqual(answers[1], answers[0])
      assert.strictEqual(yield* tagOf(signIn.withPassword({ email, password }, from(99))), "RateLimited")
      const refused = yield* Effect.flip(signIn.withPassword({ email, password }, from(98)))
      assert.isTrue(refused._tag === "RateLimited" && refused.retryAfterSeconds <= 90)
      yield* TestClock.adjust(90_000)
      yield* signIn.withPassword({ email, password }, from(97))
    }).pipe(Effect.provide(people())))

  it.effect("limits attempts by client, whomever they are for, and a whole network of IPv6 as one", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const attempt = (n: number, address: string) =>
        tagOf(signIn.withPassword({ email: `user${n}@example.com`, password: wrong }, { userAgent: null, address }))
      const same = yield* Effect.forEach(
        Array.from({ length: 6 }, (_, n) => n),
        (n) => attempt(n, `2001:db8:1:2::${n.toString(16)}`)
      )
      assert.deepStrictEqual(same, [...Array.from({ length: 5 }, () => "SignInRefused"), "RateLimited"])
      assert.strictEqual(yield* attempt(7, "2001:db8:1:3::1"), "SignInRefused")
    }).pipe(Effect.provide(people({ attemptsPerAddress: 5 }))))

  it.effect("lets a known browser in while a stranger's guesses lock the address, and limits the browser by itself", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      yield* withPassword(email)
      yield* withPassword("other@example.com")
      const { device } = yield* signIn.withPassword({ email, password }, client)
      const { device: ofOther } = yield* signIn.withPassword({ email: "other@example.com", password }, client)
      assert.notInclude(atob(Redacted.value(device).split(".")[0]!.replaceAll("-", "+").replaceAll("_", "/")), "ada@")
      const attempt = (n: number, of?: Redacted.Redacted, word = wrong) =>
        tagOf(signIn.withPassword({ email, password: word }, { ...from(n), device: of }))
      yield* Effect.forEach(Array.from({ length: 10 }, (_, n) => n), (n) => attempt(n))
      assert.strictEqual(yield* attempt(20, undefined, password), "RateLimited")
      const forged = Redacted.make(`${Redacted.value(device).slice(0, -1)}!`)
      assert.strictEqual(yield* attempt(21, ofOther, password), "RateLimited")
      assert.strictEqual(yield* attempt(22, forged, password), "RateLimited")
      yield* signIn.withPassword({ email, password }, { ...from(23), device })
      const guesses = yield* Effect.forEach(Array.from({ length: 10 }, () => 24), (n) => attempt(n, device))
      assert.strictEqual(guesses.at(-1), "RateLimited")
      assert.isTrue(guesses.slice(0, 9).every((tag) => tag === "SignInRefused"))
      yield* TestClock.adjust(181 * day)
      yield* Effect.forEach(Array.from({ length: 10 }, (_, n) => n), (n) => attempt(n))
      assert.strictEqual(yield* attempt(25, device, password), "RateLimited")
    }).pipe(Effect.provide(people())))

  it.effect("tells the audit log of sign-ins, and of the first failed attempts in an hour", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const { id } = yield* withPassword(email)
      for (let n = 0; n < 50; n++) {
        yield* Effect.flip(signIn.withPassword({ email, password: wrong }, from(n)))
        yield* Effect.flip(signIn.withPassword({ email: "nobody@example.com", password: wrong }, from(n)))
        yield* TestClock.adjust(minute)
      }
      const log = yield* AuditLog
      const failed = yield* log.list(null, 100, null, { actions: ["user.sign_in_failed"] })
      assert.isAtLeast(failed.length, 6)
      assert.isAtMost(failed.length, 12)
      assert.isTrue(failed.every(({ accountId, subject }) => accountId === null && subject === id))
      // Who tried is not known: it is not the user whose password was guessed.
      assert.isTrue(failed.every(({ actor }) => actor.kind === "visitor" && actor.id === null))
      assert.strictEqual((yield* log.list(null, 9, null, { actions: ["user.signed_in"], actorId: id })).length, 1)
    }).pipe(Effect.provide(people({ attemptsPerUser: 1_000 }))))
})

describe("SignIn with a link", () => {
  it.effect("signs a developer in once, for ten minutes", () =>
    Effect.gen(function*() {
      const [users, signIn] = [yield* Users, yield* SignIn]
      const { user } = yield* users.create({ email, isOperator: true })
      const { secret } = yield* users.startLink(user.id)
      assert.strictEqual((yield* signIn.withLink(secret, client)).user.id, user.id)
      assert.strictEqual(yield* tagOf(signIn.withLink(secret, client)), "LinkUnusable")
      const late = yield* users.startLink(user.id)
      yield* TestClock.adjust(10 * minute)
      assert.strictEqual(yield* tagOf(signIn.withLink(late.secret, client)), "LinkUnusable")
      const reset = yield* users.resetLink(user.id)
      assert.strictEqual(yield* tagOf(signIn.withLink(reset.secret, client)), "LinkUnusable", "it has another purpose")
    }).pipe(Effect.provide(people())))

  it.effect("makes the first operator, and no second one", () =>
    Effect.gen(function*() {
      const [users, signIn] = [yield* Users, yield* SignIn]
      const link = Option.getOrThrow(yield* users.setupLink)
      const other = Option.getOrThrow(yield* users.setupLink)
      assert.deepStrictEqual(yield* signIn.inspect(link.secret, client), {
        purpose: "setup",
        email: null,
        account: null,
        isKnown: false
      })
      const input = { email, name: "Ada", password }
      const weak = yield* Effect.flip(
        signIn.setUp(link.secret, { email: "x", name: "", password: Redacted.make("short") }, client)
      )
      assert.deepStrictEqual(
        weak._tag === "ValidationError" && weak.issues.map(({ path }) => path[0]),
        ["email", "name", "password"]
      )
      const { session, user } = yield* signIn.setUp(link.secret, input, client)
      assert.deepStrictEqual([user.isOperator, user.hasPassword, session.method], [true, true, "link"])
      assert.strictEqual(yield* tagOf(signIn.setUp(other.secret, input, client)), "LinkUnusable")
      assert.isTrue(Option.isNone(yield* users.setupLink))
      yield* users.disable(user.id)
      assert.isTrue(Option.isSome(yield* users.setupLink), "nobody is an operator any more")
    }).pipe(Effect.provide(people())))

  it.effect("sets a password once, and ends every session", () =>
    Effect.gen(function*() {
      const [users, signIn, sessions] = [yield* Users, yield* SignIn, yield* Sessions]
      const before = yield* withPassword(email)
      const { secret } = yield* users.resetLink(before.id)
      const next = Redacted.make("another horse staple battery")
      const { secret: fresh } = yield* signIn.reset(secret, next, client)
      assert.strictEqual(yield* tagOf(sessions.authenticate(before.secret)), "NotSignedIn")
      assert.strictEqual((yield* sessions.authenticate(fresh)).user.id, before.id)
      assert.strictEqual(yield* tagOf(signIn.reset(secret, password, client)), "LinkUnusable")
      assert.strictEqual(yield* tagOf(signIn.withPassword({ email, password }, client)), "SignInRefused")
      yield* signIn.withPassword({ email, password: next }, client)
    }).pipe(Effect.provide(people())))

  it.effect("sends a reset link to those who are users, answers alike to all, and only so often", () =>
    Effect.gen(function*() {
      const [users, signIn] = [yield* Users, yield* SignIn]
      const { letters } = yield* People
      yield* withPassword(email)
      const gone = yield* withPassword("gone@example.com")
      yield* users.disable(gone.id)
      for (const who of [email, "nobody@example.com", "gone@example.com", "no address"]) {
        assert.isUndefined(yield* signIn.requestReset(who, client))
      }
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(letters.map(({ link, to }) => [to, link.purpose]), [[email, "reset"]])
      yield* signIn.reset(letters[0]!.secret, password, client)
      for (const who of [email, "nobody@example.com"]) {
        const rest = yield* Effect.forEach([1, 2, 3], () => Effect.exit(signIn.requestReset(who, client)))
        assert.deepStrictEqual(rest.map(({ _tag }) => _tag), ["Success", "Success", "Failure"])
      }
    }).pipe(Effect.provide(people())))

  it.effect("makes a member of somebody new; who is known accepts signed in, and for their own address", () =>
    Effect.gen(function*() {
      const [members, signIn] = [yield* Members, yield* SignIn]
      const [one, other] = [yield* customer(), yield* customer()]
      const invited = yield* members.invite(one.live, { email, role: "developer" })
      assert.isTrue(invited.isMailed)
      assert.deepStrictEqual(yield* signIn.inspect(invited.secret, client), {
        purpose: "invitation",
        email,
        account: { id: one.account.id, name: one.account.name },
        isKnown: false
      })
      const ada = yield* signIn.acceptAsNew(invited.secret, { name: "Ada", password }, client)
      assert.deepStrictEqual((yield* members.enter(ada.user, one.account.id, "live")).actor, {
        kind: "user",
        id: ada.user.id,
        name: "Ada",
        role: "developer"
      })
      const again = yield* members.invite(other.live, { email: "ADA@example.com", role: "viewer" })
      const taken = signIn.acceptAsNew(again.secret, { name: "Mallory", password: wrong }, client)
      assert.strictEqual(yield* tagOf(taken), "Conflict", "whoever saw the link must not become Ada")
      const stranger = yield* withPassword("mallory@example.com")
      assert.strictEqual(yield* tagOf(signIn.accept(again.secret, stranger)), "Forbidden")
      yield* signIn.accept(again.secret, ada)
      assert.strictEqual(yield* tagOf(signIn.accept(again.secret, ada)), "LinkUnusable")
      assert.deepStrictEqual(
        (yield* members.accountsOf(ada.user.id)).map(({ account, role }) => [account.id, role]),
        [[one.account.id, "developer"], [other.account.id, "viewer"]]
      )
      const log = yield* (yield* AuditLog).list(other.account.id, 10, null)
      assert.deepStrictEqual(log.map(({ action, actor }) => [actor.kind, action]), [
        ["user", "member.joined"],
        ["key", "member.invited"]
      ])
      const accounts = yield* AccountStore
      assert.deepStrictEqual((yield* accounts.members(one.account.id)).map(({ name }) => name), ["Ada", "Ada"])
    }).pipe(Effect.provide(people())))
})

describe("SignIn.changePassword", () => {
  it.effect("takes the current password, ends all other sessions, and withdraws links", () =>
    Effect.gen(function*() {
      const [users, signIn, sessions] = [yield* Users, yield* SignIn, yield* Sessions]
      const here = yield* withPassword(email)
      const elsewhere = yield* signIn.withPassword({ email, password }, client)
      const link = yield* users.resetLink(here.id)
      const next = Redacted.make("another horse staple battery")
      assert.strictEqual(yield* tagOf(signIn.changePassword(here, wrong, next)), "SignInRefused")
      const poor = signIn.changePassword(here, password, Redacted.make("ada@example.com"))
      assert.strictEqual(yield* tagOf(poor), "ValidationError")
      yield* sessions.authenticate(elsewhere.secret)
      yield* signIn.changePassword(here, password, next)
      yield* sessions.authenticate(here.secret)
      assert.strictEqual(yield* tagOf(sessions.authenticate(elsewhere.secret)), "NotSignedIn")
      assert.strictEqual(yield* tagOf(signIn.reset(link.secret, password, client)), "LinkUnusable")
      yield* signIn.withPassword({ email, password: next }, client)
    }).pipe(Effect.provide(people())))

  it.effect("is limited like a sign-in: a session that was stolen does not find the password", () =>
    Effect.gen(function*() {
      const signIn = yield* SignIn
      const here = yield* withPassword(email)
      const tags = yield* Effect.forEach(
        Array.from({ length: 11 }),
        () => tagOf(signIn.changePassword(here, wrong, password))
      )
      assert.deepStrictEqual([tags[9], tags[10]], ["SignInRefused", "RateLimited"])
    }).pipe(Effect.provide(people())))
})

describe("Sessions", () => {
  it.effect("ends when it was not used for 7 days, and after 30 in any case", () =>
    Effect.gen(function*() {
      const sessions = yield* Sessions
      const idle = yield* withPassword(email)
      const used = yield* withPassword("grace@example.com")
      for (let n = 0; n < 4; n++) {
        yield* TestClock.adjust(7 * day - minute)
        yield* sessions.authenticate(used.secret)
      }
      assert.strictEqual(yield* tagOf(sessions.authenticate(idle.secret)), "NotSignedIn")
      yield* TestClock.adjust(2 * day)
      yield* sessions.authenticate(used.secret)
      yield* TestClock.adjust(5 * minute)
      assert.strictEqual(yield* tagOf(sessions.authenticate(used.secret)), "NotSignedIn")
    }).pipe(Effect.provide(people())))

  it.effect("notes at most once a minute that it was used", () =>
    Effect.gen(function*() {
      const sessions = yield* Sessions
      const { id, secret, session } = yield* withPassword(email)
      const seen = Effect.map(sessions.list(id), ([one]) => one!.seenAt.getTime() - session.createdAt.getTime())
      yield* TestClock.adjust(59_999)
      yield* sessions.authenticate(secret)
      assert.strictEqual(yield* seen, 0)
      yield* TestClock.adjust(1)
      yield* sessions.authenticate(secret)
      assert.strictEqual(yield* seen, minute)
    }).pipe(Effect.provide(people())))

  it.effect("is listed and ended by its user alone, one or all others", () =>
    Effect.gen(function*() {
      const [sessions, signIn] = [yield* Sessions, yield* SignIn]
      const here = yield* withPassword(email)
      const stranger = yield* withPassword("grace@example.com")
      const others = yield* Effect.forEach([1, 2], () => signIn.withPassword({ email, password }, client))
      assert.strictEqual((yield* sessions.list(here.id)).length, 3)
      assert.strictEqual(yield* tagOf(sessions.revoke(stranger, here.session.id)), "NotFound")
      yield* sessions.revoke(here, others[0]!.session.id)
      assert.strictEqual(yield* tagOf(sessions.authenticate(others[0]!.secret)), "NotSignedIn")
      assert.strictEqual(yield* sessions.revokeOthers(here), 1)
      assert.deepStrictEqual((yield* sessions.list(here.id)).map(({ id }) => id), [here.session.id])
      yield* sessions.authenticate(stranger.secret)
      for (const text of ["", "x", "a".repeat(43), `${Redacted.value(here.secret)}x`]) {
        assert.strictEqual(yield* tagOf(sessions.authenticate(Redacted.make(text))), "NotSignedIn")
      }
    }).pipe(Effect.provide(people())))

  it.effect("ends at once for who is disabled, and starts anew when they are enabled", () =>
    Effect.gen(function*() {
      const [sessions, users, signIn] = [yield* Sessions, yield* Users, yield* SignIn]
      const here = yield* withPassword(email)
      yield* users.disable(here.id)
      assert.strictEqual(yield* tagOf(sessions.authenticate(here.secret)), "NotSignedIn")
      assert.strictEqual(yield* tagOf(users.resetLink(here.id)), "Conflict")
      yield* users.enable(here.id)
      assert.strictEqual(yield* tagOf(sessions.authenticate(here.secret)), "NotSignedIn")
      yield* signIn.withPassword({ email, password }, client)
      yield* TestClock.adjust(hour)
    }).pipe(Effect.provide(people())))
})

import { assert } from "@effect/vitest"
import { LinkStore, type Redemption } from "@sendwright/core/users/LinkStore"
import { SessionStore } from "@sendwright/core/users/SessionStore"
import type { SignInLink } from "@sendwright/core/users/SignInLink"
import { type NewUser, UserStore } from "@sendwright/core/users/UserStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { newId } from "../fixtures.ts"
import { day, harness, hour, type It, minute } from "./Harness.ts"
import { invitation, link, newHash, newUser, session, shown } from "./peopleFixtures.ts"

const make = Effect.gen(function*() {
  const t = yield* harness()
  const store = yield* LinkStore
  const users = yield* UserStore
  const stored = Effect.fnUntraced(function*(over: Partial<NewUser> = {}) {
    const user = newUser({ createdAt: t.at(0), ...over })
    yield* users.create(user)
    return user
  })
  const issue = Effect.fnUntraced(function*(made: SignInLink) {
    const hash = newHash()
    yield* store.create(made, hash)
    return hash
  })
  const invitee = `invited-${newId()}@example.com`
  const offer = { accountId: t.account.id, email: invitee, role: "developer" } as const
  return { t, store, users, stored, issue, invitee, offer }
})

const signIn: Redemption = { _tag: "SignIn" }

/** What every `LinkStore` must do. */
export const tests = (it: It): void => {
  it.effect("finds a link until its time, and not for those who were disabled", () =>
    Effect.gen(function*() {
      const { issue, store, stored, t, users } = yield* make
      const user = yield* stored()
      const made = link({ purpose: "start", userId: user.id, createdAt: t.at(0) })
      const hash = yield* issue(made)
      assert.deepStrictEqual(Option.getOrNull(yield* store.find(hash, t.at(minute))), made)
      assert.isTrue(Option.isNone(yield* store.find(newHash(), t.at(minute))))
      assert.isTrue(Option.isNone(yield* store.find(hash, made.expiresAt)))
      assert.isTrue(Option.isNone(yield* store.redeem(hash, made.expiresAt, signIn)))
      yield* users.change(user.id, { disabledAt: t.at(1) })
      assert.isTrue(Option.isNone(yield* store.find(hash, t.at(minute))))
      assert.isTrue(Option.isNone(yield* store.redeem(hash, t.at(minute), signIn)))
    }))

  it.effect("lets a link be used once, whoever tries at the same time", () =>
    Effect.gen(function*() {
      const { issue, store, stored, t } = yield* make
      const user = yield* stored()
      const made = link({ purpose: "start", userId: user.id, createdAt: t.at(0) })
      const hash = yield* issue(made)
      const answers = yield* Effect.forEach(
        Array.from({ length: 8 }),
        () => store.redeem(hash, t.at(minute), signIn),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(answers.flatMap((answer) => Option.isSome(answer) ? [answer.value] : []), [
        { link: made, user: shown(user) }
      ])
      assert.isTrue(Option.isNone(yield* store.find(hash, t.at(minute))))
    }))

  it.effect("uses each link for its own purpose alone", () =>
    Effect.gen(function*() {
      const { issue, offer, store, stored, t } = yield* make
      const user = yield* stored()
      const made = {
        start: link({ purpose: "start", userId: user.id, createdAt: t.at(0) }),
        reset: link({ purpose: "reset", userId: user.id, createdAt: t.at(0) }),
        invitation: invitation(offer, t.at(0))
      }
      const redemptions: Readonly<Record<keyof typeof made, Redemption>> = {
        start: signIn,
        reset: { _tag: "SetPassword", passwordHash: "h" },
        invitation: { _tag: "MakeMember", user: newUser({ createdAt: t.at(0), email: offer.email }) }
      }
      for (const purpose of ["start", "reset", "invitation"] as const) {
        const hash = yield* issue(made[purpose])
        for (const other of ["start", "reset", "invitation"] as const) {
          if (other === purpose) continue
          assert.isTrue(Option.isNone(yield* store.redeem(hash, t.at(1), redemptions[other])), `${purpose} as ${other}`)
        }
        assert.isTrue(Option.isSome(yield* store.find(hash, t.at(1))), "it is there still")
      }
    }))

  it.effect("sets a password, ends the user's sessions and withdraws their other links", () =>
    Effect.gen(function*() {
      const { issue, store, stored, t, users } = yield* make
      const sessions = yield* SessionStore
      const [user, other] = [yield* stored(), yield* stored()]
      yield* sessions.create(session({ userId: user.id, createdAt: t.at(0) }), newHash())
      yield* sessions.create(session({ userId: other.id, createdAt: t.at(0) }), newHash())
      const of = (userId: string, purpose: "reset" | "start") => issue(link({ purpose, userId, createdAt: t.at(0) }))
      const hash = yield* of(user.id, "reset")
      const rest = [yield* of(user.id, "reset"), yield* of(user.id, "start"), yield* of(other.id, "reset")]
      const answer = yield* store.redeem(hash, t.at(1), { _tag: "SetPassword", passwordHash: "new" })
      assert.deepStrictEqual(Option.getOrThrow(answer).user, { ...shown(user), hasPassword: true })
      assert.strictEqual(yield* users.passwordHash(user.id), "new")
      assert.isNull(yield* users.passwordHash(other.id))
      const count = (userId: string) => Effect.map(sessions.list(userId, t.at(1), t.at(-day)), ({ length }) => length)
      assert.deepStrictEqual([yield* count(user.id), yield* count(other.id)], [0, 1])
      const left = yield* Effect.forEach(rest, (hash) => Effect.map(store.find(hash, t.at(1)), Option.isSome))
      assert.deepStrictEqual(left, [false, false, true])
    }))

  it.effect("makes one first operator, of a new user or of the one who has the address", () =>
    Effect.gen(function*() {
      const { issue, store, stored, t, users } = yield* make
      for (const { id, isOperator } of yield* users.list(10_000, null)) {
        if (isOperator) yield* users.change(id, { isOperator: false })
      }
      const owner = yield* stored({ name: "Before", disabledAt: t.at(0) })
      const setup = () => issue(link({ purpose: "setup", createdAt: t.at(0) }))
      const hashes = [yield* setup(), yield* setup(), yield* setup()]
      const user = newUser({
        createdAt: t.at(1),
        isOperator: true,
        passwordHash: "p",
        email: owner.email.toUpperCase()
      })
      const fresh = newUser({ createdAt: t.at(1), isOperator: true, passwordHash: "q" })
      const answers = yield* Effect.forEach(
        hashes,
        (hash, index) => store.redeem(hash, t.at(2), { _tag: "MakeOperator", user: index === 0 ? user : fresh }),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(answers.filter(Option.isSome).length, 1)
      const operators = (yield* users.list(10_000, null)).filter(({ isOperator }) => isOperator)
      assert.strictEqual(operators.length, 1)
      for (const hash of hashes) assert.isTrue(Option.isNone(yield* store.find(hash, t.at(2))), "all are withdrawn")

      const late = yield* setup()
      const another = newUser({ createdAt: t.at(3), isOperator: true })
      assert.isTrue(Option.isNone(yield* store.redeem(late, t.at(3), { _tag: "MakeOperator", user: another })))
      assert.isTrue(Option.isNone(yield* users.find(another.id)))

      yield* Effect.forEach(operators, ({ id }) => users.change(id, { isOperator: false }))
      const again = yield* store.redeem(late, t.at(3), { _tag: "MakeOperator", user })
      assert.deepStrictEqual(Option.getOrNull(again)?.user, {
        ...shown(owner),
        name: user.name,
        isOperator: true,
        hasPassword: true,
        disabledAt: null
      })
    }))

  it.effect("makes a member of a new user, unless the address has one", () =>
    Effect.gen(function*() {
      const { invitee, issue, offer, store, t, users } = yield* make
      const hash = yield* issue(invitation(offer, t.at(0)))
      const user = newUser({ createdAt: t.at(1), email: invitee, passwordHash: "p" })
      const answer = yield* store.redeem(hash, t.at(1), { _tag: "MakeMember", user })
      assert.deepStrictEqual(Option.getOrNull(answer)?.user, shown(user))
      assert.strictEqual(Option.getOrThrow(yield* users.enter(user.id, t.account.id)).role, "developer")

      const foreign = yield* t.seed()
      const second = yield* issue(invitation({ ...offer, accountId: foreign.account.id }, t.at(0)))
      const twin = newUser({ createdAt: t.at(1), email: invitee.toUpperCase(), passwordHash: "theirs" })
      assert.isTrue(Option.isNone(yield* store.redeem(second, t.at(1), { _tag: "MakeMember", user: twin })))
      assert.strictEqual(yield* users.passwordHash(user.id), "p")
      const joined = yield* store.redeem(second, t.at(1), { _tag: "Join", userId: user.id })
      assert.deepStrictEqual(Option.getOrNull(joined)?.user, shown(user), "the link was not used up")
      assert.strictEqual(Option.getOrThrow(yield* users.enter(user.id, foreign.account.id)).role, "developer")
    }))

  it.effect("lists the open invitations of an account and to an address, withdraws them, and replaces them", () =>
    Effect.gen(function*() {
      const { invitee, issue, offer, store, t } = yield* make
      const foreign = yield* t.seed()
      const first = invitation(offer, t.at(0))
      const firstHash = yield* issue(first)
      const again = invitation({ ...offer, email: invitee.toUpperCase(), role: "viewer" }, t.at(1))
      const againHash = yield* issue(again)
      assert.isTrue(Option.isNone(yield* store.find(firstHash, t.at(2))), "the new one replaced it")
      assert.deepStrictEqual(Option.getOrNull(yield* store.find(againHash, t.at(2))), again)
      const elsewhere = invitation({ ...offer, accountId: foreign.account.id, role: "owner" }, t.at(2))
      yield* issue(elsewhere)
      const toOther = invitation({ ...offer, email: `other-${newId()}@example.com` }, t.at(3))
      yield* issue(toOther)

      const plain = ({ createdAt, expiresAt, id, offer }: SignInLink) => ({ ...offer!, id, createdAt, expiresAt })
      assert.deepStrictEqual(yield* store.invitations(t.account.id), [toOther, again].map(plain))
      assert.deepStrictEqual(yield* store.invitationsTo(invitee, t.at(minute)), [elsewhere, again].map(plain))
      assert.deepStrictEqual(yield* store.invitationsTo(invitee, t.at(2 * hour)), [])
      assert.strictEqual((yield* store.invitations(t.account.id)).length, 2, "expired ones are shown")

      assert.isTrue(Option.isNone(yield* store.withdraw(foreign.account.id, again.id)), "it is another account's")
      assert.deepStrictEqual(Option.getOrNull(yield* store.withdraw(t.account.id, again.id)), plain(again))
      assert.isTrue(Option.isNone(yield* store.find(againHash, t.at(2))))
      assert.deepStrictEqual(yield* store.invitations(t.account.id), [plain(toOther)])
    }))

  it.effect("lets a known user accept invitations by their ids", () =>
    Effect.gen(function*() {
      const { issue, offer, store, stored, t, users } = yield* make
      const foreign = yield* t.seed()
      const user = yield* stored({ email: offer.email })
      const mine = invitation(offer, t.at(0))
      const expired = invitation({ ...offer, accountId: foreign.account.id }, t.at(-2 * hour))
      yield* Effect.forEach([mine, expired], issue)
      const accepted = yield* store.accept(user.id, [mine.id, expired.id, newId()], t.at(1))
      assert.deepStrictEqual(accepted.map(({ id }) => id), [mine.id])
      assert.deepStrictEqual(
        (yield* users.memberships(user.id)).map(({ account, role }) => [account.id, role]),
        [[t.account.id, "developer"]]
      )
      assert.deepStrictEqual(yield* store.accept(user.id, [mine.id], t.at(1)), [])
    }))

  it.effect("withdraws all links of a user", () =>
    Effect.gen(function*() {
      const { issue, store, stored, t } = yield* make
      const user = yield* stored()
      const hash = yield* issue(link({ purpose: "reset", userId: user.id, createdAt: t.at(0) }))
      yield* store.withdrawAll(newId())
      assert.isTrue(Option.isSome(yield* store.find(hash, t.at(1))))
      yield* store.withdrawAll(user.id)
      assert.isTrue(Option.isNone(yield* store.find(hash, t.at(1))))
    }))
}

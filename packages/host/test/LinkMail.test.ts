import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it, layer } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { newDomain } from "@sendwright/core/domains/Domain"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { DomainStore } from "@sendwright/core/domains/DomainStore"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as MemoryStorage from "@sendwright/core/memory/MemoryStorage"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import type { LinkLetter } from "@sendwright/core/users/LinkMail"
import { Members } from "@sendwright/core/users/Members"
import { PasswordHasher } from "@sendwright/core/users/PasswordHasher"
import { SignIn } from "@sendwright/core/users/SignIn"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { Users } from "@sendwright/core/users/Users"
import { peppers } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as LinkMail from "../src/adapters/LinkMail.ts"
import { messageOf } from "../src/adapters/linkMessage.ts"

const accountId = "0199a1b2-7c3d-7e4f-8a5b-00000000000a"
const client = { userAgent: null, address: null }

const ports = Layer.mergeAll(
  MemoryStorage.layer,
  Wakeups.layerLocal,
  Layer.succeed(GuardedHttp, {
    request: () => Effect.fail(new GuardedHttpError({ reason: "connect", message: "no network in tests" }))
  }),
  SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(7)) } }),
  Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
  StaticDns.layer,
  Layer.succeed(PasswordHasher, {
    hash: (password) => Effect.succeed(Redacted.value(password)),
    verify: (password, hash) => Effect.succeed({ isRight: Redacted.value(password) === hash, isOutdated: false })
  })
)

const logged: Array<string> = []
const logger = Logger.make(({ message }) => void logged.push(String(Array.isArray(message) ? message[0] : message)))

/** The engine with links by email, and nothing else in it. */
const engine = Sendwright.layerPeople.pipe(
  Layer.provide(LinkMail.layer({
    linkMail: {
      accountId,
      from: "Acme <sign-in@acme.example>",
      baseUrl: "https://mail.acme.example",
      service: "Acme Mail"
    }
  })),
  Layer.provideMerge(Sendwright.layerUnchecked()),
  Layer.provideMerge(ports),
  Layer.provideMerge(Layer.mergeAll(NodeCrypto.layer, peppers, Conditions.layer, Logger.layer([logger])))
)

/** The account that sends links, whose owner is the operator Grace. */
const sender = Effect.gen(function*() {
  const accounts = yield* Accounts
  const users = yield* Users
  const domains = yield* DomainStore
  const { account } = yield* accounts.create({
    id: accountId,
    name: "Sign-in",
    ownerEmail: "grace@acme.example",
    plan: "enterprise",
    trusted: true
  })
  const grace = yield* users.byAddress("grace@acme.example")
  yield* users.setOperator(grace.id, true)
  const id = yield* (yield* SecureRandom.SecureRandom).uuidV7()
  yield* domains.add(newDomain({ id, accountId, name: "acme.example", region: "local", createdAt: new Date(0) }))
  yield* domains.setStatus(accountId, id, "verified")
  return yield* (yield* Members).enter(yield* users.get(grace.id), account.id, "live")
})

layer(engine)("links by email", (it) => {
  it.effect("bring invitations and new passwords, once each, and nothing to whom nobody knows", () =>
    Effect.gen(function*() {
      const caller = yield* sender
      const [accounts, emails, members, signIn] = [yield* Accounts, yield* Emails, yield* Members, yield* SignIn]
      const shop = yield* accounts.create({ name: "Shop & Sons", ownerEmail: "o@shop.example", plan: "free" })
      const operator = yield* (yield* Users).byAddress("grace@acme.example")
      const into = yield* members.enter(operator, shop.account.id, "live")
      const sent = Effect.map(
        emails.list(caller, { limit: 10, cursor: null, mode: null, q: null, status: null, tag: null }),
        ({ data }) => data
      )
      const invited = yield* members.invite(into, { email: "kim@guests.example", role: "viewer" })
      assert.isTrue(invited.isMailed, logged.join())
      yield* signIn.requestReset("o@shop.example", client)
      yield* signIn.requestReset("nobody@shop.example", client)
      yield* Effect.yieldNow
      const list = yield* sent
      assert.deepStrictEqual(list.map(({ subject, to }) => [to, subject]), [
        [["o@shop.example"], "Set a new password for Acme Mail"],
        [["kim@guests.example"], "Join Shop & Sons on Acme Mail"]
      ])
      const email = yield* emails.get(caller, list[1]!.id)
      const url = `https://mail.acme.example${pathOf(Redacted.value(invited.secret))}`
      assert.include(email.text, url)
      assert.include(email.html, `href="${url}"`)
      assert.include(email.html, "Shop &amp; Sons")
      assert.strictEqual(email.from, "Acme <sign-in@acme.example>")

      // Whoever could read the links could use them.
      const isMailed = Effect.map(
        members.invite(into, { email: "lee@guests.example", role: "viewer" }),
        ({ isMailed }) => isMailed
      )
      assert.isTrue(yield* isMailed)
      const { key } = yield* accounts.createKey({ accountId, name: "a key", mode: "live" })
      assert.isFalse(yield* isMailed)
      yield* accounts.revokeKey(accountId, key.id)
      assert.isTrue(yield* isMailed)
      const { user } = yield* (yield* Users).create({ email: "viewer@acme.example" })
      const { secret } = yield* members.invite(caller, { email: user.email, role: "viewer" })
      const opened = yield* signIn.reset(
        (yield* (yield* Users).resetLink(user.id)).secret,
        Redacted.make("a long walk by the sea"),
        client
      )
      yield* signIn.accept(secret, opened)
      assert.isFalse(yield* isMailed)
      assert.include(logged.join(), "SENDWRIGHT_DASHBOARD_ACCOUNT")
      assert.notInclude(logged.join(), "guests.example")
    }))
})

describe("the email of a link", () => {
  const letter = (purpose: LinkLetter["link"]["purpose"], accountName: string | null): LinkLetter => ({
    link: {
      id: "1",
      purpose,
      userId: null,
      offer: null,
      createdAt: new Date(0),
      expiresAt: new Date("2026-11-29T12:04:30Z")
    },
    secret: Redacted.make("se-cret"),
    to: "kim@guests.example",
    accountName
  })

  it("says what the link does and until when, and runs nothing that a name holds", () => {
    const message = messageOf(letter("invitation", "<script>alert(1)</script>"), "https://m.example", "Acme")
    assert.include(message?.text, "https://m.example/sign-in/link#se-cret")
    assert.include(message?.text, "2026-11-29 12:04 UTC")
    assert.notInclude(message?.html, "<script>")
    assert.strictEqual(
      messageOf(letter("reset", null), "https://m.example", "Acme")?.subject,
      "Set a new password for Acme"
    )
  })

  it("is written for links alone that are for other machines", () => {
    for (const purpose of ["start", "setup"] as const) {
      assert.isUndefined(messageOf(letter(purpose, null), "https://m.example", "Acme"))
    }
  })
})

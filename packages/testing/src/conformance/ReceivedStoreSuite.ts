import { assert } from "@effect/vitest"
import type { EmailScope } from "@sendwright/core/accounts/Caller"
import { normalize } from "@sendwright/core/foundation/Address"
import { positionOf, toSearch } from "@sendwright/core/model/EmailQuery"
import { noContents, type ReceivedContents } from "@sendwright/core/received/ReceivedEmail"
import type { ReceivedQuery } from "@sendwright/core/received/ReceivedQuery"
import { type NewReceived, repeatedMillis } from "@sendwright/core/received/ReceivedStore"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as fixtures from "../fixtures.ts"
import { hour, idsOf, type It, minute, second } from "./Harness.ts"
import { privacyTests } from "./receivedPrivacy.ts"
import { roomTests } from "./receivedRoom.ts"
import { threadTests } from "./receivedThreads.ts"
import { webhookTests } from "./receivedWebhooks.ts"
import { modes, receivingIn } from "./receiving.ts"

const contentsOf = ({ attachments, headers, html, replyText, text }: ReceivedContents): ReceivedContents => ({
  attachments,
  headers,
  html,
  replyText,
  text
})

const whole = {
  envelope: { from: "", to: ["help@in.engines.example", "Ada@In.Engines.example"] },
  from: "\"Babbage, Charles\" <charles@mail.example>",
  to: ["Help <help@in.engines.example>", "ada@in.engines.example"],
  cc: ["Mary <mary@mail.example>"],
  replyTo: ["notes@mail.example"],
  subject: "Re: Notes — \u{1f4dc}",
  messageId: "1@mail.example",
  inReplyTo: "0@engines.example",
  references: ["a@engines.example", "0@engines.example"],
  authentication: {
    spf: { result: "pass", domain: "mail.example" },
    dkim: [{ result: "pass", domain: "mail.example", selector: "s1" }, {
      result: "fail",
      domain: null,
      selector: null
    }],
    dmarc: { result: "pass", domain: "mail.example", policy: "reject" },
    arc: { result: "none", domain: null }
  },
  spam: { score: -1.5, isSpam: false },
  html: "<p>How many \"cards\"?</p>",
  text: "How many cards?\r\n> We know.",
  replyText: "How many cards?",
  headers: [
    { name: "Received", value: "by mx" },
    { name: "Received", value: "by mail" },
    { name: "X-Empty", value: "" }
  ],
  attachments: [
    { filename: "cards.txt", contentType: "text/plain", contentId: null, disposition: "attachment", size: 7 },
    { filename: null, contentType: "image/png", contentId: "i@mail.example", disposition: "inline", size: 0 }
  ],
  content: new Uint8Array([0, 13, 10, 255, 128, 0]),
  repliedToEmailId: "0199a1b2-0000-7000-8000-000000000001"
} as const satisfies Partial<NewReceived>

/** What every `ReceivedStore` must do. */
export const tests = (it: It): void => {
  privacyTests(it)
  roomTests(it)
  threadTests(it)
  webhookTests(it)

  it.effect("gives a received email back as it was stored, to its account and mode only", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const other = yield* t.seed()
      const live = t.made(whole)
      const test = t.made({ mode: "test" })
      assert.deepStrictEqual(yield* t.received.add([live, test]), [
        { id: live.id, isNew: true },
        { id: test.id, isNew: true }
      ])
      const { accountId: _, content, fingerprint: __, mostBytes: ___, ...record } = live
      assert.deepStrictEqual(Option.getOrThrow(yield* t.received.find(t.both, live.id)), {
        ...record,
        hasOriginal: true
      })
      assert.deepStrictEqual(Option.getOrThrow(yield* t.received.content(t.both, live.id)), content)
      for (
        const scope of [
          { accountId: t.account.id, modes: ["test"] },
          { accountId: other.account.id, modes },
          { accountId: "nobody", modes }
        ] as const
      ) {
        assert.isTrue(Option.isNone(yield* t.received.find(scope, live.id)))
        assert.isTrue(Option.isNone(yield* t.received.content(scope, live.id)))
        assert.isFalse(yield* t.received.remove(scope, live.id))
      }
      for (const id of [fixtures.newId(), "no id"]) {
        assert.isTrue(Option.isNone(yield* t.received.find(t.both, id)))
        assert.isTrue(Option.isNone(yield* t.received.content(t.both, id)))
        assert.isFalse(yield* t.received.remove(t.both, id))
      }
      assert.isTrue(Option.isSome(yield* t.received.find({ ...t.both, modes: ["test"] }, test.id)))
      assert.deepStrictEqual(yield* t.received.add([]), [])
    }))

  it.effect("gives the attachments of emails, and those right before one in a list, to their account and mode only", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const other = yield* t.seed()
      const emails = Array.from(
        { length: 4 },
        (_, place) => t.made({ ...(place === 1 ? whole : {}), receivedAt: t.at(place * minute) })
      )
      const test = t.made({ mode: "test", receivedAt: t.at(150 * second) })
      yield* t.received.add([...emails, test])
      const ids = emails.map(({ id }) => id)
      const live = { accountId: t.account.id, modes: ["live"] } as const
      const idsBefore = (scope: EmailScope, id: string, limit: number) =>
        Effect.map(t.received.newer(scope, id, limit), idsOf)
      assert.deepStrictEqual(yield* idsBefore(live, ids[0]!, 2), [ids[2], ids[1]])
      assert.deepStrictEqual(yield* idsBefore(live, ids[0]!, 9), [ids[3], ids[2], ids[1]])
      assert.deepStrictEqual(yield* idsBefore(live, ids[3]!, 9), [])
      assert.deepStrictEqual(yield* idsBefore(live, ids[0]!, 0), [])
      assert.deepStrictEqual(yield* idsBefore(live, "no id", 9), [])
      assert.deepStrictEqual(yield* idsBefore(t.both, ids[1]!, 2), [test.id, ids[2]])
      assert.deepStrictEqual(yield* idsBefore({ accountId: other.account.id, modes }, ids[0]!, 9), [])
      const asked = [ids[0]!, ids[1]!, test.id, "no id", fixtures.newId()]
      assert.deepStrictEqual(
        yield* t.received.attachments(live, asked),
        new Map<string, NewReceived["attachments"]>([[ids[0]!, []], [ids[1]!, whole.attachments]])
      )
      assert.deepStrictEqual(
        yield* t.received.attachments({ ...t.both, accountId: other.account.id }, asked),
        new Map()
      )
      assert.deepStrictEqual(yield* t.received.attachments(live, []), new Map())
    }))

  it.effect("removes an email with its contents, and knows it no more", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const one = yield* t.receive()
      const other = yield* t.receive({ receivedAt: t.at(second) })
      assert.isTrue(yield* t.received.remove(t.both, one.id))
      assert.isFalse(yield* t.received.remove(t.both, one.id))
      assert.isTrue(Option.isNone(yield* t.received.find(t.both, one.id)))
      assert.isTrue(Option.isNone(yield* t.received.content(t.both, one.id)))
      assert.deepStrictEqual(idsOf(yield* t.list()), [other.id])
      const again = t.made({ fingerprint: one.fingerprint })
      assert.deepStrictEqual(yield* t.received.add([again]), [{ id: again.id, isNew: true }])
    }))

  it.effect("stores what comes again within a day once, for each account and mode by itself", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const other = yield* t.seed()
      const first = yield* t.receive()
      const again = (more: Partial<NewReceived> = {}) => t.made({ fingerprint: first.fingerprint, ...more })
      const known = { id: first.id, isNew: false }
      assert.deepStrictEqual(yield* t.received.add([first]), [known], "the same command again")
      const late = again({ receivedAt: t.at(repeatedMillis - 1) })
      assert.deepStrictEqual(yield* t.received.add([late]), [known])
      assert.isTrue(Option.isNone(yield* t.received.find(t.both, late.id)))
      const ofTest = again({ mode: "test" })
      const ofOther = again({ accountId: other.account.id })
      const fresh = t.made()
      assert.deepStrictEqual(yield* t.received.add([again(), ofTest, fresh, ofOther, again({ mode: "test" })]), [
        known,
        { id: ofTest.id, isNew: true },
        { id: fresh.id, isNew: true },
        { id: ofOther.id, isNew: true },
        { id: ofTest.id, isNew: false }
      ])
      const next = again({ receivedAt: t.at(repeatedMillis) })
      assert.deepStrictEqual(yield* t.received.add([next]), [{ id: next.id, isNew: true }])
      // The latest of them is the one that is repeated now.
      const after = again({ receivedAt: t.at(repeatedMillis + hour) })
      assert.deepStrictEqual(yield* t.received.add([after]), [{ id: next.id, isNew: false }])
      assert.sameMembers(idsOf(yield* t.list()), [first.id, ofTest.id, fresh.id, next.id])
    }))

  it.effect("stores one of several that come at once", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const prints = Array.from({ length: 3 }, () => t.made().fingerprint)
      const answers = yield* Effect.all(
        Array.from({ length: 6 }, (_, index) =>
          // In differing orders, which must not lock each other out.
          t.received.add(
            (index % 2 === 0 ? prints : prints.toReversed()).map((fingerprint) => t.made({ fingerprint }))
          )),
        { concurrency: "unbounded" }
      )
      const all = answers.flat()
      assert.strictEqual(all.filter(({ isNew }) => isNew).length, 3)
      assert.strictEqual(new Set(all.map(({ id }) => id)).size, 3)
      assert.sameMembers(idsOf(yield* t.list()), [...new Set(all.map(({ id }) => id))])
    }))

  it.effect("lists summaries, newest first, without bodies, headers and attachments", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const other = yield* t.seed()
      yield* t.received.add([fixtures.received({ accountId: other.account.id, receivedAt: t.at(0) })])
      const old = yield* t.receive({ receivedAt: t.at(0) })
      const message = yield* t.receive({ ...whole, receivedAt: t.at(second) })
      const { hasOriginal: _, ...record } = Option.getOrThrow(yield* t.received.find(t.both, message.id))
      const [first, second_] = yield* t.list()
      assert.deepStrictEqual({ ...first, ...contentsOf(record) }, { ...record, match: null })
      for (const name of Object.keys(noContents)) assert.notProperty(first, name)
      assert.strictEqual(second_?.id, old.id)
      assert.deepStrictEqual(
        yield* t.received.list({ ...t.both, modes: ["test"] }, {
          limit: 10,
          after: null,
          search: null,
          depth: 10
        }),
        { emails: [], stoppedAt: null }
      )
    }))

  it.effect("pages through emails of one moment without loss or repetition, whatever is asked for", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const sent = fixtures.idAt(t.at(0))
      const messages = Array.from({ length: 24 }, (_, index) =>
        t.made({
          receivedAt: t.at(index < 16 ? 0 : index * second),
          mode: index % 3 === 0 ? "test" : "live",
          domain: index % 2 === 0 ? "in.engines.example" : "other.example",
          from: index % 4 === 0 ? "Mary <MARY@mail.example>" : "charles@mail.example",
          cc: index % 5 === 0 ? ["\"mary\"@mail.example"] : [],
          subject: index % 6 === 0 ? "Offer !!! now" : "Offer",
          repliedToEmailId: index % 3 === 0 ? sent : null
        }))
      yield* t.received.add(messages)
      const newest = messages.toSorted((left, right) => left.id < right.id ? 1 : -1)
      const those = (wanted: (index: number) => boolean) =>
        idsOf(newest.filter((message) => wanted(messages.indexOf(message))))
      const mary = normalize("Mary@Mail.example")
      const queries: ReadonlyArray<readonly [Partial<ReceivedQuery>, (index: number) => boolean]> = [
        [{}, () => true],
        [{ domain: "other.example" }, (index) => index % 2 === 1],
        [{ from: mary }, (index) => index % 4 === 0],
        [{ to: mary }, (index) => index % 5 === 0],
        [{ to: normalize("help@in.engines.example") }, () => true],
        [{ repliedToEmailId: sent }, (index) => index % 3 === 0],
        [{ from: mary, domain: "other.example" }, () => false],
        [{ from: mary, to: mary, domain: "in.engines.example" }, (index) => index % 20 === 0],
        [{ since: t.at(18 * second) }, (index) => index >= 18],
        [{ since: t.at(17 * second), until: t.at(20 * second), to: mary }, () => false],
        [{ until: t.at(20 * second) }, (index) => index < 20],
        [{ search: toSearch("!!!") }, (index) => index % 6 === 0],
        [{ search: toSearch("OFFER"), repliedToEmailId: sent }, (index) => index % 3 === 0],
        [{ search: toSearch("~.~") }, () => false],
        [{ search: toSearch("a\nb") }, () => false]
      ]
      for (const [query, wanted] of queries) {
        for (const [limit, depth] of [[100, 100_000], [3, 1_000], [5, 4]] as const) {
          const pages = yield* t.pages({ ...query, limit, depth })
          for (const { emails } of pages) assert.isAtMost(emails.length, limit)
          assert.deepStrictEqual(pages.flatMap(({ emails }) => idsOf(emails)), those(wanted), JSON.stringify(query))
        }
      }
      assert.deepStrictEqual(yield* t.page({ limit: 0 }), { emails: [], stoppedAt: null })
    }))

  it.effect("reads no deeper than it may for a text, and says where it stopped", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const messages = Array.from({ length: 10 }, (_, index) => t.made({ receivedAt: t.at(index * second) }))
      yield* t.received.add(messages)
      const query = { search: toSearch("~.~"), depth: 4 }
      assert.deepStrictEqual(yield* t.page(query), { emails: [], stoppedAt: positionOf(messages[6]!.id) })
      assert.isNull((yield* t.page({ ...query, search: null })).stoppedAt)
      assert.isNull((yield* t.page({ depth: 1, domain: "in.engines.example" })).stoppedAt)
    }))

  it.effect("finds by text what lies behind many newer ones", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const old = t.made({ subject: "Difference engine", messageId: "old@mail.example", domain: "other.example" })
      yield* t.received.add([old, t.made({ subject: "The engine" })])
      for (let batch = 1; batch <= 11; batch++) {
        const receivedAt = t.at(batch * second)
        yield* t.received.add(Array.from({ length: 100 }, () => t.made({ receivedAt })))
      }
      for (
        const query of [
          { search: toSearch("DIFFERENCE eng") },
          { search: toSearch("<old@mail.example>") },
          { search: toSearch("engine"), domain: "other.example" },
          { search: toSearch("e e"), domain: "other.example" }
        ]
      ) {
        assert.deepStrictEqual(idsOf(yield* t.list({ ...query, limit: 10 })), [old.id])
      }
      assert.deepStrictEqual(yield* t.list({ search: toSearch("difference"), domain: "in.engines.example" }), [])
    }))

  it.effect("says what a search hit first", () =>
    Effect.gen(function*() {
      const t = yield* receivingIn({})
      const { id } = yield* t.receive({ ...whole, subject: "For help 50% off_\\" })
      yield* t.receive({
        from: "other@mail.example",
        envelope: { from: "b@mail.example", to: ["c@d.example"] },
        to: []
      })
      const matches = Effect.fnUntraced(function*(q: string) {
        return (yield* t.list({ search: toSearch(q) })).map((
          email
        ) => [email.id, email.match?.field, email.match?.value])
      })
      const expected = [
        [id.toUpperCase(), "id", id],
        ["<1@mail.example>", "message_id", "1@mail.example"],
        ["babbage, c", "sender", whole.from],
        ["HELP@", "recipient", "help@in.engines.example"],
        ["mary@mail", "recipient", "mary@mail.example"],
        ["for help 50% off_\\", "subject", "For help 50% off_\\"]
      ] as const
      for (const [q, field, value] of expected) assert.deepStrictEqual(yield* matches(q), [[id, field, value]])
      for (const q of ["50%off", "off__", "Notes"]) assert.deepStrictEqual(yield* matches(q), [])
      assert.deepStrictEqual(yield* t.list({ search: toSearch(id), domain: "x.example" }), [])
    }))
}

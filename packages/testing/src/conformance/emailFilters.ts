import { assert } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { type EmailQuery, noFilters, type Position, type Sender, toSearch } from "@sendwright/core/model/EmailQuery"
import { noOrigin } from "@sendwright/core/model/Origin"
import * as Effect from "effect/Effect"
import { domain as newDomain, newId } from "../fixtures.ts"
import * as SeededRandom from "../SeededRandom.ts"
import * as Spellings from "../Spellings.ts"
import { harness, idsOf, type It, second } from "./Harness.ts"

interface Part {
  readonly rows: ReadonlyArray<Position>
  readonly stoppedAt: Position | null
}

/** The ids of all pages, as a client reads them with cursors. */
const paged = Effect.fnUntraced(function*(
  limit: number,
  read: (after: Position | null) => Effect.Effect<Part, StorageError>
) {
  const found: Array<string> = []
  let after: Position | null = null
  for (let pages = 0;; pages++) {
    assert.isBelow(pages, 100)
    const { rows, stoppedAt }: Part = yield* read(after)
    assert.isAtMost(rows.length, limit)
    found.push(...idsOf(rows))
    const next: Position | undefined = stoppedAt ?? rows[limit - 1]
    if (next === undefined) return found
    after = { createdAt: next.createdAt, id: next.id }
  }
})

const sandbox = "sandbox.example"

/** A mailbox whose domain is in upper case. */
const mailboxOf = (local: string, domain: string): string =>
  `${local}${domain.toUpperCase()}${local.includes("<") ? ">" : ""}`

const senderOf = (local: string, domain: string | null): Sender => ({
  address: Address.normalize(`${local}@${domain ?? sandbox}`),
  domain: { name: domain }
})

const isFrom = (local: string, domain: string | null) => (email: { readonly from: string }): boolean =>
  Address.normalize(Address.addressOf(email.from)) === senderOf(local, domain).address

/** What those who look at the log narrow it down to: sender and domain, key, time, several statuses; and places. */
export const filterTests = (it: It): void => {
  const setUp = Effect.fnUntraced(function*() {
    const t = yield* harness()
    const other = newDomain({ accountId: t.account.id, status: "pending", createdAt: t.at(0) })
    yield* t.domains.add(other)
    yield* t.domains.setStatus(t.account.id, other.id, "verified")
    const keys = [newId(), newId()]
    const templates = [newId(), newId()]
    const domains = [t.domain.name, other.name, null]
    // The spellings of two local parts.
    const senders = [
      "Jo@",
      "\"jo\"@",
      "\"j\\o\"@",
      "Shop \"jo\" <\"J\\O\"@",
      "joe@",
      "\"jo@home\"@",
      "A <B> <\"Jo@Home\"@"
    ]
    const emails = Array.from({ length: 24 }, (_, index) =>
      t.email({
        createdAt: t.at(Math.floor(index / 2) * second),
        mode: index % 6 === 0 ? "test" : "live",
        domain: domains[index % 3] ?? null,
        from: mailboxOf(senders[index % 7]!, domains[index % 3] ?? sandbox),
        origin: { ...noOrigin, keyId: keys[index % 4] ?? null, templateId: templates[index % 5] ?? null },
        tags: index % 5 === 0 ? ["fifth"] : [],
        subject: index % 7 === 0 ? "Offer !!! now" : "Offer",
        scheduledAt: index % 8 === 3 ? t.at(1_000 * second) : null
      }))
    yield* t.accept(...emails)
    // Some are handed over, so that search entries and several statuses are there.
    const leases = yield* t.claim(t.at(60 * second), { limit: 9 })
    yield* t.jobs.begin(leases, t.at(60 * second))
    yield* t.jobs.settle(leases.map((lease, index) => ({
      lease,
      now: t.at(60 * second),
      evidence: [{
        type: index % 2 === 0 ? "email.sent" : "email.failed",
        occurredAt: t.at(60 * second),
        recipients: "all",
        details: {},
        keys: [],
        providerMessageId: null,
        error: null
      }],
      next: { _tag: "Done" },
      later: []
    })))
    const states = new Map(
      (yield* t.emails.states({ accountId: t.account.id, modes: ["live", "test"] }, idsOf(emails)))
        .map(({ id, status }) => [id, status])
    )
    const newestFirst = emails.map((email) => ({ ...email, status: states.get(email.id) }))
      .toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1))
    return { t, keys, templates, other, newestFirst }
  })

  it.effect(
    "finds what matches all filters once, however deep a page reads, and the same places",
    () =>
      Effect.gen(function*() {
        const { keys, newestFirst, other, t, templates } = yield* setUp()
        type Item = typeof newestFirst[number]
        const since = newestFirst[9]!
        const cases: ReadonlyArray<readonly [Partial<EmailQuery>, (email: Item) => boolean]> = [
          [{ domain: { name: other.name } }, ({ domain }) => domain === other.name],
          [{ domain: { name: null } }, ({ domain }) => domain === null],
          [{ domain: { name: "nobody.example" } }, () => false],
          [{ sender: senderOf("jo", t.domain.name) }, isFrom("jo", t.domain.name)],
          [{ sender: senderOf("\"jo@home\"", other.name) }, isFrom("\"jo@home\"", other.name)],
          [{ sender: senderOf("jo", other.name), domain: { name: t.domain.name } }, () => false],
          [
            { sender: senderOf("jo", other.name), search: toSearch("offer"), status: ["sent", "failed", "queued"] },
            (email) => isFrom("jo", other.name)(email) && email.status !== "scheduled"
          ],
          [{ keyId: keys[0]! }, ({ origin }) => origin.keyId === keys[0]],
          [{ keyId: newId() }, () => false],
          [{ keyId: "no id" }, () => false],
          [{ templateId: templates[0]! }, ({ origin }) => origin.templateId === templates[0]],
          [{ templateId: newId() }, () => false],
          [
            { templateId: templates[1]!, keyId: keys[1]!, search: toSearch("offer") },
            ({ origin }) => origin.templateId === templates[1] && origin.keyId === keys[1]
          ],
          [{ from: t.at(3 * second) }, ({ createdAt }) => createdAt >= t.at(3 * second)],
          [{ to: t.at(3 * second) }, ({ createdAt }) => createdAt < t.at(3 * second)],
          [
            { from: t.at(3 * second), to: t.at(8 * second), keyId: keys[1]! },
            ({ createdAt, origin }) =>
              createdAt >= t.at(3 * second) && createdAt < t.at(8 * second) && origin.keyId === keys[1]
          ],
          [{ since }, (email) => newestFirst.indexOf(email) < 9],
          [{ since, domain: { name: null } }, (email) => newestFirst.indexOf(email) < 9 && email.domain === null],
          [{ status: ["sent", "scheduled"] }, ({ status }) => status === "sent" || status === "scheduled"],
          [{ status: ["sent", "sent"] }, ({ status }) => status === "sent"],
          [
            { status: ["failed", "queued", "cancelled"], domain: { name: t.domain.name } },
            ({ domain, status }) => (status === "failed" || status === "queued") && domain === t.domain.name
          ],
          [
            { status: ["failed", "queued"], tag: "fifth", keyId: keys[0]! },
            ({ origin, status, tags }) =>
              (status === "failed" || status === "queued") && tags.length > 0 && origin.keyId === keys[0]
          ],
          [
            { search: toSearch("offer"), keyId: keys[0]!, to: t.at(9 * second) },
            ({ createdAt, origin }) => origin.keyId === keys[0] && createdAt < t.at(9 * second)
          ],
          [
            {
              search: toSearch("!!!"),
              status: ["sent", "failed", "queued", "scheduled"],
              domain: { name: t.domain.name }
            },
            ({ domain, subject }) => subject.includes("!") && domain === t.domain.name
          ],
          [
            { search: toSearch(newestFirst[3]!.id), keyId: newestFirst[3]!.origin.keyId ?? newId() },
            (email) => email === newestFirst[3] && email.origin.keyId !== null
          ],
          [{ search: toSearch(newestFirst[3]!.id), domain: { name: "nobody.example" } }, () => false]
        ]
        for (const [index, [query, matches]] of cases.entries()) {
          const expected = idsOf(newestFirst.filter(matches))
          const named = JSON.stringify(query)
          // To read in many small steps takes its time: each case has one such, of the emails or of their places.
          const small = { depth: [2, 5, 1_000][index % 3]!, limit: 2 }
          const large = { depth: 5, limit: 100 }
          const [ofEmails, ofPlaces] = index % 2 === 0 ? [small, large] : [large, small]
          // Each with places of its own: an index that answers in time reads deeper than one that does not.
          const found = yield* paged(ofEmails.limit, (after) =>
            Effect.map(
              t.page({ ...query, after, ...ofEmails }),
              ({ emails, stoppedAt }) => ({ rows: emails, stoppedAt })
            ))
          assert.deepStrictEqual(found, expected, named)
          const placed = yield* paged(ofPlaces.limit, (after) =>
            Effect.map(
              t.emails.places(
                { accountId: t.account.id, modes: ["live", "test"] },
                { ...noFilters, search: null, ...query, after, ...ofPlaces }
              ),
              ({ places, stoppedAt }) => ({ rows: places, stoppedAt })
            ))
          assert.deepStrictEqual(placed, expected, named)
        }
      }),
    { timeout: 60_000 }
  )

  it.effect("reads no deeper for a key or a domain, and says where it stopped", () =>
    Effect.gen(function*() {
      const { newestFirst, t } = yield* setUp()
      const live = newestFirst.filter(({ mode }) => mode === "live")
      const queries = [
        { keyId: newId() },
        { domain: { name: "nobody.example" } },
        { sender: senderOf("nobody", t.domain.name) }
      ]
      for (const query of queries) {
        const answer = yield* t.emails.list({ accountId: t.account.id, modes: ["live"] }, {
          limit: 10,
          after: null,
          ...noFilters,
          ...query,
          search: null,
          depth: 4
        })
        assert.deepStrictEqual(answer, { emails: [], stoppedAt: { createdAt: live[3]!.createdAt, id: live[3]!.id } })
      }
    }))

  it.effect("finds emails of a sender in any spelling of its mailbox, with a name and without", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const mailboxes = Spellings.many(SeededRandom.make(36), 10)
      const emails = mailboxes.map(({ identity, spelling }) =>
        [spelling, `"A <B> @" <${spelling}>`, ` ${identity} `].map((from) => t.email({ from, domain: null }))
      )
      yield* t.accept(...emails.flat())
      for (const [index, { spelling }] of mailboxes.entries()) {
        const found = yield* t.list({ sender: { address: Address.normalize(spelling), domain: { name: null } } })
        assert.deepStrictEqual(idsOf(found).toSorted(), idsOf(emails[index]!).toSorted(), spelling)
      }
    }))

  it.effect("finds emails of a domain that was removed and added again, and of one account only", () =>
    Effect.gen(function*() {
      const t = yield* harness()
      const other = yield* t.seed()
      const { name } = t.domain
      const before = yield* t.send({ domain: name })
      yield* t.domains.remove(t.account.id, t.domain.id, t.at(second))
      const again = newDomain({ accountId: t.account.id, name, status: "pending", createdAt: t.at(second) })
      yield* t.domains.add(again)
      yield* t.domains.setStatus(t.account.id, again.id, "verified")
      const after = yield* t.send({ domain: name, createdAt: t.at(2 * second) })
      assert.deepStrictEqual(idsOf(yield* t.list({ domain: { name } })), [after, before])
      const query = { limit: 9, after: null, ...noFilters, domain: { name }, search: null, depth: 100 }
      const foreign = yield* t.emails.list({ accountId: other.account.id, modes: ["live", "test"] }, query)
      assert.deepStrictEqual(foreign.emails, [])
    }))
}

import type { Kind, Traffic } from "@sendwright/core/metrics/HourRow"
import type { Email as EmailRecord } from "@sendwright/core/model/Email"
import * as Effect from "effect/Effect"
import * as assert from "node:assert/strict"
import type { Harness } from "./Harness.ts"
import type { Email, World } from "./World.ts"

type Counted = Readonly<Record<string, number>>

const hourMillis = 3_600_000

/** What is counted of an event that names recipients, by its type. */
const columnOf = (type: string, isPermanent: boolean): string | undefined =>
  ({
    "email.sent": "sent",
    "email.delivered": "delivered",
    "email.bounced": isPermanent ? "bouncedPermanently" : "bouncedTemporarily",
    "email.complained": "complained",
    "email.delivery_delayed": "delayed",
    "email.failed": "failed",
    "email.rejected": "failed"
  })[type]

const trafficOf = (email: Email, isSimulated: boolean): Traffic =>
  email.mode === "test" ? "test" : isSimulated ? "simulator" : "live"

/** A count over the events of emails, by traffic, kind, hour and name. */
const countOver = (emails: ReadonlyArray<readonly [Email, EmailRecord]>): Map<string, Counted> => {
  const counts = new Map<string, Record<string, number>>()
  for (const [email, record] of emails) {
    const add = (traffic: Traffic, at: Date, what: string) => {
      const hour = Math.floor(at.getTime() / hourMillis)
      const names = [
        `domain ${hour} ${email.domain ?? ""}`,
        ...[...new Set(email.tags)].map((tag) => `tag ${hour} ${tag}`)
      ]
      for (const name of names) {
        const of = counts.get(`${traffic} ${name}`) ?? {}
        of[what] = (of[what] ?? 0) + 1
        counts.set(`${traffic} ${name}`, of)
      }
    }
    const ownTraffic = trafficOf(email, email.recipients.every(({ simulation }) => simulation !== null))
    const inOrder = record.events.toSorted((left, right) => left.sequence - right.sequence)
    for (const [index, { details, occurredAt, type }] of inOrder.entries()) {
      if (index === 0) add(ownTraffic, occurredAt, "accepted")
      else if (type === "email.cancelled") add(ownTraffic, occurredAt, "cancelled")
      const column = columnOf(type, details["bounce_type"] === "permanent")
      if (column === undefined) continue
      const named = details["recipients"] as ReadonlyArray<string> | undefined
      for (const who of named ?? email.recipients.map(({ address }) => address)) {
        const recipient = email.recipients.find(({ address }) => address === who)
        assert.ok(recipient, `an event names ${who}, who is no recipient`)
        add(trafficOf(email, recipient.simulation !== null), occurredAt, column)
      }
    }
  }
  return counts
}

/** Holds the metrics of every account against a count over its events: as the history left them, and all counted. */
export const metrics = Effect.fnUntraced(function*(harness: Harness, world: World) {
  const expected = new Map<string, Map<string, Counted>>()
  for (const account of world.accounts) {
    const emails: Array<readonly [Email, EmailRecord]> = []
    for (const email of world.emails) {
      if (email.account === account) emails.push([email, yield* harness.record(account, email.id)])
    }
    expected.set(account.id, countOver(emails))
  }
  for (const step of [Effect.void, harness.countAll]) {
    yield* step
    for (const account of world.accounts) {
      const found = new Map<string, Counted>()
      for (const traffic of ["live", "simulator", "test"] as const) {
        for (const kind of ["domain", "tag"] as ReadonlyArray<Kind>) {
          for (const { counts: { times: _, ...counts }, hour, name } of yield* harness.hours(account, traffic, kind)) {
            const some = Object.entries(counts).filter(([, count]) => count !== 0)
            found.set(`${traffic} ${kind} ${hour} ${name}`, Object.fromEntries(some))
          }
        }
      }
      const ordered = (counts: ReadonlyMap<string, Counted>) =>
        Object.fromEntries([...counts].sort(([left], [right]) => left < right ? -1 : 1))
      assert.deepEqual(
        ordered(found),
        ordered(expected.get(account.id) ?? new Map()),
        "metrics equal a count over events"
      )
      for (const key of found.keys()) {
        const [traffic, kind] = key.split(" ")
        const name = `metrics ${traffic} by ${kind}`
        harness.seen.set(name, (harness.seen.get(name) ?? 0) + 1)
      }
    }
  }
})

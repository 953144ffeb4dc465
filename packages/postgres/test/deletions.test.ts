import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"

const source = path.join(import.meta.dirname, "../src")

/** What takes rows or tables away. */
const takes = /DELETE FROM sendwright\.|DROP TABLE|TRUNCATE|DETACH PARTITION/

/** What deletes for an age, and so goes by the database's clock at that moment as well. */
const byAge = [
  "PgRetentionStore.ts",
  "internal/emailChanges.ts",
  "internal/acceptStatement.ts",
  "internal/reportSignatures.ts"
]

/** What deletes for another reason than an age, and why it may. */
const otherwise: Readonly<Record<string, string>> = {
  "PgAccountStore.ts": "an operator ended a pause",
  "PgErasureStore.ts": "somebody asked for it",
  "PgHoldStore.ts": "an operator asked for it",
  "PgLinkStore.ts": "a link was used or withdrawn, a user disabled",
  "PgMetricsStore.ts": "counts of hours; its caller asks for doubts about the clock",
  "PgMonths.ts": "months that hold nothing",
  "PgNodeStore.ts": "nodes that tell nothing any more; they tell of themselves again",
  "PgReputationStore.ts": "counts of hours; its caller asks for doubts about the clock",
  "PgRequestStore.ts": "requests that have become emails",
  "PgSessionStore.ts": "somebody signed out",
  "PgSuppressionStore.ts": "somebody asked for it",
  "PgTemplateStore.ts": "somebody asked for it",
  "PgUserStore.ts": "somebody asked for it",
  "internal/erasureEmails.ts": "somebody asked for it",
  "internal/erasureKeys.ts": "somebody asked for it",
  "internal/erasureRelated.ts": "somebody asked for it",
  "internal/erasureReports.ts": "somebody asked for it",
  "internal/mailboxIdentities.ts": "second spellings of a mailbox, of which one row stays",
  "internal/metricsPlace.ts": "counts that are added to others",
  "internal/providerEvents.ts": "jobs and reports that are done",
  "internal/schema/emptyMonth.ts": "the function of older programs",
  "internal/schema/months.ts": "months that hold nothing",
  "internal/schema/joinedAccepts.ts": "a key that has expired by the database's clock, for the same key anew",
  "internal/schema/requests.ts": "a key that has expired by the database's clock, for the same key anew",
  "internal/schema/setAside.ts": "its callers hand it times that are judged",
  "internal/schema/throttling.ts": "slots",
  "internal/searchEntries.ts": "with the emails of its caller",
  "internal/sendRescue.ts": "jobs that are done",
  "internal/sendSettle.ts": "jobs that are done",
  "internal/sendSettleQuick.ts": "jobs that are done",
  "internal/webhookJobs.ts": "jobs that are done",
  "internal/webhookLeases.ts": "deliveries of emails that are gone",
  "internal/webhookRemoval.ts": "somebody asked for it"
}

const files = fs.readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => file.endsWith(".ts") && takes.test(fs.readFileSync(path.join(source, file), "utf8")))
  .sort()

describe("statements that delete", () => {
  it("are all known, with the reason for which they do", () => {
    assert.deepStrictEqual(files, [...byAge, ...Object.keys(otherwise)].sort())
  })

  it("ask the database's clock once more where they go by an age", () => {
    for (const file of byAge) {
      const text = fs.readFileSync(path.join(source, file), "utf8")
      assert.match(text, /\bjudged(?:Age)?\(/, file)
      assert.notMatch(text, /(?:expires_at|updated_at|kept_at|seen_at|since) <=? \$\d/, file)
    }
    const rounds = fs.readFileSync(path.join(source, "internal/retentionRounds.ts"), "utf8")
    assert.match(rounds, /drop_aside\(\$\{judgedAge\(/)
  })
})

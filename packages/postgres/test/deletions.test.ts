import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"

const source = path.join(import.meta.dirname, "../src")

/** What takes rows or tables away. */
const takes = /DELETE FROM sendwright\.|DROP TABLE|TRUNCATE|DETACH PARTITION/

/** What deletes for an age, and so goes by the database's clock at that moment as well. */
const byAge = [
  "privacy/PgRetentionStore.ts",
  "privacy/retentionReceived.ts",
  "emails/emailChanges.ts",
  "emails/acceptStatement.ts",
  "reports/reportSignatures.ts",
  "sending/PgWarmupStore.ts"
]

/** What deletes for another reason than an age, and why it may. */
const otherwise: Readonly<Record<string, string>> = {
  "accounts/PgAccountStore.ts": "an operator ended a pause",
  "privacy/PgErasureStore.ts": "somebody asked for it",
  "sending/PgHoldStore.ts": "an operator asked for it",
  "users/PgLinkStore.ts": "a link was used or withdrawn, a user disabled",
  "metrics/PgMetricsStore.ts": "counts of hours; its caller asks for doubts about the clock",
  "months/PgMonths.ts": "months that hold nothing",
  "sending/PgTlsReportStore.ts": "reports that were sent, or given up; its caller asks for doubts about the clock",
  "health/PgNodeStore.ts": "nodes that tell nothing any more; they tell of themselves again",
  "reputation/PgReputationStore.ts": "counts of hours; its caller asks for doubts about the clock",
  "received/PgReceivedStore.ts": "somebody asked for it",
  "received/receivedRows.ts": "with the received emails of its caller",
  "requests/PgRequestStore.ts": "requests that have become emails",
  "users/PgSessionStore.ts": "somebody signed out",
  "suppressions/PgSuppressionStore.ts": "somebody asked for it",
  "templates/PgTemplateStore.ts": "somebody asked for it",
  "users/PgUserStore.ts": "somebody asked for it",
  "privacy/erasureEmails.ts": "somebody asked for it",
  "privacy/erasureKeys.ts": "somebody asked for it",
  "privacy/erasureRelated.ts": "somebody asked for it",
  "privacy/erasureReports.ts": "somebody asked for it",
  "migrations/mailboxIdentities.ts": "second spellings of a mailbox, of which one row stays",
  "metrics/metricsPlace.ts": "counts that are added to others",
  "reports/providerEvents.ts": "jobs and reports that are done",
  "schema/emptyMonth.ts": "the function of older programs",
  "schema/months.ts": "months that hold nothing",
  "schema/joinedAccepts.ts": "a key that has expired by the database's clock, for the same key anew",
  "schema/joinedLookups.ts": "a key that has expired by the database's clock, for the same key anew",
  "schema/requests.ts": "a key that has expired by the database's clock, for the same key anew",
  "schema/setAside.ts": "its callers hand it times that are judged",
  "schema/throttling.ts": "slots",
  "emails/searchEntries.ts": "with the emails of its caller",
  "sending/sendRescue.ts": "jobs that are done",
  "sending/sendSettle.ts": "jobs that are done",
  "sending/sendSettleQuick.ts": "jobs that are done",
  "sending/siteMoves.ts": "somebody asked for it",
  "sending/PgSiteStore.ts": "sites that are used no more; they are told of again when they are",
  "webhooks/webhookJobs.ts": "jobs that are done",
  "webhooks/webhookLeases.ts": "deliveries of emails that are gone",
  "webhooks/webhookRemoval.ts": "somebody asked for it"
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
    const rounds = fs.readFileSync(path.join(source, "privacy/retentionRounds.ts"), "utf8")
    assert.match(rounds, /drop_aside\(\$\{judgedAge\(/)
  })
})

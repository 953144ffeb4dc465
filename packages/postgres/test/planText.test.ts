import { describe, expect, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as path from "node:path"
import { wideReads } from "./planText.ts"

const directory = path.join(import.meta.dirname, "statements")
const plans = fs.readdirSync(directory).filter((file) => file.endsWith(".plan.txt"))

/** What the kept plans read of all accounts, and why. */
const expected: Readonly<Record<string, string>> = {
  accounts_reopened: "accounts that were let go on since the claim before",
  email_states_MONTH_pkey: "the months before the retention's, which have no rows",
  email_states_MONTH_scheduled_at_email_id_idx: "the next scheduled email: one row",
  provider_events_due: "the next report: one row",
  send_jobs_by_receivers: "emails that wait for several receivers, this one among them",
  send_jobs_freed: "jobs that changed since the claim before, up to a limit",
  send_jobs_later: "jobs that are due since the claim before",
  send_jobs_leased: "leases that ended, up to a limit",
  site_reports: "what processes say of the sites of receivers, which are no account's",
  site_reports_pkey: "the same, up to a limit",
  sites: "the sites of receivers, some thousands and no account's",
  sites_pkey: "the same",
  webhook_jobs_freed: "jobs that changed since the claim before, up to a limit",
  webhook_jobs_later: "jobs that are due since the claim before",
  webhook_jobs_leased: "leases that ended, up to a limit"
}

describe("the kept plans", () => {
  it.each(plans)("%s reads no table of all accounts without a condition", (file) => {
    const reads = wideReads(fs.readFileSync(path.join(directory, file), "utf8"))
    expect(reads.filter((name) => !(name in expected))).toEqual([])
  })

  it("contain each read of all accounts that is expected", () => {
    const reads = plans.flatMap((file) => wideReads(fs.readFileSync(path.join(directory, file), "utf8")))
    expect([...new Set(reads)].toSorted()).toEqual(Object.keys(expected))
  })

  it("would be found to read one", () => {
    const join = (condition: string) =>
      `Merge Join
  Merge Cond: (a.account_id = w.account_id)
  ->  Index Scan using webhook_endpoints_by_account on webhook_endpoints w
        ${condition}
  ->  CTE Scan on appended a`
    expect(wideReads(join("Filter: enabled"))).toEqual(["webhook_endpoints_by_account"])
    expect(wideReads(join("Index Cond: (created_at >= $1)"))).toEqual(["webhook_endpoints_by_account"])
    expect(wideReads(join("Index Cond: (account_id = a.account_id)"))).toEqual([])
    expect(wideReads("->  Seq Scan on domains d\n      Filter: (account_id = $1)")).toEqual(["domains"])
  })
})

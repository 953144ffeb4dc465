import { describe } from "@effect/vitest"
import { acceptTests } from "./emailAccept.ts"
import { filterTests } from "./emailFilters.ts"
import { idempotencyTests } from "./emailIdempotency.ts"
import { judgeTests } from "./emailJudge.ts"
import { leaseTests } from "./emailLease.ts"
import { logTests } from "./emailLog.ts"
import { originalTests } from "./emailOriginal.ts"
import { recordTests } from "./emailRecord.ts"
import { scheduleTests } from "./emailSchedule.ts"
import { depthTests } from "./emailSearchDepth.ts"
import { textTests } from "./emailText.ts"
import { wholeTests } from "./emailWhole.ts"
import type { It } from "./Harness.ts"

/** What every `EmailStore` must do. */
export const tests = (it: It): void => {
  describe("accept", () => acceptTests(it))
  describe("accept under a lease", () => leaseTests(it))
  describe("judge", () => judgeTests(it))
  describe("all or nothing", () => wholeTests(it))
  describe("idempotency", () => idempotencyTests(it))
  describe("log", () => logTests(it))
  describe("filters", () => filterTests(it))
  describe("record", () => recordTests(it))
  describe("depth of a search", () => depthTests(it))
  describe("schedule", () => scheduleTests(it))
  describe("text", () => textTests(it))
  describe("originals", () => originalTests(it))
}

import { describe } from "@effect/vitest"
import type { It } from "./Harness.ts"
import { addresseesTests } from "./sendAddressees.ts"
import { beginTests } from "./sendBegin.ts"
import { claimTests } from "./sendClaim.ts"
import { heldTests } from "./sendHeld.ts"
import { intakeTests } from "./sendIntake.ts"
import { partsTests } from "./sendParts.ts"
import { queuedTests } from "./sendQueued.ts"
import { settleTests } from "./sendSettle.ts"

/** What every `SendJobs` must do. */
export const tests = (it: It): void => {
  describe("claim", () => claimTests(it))
  describe("begin", () => beginTests(it))
  describe("settle", () => settleTests(it))
  describe("parts", () => partsTests(it))
  describe("intake", () => intakeTests(it))
  describe("held", () => heldTests(it))
  describe("queued", () => queuedTests(it))
  describe("addressees", () => addresseesTests(it))
}

import { describe, layer } from "@effect/vitest"
import type { Storage } from "@sendwright/core/Storage"
import type * as Layer from "effect/Layer"
import type { It, SuiteOptions } from "./Harness.ts"
import { addresseesTests } from "./sendAddressees.ts"
import { beginTests } from "./sendBegin.ts"
import { claimTests } from "./sendClaim.ts"
import { heldTests } from "./sendHeld.ts"
import { intakeTests } from "./sendIntake.ts"
import { settleTests } from "./sendSettle.ts"

/** What every `SendJobs` must do. */
export const tests = (it: It): void => {
  describe("claim", () => claimTests(it))
  describe("begin", () => beginTests(it))
  describe("settle", () => settleTests(it))
  describe("intake", () => intakeTests(it))
  describe("held", () => heldTests(it))
  describe("addressees", () => addresseesTests(it))
}

/** Runs the conformance tests of `SendJobs` on an adapter. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(`${name}: SendJobs`, tests)

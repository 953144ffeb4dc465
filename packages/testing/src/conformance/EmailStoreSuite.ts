import { describe, layer } from "@effect/vitest"
import type { Storage } from "@sendwright/core/Storage"
import type * as Layer from "effect/Layer"
import { acceptTests } from "./emailAccept.ts"
import { idempotencyTests } from "./emailIdempotency.ts"
import { logTests } from "./emailLog.ts"
import { scheduleTests } from "./emailSchedule.ts"
import { textTests } from "./emailText.ts"
import type { It, SuiteOptions } from "./Harness.ts"

/** What every `EmailStore` must do. */
export const tests = (it: It): void => {
  describe("accept", () => acceptTests(it))
  describe("idempotency", () => idempotencyTests(it))
  describe("log", () => logTests(it))
  describe("schedule", () => scheduleTests(it))
  describe("text", () => textTests(it))
}

/** Runs the conformance tests of `EmailStore` on an adapter. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(`${name}: EmailStore`, tests)

import { describe, layer } from "@effect/vitest"
import type * as Layer from "effect/Layer"
import * as AccountStoreSuite from "./AccountStoreSuite.ts"
import * as AgreementSuite from "./AgreementSuite.ts"
import * as DomainStoreSuite from "./DomainStoreSuite.ts"
import * as EmailStoreSuite from "./EmailStoreSuite.ts"
import * as RateStoreSuite from "./RateStoreSuite.ts"
import type { It, Storage, SuiteOptions } from "./Scenario.ts"
import * as SendJobsSuite from "./SendJobsSuite.ts"
import * as SuppressionStoreSuite from "./SuppressionStoreSuite.ts"
import * as WebhookStoreSuite from "./WebhookStoreSuite.ts"

export type { Storage, SuiteOptions } from "./Scenario.ts"

/** What every storage adapter must do, over all ports. */
export const tests = (it: It): void => {
  describe("AccountStore", () => AccountStoreSuite.tests(it))
  describe("RateStore", () => RateStoreSuite.tests(it))
  describe("DomainStore", () => DomainStoreSuite.tests(it))
  describe("SuppressionStore", () => SuppressionStoreSuite.tests(it))
  describe("EmailStore", () => EmailStoreSuite.tests(it))
  describe("SendJobs", () => SendJobsSuite.tests(it))
  describe("WebhookStore", () => WebhookStoreSuite.tests(it))
  describe("agreement", () => AgreementSuite.tests(it))
}

/**
 * Runs all conformance tests of the storage ports on one database. Each test has accounts and a time of its own, so
 * that the database is never emptied; tests must not run side by side.
 */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(name, tests)

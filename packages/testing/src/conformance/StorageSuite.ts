import { describe, layer } from "@effect/vitest"
import type { Storage } from "@sendwright/core/Storage"
import type * as Layer from "effect/Layer"
import * as AccountStoreSuite from "./AccountStoreSuite.ts"
import * as AgreementSuite from "./AgreementSuite.ts"
import * as AuditStoreSuite from "./AuditStoreSuite.ts"
import * as DiagnosticsSuite from "./DiagnosticsSuite.ts"
import * as DomainStoreSuite from "./DomainStoreSuite.ts"
import * as EmailStoreSuite from "./EmailStoreSuite.ts"
import * as ErasureStoreSuite from "./ErasureStoreSuite.ts"
import * as ExportStoreSuite from "./ExportStoreSuite.ts"
import type { It, SuiteOptions } from "./Harness.ts"
import * as RateStoreSuite from "./RateStoreSuite.ts"
import * as ReputationStoreSuite from "./ReputationStoreSuite.ts"
import * as RetentionStoreSuite from "./RetentionStoreSuite.ts"
import * as SendJobsSuite from "./SendJobsSuite.ts"
import * as SendSlotsSuite from "./SendSlotsSuite.ts"
import * as SuppressionStoreSuite from "./SuppressionStoreSuite.ts"
import * as TemplateStoreSuite from "./TemplateStoreSuite.ts"
import * as WebhookStoreSuite from "./WebhookStoreSuite.ts"

export type { SuiteOptions } from "./Harness.ts"

/** What every storage adapter must do, over all ports. */
export const tests = (it: It): void => {
  describe("AccountStore", () => AccountStoreSuite.tests(it))
  describe("ReputationStore", () => ReputationStoreSuite.tests(it))
  describe("RateStore", () => RateStoreSuite.tests(it))
  describe("DomainStore", () => DomainStoreSuite.tests(it))
  describe("SuppressionStore", () => SuppressionStoreSuite.tests(it))
  describe("TemplateStore", () => TemplateStoreSuite.tests(it))
  describe("EmailStore", () => EmailStoreSuite.tests(it))
  describe("SendJobs", () => SendJobsSuite.tests(it))
  describe("SendSlots", () => SendSlotsSuite.tests(it))
  describe("WebhookStore", () => WebhookStoreSuite.tests(it))
  describe("AuditStore", () => AuditStoreSuite.tests(it))
  describe("ExportStore", () => ExportStoreSuite.tests(it))
  describe("ErasureStore", () => ErasureStoreSuite.tests(it))
  describe("RetentionStore", () => RetentionStoreSuite.tests(it))
  describe("StorageDiagnostics", () => DiagnosticsSuite.tests(it))
  describe("agreement", () => AgreementSuite.tests(it))
}

/**
 * Runs all conformance tests of the storage ports on one database. The stores need peppers to erase with: provide
 * `fixtures.peppers` to the layer. Each test has accounts and a time of its own, so
 * that the database is never emptied; tests must not run side by side.
 *
 * ```ts
 * import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
 * import { peppers } from "@sendwright/testing/fixtures"
 *
 * StorageSuite.suite("MyStorage", myStorage.pipe(Layer.provide(peppers)), { excludeTestServices: true })
 * ```
 */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(name, tests)

import { describe, layer } from "@effect/vitest"
import type { Storage } from "@sendwright/core/Storage"
import type * as Layer from "effect/Layer"
import * as AccountStoreSuite from "./AccountStoreSuite.ts"
import * as AgreementSuite from "./AgreementSuite.ts"
import * as AuditStoreSuite from "./AuditStoreSuite.ts"
import * as ContentReferencesSuite from "./ContentReferencesSuite.ts"
import * as DiagnosticsSuite from "./DiagnosticsSuite.ts"
import * as DomainStoreSuite from "./DomainStoreSuite.ts"
import * as EmailStoreSuite from "./EmailStoreSuite.ts"
import * as ErasureStoreSuite from "./ErasureStoreSuite.ts"
import * as ExportStoreSuite from "./ExportStoreSuite.ts"
import type { It, SuiteOptions } from "./Harness.ts"
import * as HealthSuite from "./HealthSuite.ts"
import * as HoldStoreSuite from "./HoldStoreSuite.ts"
import * as LinkStoreSuite from "./LinkStoreSuite.ts"
import * as MetricsStoreSuite from "./MetricsStoreSuite.ts"
import * as NodeStoreSuite from "./NodeStoreSuite.ts"
import * as PortalStoreSuite from "./PortalStoreSuite.ts"
import * as QueueStoreSuite from "./QueueStoreSuite.ts"
import * as RateStoreSuite from "./RateStoreSuite.ts"
import * as ReceivedStoreSuite from "./ReceivedStoreSuite.ts"
import * as ReputationStoreSuite from "./ReputationStoreSuite.ts"
import * as RequestStoreSuite from "./RequestStoreSuite.ts"
import * as RetentionStoreSuite from "./RetentionStoreSuite.ts"
import * as RouteStoreSuite from "./RouteStoreSuite.ts"
import * as SecretStoreSuite from "./SecretStoreSuite.ts"
import * as SendJobsSuite from "./SendJobsSuite.ts"
import * as SendSlotsSuite from "./SendSlotsSuite.ts"
import * as SessionStoreSuite from "./SessionStoreSuite.ts"
import * as SiteStoreSuite from "./SiteStoreSuite.ts"
import * as SuppressionStoreSuite from "./SuppressionStoreSuite.ts"
import * as TemplateStoreSuite from "./TemplateStoreSuite.ts"
import * as TlsReportStoreSuite from "./TlsReportStoreSuite.ts"
import * as UserStoreSuite from "./UserStoreSuite.ts"
import * as WarmupStoreSuite from "./WarmupStoreSuite.ts"
import * as WebhookStoreSuite from "./WebhookStoreSuite.ts"

export type { SuiteOptions } from "./Harness.ts"

const suites = {
  AccountStore: AccountStoreSuite.tests,
  ReputationStore: ReputationStoreSuite.tests,
  RateStore: RateStoreSuite.tests,
  DomainStore: DomainStoreSuite.tests,
  SuppressionStore: SuppressionStoreSuite.tests,
  TemplateStore: TemplateStoreSuite.tests,
  EmailStore: EmailStoreSuite.tests,
  SendJobs: SendJobsSuite.tests,
  SendSlots: SendSlotsSuite.tests,
  WarmupStore: WarmupStoreSuite.tests,
  WebhookStore: WebhookStoreSuite.tests,
  ReceivedStore: ReceivedStoreSuite.tests,
  UserStore: UserStoreSuite.tests,
  SessionStore: SessionStoreSuite.tests,
  LinkStore: LinkStoreSuite.tests,
  PortalStore: PortalStoreSuite.tests,
  AuditStore: AuditStoreSuite.tests,
  SecretStore: SecretStoreSuite.tests,
  ExportStore: ExportStoreSuite.tests,
  ErasureStore: ErasureStoreSuite.tests,
  ContentReferences: ContentReferencesSuite.tests,
  RetentionStore: RetentionStoreSuite.tests,
  MetricsStore: MetricsStoreSuite.tests,
  StorageDiagnostics: DiagnosticsSuite.tests,
  StorageHealth: HealthSuite.tests,
  HoldStore: HoldStoreSuite.tests,
  RouteStore: RouteStoreSuite.tests,
  NodeStore: NodeStoreSuite.tests,
  QueueStore: QueueStoreSuite.tests,
  SiteStore: SiteStoreSuite.tests,
  TlsReportStore: TlsReportStoreSuite.tests,
  agreement: AgreementSuite.tests,
  // The emails that it makes are of the present: to every other test they are from long ago.
  RequestStore: RequestStoreSuite.tests
}

/** A storage port, or `agreement`: the same random commands on the adapter and in memory must have the same answers. */
export type Part = keyof typeof suites

/** Which tests of storage adapters are run, and how. */
export interface StorageSuiteOptions extends SuiteOptions {
  /** All by default; fewer while an adapter is written port by port. */
  readonly parts?: ReadonlyArray<Part>
}

/** What a storage adapter is held to. */
export const allParts = Object.keys(suites) as ReadonlyArray<Part>

/**
 * The parts that a database is made for, with those that follow them. A database keeps the months of all tests before,
 * and Postgres plans statements over many of them for longer than all the rest of a test takes.
 */
const begins: ReadonlySet<Part> = new Set([
  "AccountStore",
  "EmailStore",
  "SendJobs",
  "WebhookStore",
  "ErasureStore",
  "RetentionStore",
  "MetricsStore",
  "agreement"
])

/** Parts by the database that they are run on. */
export const perDatabase = (parts: ReadonlyArray<Part> = allParts): ReadonlyArray<ReadonlyArray<Part>> => {
  const groups: Array<Array<Part>> = []
  for (const part of parts) {
    const group = groups.at(-1)
    if (group === undefined || begins.has(part)) groups.push([part])
    else group.push(part)
  }
  return groups
}

/** What every storage adapter must do, over all ports or some of them, on tests that have a layer of all stores. */
export const tests = (it: It, parts: ReadonlyArray<Part> = allParts): void => {
  for (const part of parts) describe(part, () => suites[part](it))
}

/**
 * Runs the conformance tests of the storage ports. The layer is built a few times, for a new database or for one that is
 * there, as each serves many tests. The stores need peppers to erase with: provide
 * `fixtures.peppers` to the layer. Each test has accounts and a time of its own, so
 * that the database is never emptied; tests must not run side by side.
 *
 * @example
 * ```ts no-run: it registers tests
 * import { MemoryStorage } from "@sendwright/core"
 * import * as StorageSuite from "@sendwright/testing/conformance/StorageSuite"
 * import { peppers } from "@sendwright/testing/fixtures"
 * import * as SecureRandom from "effect/crypto/SecureRandom"
 * import * as Layer from "effect/Layer"
 *
 * StorageSuite.suite("memory", Layer.provide(MemoryStorage.layer, [SecureRandom.layerWebCrypto, peppers]))
 * ```
 */
export const suite = <E>(
  name: string,
  storage: Layer.Layer<Storage, E>,
  { parts, ...options }: StorageSuiteOptions = {}
): void => {
  describe(name, () => {
    for (const group of perDatabase(parts)) layer(storage, options)(`from ${group[0]} on`, (it) => tests(it, group))
  })
}

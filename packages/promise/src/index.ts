/** Sendwright inside an application, with promises. */
export type { Account } from "@sendwright/core/accounts/Account"
export type { ApiKey } from "@sendwright/core/accounts/ApiKey"
export type { AccountSummary } from "@sendwright/core/AccountSummary"
export type { Domain } from "@sendwright/core/domains/Domain"
export type { SendAnswer } from "@sendwright/core/emails/Emails"
export type { Held as HeldCondition } from "@sendwright/core/foundation/Conditions"
export type { Issue } from "@sendwright/core/foundation/Errors"
export type { AttachmentSummary, Email, EmailSummary } from "@sendwright/core/model/Email"
export type { EmailEvent, EventType } from "@sendwright/core/model/EmailEvent"
export type { EmailStatus } from "@sendwright/core/model/EmailStatus"
export type { IntakeAnswer, ProviderEvent } from "@sendwright/core/model/ProviderEvent"
export type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
export type { Erased } from "@sendwright/core/privacy/ErasureStore"
export type { ReceivedEmail, ReceivedSummary, SentReply } from "@sendwright/core/received/ReceivedEmail"
export type { HeldOutcome } from "@sendwright/core/sending/HeldEmails"
export type { HeldSend } from "@sendwright/core/sending/SendJobs"
export {
  accepted,
  combine,
  permanentlyRefused,
  type Submission,
  temporarilyRefused,
  unknown
} from "@sendwright/core/sending/Submission"
export type { Suppression } from "@sendwright/core/suppressions/Suppression"
export type { Template, TemplateVersion } from "@sendwright/core/templates/Template"
export type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
export type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
export type { WebhookFormat } from "@sendwright/core/webhooks/WebhookFormat"
export type { AccountApi, AccountExport } from "./account.ts"
export type { CallOptions } from "./Calls.ts"
export type { DomainsApi, SuppressionsApi } from "./directories.ts"
export type { DnsLookups } from "./dns.ts"
export type { BatchAnswer, BatchItem, EmailFilter, EmailsApi, SendOptions } from "./emails.ts"
export type { EngineServices } from "./engine.ts"
export {
  AccountPaused,
  AccountSuspended,
  Conflict,
  DomainNotVerified,
  Forbidden,
  InternalError,
  NotFound,
  NotRunning,
  NotScheduled,
  PlanLimit,
  QueryError,
  RateLimited,
  RecipientSuppressed,
  SandboxRecipientNotAllowed,
  SendwrightError,
  type SendwrightErrorCode,
  StartError,
  StorageError,
  ValidationError
} from "./errors.ts"
export type { HeldApi } from "./held.ts"
export type { JoinableTransaction } from "./joinedCalls.ts"
export type { KeyInput, KeysApi } from "./keys.ts"
export type { Listing, Page, PageOptions } from "./listing.ts"
export type { MembersApi } from "./members.ts"
export type { HandledEmail, OnReceived, OnReceivedOptions } from "./onReceived.ts"
export type { AccountOptions, LogEntry, SendwrightOptions } from "./options.ts"
export type { PortalApi, PortalLink } from "./portal.ts"
export {
  capture,
  custom,
  type CustomProvider,
  type DirectDelivery,
  mx,
  type PackagedProvider,
  type Provider,
  type ProviderMessage,
  ses,
  type SesRegion,
  type SiteLimit,
  smtp
} from "./providers.ts"
export type { AnsweredEmail, ReceivedApi, ReceivedFilter } from "./received.ts"
export type { RetentionApi } from "./retention.ts"
export type { AttachmentInput, SendInput } from "./SendInput.ts"
export { createSendwright, type Sendwright } from "./Sendwright.ts"
export {
  embedded,
  type EmbeddedOptions,
  joined,
  type JoinedOptions,
  memory,
  type MemoryOptions,
  postgres,
  type PostgresOptions,
  type Storage
} from "./storage.ts"
export type { TemplateChange, TemplateInput, TemplatesApi } from "./templates.ts"
export type { Services, Transaction } from "./transaction.ts"
export type { EndpointChange, EndpointInput, WebhooksApi } from "./webhooks.ts"

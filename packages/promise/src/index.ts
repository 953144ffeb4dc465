/** Posthorn inside an application, with promises. */
export type { Account } from "@posthorn/core/accounts/Account"
export type { AccountSummary } from "@posthorn/core/accounts/AccountSummary"
export type { ApiKey } from "@posthorn/core/accounts/ApiKey"
export type { Domain } from "@posthorn/core/domains/Domain"
export type { AttachmentSummary, Email, EmailSummary } from "@posthorn/core/emails/Email"
export type { EmailEvent, EventType } from "@posthorn/core/emails/EmailEvent"
export type { SendAnswer } from "@posthorn/core/emails/Emails"
export type { EmailStatus } from "@posthorn/core/emails/EmailStatus"
export type { Issue } from "@posthorn/core/Errors"
export type { Erased } from "@posthorn/core/privacy/ErasureStore"
export type { HeldOutcome } from "@posthorn/core/sending/HeldEmails"
export type { IntakeAnswer, ProviderEvent } from "@posthorn/core/sending/ProviderEvent"
export type { HeldSend } from "@posthorn/core/sending/SendJobs"
export {
  accepted,
  combine,
  permanentlyRefused,
  type Submission,
  temporarilyRefused,
  unknown
} from "@posthorn/core/sending/Submission"
export type { Suppression } from "@posthorn/core/suppressions/Suppression"
export type { Template, TemplateVersion } from "@posthorn/core/templates/Template"
export type { Delivery, DeliveryAttempt } from "@posthorn/core/webhooks/Delivery"
export type { WebhookEndpoint } from "@posthorn/core/webhooks/WebhookEndpoint"
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
  PosthornError,
  type PosthornErrorCode,
  QueryError,
  RateLimited,
  RecipientSuppressed,
  SandboxRecipientNotAllowed,
  StartError,
  StorageError,
  ValidationError
} from "./errors.ts"
export type { HeldApi } from "./held.ts"
export type { KeyInput, KeysApi } from "./keys.ts"
export type { Listing, Page, PageOptions } from "./listing.ts"
export type { AccountOptions, LogEntry, PosthornOptions } from "./options.ts"
export { createPosthorn, type Posthorn } from "./Posthorn.ts"
export {
  capture,
  type CaptureDirectory,
  custom,
  type CustomProvider,
  type Provider,
  type ProviderMessage,
  ses,
  type SesRegion,
  smtp,
  type SmtpServer
} from "./providers.ts"
export type { AttachmentInput, SendInput } from "./SendInput.ts"
export {
  embedded,
  type EmbeddedOptions,
  memory,
  type MemoryOptions,
  postgres,
  type PostgresOptions,
  type Storage
} from "./storage.ts"
export type { TemplateChange, TemplateInput, TemplatesApi } from "./templates.ts"
export type { Services, Transaction } from "./transaction.ts"
export type { EndpointInput, WebhooksApi } from "./webhooks.ts"

/**
 * Every rule of the interface, and the tests that prove it, as `file: title`. `core/Emails` is
 * `packages/core/test/Emails.test.ts`; `testing/conformance/…` is in `packages/testing/src`.
 * docs/internals/conformance.md is made of it, with the file of each rule's first test.
 */
export const rules: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  "Routes": {
    "`POST /v1/emails` accepts an email: 201": [
      "host/http/emails: a send is accepted, and found in the log with everything that was said of it",
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "A repeated Idempotency-Key answers 200": [
      "host/http/emails: a repeated idempotency key answers 200 with the first id, and 409 for another body"
    ],
    "`POST /v1/emails/batch`: 200 if all were accepted, 207 some, 422 none": [
      "host/http/emails: a batch answers 200, 207 or 422, with one result for each message in its place"
    ],
    "An Idempotency-Key makes a whole batch repeatable": [
      "host/http/emails: a batch under an idempotency key is replayed with its status and its results"
    ],
    "`GET /v1/emails` pages newest first, filtered by status, tag, mode, q": [
      "host/http/emails: the log is paged, filtered and searched",
      "core/EmailList: pages through everything once, newest first",
      "core/EmailList: filters, and says what a search hit"
    ],
    "`GET /v1/emails/:id` returns the full record": [
      "host/http/emails: a send is accepted, and found in the log with everything that was said of it"
    ],
    "`POST /v1/emails/:id/cancel` cancels scheduled emails": [
      "host/http/emails: only a scheduled email is cancelled, and only once"
    ],
    "`POST /v1/domains` returns the records to publish: 201": [
      "core/Domains: a new domain has its records and is pending, and its key is stored where only it can be opened",
      "host/http/openapi: of every operation to every kind of key conform to the document",
      "host/http/domains: are added, listed, read and removed"
    ],
    "`GET /v1/domains`": [
      "host/http/openapi: of every operation to every kind of key conform to the document",
      "host/http/domains: are added, listed, read and removed"
    ],
    "`GET /v1/domains/:id` checks DNS again": [
      "core/Domains: looks a domain up when it is asked for, at most every 10 seconds"
    ],
    "`DELETE /v1/domains/:id`: 204, live keys only": [
      "core/Domains: is nobody else's, and gone when it is removed; added again it has another key",
      "host/http/matrix: every route answers in every situation as the table says",
      "host/http/domains: are removed with a live key only, and seen by their account only"
    ],
    "`POST /v1/templates`: 201": [
      "core/Templates: creates a template with its first version, and finds it by its id only for its account",
      "host/http/templates: one is created, read, listed, changed, restored and removed"
    ],
    "`GET /v1/templates`, `GET /v1/templates/:id`": [
      "core/Templates: lists, removes, and is named in the account's summary",
      "host/http/templates: several are listed, oldest first, also where they are many megabytes",
      "core/Templates: creates a template with its first version, and finds it by its id only for its account",
      "host/http/templates: one is created, read, listed, changed, restored and removed"
    ],
    "`PATCH /v1/templates/:id` changes only passed fields and saves a version": [
      "core/TemplateVersions: changes what is passed, as the next version",
      "host/http/templates: only passed fields change; null clears a body, and a send from a template without one is refused"
    ],
    "`DELETE /v1/templates/:id`: 204; sent emails are unchanged": [
      "core/EmailTemplates: keeps the email as it was sent, and replays it, when the template changes and goes",
      "host/http/templateSends: an email and the answer to its key stay as they were when the template goes"
    ],
    "`GET /v1/templates/:id/versions`, newest first": [
      "testing/conformance/TemplateStoreSuite: keeps every save as a version, newest first",
      "host/http/templates: one is created, read, listed, changed, restored and removed"
    ],
    "`POST /v1/templates/:id/restore` saves an old version as a new one": [
      "core/TemplateVersions: restores an old version as the next one",
      "host/http/limits: a template is restored from version 1 on",
      "host/http/templates: a version that is not there is not found; what is no version is refused"
    ],
    "`GET /v1/suppressions`, in pages": [
      "host/http/suppressions: page through the list, newest first, and refuse what is no page of it"
    ],
    "`POST /v1/suppressions` adds an address with reason manual: 201": [
      "core/Suppressions: adds an address in the form in which addresses are compared, with reason manual",
      "host/http/suppressions: add an address in its compared form, and show it in the list"
    ],
    "`DELETE /v1/suppressions/:email`, URL-encoded: 204": [
      "host/http/suppressions: remove an address by any spelling and any encoding of the path"
    ],
    "`POST /v1/webhooks` returns the secret: 201": [
      "host/http/webhooks: an endpoint is created with its secret shown once, listed, read and removed"
    ],
    "`GET /v1/webhooks`, `GET /v1/webhooks/:id`, `DELETE /v1/webhooks/:id`": [
      "host/http/webhooks: an endpoint is created with its secret shown once, listed, read and removed"
    ],
    "`GET /v1/webhooks/:id/deliveries` pages newest first": [
      "core/Webhooks: pages through deliveries, and refuses a cursor of another list",
      "testing/conformance/webhookDeliveries: pages through deliveries, newest first, of the modes asked for"
    ],
    "`POST /v1/webhooks/:id/deliveries/:deliveryId/retry` makes a failed delivery pending": [
      "core/WebhookRetries: gives a failed delivery one more attempt each time",
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "`GET /v1/account`": [
      "host/http/routes: the summary tells what an integrator needs"
    ],
    "`GET /v1/account/export`": [
      "host/http/export: is one document with everything that the account has, in both modes"
    ],
    "`POST /v1/recipients/erase`": [
      "host/http/erase: forgets an address and says what was done",
      "host/http/erase: is for live keys with the scope, and touches no other account"
    ],
    "No other routes exist": [
      "host/http/openapi: is OpenAPI 3.1 with the version of the specification and every route",
      "host/http/routes: what is no route answers 404 in the envelope, whatever the method"
    ],
    "The OpenAPI document has version 0.1.0": [
      "host/http/openapi: is OpenAPI 3.1 with the version of the specification and every route"
    ],
    "The document accepts the requests that the server accepts": [
      "host/http/agreement: agree on generated requests of POST /v1/emails, but for rules that JSON Schema cannot say",
      "host/http/agreement: were asked of every operation that takes something, and each keyword was broken"
    ],
    "Answers match the document, and all documented answers occur": [
      "host/http/openapi: conform to the document for every operation, and no documented answer was left out"
    ],
    "The document passes OpenAPI linters": [
      "api/OpenApiLint: breaks none of Redocly's recommended rules",
      "api/OpenApiLint: breaks none of Spectral's rules for OpenAPI, and every body has an example"
    ]
  },
  "Fields": {
    "Resources have exactly the specified fields and values": [
      "host/http/openapi: has the fields and the values of every resource, and describes what is asked for",
      "host/http/openapi: of every operation to every kind of key conform to the document"
    ],
    "Ids are UUIDs; times are ISO 8601": [
      "host/http/emails: a send is accepted, and found in the log with everything that was said of it"
    ],
    "List items omit bodies, headers, attachments and events": [
      "host/http/emails: the log is paged, filtered and searched",
      "testing/conformance/emailLog: lists summaries without bodies, headers, attachments and events"
    ],
    "mode follows from the key": [
      "host/http/emails: a test key reads test emails, whatever mode it asks for; a live key reads both"
    ],
    "An attachment shows filename, type and decoded size": [
      "host/http/emails: a send is accepted, and found in the log with everything that was said of it"
    ],
    "domain_id names the verified domain, null for the sandbox": [
      "core/Emails: stores the whole email with its first event",
      "core/Emails: lets a sandbox send reach the owner and the simulator"
    ],
    "provider_message_id is set after the hand-off": [
      "core/SendWorker: hands a queued email over once, whole, and without its blind copies in view"
    ],
    "error gives the reason while an email is failed": [
      "testing/conformance/sendSettle: keeps why an email failed while it is failed"
    ],
    "events holds every state change, oldest first": [
      "testing/conformance/emailLog: shows the events oldest first by when they happened, then by when they were stored"
    ],
    "match names the fields that q found": [
      "core/EmailList: filters, and says what a search hit"
    ],
    "A template lists its variables and counts its versions": [
      "core/TemplateVersions: counts the variables of a change together with those that stay",
      "core/TemplateVersions: makes a version of every change at once, each upon the one before"
    ],
    "created_by names the author of a version": [
      "core/Templates: creates a template with its first version, and finds it by its id only for its account"
    ],
    "Domains list their records": [
      "core/Domains: a new domain has its records and is pending, and its key is stored where only it can be opened"
    ],
    "Domain checks are found, missing or mismatch": [
      "core/DnsCheck: always answers with one of the answers, and says mismatch exactly when there is one and none is right",
      "core/DnsCheck: shows of wrong answers the one that was meant"
    ],
    "An endpoint's secret is shown only at its creation": [
      "host/http/webhooks: an endpoint is created with its secret shown once, listed, read and removed",
      "core/Webhooks: stores an endpoint with the default subscription, and its secret nowhere in the clear to be listed"
    ],
    "enabled is always true": [
      "host/http/webhooks: an endpoint is created with its secret shown once, listed, read and removed"
    ],
    "A delivery has attempts, last error, code, duration": [
      "testing/conformance/webhookDeliveries: records attempts and their totals"
    ],
    "The account lists every sandbox recipient": [
      "host/http/routes: the summary tells what an integrator needs"
    ],
    "A failed export is recognizably incomplete": [
      "host/http/export: that fails in the middle is cut off, and said in the log"
    ],
    "The export contains all data of the account": [
      "host/http/export: is one document with everything that the account has, in both modes"
    ],
    "An erasure returns the hash, counts and suppression": [
      "host/http/erase: forgets an address and says what was done",
      "testing/conformance/erasureEmails: gives the same hash and counts nothing the second time"
    ]
  },
  "Sending": {
    "Every invalid field is listed with its path": [
      "host/http/badRequests: send: everything at once",
      "core/SendRequest: reports every issue at once, of fields and between them"
    ],
    "from is required, as address or name with address": [
      "core/SendRequestAddresses: takes the plain and the named form",
      "core/SendRequestAddresses: needs from and to, and no empty list",
      "host/http/limits: send: from, 3 to 320 characters"
    ],
    "The domain of from is verified or the sandbox domain": [
      "core/Emails: refuses with the error of each rule, and stores nothing",
      "testing/conformance/emailAccept: knows only the verified domains of the account itself"
    ],
    "to is required; to, cc, bcc take one or more": [
      "host/http/limits: send: 1 to 50 recipients in to",
      "host/http/limits: send: at least 1 address in a list of cc",
      "host/http/limits: send: at least 1 address in a list of bcc"
    ],
    "A subject has no line breaks": [
      "core/SendRequestContent: holds a subject to 1 to 998 characters on one line",
      "host/http/badRequests: send: subject with LF"
    ],
    "Headers of envelope, MIME and signing are refused": [
      "core/SendRequestContent: refuses the reserved names in every case",
      "host/http/badRequests: send: reserved headers"
    ],
    "Tags have letters, digits, `_`, `-`, `:` and `.`": [
      "core/SendRequestContent: takes at most 10 of 1 to 64 plain characters",
      "host/http/badRequests: send: a tag with a space"
    ],
    "A filename has no quotes or slashes": [
      "core/SendRequestAttachments: holds a filename to 1 to 255 characters without quotes, slashes and line breaks",
      "host/http/badRequests: send: a filename with a quote"
    ],
    "content is base64": [
      "core/SendRequestAttachments: takes base64 and nothing else",
      "host/http/badRequests: send: content no base64"
    ],
    "An attachment's url is fetched at the accept": [
      "core/Emails: are fetched at accept through the guarded client",
      "core/Emails: name each file that could not be had, and those that are too much together"
    ],
    "An attachment's url has at most 2000 characters": [
      "host/http/badRequests: send: an attachment's url too long"
    ],
    "content_type is a MIME type": [
      "core/SendRequestAttachments: takes a MIME type with parameters as content_type"
    ],
    "An email needs html, text or a template": [
      "core/SendRequestContent: needs a body or a template, and not both"
    ],
    "A template is named by id or slug": [
      "core/TemplateRenderer: fills a template in, found by id in any case or by slug",
      "core/EmailTemplates: stores what the template became",
      "host/http/templateSends: by id and by slug, with variables, and another subject"
    ],
    "Variables are strings, numbers, booleans or null": [
      "core/SendRequestContent: takes variables that are short text, finite numbers, booleans or null"
    ],
    "`{{variable}}` is replaced by its value": [
      "core/TemplateRendering: fills subject, html and text in, each by its own rules"
    ],
    "Missing variables and templates refuse the send": [
      "core/EmailTemplates: refuses a template that is not there, variables that are not, and a subject that none may have",
      "host/http/templateSends: a template that is not there is a 404; each variable that is not there is named"
    ],
    "scheduled_at is within the next 30 days": [
      "host/http/limits: send: scheduled_at, in the future and within 30 days",
      "core/Scheduler: 30 days ahead is kept to the second"
    ],
    "unsubscribe_url becomes List-Unsubscribe, one-click with https": [
      "mime/MimeMessage: promises one-click unsubscribing for https only"
    ],
    "Unknown fields are refused": [
      "core/SendRequest: refuses fields that it does not know, in attachments too",
      "host/http/badRequests: send: a misspelt field"
    ],
    "Suppressed recipients refuse the send, and are all named": [
      "host/http/suppressions: keep email from being sent: all suppressed recipients are named, and nothing is stored"
    ],
    "Batch messages are validated individually": [
      "core/EmailBatches: judges each message and keeps its place",
      "host/http/badRequests: each bad send says the same inside a batch, and what follows it is accepted"
    ],
    "Batch messages count individually": [
      "host/http/authorization: each message of a batch counts, and those over the rate fail in their place",
      "host/http/limits: a new account sends 100 live emails a UTC day in its first 7 days"
    ],
    "Idempotency keys are per account, mode and kind, for 24 hours": [
      "core/EmailKeys: holds keys apart by account, mode and kind",
      "core/EmailKeys: remembers a key for 24 hours to the millisecond"
    ],
    "A refused request stores nothing": [
      "core/EmailKeys: remembers nothing of a request that was refused",
      "core/EmailBatches: stores nothing, its key included, where no message was accepted"
    ],
    "Concurrent requests with one key make one email": [
      "testing/conformance/emailIdempotency: makes one email of twenty accepts at once with one key"
    ],
    "A live key reads both modes, live by default; a test key only test": [
      "host/http/emails: a test key reads test emails, whatever mode it asks for; a live key reads both"
    ],
    "next_cursor is null at the end; cursors fit one list": [
      "core/EmailList: pages through everything once, newest first",
      "core/EmailList: refuses a cursor that is damaged, or of another list"
    ]
  },
  "States": {
    "A cancel makes a scheduled email cancelled": [
      "core/Emails: ends a scheduled email once",
      "testing/conformance/emailSchedule: cancels a scheduled email of the scope, once"
    ],
    "Cancelling any other status answers 409": [
      "testing/conformance/emailSchedule: cancels nothing that is not scheduled"
    ],
    "Cancelling and becoming due exclude each other": [
      "testing/conformance/emailSchedule: lets either cancelling or promoting win, never both and never neither"
    ],
    "A due email becomes queued": [
      "testing/conformance/emailSchedule: promotes what is due, with its event, its deliveries and its job"
    ],
    "A queued email becomes sent or failed": [
      "core/HandoffPolicy: is sent, to everybody",
      "core/HandoffPolicy: fails at once where it is permanently refused"
    ],
    "Reports make it delivered, bounced or complained": [
      "testing/conformance/sendIntake: ends in one state whatever the order of arrival",
      "core/EmailStatus: gives an email the highest status of its recipients, in any order"
    ],
    "Delivery corrects a failure; a permanent bounce corrects a delivery": [
      "core/EmailStatus: lets proof correct a failure, a permanent bounce correct a delivery, and nothing correct a complaint"
    ],
    "cancelled is final": [
      "testing/conformance/sendIntake: leaves a cancelled email cancelled"
    ],
    "Domains are pending, verified or failed": [
      "core/DomainHealth: goes from pending to failed at 72 hours, and to verified with a later good check",
      "core/DomainMonitor: takes a domain through every state, on its timetable"
    ],
    "Domain health is unknown, healthy or action_needed": [
      "core/DomainHealth: knows the health from the first conclusive check on, and when it changed",
      "core/DomainHealth: needs action of a verified domain only after two failing checks 5 minutes apart without a good one between"
    ],
    "A delivery succeeds with any 2xx within 10 seconds": [
      "core/DeliveryWorker: takes any 2xx for success, and nothing else",
      "core/DeliveryWorker: counts an endpoint that never answers from the end of its ten seconds"
    ],
    "A delivery fails after the eighth attempt": [
      "core/DeliveryWorker: tries eight times in 635 s, then gives up"
    ],
    "A manual retry continues the same delivery": [
      "core/WebhookRetries: gives a failed delivery one more attempt each time",
      "testing/conformance/webhookDeliveries: makes a failed delivery pending again, and counts its attempts on"
    ],
    "Sending again makes a new delivery": [
      "core/WebhookRetries: delivers the same event as a new delivery",
      "testing/conformance/webhookDeliveries: adds a copy of a past delivery, and leaves the original as it is"
    ]
  },
  "Keys and scopes": {
    "A missing, malformed, unknown or revoked key: 401": [
      "host/http/authorization: a missing, malformed, unknown or revoked key answers the same 401 on every route",
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "A key's prefix decides its mode": [
      "core/ApiKey: makes keys of prefix, mode, 32 random characters and a CRC-32",
      "core/Accounts: knows keys of its own brand"
    ],
    "A revoked key is refused within a second": [
      "core/Accounts: holds a revocation within a second, and forgets nothing sooner than it must"
    ],
    "A missing scope answers 403 and is named": [
      "host/http/matrix: every route answers in every situation as the table says",
      "host/http/matrix: asks with a key that lacks each single scope, and with one that has it alone"
    ],
    "Keys have all scopes by default": [
      "host/http/routes: the summary tells what an integrator needs"
    ],
    "A test key finds no live data: 404": [
      "host/http/emails: a live email, another account's email, a malformed id and a missing one answer the same 404",
      "core/Webhooks: keeps live deliveries from test keys"
    ],
    "Foreign, absent and malformed ids answer the same": [
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "Test keys cannot remove domains, change suppressions, export, erase": [
      "host/http/matrix: every route answers in every situation as the table says",
      "host/http/suppressions: let a test key read and not change, before anything else is looked at",
      "host/http/export: needs a live key with the scope account:manage"
    ],
    "Every key may read its account": [
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "Sandbox sends reach only the owner and the simulator": [
      "host/http/emails: a sandbox send reaches the simulator and the owner only",
      "core/NewEmail: lets the sandbox domain reach the owner and the simulator only, in both modes"
    ],
    "Test mode runs the same pipeline without delivering": [
      "core/Scheduler: plays its timeline in test mode, without provider and suppressions",
      "core/NewEmail: simulates everybody in test mode, as delivered unless the address says otherwise"
    ]
  },
  "Webhooks and events": {
    "An endpoint subscribes to eight of ten events by default": [
      "core/Webhooks: stores an endpoint with the default subscription, and its secret nowhere in the clear to be listed",
      "host/http/webhooks: an endpoint is created with its secret shown once, listed, read and removed"
    ],
    "The events are `email.queued`, `email.scheduled`, `email.sent`, `email.delivered`, `email.delivery_delayed`, `email.bounced`, `email.complained`, `email.rejected`, `email.failed`, `email.cancelled`":
      [
        "core/DeliveryWorker: delivers what an endpoint subscribes to, of its own account",
        "host/http/limits: webhook events, at least 1"
      ],
    "`email.queued` is an immediate email's first event": [
      "testing/conformance/emailAccept: stores what was accepted, with its first event and its job"
    ],
    "`email.scheduled` is a scheduled email's first event": [
      "testing/conformance/emailAccept: keeps a scheduled email without a job"
    ],
    "`email.sent` and reported events carry the provider's message id": [
      "core/Simulator: plays a provider's part: sent, then delivered or bounced a second later, then the complaint",
      "core/HandoffPolicy: bounces those who were permanently refused, and says who was taken"
    ],
    "`email.delivery_delayed` and `email.rejected` follow from reports": [
      "core/Evidence: does not depend on order, repetition or how the evidence is cut into batches"
    ],
    "`email.failed` gives the reason": [
      "core/SendWorker: gives up within 24 hours, and says why",
      "core/SendWorker: fails at once what is permanently refused"
    ],
    "`email.cancelled` follows a cancel": [
      "testing/conformance/emailSchedule: cancels a scheduled email of the scope, once"
    ],
    "Events of test mode are marked and delivered": [
      "testing/conformance/emailAccept: marks the events of test mode",
      "core/DeliveryWorker: tells the email's status as it is at each attempt"
    ],
    "The payload has event, email and details": [
      "core/DeliveryWorker: posts an event, signed, with its ids"
    ],
    "data.status is the status at sending time": [
      "core/DeliveryWorker: tells the email's status as it is at each attempt"
    ],
    "Event ids are stable; sending again changes delivery ids": [
      "core/DeliveryWorker: tries eight times in 635 s, then gives up",
      "core/WebhookRetries: delivers the same event as a new delivery"
    ],
    "Requests are signed with HMAC-SHA256 over time and body": [
      "core/Signature: signs `<t>.<body>` with the secret's text, one v1 a secret",
      "core/Signature: is verified by stripe's library, which refuses a changed byte, secret or time",
      "host/e2e/webhooks: are accepted by stripe and standardwebhooks, and a changed byte is refused"
    ],
    "Redirects are not followed": [
      "core/DeliveryWorker: takes any 2xx for success, and nothing else",
      "node/NodeGuardedHttp: answers with a redirect instead of following it"
    ],
    "Private networks are refused at creation and at every attempt": [
      "host/http/webhooks: targets that are not public are refused, beside every other issue",
      "node/NodeGuardedHttp: keeps the name as Host and asks the resolver once, so that a rebinding resolver gains nothing"
    ],
    "Production URLs are https and public": [
      "host/Config: has defaults that are safe: loopback, embedded database, https webhooks to public hosts alone"
    ],
    "A test event is fictitious, marked and signed": [
      "core/WebhookTestEvents: delivers a made-up event, marked and signed like a real one"
    ]
  },
  "Domains, templates, suppressions, data rights": {
    "A domain name has labels of lower-case letters, digits, hyphens": [
      "core/DomainName: refuses each departure from the form",
      "host/http/limits: domain: a label, 1 to 63 characters",
      "host/http/limits: domain: the last label, 2 to 63 letters"
    ],
    "An existing domain is a conflict": [
      "core/Domains: refuses names that are none, names it has, and more than the plan allows",
      "host/http/openapi: to what breaks a rule conform to the document",
      "host/http/domains: a name is refused that is none, that is there, and that is more than the plan allows"
    ],
    "Slugs derive from names; a taken slug is a conflict": [
      "core/Templates: makes a slug of the name that is free; a chosen one that is taken is a conflict",
      "core/TemplateSlug: leads to a slug from every name, and from a slug to itself",
      "host/http/templates: a chosen slug that is taken is a conflict, in a new template and in a change"
    ],
    "Template history only grows": [
      "core/TemplateVersions: restores an old version as the next one",
      "testing/conformance/TemplateStoreSuite: refuses a save that does not follow the latest version"
    ],
    "An existing suppression is a conflict": [
      "host/http/suppressions: answer 409 for an address that is suppressed already, however it is spelt"
    ],
    "Permanent bounces and complaints suppress in live mode": [
      "testing/conformance/sendSettle: suppresses for permanent bounces and complaints, in live mode and for real recipients only"
    ],
    "Suppressions after the accept stop the hand-off": [
      "core/Suppressions: lets no address through that was suppressed after the accept"
    ],
    "Erased addresses disappear and stay suppressed as hashes": [
      "testing/conformance/erasureEmails: takes the address out of every field of emails to others",
      "testing/conformance/erasureEmails: redacts events, what they are known by, errors and ids",
      "core/RecipientHash: is HMAC-SHA256 of account and address, in hex",
      "core/Erasures: refuses sends to the address, alone and in a batch that can be replayed"
    ]
  },
  "Errors": {
    "Errors have the envelope and no stack trace": [
      "host/http/badRequests: paths and methods",
      "host/http/failures: are answered with internal_error and nothing of their cause, and logged with it"
    ],
    "`400 validation_error` lists every issue": [
      "host/http/badRequests: send: everything at once"
    ],
    "`401 unauthorized`": [
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "`403 forbidden`": [
      "host/http/matrix: every route answers in every situation as the table says"
    ],
    "`403 sandbox_recipient_not_allowed`": [
      "host/http/emails: a sandbox send reaches the simulator and the owner only"
    ],
    "`403 domain_not_verified`": [
      "host/http/emails: a sandbox send reaches the simulator and the owner only",
      "core/Emails: refuses with the error of each rule, and stores nothing"
    ],
    "`403 account_paused` after too many bounces or complaints": [
      "host/http/reputation: bounces pause live sends within a second, the message says why, and test keys go on",
      "core/ReputationGuard: is paused at 8 % of 200 recipients, and not below"
    ],
    "`403 account_suspended` on every route, with the reason": [
      "host/http/authorization: a suspended account is told why on every route, before its scopes are looked at",
      "host/http/reputation: a suspension closes every route within a second, also to keys that are in use, until it ends"
    ],
    "`403 plan_limit` for domains": [
      "host/http/limits: a plan's domains"
    ],
    "`404 not_found`": [
      "host/http/matrix: every route answers in every situation as the table says",
      "host/http/emails: a live email, another account's email, a malformed id and a missing one answer the same 404"
    ],
    "`409 conflict`": [
      "host/http/openapi: to what breaks a rule conform to the document"
    ],
    "`409 not_scheduled`": [
      "host/http/emails: only a scheduled email is cancelled, and only once"
    ],
    "`422 recipient_suppressed` lists the addresses": [
      "host/http/suppressions: keep email from being sent: all suppressed recipients are named, and nothing is stored"
    ],
    "`429 rate_limited` with an accurate Retry-After": [
      "host/http/authorization: is told on every answer, also on errors, and obeying Retry-After works",
      "core/RateLimits: never refuses who waits as told"
    ],
    "`429 plan_limit` for the month and new accounts": [
      "host/http/limits: a plan's live emails of a UTC month",
      "host/http/limits: a new account sends 100 live emails a UTC day in its first 7 days"
    ],
    "`500 internal_error` without its cause": [
      "host/http/failures: are answered with internal_error and nothing of their cause, and logged with it"
    ],
    "`503 internal_error` with Retry-After, during outages": [
      "host/http/failures: is answered with 503, when to come back and how, and with no error in the log"
    ],
    "Batch messages fail with the same codes": [
      "host/http/badRequests: each bad send says the same inside a batch, and what follows it is accepted"
    ]
  },
  "Limits": {
    "Page size: 1 to 100, default 20": [
      "host/http/limits: page size of /v1/emails, 1 to 100",
      "host/http/limits: page size of /v1/suppressions, 1 to 100",
      "host/http/limits: a page of deliveries has 1 to 100 items",
      "host/http/limits: a page has 20 items when nobody says how many"
    ],
    "Batch: 1 to 100 messages": [
      "host/http/limits: batch: 1 to 100 messages"
    ],
    "Recipients: 50": [
      "host/http/limits: send: at most 50 recipients over to, cc and bcc"
    ],
    "Attachments: 10, together 7 MB decoded": [
      "host/http/limits: send: at most 10 attachments",
      "host/http/limits: send: 7 MB over all attachments",
      "host/http/limits: send: 7 MB of one attachment"
    ],
    "Attachment filename, content and content_type": [
      "host/http/limits: send: filename, 1 to 255 characters",
      "host/http/limits: send: content, at least 1 character",
      "host/http/limits: send: content_type, at most 255 characters"
    ],
    "Tags: 10 of 1 to 64 characters": [
      "host/http/limits: send: at most 10 tags",
      "host/http/limits: send: a tag, 1 to 64 characters"
    ],
    "Subject: 1 to 998 characters; of templates 500": [
      "host/http/limits: send: subject, 1 to 998 characters",
      "host/http/limits: template: subject, 1 to 500 characters"
    ],
    "html and text: 5,000,000 characters each": [
      "host/http/limits: send: html, at most 5,000,000 characters",
      "host/http/limits: send: text, at most 5,000,000 characters",
      "host/http/limits: template: html, at most 5,000,000 characters",
      "host/http/limits: template: text, at most 5,000,000 characters"
    ],
    "Header value: 1000 characters": [
      "host/http/limits: send: a header's value, at most 1000 characters"
    ],
    "Address: 3 to 320 characters": [
      "host/http/limits: send: to, 3 to 320 characters",
      "host/http/limits: send: each of to, 3 to 320 characters",
      "host/http/limits: send: cc, 3 to 320 characters",
      "host/http/limits: send: bcc, 3 to 320 characters",
      "host/http/limits: send: reply_to, 3 to 320 characters",
      "host/http/limits: suppression: address, 3 to 254 characters"
    ],
    "Variable: 10,000 characters": [
      "host/http/limits: send: a variable's text, at most 10,000 characters"
    ],
    "Template slug and name: 1 to 100 characters": [
      "host/http/limits: send: template_slug, 1 to 100 characters",
      "host/http/limits: template: slug, 1 to 100 characters",
      "host/http/limits: template: name, 1 to 100 characters"
    ],
    "unsubscribe_url: 2000 characters": [
      "host/http/limits: send: unsubscribe_url, at most 2000 characters"
    ],
    "Idempotency-Key: 1 to 256 characters": [
      "host/http/limits: send: Idempotency-Key, 1 to 256 characters"
    ],
    "Domain name: 253 characters": [
      "host/http/limits: domain: name, at most 253 characters"
    ],
    "q: at least 3 characters": [
      "host/http/limits: q, at least 3 characters"
    ],
    "Requests: 10 to 50 a second and key, by plan": [
      "host/http/limits: a key of the plan free asks up to its rate and no more",
      "host/http/limits: a key of the plan pro asks up to its rate and no more",
      "host/http/limits: a key of the plan growth asks up to its rate and no more",
      "host/http/limits: a key of the plan enterprise asks up to its rate and no more"
    ],
    "New account: 100 live emails a UTC day for 7 days": [
      "host/http/limits: a new account sends 100 live emails a UTC day in its first 7 days"
    ],
    "Webhook answer: within 10 seconds": [
      "core/DeliveryWorker: counts an endpoint that never answers from the end of its ten seconds",
      "node/NodeGuardedHttp: gives up at the deadline on a server that never answers, one whose header drips, and a slow resolver"
    ],
    "Webhook attempts: 8 in about ten minutes": [
      "core/DeliveryWorker: tries eight times in 635 s, then gives up",
      "core/RetryTimetable: waits between the step and its tenth more, for eight attempts"
    ],
    "Signature tolerance: 300 seconds": [
      "core/Signature: is verified by stripe's library, which refuses a changed byte, secret or time"
    ],
    "Webhook URL: 2048 characters": [
      "host/http/limits: webhook url, at most 2048 characters"
    ],
    "Test events: 10 an hour and endpoint": [
      "core/WebhookTestEvents: passes ten an hour and endpoint; who waits as told is not refused again"
    ],
    "Request bodies: by route": [
      "host/http/rawSocket: bodies are read up to the limit of their route, with a length and in chunks"
    ]
  },
  "Beyond the specification": {
    "`POST /v1/domains/:id/receiving` makes a domain receive, `DELETE /v1/domains/:id/receiving` ends it": [
      "host/http/received: a domain receives for the account that proves it, and for no other that asks"
    ],
    "`GET /v1/received` pages newest first, filtered": [
      "host/http/received: are listed newest first, page by page, with what narrows them",
      "host/http/received: say by their wire names what is wrong with a query"
    ],
    "`GET /v1/received/:id`, its files at `GET /v1/received/:id/attachments/:place`, and `GET /v1/received/:id/raw`": [
      "host/http/received: are read whole: record, message and files, none of which a browser shows",
      "host/http/received: of test mode are those of a test key, which finds no others"
    ],
    "`POST /v1/received/:id/reply` answers in the thread": [
      "host/http/received: are answered in their thread, once under a key, and by no program that could go on for ever"
    ],
    "`DELETE /v1/received/:id`": [
      "host/http/received: are removed for good"
    ],
    "`POST /v1/emails/raw` takes a whole message, which is sent as it is: 201": [
      "host/http/openapi: of every operation to every kind of key conform to the document",
      "host/e2e/originals: arrives by the HTTP API as it does by SMTP"
    ],
    "`GET /v1/suppressions/:email` finds one entry: 200": [
      "host/http/suppressions: get the entry of an address, however it is spelt, of this account alone"
    ],
    "Service-Version names a dated version; others are refused": [
      "host/http/routes: an answer of /v1 says its version; a request may name it, and no other",
      "api/contract: keeps what the last release promised (SENDWRIGHT_WRITE_DOCS=1 adds what is new)"
    ],
    "`PATCH /v1/emails/:id` reschedules: 200": [
      "host/http/emails: only a scheduled email is given another time, within the bounds of a send"
    ],
    "`PATCH /v1/webhooks/:id` changes url, events and enabled: 200": [
      "host/http/webhooks: an endpoint is changed field by field; one that is disabled gets no event",
      "core/WebhookChanges: changes what it names alone, names each event once, and is in the audit log"
    ],
    "`POST /v1/webhooks/:id/rotate-secret` returns another secret; both sign for 24 hours": [
      "host/http/webhooks: another secret is shown once, and the endpoint stays the same",
      "core/WebhookChanges: lets the one before sign for a day unless told, by the storage's clock",
      "core/WebhookSecrets: signs with both secrets for as long as it is told, the new one first",
      "host/e2e/webhooks: are accepted with the old secret and with the new one after a rotation"
    ],
    "The log is filtered by time of accept, sender and sender's domain": [
      "host/http/emails: the log is narrowed by the time of the accept, the sender and its domain"
    ],
    "A repeated batch has Idempotency-Replayed, and so has a repeated send": [
      "host/http/emails: a batch under an idempotency key is replayed with its status and its results",
      "host/http/emails: a repeated idempotency key answers 200 with the first id, and 409 for another body"
    ],
    "The caller's X-Request-Id is logged": [
      "host/http/routes: the access log has the caller's X-Request-Id, unless it may be an address or a key"
    ],
    "content_id is unique and valid": [
      "core/SendRequestAttachments: takes 1 to 255 characters of a Content-ID as contentId, which no two files share",
      "core/SendRequestAttachments: takes every printable ASCII character for a contentId that a Content-ID may have, and no other",
      "host/http/limits: send: content_id, 1 to 255 characters"
    ],
    "disposition is attachment, inline or alternative": [
      "core/SendRequestAttachments: takes attachment, inline and alternative as disposition",
      "core/SendRequestAttachments: does without a filename where a content id or the body stands for it, and a type is given"
    ],
    "Records show content_id and disposition": [
      "host/http/emails: files within the html, further forms of the body and several reply-to addresses are told where there are any"
    ],
    "MIME parts nest as alternative, related and mixed": [
      "mime/MimeMessage: puts forms of the body, what the html shows, and files around it, each level only where it is needed"
    ],
    "Invitations keep their method": [
      "mime/MimeMessage: keeps the method of an invitation, and says which charset it is in"
    ],
    "reply_to takes 1 to 10 addresses": [
      "host/http/limits: send: 1 to 10 addresses in a list of reply_to",
      "host/http/emails: files within the html, further forms of the body and several reply-to addresses are told where there are any"
    ]
  }
}

import type { Account } from "@sendwright/core/accounts/Account"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Member } from "@sendwright/core/accounts/Member"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import type { AccountSummary } from "@sendwright/core/AccountSummary"
import type { Domain } from "@sendwright/core/domains/Domain"
import type { Email } from "@sendwright/core/model/Email"
import type { EmailEvent } from "@sendwright/core/model/EmailEvent"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import type { Erased } from "@sendwright/core/privacy/ErasureStore"
import { Exports, type Pages } from "@sendwright/core/privacy/Exports"
import type { ReceivedEmail } from "@sendwright/core/received/ReceivedEmail"
import type { Suppression } from "@sendwright/core/suppressions/Suppression"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Pull from "effect/Pull"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/** All data of the account. The large lists are read while you iterate over them. */
export interface AccountExport {
  readonly generatedAt: Date
  readonly account: Account
  readonly users: ReadonlyArray<Member>
  readonly keys: ReadonlyArray<ApiKey>
  readonly domains: ReadonlyArray<Domain>
  /** Oldest first. */
  readonly emails: AsyncIterable<Email>
  /** In the order of their emails. */
  readonly events: AsyncIterable<EmailEvent>
  /** In the order of `emails`. */
  readonly received: AsyncIterable<ReceivedEmail>
  /** Newest first. */
  readonly suppressions: AsyncIterable<Suppression>
  readonly webhooks: ReadonlyArray<WebhookEndpoint>
}

/** The account itself. */
export interface AccountApi {
  /** The account, its domains, endpoints and templates, and the allowed recipients of its sandbox domain. */
  readonly summary: (options?: CallOptions) => Promise<AccountSummary>
  readonly export: (options?: CallOptions) => Promise<AccountExport>
  /** Permanently removes a recipient's address from all stored data, and keeps it suppressed by a hash. */
  readonly erase: (address: string, options?: CallOptions) => Promise<Erased>
}

/** Reads a stream while it is iterated over, each page with its own call. */
const itemsOf = <A>(calls: Calls, pages: Pages<A>, options: CallOptions | undefined): AsyncIterable<A> => ({
  async *[Symbol.asyncIterator]() {
    const scope = await calls.run(Scope.make(), options)
    try {
      const pull = await calls.run(Effect.provideService(Stream.toPull(pages), Scope.Scope, scope), options)
      const next = Pull.matchEffect(pull, {
        onSuccess: (chunk) => Effect.succeed<ReadonlyArray<A> | null>(chunk.flat()),
        onFailure: (cause) => Effect.failCause(cause),
        onDone: () => Effect.succeed(null)
      })
      for (let items = await calls.run(next, options); items !== null; items = await calls.run(next, options)) {
        yield* items
      }
    } finally {
      await calls.run(Scope.close(scope, Exit.void))
    }
  }
})

export const accountOf = (calls: Calls): AccountApi => ({
  summary: (options) =>
    calls.run(Effect.flatMap(AccountSummaries, (summaries) => asSender(summaries.describe)), options),
  export: (options) =>
    calls.run(
      Effect.gen(function*() {
        const exports = yield* Exports
        const { emails, events, received, suppressions, ...whole } = yield* asSender(exports.begin)
        return {
          ...whole,
          emails: itemsOf(calls, emails, options),
          events: itemsOf(calls, events, options),
          received: itemsOf(calls, received, options),
          suppressions: itemsOf(calls, suppressions, options)
        }
      }),
      options
    ),
  erase: (address, options) =>
    calls.run(
      Effect.flatMap(Erasures, (erasures) => asSender((caller) => erasures.erase(caller, address))),
      options
    )
})

import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../StorageError.ts"
import type { Domain, DomainStatus } from "./Domain.ts"

/** The port behind which sending domains live. A removed domain is kept for the log but never found again. */
export class DomainStore extends Context.Service<DomainStore, {
  /** Adds a domain; false where the account has one of that name. */
  readonly add: (domain: Domain) => Effect.Effect<boolean, StorageError>
  /** The domains of an account, oldest first. */
  readonly list: (accountId: string) => Effect.Effect<ReadonlyArray<Domain>, StorageError>
  readonly find: (accountId: string, id: string) => Effect.Effect<Option.Option<Domain>, StorageError>
  /** Answers with the domain as it is now. `taken` where another account holds the name verified. */
  readonly setStatus: (
    accountId: string,
    id: string,
    status: DomainStatus
  ) => Effect.Effect<Domain | "not_found" | "taken", StorageError>
  /** Removes a domain; its name can be added again. False where the account has none with this id. */
  readonly remove: (accountId: string, id: string, now: Date) => Effect.Effect<boolean, StorageError>
}>()("@posthorn/core/domains/DomainStore") {}

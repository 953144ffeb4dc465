import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../foundation/StorageError.ts"
import type { DnsCheck } from "./DnsCheck.ts"
import type { DnsRecord } from "./DnsRecord.ts"
import type { Domain } from "./Domain.ts"
import type { DomainReceiving } from "./DomainReceiving.ts"
import type { DomainState, DomainStatus } from "./DomainState.ts"

/** The key that a domain's mail is signed with, as it is stored: sealed at `dkimPlace` of its domain. */
export interface SealedDkimKey {
  readonly selector: string
  readonly sealedPrivateKey: string
}

/** What mail of a domain is signed with now. */
export interface SigningKey extends SealedDkimKey {
  /** The domain's row, to which the sealed key is bound. */
  readonly domainId: string
  /** Its name: A-labels. */
  readonly domain: string
}

/** The account for which a name is verified, and what its mail is signed with. */
export interface Signer extends SigningKey {
  readonly accountId: string
}

/** How a domain is added. */
export interface AddOptions {
  /** null: the provider signs its mail. */
  readonly key: SealedDkimKey | null
  /** Domains that the account may have; null: any number. */
  readonly limit: number | null
}

/** A check that has begun. Only the one that began last is settled. */
export interface ClaimedCheck {
  readonly domain: Domain
  /** The number of the check in the life of its domain. */
  readonly number: number
}

/** What a check came to. Without `found` it was inconclusive, and nothing but the time of the next one changes. */
export interface CheckSettlement {
  readonly accountId: string
  readonly domainId: string
  readonly number: number
  readonly found: {
    readonly state: DomainState
    readonly dnsChecks: ReadonlyArray<DnsCheck>
    readonly at: Date
    /** The domain's records where the key of a pending rotation was found: mail is signed with that key from now on. */
    readonly switched?: ReadonlyArray<DnsRecord>
  } | null
  /** How the domain receives from now on; left out where its check was inconclusive, or there was none. */
  readonly receiving?: DomainReceiving
  readonly nextCheckAt: Date
}

/** A new key for a domain, which does not sign yet. */
export interface BeginRotation {
  readonly accountId: string
  readonly domainId: string
  /** The selector of the key that signs now. */
  readonly from: string
  readonly key: SealedDkimKey
  /** The domain's records from now on. */
  readonly dnsRecords: ReadonlyArray<DnsRecord>
  readonly now: Date
  /** When the new record is looked for first; a check that is due sooner stays so. */
  readonly nextCheckAt: Date
}

/** The port behind which sending domains live. A removed domain is kept for the log but never found again. */
export class DomainStore extends Context.Service<DomainStore, {
  /**
   * Adds a domain, first to be checked when its timetable says so. `exists` where the account has one of that
   * name, `limit` where it has as many as it may; both are checked in the commit that adds it.
   */
  readonly add: (domain: Domain, options?: AddOptions) => Effect.Effect<"added" | "exists" | "limit", StorageError>
  /** The domains of an account, oldest first. */
  readonly list: (accountId: string) => Effect.Effect<ReadonlyArray<Domain>, StorageError>
  readonly find: (accountId: string, id: string) => Effect.Effect<Option.Option<Domain>, StorageError>
  /**
   * Begins a check of one domain, unless one began less than `minIntervalMillis` ago: then, and where the account has
   * no such domain, the answer is none.
   */
  readonly claimCheck: (options: {
    readonly accountId: string
    readonly id: string
    readonly now: Date
    readonly minIntervalMillis: number
    readonly leaseMillis: number
  }) => Effect.Effect<Option.Option<ClaimedCheck>, StorageError>
  /**
   * Begins the checks of domains that are due, of all accounts, the longest due first. A check that is not settled is
   * due again after `leaseMillis`.
   */
  readonly claimDueChecks: (options: {
    readonly now: Date
    readonly limit: number
    readonly leaseMillis: number
  }) => Effect.Effect<ReadonlyArray<ClaimedCheck>, StorageError>
  /** When the next check of each domain of an account is due, by their ids. While one is in progress, when it counts as lost. */
  readonly nextChecks: (accountId: string) => Effect.Effect<ReadonlyMap<string, Date>, StorageError>
  /** When the next check is due; null where there is no domain. */
  readonly nextCheckDue: Effect.Effect<Date | null, StorageError>
  /**
   * Stores what a check came to and answers with the domain as it is then; none where another check has begun since, or
   * the domain is gone, or is to change to a key that it has not. A domain whose name another account holds verified
   * keeps the status that it has.
   *
   * Receiving becomes verified only where the domain is verified for sending then (`permitted`), and in the same commit
   * ends as `failed` for another account that received for the name. Nothing of it is stored where the domain is not
   * asked to receive any more.
   */
  readonly settleCheck: (settlement: CheckSettlement) => Effect.Effect<Option.Option<Domain>, StorageError>
  /**
   * Puts a status in the place of what the checks found, and answers with the domain as it is now. `taken` where another
   * account holds the name verified.
   */
  readonly setStatus: (
    accountId: string,
    id: string,
    status: DomainStatus
  ) => Effect.Effect<Domain | "not_found" | "taken", StorageError>
  /**
   * Gives a domain a second key. None where the domain is gone, has two keys already, or does not sign with `from`: of
   * two that begin at once, one does.
   */
  readonly beginRotation: (options: BeginRotation) => Effect.Effect<Option.Option<Domain>, StorageError>
  /** Forgets the old key of a rotation, unless it is the one that signs; then, and where there is none, nothing. */
  readonly endRotation: (options: {
    readonly accountId: string
    readonly domainId: string
    /** The selector of the old key. */
    readonly from: string
    /** The domain's records from now on. */
    readonly dnsRecords: ReadonlyArray<DnsRecord>
  }) => Effect.Effect<Option.Option<Domain>, StorageError>
  /**
   * Asks a domain to receive, which is first looked up at `nextCheckAt`; one that was asked already stays as it is. None
   * where the account has no such domain.
   */
  readonly beginReceiving: (options: {
    readonly accountId: string
    readonly domainId: string
    readonly receiving: DomainReceiving
    readonly nextCheckAt: Date
  }) => Effect.Effect<Option.Option<{ readonly domain: Domain; readonly isNew: boolean }>, StorageError>
  /** Ends that: no mail is taken for it. False where the account has no such domain that was asked to receive. */
  readonly endReceiving: (accountId: string, domainId: string) => Effect.Effect<boolean, StorageError>
  /**
   * The account for which a name (A-labels) is verified for receiving, unless it is verified for sending for another one.
   */
  readonly findReceiver: (name: string) => Effect.Effect<Option.Option<string>, StorageError>
  /** Whether any account has a domain of this name. */
  readonly isNameInUse: (name: string) => Effect.Effect<boolean, StorageError>
  /** Removes a domain; its name can be added again. False where the account has none with this id. */
  readonly remove: (accountId: string, id: string, now: Date) => Effect.Effect<boolean, StorageError>
  /**
   * What mail of this domain is signed with: the domain's own key or, where it was removed and its name added again, the
   * key of the one that has the name now. None where the name is gone, or has no key of ours.
   */
  readonly signingKey: (accountId: string, domainId: string) => Effect.Effect<Option.Option<SigningKey>, StorageError>
  /** What mail of a name (A-labels) is signed with that is verified, for whatever account. None where it has no key of ours. */
  readonly signerOf: (name: string) => Effect.Effect<Option.Option<Signer>, StorageError>
}>()("@sendwright/core/domains/DomainStore") {}

/** Where the private key of a domain is stored. */
export const dkimPlace = (domainId: string, accountId: string) => ({ table: "domains", row: domainId, accountId })

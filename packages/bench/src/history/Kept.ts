/** What stands beside the dump of a version: what the version showed of it. */
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Beside } from "../../../postgres/test/history/versions.ts"

/** Who looked: by a key, or signed in as a user. */
export type Viewer = "live" | "test" | "other" | "owner" | "operator"

/** A request, and what its answer showed. Later versions show it too, perhaps with more fields. */
export interface Look {
  readonly as: Viewer
  readonly path: string
  /** JSON; or the text itself where the answer is none. */
  readonly shows: unknown
}

export interface Kept extends Beside {
  readonly note: string
  /** The key that its secrets are sealed with. It was made for the dump alone, and nothing else was ever sealed with it. */
  readonly throwawaySecretKey: string
  /** The texts of keys, of the accounts of the dump alone. */
  readonly keys: Readonly<Record<"live" | "test" | "other" | "readOnly" | "revoked", string>>
  /** The users of the dump, and the password of all of them. */
  readonly users: Readonly<Record<"owner" | "operator", string>>
  readonly password: string
  readonly accountId: string
  readonly looks: ReadonlyArray<Look>
  /** What an engine finds to do. */
  readonly tasks: {
    /** Never handed over, and due. */
    readonly queued: ReadonlyArray<string>
    /** Refused for now, and tried again later. */
    readonly refused: ReadonlyArray<string>
    /** Handed over, and complained of as soon as its reports are due. */
    readonly reported: string
    /** Held, since nobody knows whether it was taken. */
    readonly held: string
    /** Of an account that is paused; the first was held back before. */
    readonly paused: ReadonlyArray<string>
    readonly toCancel: string
    readonly toPromote: { readonly id: string; readonly at: string }
    /** An endpoint whose deliveries wait, some of them after a failed attempt. */
    readonly waiting: {
      readonly url: string
      readonly endpointId: string
      readonly secret: string
      readonly deliveries: ReadonlyArray<string>
    }
    /** A send that was asked under a key: the same request again gets the same answer. */
    readonly asked: { readonly key: string; readonly body: Readonly<Record<string, unknown>>; readonly id: string }
    /** A request that waits in its table, in the dumps of versions that have one. */
    readonly requested?: { readonly key: string; readonly id: string }
    readonly suppressed: string
    readonly erased: string
    /** The verified domain, and what its name servers say. */
    readonly domain: {
      readonly name: string
      readonly records: ReadonlyArray<Pick<DnsRecord, "name" | "type" | "value">>
    }
    readonly sandbox: string
  }
}

import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { StorageError } from "../foundation/StorageError.ts"
import type { GuardedHttp } from "../net/GuardedHttp.ts"
import type { Arrival } from "../received/SenderAuthentication.ts"
import type { EventsRefused, EventsUnavailable } from "./EventIntake.ts"
import type { ProviderEvents } from "./ProviderEvents.ts"

/** A message that somebody else's server took for us, with its envelope. */
export interface PostedMessage extends Arrival {
  /** RCPT TO, in the order in which they were named. */
  readonly recipients: ReadonlyArray<string>
  /** Whether the message is as its sender wrote it; one that was made of its fields has no signature that could fit. */
  readonly isOriginal: boolean
}

/** A request that brings a message. */
export interface DoorRequest {
  readonly body: Uint8Array
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** What stands behind the `?`, as it came. */
  readonly query: string
  /** The body as JSON, read piece by piece. */
  readonly json: Effect.Effect<unknown, EventsRefused>
}

/** Takes the requests with which one service posts the mail that it received for us. */
export interface MailDoor {
  /** What it is called among people. */
  readonly title: string
  /** What its URL must end with, where the service asks for that. */
  readonly pathEnd?: "/mime"
  /** The longest body that is read where messages may have so many bytes. */
  readonly bodyBytes: (messageBytes: number) => number
  /** The status that a service takes for an answer, and not for a reason to post the message again. */
  readonly refusedStatus: number
  /** The status that it is told where it is not trusted. */
  readonly distrustedStatus: number
  /** Why a request is not worth reading, by its headers alone; `undefined` where it is. */
  readonly distrust?: (headers: DoorRequest["headers"]) => string | undefined
  /** The message of a genuine request; null: it brings none, and is done. */
  readonly open: (
    request: DoorRequest,
    messageBytes: number
  ) => Effect.Effect<PostedMessage | null, EventsRefused | EventsUnavailable | StorageError>
}

/** Makes a door, which may hold connections until the scope closes. */
export type DoorMaker = Effect.Effect<MailDoor, never, GuardedHttp | ProviderEvents | Scope.Scope>

import * as Schema from "effect/Schema"

/**
 * What an account keeps of received mail, and may keep, in bytes: the messages as they came, of both modes, for as long as
 * their contents are kept.
 */
export interface ReceivedRoom {
  /** As of a moment ago. */
  readonly usedBytes: number
  readonly mostBytes: number
}

const bytesPerMegabyte = 1_000_000

/** The limit of a plan (`receivedMegabytes`) in bytes; null: no limit. */
export const mostBytesOf = (megabytes: number | null): number | null =>
  megabytes === null ? null : megabytes * bytesPerMegabyte

/**
 * Whether a message fits, whose size in bytes its sender may not have said (NaN). Nothing fits where all room is used.
 * Without a limit (null) all does.
 */
export const hasRoom = (room: ReceivedRoom | null, sizeBytes: number): boolean =>
  room === null || room.usedBytes + (sizeBytes > 1 ? sizeBytes : 1) <= room.mostBytes

/** Accounts that a message is for keep as much received mail as they may: it is stored for none. */
export class ReceivedFull extends Schema.TaggedError<ReceivedFull>()("ReceivedFull", {
  /** Those without room, at least 1. */
  accountIds: Schema.Array(Schema.String)
}) {
  override get message(): string {
    return "The account keeps as much received mail as it may: delete some, or raise its limit receivedMegabytes"
  }
}

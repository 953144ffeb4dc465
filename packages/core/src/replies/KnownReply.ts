import type { ReplyClass } from "./ReplyClass.ts"
import type { ReplySourceName } from "./ReplySource.ts"

/** A row of the table of replies: phrases that give the same reason. */
export interface KnownReply {
  /** Any of them is enough. Case, spaces and signs do not count; `*` at the end means any rest of a word. */
  readonly phrases: ReadonlyArray<string>
  /** Enhanced status codes without their class, one of which must be there too. */
  readonly codes?: ReadonlyArray<string> | undefined
  /** Whether it is said only of a refusal for the time being. */
  readonly temporary?: boolean | undefined
  /** Whether many servers use the words, and an enhanced code that names a reason says more. */
  readonly isCommon: boolean
  readonly class: ReplyClass
  /** What it means, where that is more than what its class does. */
  readonly meaning?: string | undefined
  readonly source: ReplySourceName
}

/** What a row may have besides. */
type More = Partial<Pick<KnownReply, "meaning" | "codes" | "temporary">>

/** Words that one receiver, or one kind of filter, uses for one reason. */
export const own = (
  name: ReplyClass,
  source: ReplySourceName,
  phrases: ReadonlyArray<string>,
  more: More = {}
): KnownReply => ({ class: name, source, phrases, isCommon: false, ...more })

/** Words that many servers use; each line is a list with `;` between phrases. */
export const common = (
  name: ReplyClass,
  source: ReplySourceName,
  lines: ReadonlyArray<string>,
  more: More = {}
): KnownReply => ({
  class: name,
  source,
  phrases: lines.flatMap((line) => line.split("; ")),
  isCommon: true,
  ...more
})

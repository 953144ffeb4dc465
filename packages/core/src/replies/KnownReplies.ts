import { commonReplies } from "./CommonReplies.ts"
import type { KnownReply } from "./KnownReply.ts"
import { receiverReplies } from "./ReceiverReplies.ts"

/** The whole table of replies, in the order in which it is read. */
export const knownReplies: ReadonlyArray<KnownReply> = [...receiverReplies, ...commonReplies]

import type * as Reply from "@sendwright/smtp/server/Reply"
import * as Effect from "effect/Effect"
import * as Replies from "./MailReplies.ts"

const nameOf = (defect: unknown): string => defect instanceof Error ? defect.name : typeof defect

/** A fault of ours is trouble that passes. A defect may quote what it stumbled over. */
export const orLater = <A>(effect: Effect.Effect<A>): Effect.Effect<A | Reply.Reply> =>
  Effect.catchDefect(effect, (defect) =>
    Effect.as(
      Effect.logError("An incoming message could not be handled", { name: nameOf(defect) }),
      Replies.notNow
    ))

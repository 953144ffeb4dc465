import type { BatchAnswer, BatchItem } from "@sendwright/core/emails/Emails"
import { errorCodes, ValidationError } from "@sendwright/core/foundation/Errors"
import { issuesOf, parseOptions } from "@sendwright/core/foundation/Issues"
import { requestLimitIssue } from "@sendwright/core/foundation/RequestLimits"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { toWireDetails, toWireMessage } from "./Issue.ts"
import { Id } from "./Scalars.ts"
import { WireSendRequest } from "./SendRequest.ts"

/** The most messages of one batch. */
export const maxMessages = 100

/** What a batch is asked for. */
export const WireBatchRequest = Schema.Struct({
  messages: Schema.Array(WireSendRequest).check(Schema.isMinLength(1), Schema.isMaxLength(maxMessages)).annotate({
    description: "1 to 100 emails, each judged as a single send would be."
  })
}).annotate({ identifier: "BatchRequest", title: "Batch request", description: "Up to 100 emails in one request." })

// The messages are decoded one by one, so that a bad one fails alone.
const Frame = Schema.Struct({
  messages: Schema.Array(Schema.Unknown).check(
    Schema.isMinLength(1, { message: "must hold at least one message" }),
    Schema.isMaxLength(maxMessages, { message: `must hold at most ${maxMessages} messages` })
  )
})

const decodeFields = Schema.decodeUnknownResult(Frame, parseOptions)

/** The messages of a batch, each as it came, or what is wrong with the frame around them. */
export const decodeMessages = (json: unknown): Result.Result<ReadonlyArray<unknown>, ValidationError> => {
  const { messages, ...others } = (typeof json === "object" && json !== null ? json : {}) as { messages?: unknown }
  const oversize = requestLimitIssue(others)
  if (oversize !== undefined) return Result.fail(new ValidationError({ issues: [oversize] }))
  // One message too many says as much as a million.
  const frame = Array.isArray(messages) ? { ...others, messages: messages.slice(0, maxMessages + 1) } : json
  return Result.mapBoth(decodeFields(frame), {
    onSuccess: (frame) => frame.messages,
    onFailure: (error) => new ValidationError({ issues: issuesOf(error) })
  })
}

const Accepted = Schema.Struct({
  ok: Schema.Literal(true),
  index: Schema.Int.annotate({ description: "The place of the message in the request, from 0." }),
  id: Id
}).annotate({ identifier: "BatchAccepted", description: "A message that was accepted." })

const Failed = Schema.Struct({
  ok: Schema.Literal(false),
  index: Schema.Int.annotate({ description: "The place of the message in the request, from 0." }),
  error: Schema.Struct({
    code: Schema.Literals(errorCodes),
    message: Schema.String,
    details: Schema.optionalKey(Schema.Json)
  })
}).annotate({ identifier: "BatchFailed", description: "A message that was not accepted." })

/** The answer to a batch. */
export const WireBatchResult = Schema.Struct({
  results: Schema.Array(Schema.Union([Accepted, Failed])).annotate({
    description: "results[i] tells what became of messages[i]."
  }),
  accepted: Schema.Int.annotate({ description: "How many messages were accepted." }),
  failed: Schema.Int.annotate({ description: "How many were not." })
}).annotate({ identifier: "BatchResult", title: "Batch result", description: "What became of each message." })
export type WireBatchResult = typeof WireBatchResult.Type

const toWireItem = (item: BatchItem): WireBatchResult["results"][number] =>
  item.ok ? { ok: true, index: item.index, id: item.id } : {
    ok: false,
    index: item.index,
    error: {
      code: item.error.code,
      message: toWireMessage(item.error.code, item.error.message),
      ...(item.error.details === undefined ? {} : { details: toWireDetails(item.error.code, item.error.details) })
    }
  }

/** The answer to a batch as it goes over the wire. */
export const toWire = (answer: BatchAnswer): WireBatchResult => ({
  results: answer.results.map(toWireItem),
  accepted: answer.accepted,
  failed: answer.failed
})

/** 200 where every message was accepted, 422 where none was, 207 where some were. */
export const statusOf = (answer: BatchAnswer): 200 | 207 | 422 =>
  answer.failed === 0 ? 200 : answer.accepted === 0 ? 422 : 207

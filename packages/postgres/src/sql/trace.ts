import type { TraceContext } from "@sendwright/core/foundation/Tracing"
import * as Hex from "effect/encoding/Hex"
import * as Result from "effect/Result"

const traceIdBytes = 16

/** A trace as it is stored: the 16 bytes of its id and the 8 bytes of the span's. */
export const encodeTrace = (trace: TraceContext | null): Uint8Array | null =>
  trace === null ? null : Result.getOrNull(Hex.decode(trace.traceId + trace.spanId))

export const decodeTrace = (stored: Uint8Array | null): TraceContext | null =>
  stored === null ? null : {
    traceId: Hex.encode(stored.subarray(0, traceIdBytes)),
    spanId: Hex.encode(stored.subarray(traceIdBytes))
  }

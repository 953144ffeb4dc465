import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Tracer from "effect/Tracer"

/**
 * Names a sampled span across processes and storage: trace id and span id of W3C Trace Context (level 1, section 3.2),
 * whose flags are always "sampled" here. It holds no personal data.
 */
export interface TraceContext {
  /** 32 lower-case hexadecimal digits. */
  readonly traceId: string
  /** 16 lower-case hexadecimal digits. */
  readonly spanId: string
}

/** A span that is collected, with the tracer that collects it. */
export interface Collected {
  readonly span: Tracer.AnySpan
  readonly tracer: Tracer.Tracer
}

/** Whether a tracer is installed. Where none is, Effect makes spans all the same, and nobody gets to see them. */
export const hasTracer = ({ cache: { tracer, tracerEnabled } }: Fiber.Fiber<unknown, unknown>): boolean =>
  tracerEnabled && tracer !== undefined && tracer !== Tracer.nativeTracer

/**
 * Whether anybody would get to see a span that a fiber makes now: the parts of a trace that was not sampled are not
 * sampled either.
 */
export const isCollected = (fiber: Fiber.Fiber<unknown, unknown>): boolean =>
  hasTracer(fiber) && (fiber.cache.span === undefined || fiber.cache.span.sampled)

/** The span around a fiber, if it is collected. */
export const collectedOf = (fiber: Fiber.Fiber<unknown, unknown>): Collected | undefined => {
  const { span, tracer } = fiber.cache
  return span !== undefined && tracer !== undefined && isCollected(fiber) ? { span, tracer } : undefined
}

/**
 * Puts a span around an effect where somebody collects it, and costs one comparison where nobody does: for what is
 * called so often that `Effect.fn`, which makes a span and two stack traces each time, would be felt.
 */
export const traced =
  (name: string, options: Tracer.SpanOptionsNoTrace = {}) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.withFiber((fiber) =>
      isCollected(fiber) ? Effect.withSpan(effect, name, { ...options, captureStackTrace: false }) : effect
    )

const traceIdForm = /^[0-9a-f]{32}$/
const spanIdForm = /^[0-9a-f]{16}$/

/** Names a span. Null where it is not sampled, or where a tracer gave it ids that the W3C format has no room for. */
export const contextOf = ({ sampled, spanId, traceId }: Tracer.AnySpan): TraceContext | null => {
  // B3 knows trace ids of half the length.
  const padded = traceId.padStart(32, "0")
  return sampled && traceIdForm.test(padded) && spanIdForm.test(spanId) ? { traceId: padded, spanId } : null
}

/** Names the span around a fiber; null where nobody collects one. */
export const currentOf = (fiber: Fiber.Fiber<unknown, unknown>): TraceContext | null => {
  const collected = collectedOf(fiber)
  return collected === undefined ? null : contextOf(collected.span)
}

/** Names the span around the running fiber; null where nobody collects one. */
export const current: Effect.Effect<TraceContext | null> = Effect.withFiber((fiber) => Effect.succeed(currentOf(fiber)))

/** Links the span around the running fiber to where its work was asked for. Does nothing where either is missing. */
export const link = (trace: TraceContext | null): Effect.Effect<void> =>
  trace === null ? Effect.void : Effect.withFiber((fiber) => {
    const { span } = fiber.cache
    if (span?._tag === "Span") span.addLinks([{ span: Tracer.externalSpan(trace), attributes: {} }])
    return Effect.void
  })

/** The `traceparent` header that carries a trace on (W3C Trace Context, section 3.2). */
export const traceparent = ({ spanId, traceId }: TraceContext): string => `00-${traceId}-${spanId}-01`

/**
 * Adds attributes to the span around the running fiber; those without a value are left out. Ids, counts, names of
 * providers and outcomes: never an address, a subject, a URL or a key.
 */
export const annotate = (
  attributes: Readonly<Record<string, string | number | boolean | null | undefined>>
): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const { span } = fiber.cache
    if (span?._tag === "Span" && span.sampled) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined) span.attribute(name, value)
      }
    }
    return Effect.void
  })

import * as Tracer from "effect/Tracer"

/**
 * A tracer that keeps every span it makes, in the order in which they began.
 *
 * @example
 * ```ts
 * import * as RecordedSpans from "@sendwright/testing/RecordedSpans"
 * import * as Effect from "effect/Effect"
 * import * as Tracer from "effect/Tracer"
 *
 * const recorded = RecordedSpans.make()
 *
 * export const program = Effect.void.pipe(
 *   Effect.withSpan("greeting"),
 *   Effect.andThen(Effect.sync(() => recorded.named("greeting").length)), // 1
 *   Effect.provideService(Tracer.Tracer, recorded.tracer)
 * )
 * ```
 */
export const make = () => {
  const spans: Array<Tracer.NativeSpan> = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      spans.push(span)
      return span
    }
  })
  return { tracer, spans, named: (name: string) => spans.filter((span) => span.name === name) }
}

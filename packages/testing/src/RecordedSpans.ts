import * as Tracer from "effect/Tracer"

/** A tracer that keeps every span it makes, in the order in which they began. */
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

import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as FailoverProvider from "@sendwright/core/sending/FailoverProvider"
import { FakeProvider } from "@sendwright/testing/FakeProvider"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** A fake provider under a name, with its controls. */
export const fake = Effect.fnUntraced(function*(name: string) {
  const context = yield* Layer.build(Layer.fresh(FakeProvider.layer))
  const provider: EmailProvider["Service"] = { ...Context.get(context, EmailProvider), name }
  return { controls: Context.get(context, FakeProvider), provider }
})

/** Two fakes, `first` and `second`, behind one provider. */
export const pair = Effect.gen(function*() {
  const first = yield* fake("first")
  const second = yield* fake("second")
  const both = yield* FailoverProvider.make([first.provider, second.provider])
  return { first: first.controls, second: second.controls, both }
})

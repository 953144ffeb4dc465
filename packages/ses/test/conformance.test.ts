import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as ProviderSuite from "@sendwright/testing/conformance/ProviderSuite"
import { FakeSes, sendRoute, type SesAnswer } from "@sendwright/testing/FakeSes"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { answerSend, provider } from "./harness.ts"

const answers: { readonly [How in Exclude<ProviderSuite.Behaviour, "accept">]: SesAnswer } = {
  refuse_temporarily: {
    status: 400,
    type: "MailFromDomainNotVerifiedException",
    message: "The domain is not verified"
  },
  refuse_permanently: { status: 400, type: "MessageRejected", message: "Message contains a virus." },
  unavailable: { status: 429, type: "TooManyRequestsException", message: "Maximum sending rate exceeded." },
  break_off: "take_and_cut",
  hang: "hang"
}

ProviderSuite.suite(
  "SesProvider",
  Layer.effectContext(Effect.gen(function*() {
    const fake = yield* FakeSes
    const ses = yield* provider()
    let how: ProviderSuite.Behaviour = "accept"
    const peer = ProviderSuite.ProviderPeer.of({
      behave: (next) =>
        Effect.sync(() => {
          how = next
        }),
      handoffs: Effect.sync(() => fake.requests.filter(({ route }) => route === sendRoute).length),
      delivered: Effect.sync(() =>
        fake.mails.map(({ raw, recipients }) => ({ recipients, visible: Buffer.from(raw).toString("latin1") }))
      )
    })
    const submit: typeof ses.submit = (message) =>
      Effect.suspend(() => how === "accept" ? Effect.void : answerSend(answers[how])).pipe(
        Effect.provideService(FakeSes, fake),
        Effect.andThen(ses.submit(message))
      )
    const check = Effect.suspend(() => how === "unavailable" ? fake.answerNext(1, answers.unavailable) : Effect.void)
      .pipe(Effect.andThen(ses.check))
    return Context.make(ProviderSuite.ProviderPeer, peer).pipe(Context.add(EmailProvider, { ...ses, submit, check }))
  })).pipe(Layer.provide(FakeSes.layer)),
  {
    plays: ["refuse_temporarily", "refuse_permanently", "unavailable", "break_off", "hang"],
    excludeTestServices: true
  }
)

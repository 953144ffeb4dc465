import * as SesOptions from "@sendwright/ses/SesOptions"
import * as SesProvider from "@sendwright/ses/SesProvider"
import type { SesAnswer } from "@sendwright/testing/FakeSes"
import { FakeSes, sendRoute } from "@sendwright/testing/FakeSes"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/** Credentials that the fake does not look at. */
export const credentials = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: Redacted.make("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
}

/** Options that lead to the fake. */
export const options = (over: Partial<SesOptions.SesOptions> = {}) =>
  Effect.map(
    FakeSes,
    ({ endpoint }) =>
      SesOptions.make({ region: "eu-central-1", endpoint, credentials, configurationSet: "sendwright", ...over })
  )

/** The provider for the fake. */
export const provider = (over: Partial<SesOptions.SesOptions> = {}) => Effect.flatMap(options(over), SesProvider.make)

/** Has the next send answered so. */
export const answerSend = (answer: SesAnswer, count = 1) =>
  FakeSes.use((ses) => ses.answerNext(count, answer, sendRoute))

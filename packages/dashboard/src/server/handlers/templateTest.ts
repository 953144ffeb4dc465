import { ValidationError } from "@sendwright/core/foundation/Errors"
import { decode, type DecodedSend } from "@sendwright/core/model/SendRequest"
import * as Rendering from "@sendwright/core/templates/Rendering"
import * as Result from "effect/Result"
import type { WireTemplateTest, WireTestOptions } from "../../contract/wire/Template.ts"

const foreign = new ValidationError({
  issues: [{ path: ["to"], message: "must be your own address, or one of the simulator" }]
})

/**
 * The email of a template's test, from the unsaved contents and values for the variables. Only the user's own address
 * and the simulator are allowed as recipients.
 */
export const templateTest = (
  { from, html, subject, text, to, variables }: WireTemplateTest,
  recipients: WireTestOptions["recipients"],
  now: Date
): Result.Result<DecodedSend, ValidationError> => {
  if (!Object.values(recipients).includes(to)) return Result.fail(foreign)
  return Result.mapBoth(Rendering.render({ subject, html, text }, variables, undefined), {
    onFailure: (issues) => new ValidationError({ issues }),
    onSuccess: (rendered) =>
      decode({
        from,
        to,
        subject: rendered.subject,
        ...rendered.html === null ? {} : { html: rendered.html },
        ...rendered.text === null ? {} : { text: rendered.text }
      }, now)
  })
}

import * as Effect from "effect/Effect"
import { type NotFound, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { CheckedSend, OpenSend } from "../model/SendRequest.ts"
import type { Renderer } from "../templates/Templates.ts"

const noSender = new ValidationError({
  issues: [{ path: ["from"], message: "is required: the template names no sender" }]
})

const hasSender = (send: OpenSend): send is CheckedSend => send.from !== undefined

const complete = (send: OpenSend): Effect.Effect<CheckedSend, ValidationError> =>
  hasSender(send) ? Effect.succeed(send) : Effect.fail(noSender)

/**
 * The send with the subject and the bodies that its template becomes, and with the template's id. The template's sender
 * and Reply-To are used if the send has none. A send that names no template stays as it is, and nothing is read for it.
 */
export const withContent = (
  send: OpenSend,
  render: Renderer
): Effect.Effect<CheckedSend, NotFound | ValidationError | StorageError> =>
  send.templateId === undefined && send.templateSlug === undefined
    ? complete(send)
    : Effect.flatMap(render(send), ({ defaults, html, subject, templateId, text }) => {
      const from = send.from ?? defaults?.from ?? undefined
      const replyTo = send.replyTo ?? defaults?.replyTo
      return complete({
        ...send,
        ...(from === undefined ? {} : { from }),
        ...(replyTo === undefined || replyTo.length === 0 ? {} : { replyTo }),
        templateId,
        subject,
        ...(html === null ? {} : { html }),
        ...(text === null ? {} : { text })
      })
    })

import * as Effect from "effect/Effect"
import type { NotFound, ValidationError } from "../foundation/Errors.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { CheckedSend } from "../model/SendRequest.ts"
import type { Renderer } from "../templates/Templates.ts"

/**
 * The send with the subject and the bodies that its template becomes; one that names no template as it is, without
 * asking anybody.
 */
export const withContent = (
  send: CheckedSend,
  render: Renderer
): Effect.Effect<CheckedSend, NotFound | ValidationError | StorageError> =>
  send.templateId === undefined && send.templateSlug === undefined
    ? Effect.succeed(send)
    : Effect.map(render(send), ({ html, subject, text }) => ({
      ...send,
      subject,
      ...(html === null ? {} : { html }),
      ...(text === null ? {} : { text })
    }))

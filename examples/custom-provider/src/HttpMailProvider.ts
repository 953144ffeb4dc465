import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import * as Submission from "@sendwright/core/sending/Submission"
import type { PackagedProvider } from "@sendwright/promise"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

const Answer = Schema.Struct({ id: Schema.String })

/** The codes of connections that were never made: nobody can have taken anything. */
const notConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"])

const codeOf = (error: unknown): string =>
  String(((error as { readonly cause?: { readonly code?: unknown } }).cause ?? {}).code)

/** Everything that the service wants to know, in its own words. */
const encode = (message: OutgoingMessage): string =>
  JSON.stringify({
    recipients: message.envelope.recipients,
    message_id: message.ownMessageId ?? message.messageId,
    from: message.from,
    to: message.to,
    cc: message.cc,
    subject: message.subject,
    html: message.html,
    text: message.text,
    headers: message.headers
  })

/** What an answer means: 202 is an id, 422 never, 425 later, 503 nobody now. A 500 may come after the message was taken. */
const read = async (response: Response): Promise<Submission.Submission> => {
  switch (response.status) {
    case 202:
      return Submission.accepted(Schema.decodeUnknownSync(Answer)(await response.json()).id)
    case 422:
      return Submission.permanentlyRefused("The service refused the message", "422")
    case 425:
      return Submission.temporarilyRefused("The service wants the message later", { code: "425" })
    case 503:
      return Submission.temporarilyRefused("The service takes no mail", { code: "503", scope: "provider" })
    default:
      return Submission.unknown(`The service answered with the status ${response.status}`)
  }
}

/** Hands mail to a service that takes messages as JSON at `POST <url>/messages`. */
export const layer = (url: string): Layer.Layer<EmailProvider> =>
  Layer.succeed(
    EmailProvider,
    EmailProvider.of({
      name: "http_mail",
      submit: (message) =>
        Effect.tryPromise(async (signal) =>
          read(await fetch(`${url}/messages`, { method: "POST", body: encode(message), signal }))
        ).pipe(
          Effect.catch(({ cause }) =>
            Effect.succeed(
              notConnected.has(codeOf(cause))
                ? Submission.temporarilyRefused("The service could not be reached", { scope: "provider" })
                : Submission.unknown("The connection broke before the service answered")
            )
          )
        ),
      check: Effect.tryPromise((signal) => fetch(`${url}/health`, { signal })).pipe(
        Effect.filterOrFail(({ ok }) => ok),
        Effect.mapError(() => new ProviderUnavailable({ message: `Nobody takes mail at ${url}: check the address.` })),
        Effect.asVoid
      )
    })
  )

/** The same for `createSendwright`, as a package for others would bring it. */
export const httpMail = (url: string): PackagedProvider => ({
  name: "http_mail",
  setup: async () => ({ place: url, region: null, layer: () => layer(url) })
})

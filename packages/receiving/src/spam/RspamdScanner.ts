import type { SpamScore } from "@sendwright/core/received/ReceivedEmail"
import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Scans from "./Scans.ts"

/** Where rspamd is. */
export interface RspamdOptions {
  /** Its normal worker, such as `http://127.0.0.1:11333`. */
  readonly url: string
  /** How long one scan may take; 10 seconds by default. */
  readonly timeout?: Duration.Input
}

const Answer = Schema.fromJsonString(Schema.Struct({
  is_skipped: Schema.optionalKey(Schema.Boolean),
  score: Schema.Finite,
  action: Schema.String
}))
const decode = Schema.decodeUnknownOption(Answer)

/** Its other actions, "no action", "greylist" and "soft reject", do not call a message spam. */
const spamActions: ReadonlySet<string> = new Set(["reject", "add header", "rewrite subject", "quarantine"])

/** As much of an answer as is read: it names each rule that a message hits. */
const maxAnswerBytes = 1_048_576
/** The most that rspamd takes unless it is told otherwise (`max_message`). */
const maxMessageBytes = 50 * 1_048_576

// A header of HTTP has one octet for a character: these are those of UTF-8.
const headerValue = (text: string): string => Buffer.from(Scans.lineOf(text)).toString("latin1").trim()

const textOf = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > maxAnswerBytes) throw new Error("too long")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const scoreOf = (text: string): Effect.Effect<SpamScore | null, string> =>
  Option.match(decode(text), {
    onNone: () => Effect.fail("an answer that is not rspamd's"),
    onSome: ({ action, is_skipped, score }) =>
      // One that is decided before its rules are tried, as the test message of spam is, is called skipped too.
      Effect.succeed(is_skipped === true && action === "no action" ? null : { score, isSpam: spamActions.has(action) })
  })

/**
 * `SpamScanner` by rspamd over HTTP (`/checkv2`). Spam is what its settings have the action `add header`, `rewrite subject`,
 * `quarantine` or `reject` for.
 *
 * @example
 * ```ts
 * import * as RspamdScanner from "@sendwright/receiving/spam/RspamdScanner"
 *
 * export const Scanner = RspamdScanner.layer({ url: "http://127.0.0.1:11333" })
 * ```
 */
export const layer = ({ timeout = "10 seconds", url }: RspamdOptions): Layer.Layer<SpamScanner> =>
  Layer.effect(
    SpamScanner,
    Effect.gen(function*() {
      const fetch = yield* FetchHttpClient.Fetch
      const target = new URL("checkv2", url.endsWith("/") ? url : `${url}/`).href

      const score = ({ greeting, message, remoteAddress, returnPath }: Arrival) =>
        Effect.tryPromise({
          try: async (signal) => {
            const response = await fetch(target, {
              method: "POST",
              headers: {
                "content-type": "message/rfc822",
                from: headerValue(returnPath),
                helo: headerValue(greeting),
                ...(remoteAddress === null ? {} : { ip: headerValue(remoteAddress) })
              },
              body: message as Uint8Array<ArrayBuffer>,
              redirect: "manual",
              signal
            })
            return { status: response.status, text: await textOf(response) }
          },
          catch: Scans.codeOf
        }).pipe(
          Effect.flatMap(({ status, text }) => status === 200 ? scoreOf(text) : Effect.fail(`status ${status}`))
        )

      return yield* Scans.make({
        name: "rspamd",
        maxBytes: maxMessageBytes,
        timeout: Duration.fromInputUnsafe(timeout),
        score
      })
    })
  )

import {
  GuardedHttp,
  GuardedHttpError,
  type GuardedRequest,
  type GuardedResponse
} from "@sendwright/core/net/GuardedHttp"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** How an endpoint answers: with a status, or not at all for a reason of `GuardedHttpError`. */
export type Answer = number | GuardedHttpError["reason"]

/** A request that arrived. */
export interface Received {
  readonly at: Date
  readonly url: string
  /** Names as they were sent. */
  readonly headers: Readonly<Record<string, string>>
  /** The raw text, which is what was signed. */
  readonly body: string
}

/**
 * The outside world for webhooks (and for attachments that are URLs), without a network: every request arrives, is
 * kept, and is answered with 200 until a test says otherwise. Delays run on the `Clock`, and so does the deadline.
 *
 * @example
 * ```ts
 * import { WebhookSink } from "@sendwright/testing/WebhookSink"
 * import * as Effect from "effect/Effect"
 *
 * export const program = Effect.gen(function*() {
 *   const sink = yield* WebhookSink
 *   yield* sink.answerNext(2, 503)
 *   yield* sink.answer("https://slow.example/webhooks", "timeout")
 * }).pipe(Effect.provide(WebhookSink.layer))
 * ```
 */
export class WebhookSink extends Context.Service<WebhookSink, {
  /** What arrived, in the order of arrival. */
  readonly received: ReadonlyArray<Received>
  /** Answers the next `count` requests. Calls add up: what was asked for first comes first. */
  readonly answerNext: (count: number, answer: Answer) => Effect.Effect<void>
  /** Answers a URL from now on, where `answerNext` has nothing to say. */
  readonly answer: (url: string, answer: Answer | GuardedResponse) => Effect.Effect<void>
  /** How long each request takes from now on; beyond its deadline it fails with `timeout`. */
  readonly delay: (time: Duration.Input) => Effect.Effect<void>
}>()("@sendwright/testing/WebhookSink") {
  /** The sink and the client that leads to it. Layers are memoised: `Layer.fresh` makes another one. */
  static readonly layer: Layer.Layer<WebhookSink | GuardedHttp> = Layer.effectContext(Effect.sync(() => {
    const received: Array<Received> = []
    const queued: Array<Answer> = []
    const answers = new Map<string, Answer | GuardedResponse>()
    let delayMillis = 0

    const request = Effect.fnUntraced(function*(request: GuardedRequest) {
      const at = new Date(yield* Clock.currentTimeMillis)
      const body = request.body === null ? "" : new TextDecoder().decode(request.body)
      received.push({ at, url: request.url, headers: request.headers, body })
      const answer = queued.shift() ?? answers.get(request.url) ?? 200
      if (delayMillis > 0) yield* Effect.sleep(Math.min(delayMillis, request.deadlineMillis))
      const reason = delayMillis >= request.deadlineMillis ? "timeout" : answer
      if (typeof reason === "string") return yield* new GuardedHttpError({ reason, message: messages[reason] })
      return typeof reason === "number" ? { status: reason, headers: {}, body: new Uint8Array() } : reason
    })

    const controls = WebhookSink.of({
      received,
      answerNext: (count, answer) =>
        Effect.sync(() => {
          for (let i = 0; i < count; i++) queued.push(answer)
        }),
      answer: (url, answer) =>
        Effect.sync(() => {
          answers.set(url, answer)
        }),
      delay: (time) =>
        Effect.sync(() => {
          delayMillis = Duration.toMillis(time)
        })
    })
    return Context.make(WebhookSink, controls).pipe(Context.add(GuardedHttp, GuardedHttp.of({ request })))
  }))
}

const messages: Readonly<Record<GuardedHttpError["reason"], string>> = {
  blocked: "the address is not public",
  dns: "the name was not found",
  connect: "the connection was refused",
  tls: "the certificate is not valid",
  timeout: "no answer in time",
  protocol: "the answer is not HTTP",
  too_large: "the answer is too large"
}

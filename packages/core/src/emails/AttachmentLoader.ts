import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import * as ByteLine from "../foundation/ByteLine.ts"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import { Overloaded } from "../foundation/Overloaded.ts"
import { AttachmentSettings } from "../foundation/Settings.ts"
import * as Attachment from "../model/Attachment.ts"
import type { CheckedSend } from "../model/SendRequest.ts"
import { GuardedHttp } from "../net/GuardedHttp.ts"
import { planOf } from "./FetchPlan.ts"

/** The longest that one file may take. */
const fetchDeadlineMillis = 10_000
/** Files of one request that are fetched at once. */
const fetchesPerRequest = 4
/** Requests that wait for room at most. */
const maxWaiting = 1_000

/** The files of one send, or what is wrong with them. */
export type Loaded = Result.Result<ReadonlyArray<Attachment.Attachment>, ValidationError>

type Fetched = Result.Result<Uint8Array, { readonly message: string }>

/** Whether a send names files that are to be fetched. */
export const namesUrls = ({ attachments }: CheckedSend): boolean =>
  attachments?.some(({ url }) => url !== undefined) === true

/**
 * Turns the attachments of checked sends into bytes: base64 is decoded, and a URL is fetched now, so that the size is
 * known and a scheduled email is frozen (https only, no redirects, 10 s, 7 MB over all files of an email, and the limits
 * of `AttachmentSettings`).
 */
export class AttachmentLoader extends Context.Service<AttachmentLoader, {
  /** Decodes the files of a send that names no URL. */
  readonly decode: (send: CheckedSend) => Loaded
  /**
   * Fetches and decodes the files of all sends of one request, on behalf of an account. Each send has its own answer, in
   * the order of the sends; `Overloaded` where there was no room within the request's time. What was fetched counts
   * against the room until the scope closes.
   */
  readonly load: (
    accountId: string,
    sends: ReadonlyArray<CheckedSend>
  ) => Effect.Effect<ReadonlyArray<Loaded>, Overloaded, Scope.Scope>
}>()("@sendwright/core/emails/AttachmentLoader") {
  static readonly layer = Layer.effect(
    AttachmentLoader,
    Effect.gen(function*() {
      const http = yield* GuardedHttp
      const clock = yield* Clock.Clock
      const settings = yield* AttachmentSettings
      const { bytesPerRequest, deadlineMillis, urlsPerRequest } = settings
      // What is under way when the last byte that a request may have has come is held as well.
      const mostOfRequest = bytesPerRequest + fetchesPerRequest * Attachment.maxTotalBytes
      const total = Math.max(settings.bytesAtOnce, mostOfRequest)
      const room = ByteLine.make(
        { total, perHolder: Math.max(Math.floor(total / 2), mostOfRequest), large: Infinity, keptForSmall: 0 },
        maxWaiting
      )
      const slots = Semaphore.makeUnsafe(settings.fetchesAtOnce)
      const timeIsOver = { message: `the limit of ${deadlineMillis / 1000} s for all files of a request was exceeded` }

      const request = Effect.fn("AttachmentLoader.fetch")(function*(url: string, until: number) {
        const response = yield* http.request({
          method: "GET",
          url,
          headers: { accept: "*/*" },
          body: null,
          policy: { protocols: ["https:"], allowPrivate: false },
          deadlineMillis: Math.max(1, Math.min(fetchDeadlineMillis, until - clock.currentTimeMillisUnsafe())),
          maxBodyBytes: Attachment.maxTotalBytes,
          readBody: "all"
        })
        return response.status === 200
          ? response.body
          : yield* Effect.fail({ message: `answered with status ${response.status}; 200 is needed` })
      })

      const fetch = (url: string, until: number): Effect.Effect<Fetched> =>
        Effect.suspend(() => {
          const left = until - clock.currentTimeMillisUnsafe()
          if (left <= 0) return Effect.succeed(Result.fail(timeIsOver))
          return Semaphore.withPermits(slots, 1)(request(url, until)).pipe(
            Effect.timeoutOrElse({ duration: left, orElse: () => Effect.fail(timeIsOver) }),
            Effect.result
          )
        })

      const fetchAll = Effect.fnUntraced(function*(accountId: string, urls: ReadonlyArray<string>) {
        const fetched = new Map<string, Fetched>()
        if (urls.length === 0) return fetched
        const until = clock.currentTimeMillisUnsafe() + deadlineMillis
        const wanted = Math.min(urls.length * Attachment.maxTotalBytes, mostOfRequest)
        const place = room.open(accountId)
        yield* Effect.addFinalizer(() => Effect.sync(place.leave))
        const isIn = yield* Effect.timeoutOrElse(place.enter(wanted), {
          duration: deadlineMillis,
          orElse: () => Effect.succeed(false)
        })
        if (!isIn || clock.currentTimeMillisUnsafe() >= until) return yield* noRoom
        let bytes = 0
        yield* Effect.forEach(
          urls,
          (url) =>
            Effect.suspend(() =>
              bytes > bytesPerRequest ? Effect.succeed(Result.fail(tooMuch(bytesPerRequest))) : fetch(url, until)
            ).pipe(
              Effect.map((answer) => {
                if (Result.isSuccess(answer)) bytes += answer.success.length
                fetched.set(url, answer)
              })
            ),
          { concurrency: fetchesPerRequest, discard: true }
        )
        place.shrink(Math.min(bytes, wanted))
        return fetched
      })

      const load = Effect.fnUntraced(function*(accountId: string, sends: ReadonlyArray<CheckedSend>) {
        const { issues, urls } = planOf(sends, urlsPerRequest)
        const fetched = yield* fetchAll(accountId, urls)
        // A file that several messages share is stored for each of them.
        let left = bytesPerRequest
        return sends.map((send, index): Loaded => {
          if (issues[index]!.length > 0) return Result.fail(new ValidationError({ issues: issues[index]! }))
          return filesOf(send, (url) => {
            const answer = fetched.get(url)!
            if (Result.isFailure(answer)) return answer
            left -= answer.success.length
            return left < 0 ? Result.fail(tooMuch(bytesPerRequest)) : answer
          })
        })
      })

      return AttachmentLoader.of({ decode: (send) => filesOf(send, neverFetched), load })
    })
  )
}

const noRoom = new Overloaded({ by: "process", what: "The files that are fetched by URL", retryAfterSeconds: 5 })

const tooMuch = (bytes: number) => ({
  message: `the files by URL of one request may hold at most ${Math.floor(bytes / 1_048_576)} MB together`
})

const neverFetched = (): Fetched => Result.fail({ message: "it was not fetched" })

/** The files of a send, in their order, or every reason why they could not be had. */
const filesOf = (send: CheckedSend, fetched: (url: string) => Fetched): Loaded => {
  const inputs = send.attachments ?? []
  const loaded: Array<Attachment.Attachment> = []
  const issues: Array<Issue> = []
  let left = Attachment.maxTotalBytes
  for (const [index, input] of inputs.entries()) {
    const content = input.content === undefined
      ? fetched(input.url ?? "")
      : Result.succeed(Attachment.decode(input.content))
    if (Result.isFailure(content)) {
      issues.push({ path: ["attachments", index, "url"], message: `could not be fetched: ${content.failure.message}` })
      continue
    }
    left -= content.success.length
    if (left < 0) {
      issues.push({ path: ["attachments", index], message: "exceeds the limit of 7 MB for all files together" })
      break
    }
    loaded.push({ ...Attachment.headOf(input), content: content.success })
  }
  return issues.length === 0 ? Result.succeed(loaded) : Result.fail(new ValidationError({ issues }))
}

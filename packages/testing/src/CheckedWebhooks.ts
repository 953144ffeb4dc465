import { Brand } from "@sendwright/core/foundation/Settings"
import { MemoryDatabase } from "@sendwright/core/memory/MemoryDatabase"
import type { EmailStatus } from "@sendwright/core/model/EmailStatus"
import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import { GuardedHttp, type GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createHmac } from "node:crypto"
import { failure } from "./Outbox.ts"
import { WebhookSink } from "./WebhookSink.ts"

/** What a webhook's body says. */
export interface WebhookBody {
  /** The same on every retry. */
  readonly id: string
  readonly type: WebhookEventType
  readonly created_at: string
  /** Of `email.received` it has other fields: see `rawBody`. */
  readonly data: {
    readonly email_id: string
    readonly mode: "live" | "test"
    readonly from: string
    readonly to: ReadonlyArray<string>
    readonly subject: string
    readonly tags: ReadonlyArray<string>
    readonly status: EmailStatus
    readonly details: { readonly [name: string]: unknown }
  }
}

/** A webhook that arrived with a good signature. */
export interface ReceivedWebhook extends WebhookBody {
  readonly at: Date
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The raw text, which is what was signed. */
  readonly rawBody: string
}

/** What a webhook must say to be found. */
export interface WebhookSearch {
  readonly type?: WebhookEventType
  readonly emailId?: string
  /** An address among the email's recipients. */
  readonly to?: string
}

/** What one URL received. */
export interface Sink {
  readonly url: string
  readonly endpointId: string
  /** The endpoint's. */
  readonly secret: string
  /** In the order of arrival; a retry is another one. Throws an `AssertionError` where a signature was wrong. */
  readonly received: ReadonlyArray<ReceivedWebhook>
  /** The newest that fits; throws an `AssertionError` that lists what arrived where there is none. */
  readonly expect: (search?: WebhookSearch) => ReceivedWebhook
  /** Throws an `AssertionError` where one that fits arrived. */
  readonly expectNone: (search?: WebhookSearch) => void
}

interface Arrival {
  readonly at: Date
  readonly request: GuardedRequest
  readonly body: string
  /** What is wrong with it. */
  readonly problem: string | undefined
}

/**
 * The network of webhooks that checks every request as it arrives, with the secret of the endpoint that it is for.
 *
 * @example
 * ```ts
 * import { CheckedWebhooks } from "@sendwright/testing/CheckedWebhooks"
 * import * as TestEngine from "@sendwright/testing/TestEngine"
 * import * as Effect from "effect/Effect"
 *
 * // What endpoints were told so far; fails the test where a signature was wrong.
 * export const program = Effect.map(CheckedWebhooks, ({ received }) => received().map(({ type }) => type)).pipe(
 *   Effect.provide(TestEngine.layer())
 * )
 * ```
 */
export class CheckedWebhooks extends Context.Service<CheckedWebhooks, {
  /** What arrived at one URL, or at all; throws an `AssertionError` where a signature was wrong. */
  readonly received: (url?: string) => ReadonlyArray<ReceivedWebhook>
}>()("@sendwright/testing/CheckedWebhooks") {
  static readonly layer: Layer.Layer<
    CheckedWebhooks | WebhookSink | GuardedHttp,
    never,
    MemoryDatabase | SecretBox
  > = Layer.effectContext(Effect.gen(function*() {
    const built = yield* Layer.build(Layer.fresh(WebhookSink.layer))
    const http = Context.get(built, GuardedHttp)
    const database = yield* MemoryDatabase
    const secrets = yield* SecretBox
    const { webhookHeaderPrefix } = yield* Brand
    const arrivals: Array<Arrival> = []

    const secretsAt = (url: string) =>
      Effect.forEach(
        [...database.endpoints.values()].flatMap((ofAccount) => [...ofAccount.values()]).filter(({ endpoint }) =>
          endpoint.url === url
        ),
        ({ endpoint, sealedSecret }) =>
          Effect.orDie(secrets.open(sealedSecret, secretPlace(endpoint.id, endpoint.accountId)))
      )

    const request: typeof http.request = Effect.fnUntraced(function*(request) {
      if (request.method === "POST") {
        const at = new Date(yield* Clock.currentTimeMillis)
        const body = new TextDecoder().decode(request.body ?? new Uint8Array())
        const keys = (yield* secretsAt(request.url)).map(Redacted.value)
        const problem = problemOf(request.headers, body, keys, `${webhookHeaderPrefix}-Signature`, at)
        arrivals.push({ at, request, body, problem })
      }
      return yield* http.request(request)
    })

    const received = (url?: string): ReadonlyArray<ReceivedWebhook> =>
      arrivals.filter(({ request }) => url === undefined || request.url === url).map((arrival) => {
        if (arrival.problem !== undefined) {
          throw failure(
            `A webhook arrived at ${arrival.request.url} that is not genuine: ${arrival.problem}.`,
            received
          )
        }
        const body = JSON.parse(arrival.body) as WebhookBody
        const { headers, url } = arrival.request
        return { ...body, at: arrival.at, url, headers, rawBody: arrival.body }
      })

    return Context.add(built, GuardedHttp, { request }).pipe(Context.add(CheckedWebhooks, { received }))
  })) as Layer.Layer<CheckedWebhooks | WebhookSink | GuardedHttp, never, MemoryDatabase | SecretBox>
}

/**
 * What is wrong with the signatures of a request, both the service's own and that of Standard Webhooks. Written apart
 * from the engine's, so that a mistake there is not made here as well.
 */
const problemOf = (
  headers: Readonly<Record<string, string>>,
  body: string,
  secrets: ReadonlyArray<string>,
  name: string,
  now: Date
): string | undefined => {
  if (secrets.length === 0) return "no endpoint has this URL"
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers[name] ?? "") ?? []
  if (time === undefined) return `its header ${name} is missing or malformed`
  if (Math.abs(Number(time) - now.getTime() / 1000) > 300) return `its header ${name} has a time of long ago`
  const own = secrets.some((secret) =>
    createHmac("sha256", secret).update(`${time}.${body}`).digest("hex") === signature
  )
  if (!own) return `no signature in ${name} is right`
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`
  const standard = secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
    return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`
  })
  return standard ? undefined : "no signature in webhook-signature is right"
}

/** What one endpoint received, with assertions. */
export const sinkOf = (
  endpoint: { readonly id: string; readonly url: string },
  secret: string,
  received: (url: string) => ReadonlyArray<ReceivedWebhook>
): Sink => {
  const all = () => received(endpoint.url)
  const fits = (search: WebhookSearch) => ({ data, type }: ReceivedWebhook) =>
    (search.type === undefined || type === search.type)
    && (search.emailId === undefined || data.email_id === search.emailId)
    && (search.to === undefined || data.to.some((to) => to.toLowerCase().includes(search.to!.toLowerCase())))
  const expect = (search: WebhookSearch = {}): ReceivedWebhook => {
    const found = all().findLast(fits(search))
    if (found !== undefined) return found
    throw failure(`No webhook arrived${described(search)}.\n${listOf(all())}`, expect)
  }
  const expectNone = (search: WebhookSearch = {}): void => {
    const found = all().filter(fits(search))
    if (found.length > 0) {
      throw failure(`No webhook should have arrived${described(search)}.\n${listOf(found)}`, expectNone)
    }
  }
  return {
    url: endpoint.url,
    endpointId: endpoint.id,
    secret,
    get received() {
      return all()
    },
    expect,
    expectNone
  }
}

const described = (search: WebhookSearch): string => {
  const parts = Object.entries(search).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return parts.length === 0 ? "" : ` with ${parts.join(", ")}`
}

const listOf = (webhooks: ReadonlyArray<ReceivedWebhook>): string => {
  if (webhooks.length === 0) return "None arrived."
  const lines = webhooks.map(({ at, data, type }, index) =>
    `  ${index + 1}. ${at.toISOString()} ${type} of the email to ${data.to.join(", ")}: ${JSON.stringify(data.subject)}`
  )
  return `Arrived (${webhooks.length}):\n${lines.join("\n")}`
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Http from "node:http"
import type { AddressInfo } from "node:net"

/** An error of SES's: the name, as `x-amzn-ErrorType` gives it, and a message. */
export interface SesError {
  readonly status: number
  readonly type?: string
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * What happens to a request instead of its answer. `hang`: it is read and never answered. `cut`: it is read and the
 * connection ends. `take_and_cut`: SES does what it was asked to and the connection ends. `cut_early`: the connection
 * ends before the body is read. `stall`: the body is not read. `html`: a page with status 200, as of a proxy.
 */
export type SesAnswer = SesError | "hang" | "cut" | "take_and_cut" | "cut_early" | "stall" | "html"

/** A message that SES took. */
export interface SesMail {
  readonly messageId: string
  readonly raw: Uint8Array
  readonly recipients: ReadonlyArray<string>
  readonly tags: Readonly<Record<string, string>>
  readonly configurationSet: string | null
}

/** A request that arrived. */
export interface SesRequest {
  /** Method and path. */
  readonly route: string
  readonly headers: Http.IncomingHttpHeaders
  /** Parsed; null where there was none, or it was not read. */
  readonly body: unknown
}

/** An identity as SES keeps it. */
export interface SesIdentity {
  readonly tokens: ReadonlyArray<string>
  readonly origin: "AWS_SES" | "EXTERNAL"
  readonly tags: ReadonlyArray<{ readonly Key: string; readonly Value: string }>
  readonly mailFrom: string | null
  readonly behaviorOnMxFailure: string | null
}

/** What `GetAccount` says. */
export interface SesAccount {
  readonly ProductionAccessEnabled: boolean
  readonly SendingEnabled: boolean
  readonly EnforcementStatus: string
}

/**
 * The part of SES's API v2 that Sendwright uses, over HTTP on the loopback interface, for AWS's own SDK to talk to. It
 * takes everything until a test says otherwise. Signatures are not checked.
 *
 * @example
 * ```ts
 * import * as SesOptions from "@sendwright/ses/SesOptions"
 * import * as SesProvider from "@sendwright/ses/SesProvider"
 * import { FakeSes } from "@sendwright/testing/FakeSes"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as Redacted from "effect/Redacted"
 *
 * const credentials = { accessKeyId: "test", secretAccessKey: Redacted.make("test") }
 *
 * export const Provider = Layer.unwrap(
 *   Effect.map(FakeSes, ({ endpoint }) =>
 *     SesProvider.layer(SesOptions.make({ region: "eu-central-1", endpoint, credentials })))
 * ).pipe(Layer.provide(FakeSes.layer))
 * ```
 */
export class FakeSes extends Context.Service<FakeSes, {
  /** Where it listens: `http://127.0.0.1:port`. */
  readonly endpoint: string
  /** What arrived, in the order of arrival. */
  readonly requests: ReadonlyArray<SesRequest>
  readonly mails: ReadonlyArray<SesMail>
  /** By name. */
  readonly identities: ReadonlyMap<string, SesIdentity>
  /** Answers the next `count` requests, or those to the route that is named (`POST /v2/email/outbound-emails`). */
  readonly answerNext: (count: number, answer: SesAnswer, route?: string) => Effect.Effect<void>
  /** Puts an identity there as somebody else would have made it. */
  readonly putIdentity: (name: string, identity: Partial<SesIdentity>) => Effect.Effect<void>
  readonly setAccount: (account: Partial<SesAccount>) => Effect.Effect<void>
}>()("@sendwright/testing/FakeSes") {
  /** One that listens until the layer's scope closes. Layers are memoised: `Layer.fresh` makes another one. */
  static readonly layer: Layer.Layer<FakeSes> = Layer.effect(
    FakeSes,
    Effect.gen(function*() {
      const requests: Array<SesRequest> = []
      const scripted: Array<{ readonly answer: SesAnswer; readonly route: string | undefined }> = []
      const service = makeService()
      const server = Http.createServer((request, response) => {
        const route = `${request.method} ${request.url}`
        const at = scripted.findIndex((one) => one.route === undefined || one.route === route)
        const answer = at === -1 ? undefined : scripted.splice(at, 1)[0]!.answer
        if (answer === "cut_early" || answer === "stall") {
          requests.push({ route, headers: request.headers, body: null })
          if (answer === "cut_early") request.socket.destroy()
          return
        }
        const chunks: Array<Buffer> = []
        request.on("error", () => {})
        request.on("data", (chunk: Buffer) => chunks.push(chunk))
        request.on("end", () => {
          const text = Buffer.concat(chunks).toString()
          const body: unknown = text === "" ? null : JSON.parse(text)
          requests.push({ route, headers: request.headers, body })
          if (answer === "hang") return
          if (answer === "take_and_cut") service.answer(route, body)
          if (answer === "cut" || answer === "take_and_cut") {
            request.socket.destroy()
            return
          }
          if (answer === "html") {
            response.setHeader("content-type", "text/html").end("<h1>Welcome</h1>")
            return
          }
          const { json, status } = answer === undefined ? service.answer(route, body) : errorOf(answer)
          const headers = typeof answer === "object" ? answer.headers ?? {} : {}
          const type = (json as { readonly type?: string }).type
          response.writeHead(status, {
            "content-type": "application/json",
            "x-amzn-requestid": `request-${requests.length}`,
            ...(type === undefined ? {} : { "x-amzn-errortype": type }),
            ...headers
          })
          response.end(JSON.stringify(json))
        })
      })
      yield* Effect.acquireRelease(
        Effect.callback<void>((resume) => {
          server.listen(0, "127.0.0.1", () => resume(Effect.void))
        }),
        () =>
          Effect.callback<void>((resume) => {
            server.close(() => resume(Effect.void))
            server.closeAllConnections()
          })
      )
      return FakeSes.of({
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        requests,
        mails: service.mails,
        identities: service.identities,
        answerNext: (count, answer, route) =>
          Effect.sync(() => {
            for (let i = 0; i < count; i++) scripted.push({ answer, route })
          }),
        putIdentity: (name, identity) => Effect.sync(() => service.put(name, identity)),
        setAccount: (account) => Effect.sync(() => service.setAccount(account))
      })
    })
  )
}

/** The route of sends, for `answerNext`. */
export const sendRoute = "POST /v2/email/outbound-emails"

interface Answer {
  readonly status: number
  readonly json: unknown
}

const errorOf = ({ message, status, type }: SesError): Answer => ({ status, json: { type, message: message ?? "" } })
const ok = (json: unknown): Answer => ({ status: 200, json })
const notFound = errorOf({ status: 404, type: "NotFoundException", message: "Email identity does not exist." })

interface Sending {
  readonly Content: { readonly Raw: { readonly Data: string } }
  readonly Destination: { readonly ToAddresses: ReadonlyArray<string> }
  readonly EmailTags?: ReadonlyArray<{ readonly Name: string; readonly Value: string }>
  readonly ConfigurationSetName?: string
}

interface NewIdentity {
  readonly EmailIdentity: string
  readonly Tags?: SesIdentity["tags"]
}

const makeService = () => {
  const mails: Array<SesMail> = []
  const identities = new Map<string, SesIdentity>()
  let account: SesAccount = { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: "HEALTHY" }
  let made = 0

  const put = (name: string, identity: Partial<SesIdentity>): SesIdentity => {
    made++
    const whole: SesIdentity = {
      // No two identities have the same, not even those of one name after each other.
      tokens: ["a", "b", "c"].map((letter) => `${letter}${String(made).padStart(31, "0")}`),
      origin: "AWS_SES",
      tags: [],
      mailFrom: null,
      behaviorOnMxFailure: null,
      ...identity
    }
    identities.set(name, whole)
    return whole
  }

  const describe = ({ behaviorOnMxFailure, mailFrom, origin, tags, tokens }: SesIdentity) => ({
    IdentityType: "DOMAIN",
    VerifiedForSendingStatus: false,
    DkimAttributes: {
      SigningEnabled: true,
      Status: "PENDING",
      SigningAttributesOrigin: origin,
      Tokens: tokens,
      ...(origin === "AWS_SES" ? { SigningHostedZone: "dkim.amazonses.com" } : {})
    },
    MailFromAttributes: mailFrom === null
      ? { BehaviorOnMxFailure: "USE_DEFAULT_VALUE" }
      : { MailFromDomain: mailFrom, MailFromDomainStatus: "PENDING", BehaviorOnMxFailure: behaviorOnMxFailure },
    Tags: tags
  })

  const send = (request: Sending): Answer => {
    const recipients = request.Destination.ToAddresses
    if (recipients.length > 50) return errorOf({ status: 400, type: "BadRequestException", message: "Too many" })
    const messageId = `010701${String(mails.length + 1).padStart(10, "0")}-fake-000000`
    mails.push({
      messageId,
      raw: new Uint8Array(Buffer.from(request.Content.Raw.Data, "base64")),
      recipients,
      tags: Object.fromEntries((request.EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
      configurationSet: request.ConfigurationSetName ?? null
    })
    return ok({ MessageId: messageId })
  }

  const create = ({ EmailIdentity: name, Tags }: NewIdentity): Answer => {
    if (identities.has(name)) {
      return errorOf({ status: 400, type: "AlreadyExistsException", message: `Email identity ${name} already exist.` })
    }
    const { DkimAttributes, IdentityType, VerifiedForSendingStatus } = describe(put(name, { tags: Tags ?? [] }))
    return ok({ IdentityType, VerifiedForSendingStatus, DkimAttributes })
  }

  const answer = (route: string, body: unknown): Answer => {
    if (route === sendRoute) return send(body as Sending)
    if (route === "GET /v2/email/account") return ok(account)
    if (route === "POST /v2/email/identities") return create(body as NewIdentity)
    const [, verb, encoded = "", rest] = /^(\w+) \/v2\/email\/identities\/([^/]+)(\/mail-from)?$/.exec(route) ?? []
    const name = decodeURIComponent(encoded)
    const identity = identities.get(name)
    if (identity === undefined) return notFound
    if (verb === "GET" && rest === undefined) return ok(describe(identity))
    if (verb === "DELETE" && rest === undefined) {
      identities.delete(name)
      return ok({})
    }
    if (verb === "PUT" && rest !== undefined) {
      const { BehaviorOnMxFailure, MailFromDomain } = body as {
        readonly BehaviorOnMxFailure?: string
        readonly MailFromDomain?: string
      }
      put(name, {
        ...identity,
        mailFrom: MailFromDomain ?? null,
        behaviorOnMxFailure: BehaviorOnMxFailure ?? null
      })
      return ok({})
    }
    return errorOf({ status: 404, type: "UnknownOperationException" })
  }

  const setAccount = (over: Partial<SesAccount>) => {
    account = { ...account, ...over }
  }
  return { mails, identities, put, setAccount, answer }
}

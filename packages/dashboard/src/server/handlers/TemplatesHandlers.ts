import { CurrentCaller } from "@sendwright/api/Authorization"
import * as ApiWire from "@sendwright/api/wire/Template"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import { Emails } from "@sendwright/core/emails/Emails"
import { maxVersions, Templates } from "@sendwright/core/templates/Templates"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { readJson } from "@sendwright/http/RequestBody"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Template.ts"
import * as UntrustedContent from "../previews/UntrustedContent.ts"
import { templateTest } from "./templateTest.ts"

/** The endpoints of an account's templates. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "templates",
  Effect.fnUntraced(function*(handlers) {
    const templates = yield* Templates
    const accounts = yield* AccountSummaries
    const emails = yield* Emails
    // The bodies of a template have the same limit as those of a send.
    const { bodyLimits: { send: maxBytes } } = yield* HttpSettings

    const testOptions = Effect.gen(function*() {
      const { domains, sandbox } = yield* accounts.describe(yield* CurrentCaller)
      const { user } = yield* CurrentSession
      const verified = domains.filter(({ status }) => status === "verified").map(({ name }) => name)
      return { domains: [...verified, sandbox.domain], recipients: { own: user.email, ...sandbox.simulator } }
    })

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          return { data: (yield* templates.summaries(yield* CurrentCaller)).map(Wire.toWireSummary) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const input = yield* Effect.fromResult(ApiWire.decodeNewTemplate(yield* readJson(request, maxBytes)))
          return HttpServerResponse.jsonUnsafe(ApiWire.toWire(yield* templates.create(caller, input)), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "get",
        Effect.fnUntraced(function*({ params }) {
          return ApiWire.toWire(yield* templates.get(yield* CurrentCaller, params.id))
        }, dieOnServerFault)
      )
      .handleRaw(
        "save",
        Effect.fnUntraced(function*({ params, request }) {
          const caller = yield* CurrentCaller
          const change = yield* Effect.fromResult(ApiWire.decodeTemplateChange(yield* readJson(request, maxBytes)))
          return HttpServerResponse.jsonUnsafe(
            ApiWire.toWire(yield* templates.change(caller, params.id, change, params.version))
          )
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* templates.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
      .handle(
        "versions",
        Effect.fnUntraced(function*({ params, query: { before = null } }) {
          const versions = yield* templates.versionSummaries(yield* CurrentCaller, params.id, before)
          return { data: versions.map(Wire.toWireVersionSummary), has_more: versions.length === maxVersions }
        }, dieOnServerFault)
      )
      .handle(
        "version",
        Effect.fnUntraced(function*({ params }) {
          return ApiWire.toWireVersion(yield* templates.getVersion(yield* CurrentCaller, params.id, params.version))
        }, dieOnServerFault)
      )
      .handle(
        "restore",
        Effect.fnUntraced(function*({ params }) {
          return ApiWire.toWire(yield* templates.restore(yield* CurrentCaller, params.id, params.version))
        }, dieOnServerFault)
      )
      .handleRaw(
        "frame",
        ({ query }) => Effect.succeed(UntrustedContent.frame({ remoteImages: query.images === "remote" }))
      )
      .handle("testOptions", () => dieOnServerFault(testOptions))
      .handleRaw(
        "test",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const test = yield* Effect.fromResult(Wire.decodeTest(yield* readJson(request, maxBytes)))
          const { recipients } = yield* testOptions
          const now = new Date(yield* Clock.currentTimeMillis)
          const send = yield* Effect.fromResult(templateTest(test, recipients, now))
          const { id } = yield* emails.send(caller, send, null)
          return HttpServerResponse.jsonUnsafe({ id }, { status: 201 })
        }, dieOnServerFault)
      )
  })
)

import { assert, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { TestClock, TestConsole } from "effect/testing"
import { lineOf } from "../src/foundation/LineLogger.ts"

it.effect("is one line for whatever is logged, and the cause below", () =>
  Effect.gen(function*() {
    yield* TestClock.setTime(Date.parse("2026-01-02T03:04:05.678Z"))
    const logger = Logger.layer([Logger.withConsoleLog(lineOf(false))])
    yield* Effect.provide(
      Effect.gen(function*() {
        yield* Effect.annotateLogs(Effect.logInfo("request"), { status: 200, route: "/v1/emails", accountId: null })
        yield* Effect.logWarning("A domain's status changed", { from: "pending", why: "two words" })
        yield* Effect.logError("It broke", Cause.fail(new Error("why")))
      }),
      logger
    )
    const [request, warning, error] = (yield* TestConsole.logLines).map(String)
    assert.strictEqual(request, "03:04:05.678 INFO  request status=200 route=/v1/emails")
    assert.strictEqual(warning, "03:04:05.678 WARN  A domain's status changed from=pending why=\"two words\"")
    assert.match(error ?? "", /^03:04:05\.678 ERROR It broke\nError: why/)
  }).pipe(Effect.provide(TestConsole.layer)))

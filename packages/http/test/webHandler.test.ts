import { Accounts } from "@sendwright/core/accounts/Accounts"
import { Emails } from "@sendwright/core/emails/Emails"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { Exports } from "@sendwright/core/privacy/Exports"
import { toWebHandler } from "@sendwright/http/WebHandler"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { type Harness, makeHarness, message, services } from "./harness.ts"

const origin = "https://shop.example"

const request = (path: string, init: RequestInit & { readonly duplex?: "half" } = {}, key?: string) =>
  new Request(`${origin}${path}`, {
    ...init,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
      ...init.headers
    }
  })

// oxlint-disable-next-line typescript/no-explicit-any
const json = (response: Response): Promise<any> => response.json() as Promise<any>

const codeOf = async (response: Response) => [response.status, (await json(response)).error.code]

describe("toWebHandler", () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await makeHarness()
  })

  it("answers by method, as route files of Next.js want it", async () => {
    const { dispose, methods } = toWebHandler(harness.context, { basePath: "mail/" })
    const { DELETE, GET, PATCH, POST } = methods
    const sent = await POST(
      request("/mail/v1/emails", { method: "POST", body: JSON.stringify(message(harness)) }, harness.key)
    )
    assert.strictEqual(sent.status, 201)
    const { id } = await json(sent)
    const read = await GET(request(`/mail/v1/emails/${id}`, {}, harness.key))
    assert.strictEqual((await json(read)).id, id)
    const path = "/mail/v1/templates/00000000-0000-7000-8000-000000000000"
    assert.deepStrictEqual(await codeOf(await DELETE(request(path, { method: "DELETE" }, harness.key))), [
      404,
      "not_found"
    ])
    const changed = await PATCH(request(path, { method: "PATCH", body: "{\"name\":\"x\"}" }, harness.key))
    assert.deepStrictEqual(await codeOf(changed), [404, "not_found"])
    await dispose()
  })

  it("is ready while nothing is wrong with the engine that it is mounted on, whatever is wrong with another", async () => {
    const well = toWebHandler(
      Context.merge(harness.context, await Effect.runPromise(Effect.scoped(Layer.build(Conditions.layer))))
    )
    const own = await Effect.runPromise(Effect.scoped(Layer.build(Layer.fresh(Conditions.layer))))
    const ill = toWebHandler(Context.merge(harness.context, own))
    const raise = Conditions.Conditions.use((conditions) =>
      conditions.raise({ name: "database", message: "The disk is full.", blocks: true })
    )
    await Effect.runPromise(Effect.provideContext(raise, own))
    assert.strictEqual((await well.handler(request("/health/ready"))).status, 200)
    const unready = await ill.handler(request("/health/ready"))
    assert.deepStrictEqual([unready.status, unready.headers.get("retry-after")], [503, "5"])
    assert.strictEqual((await json(unready)).error.message, "Not ready: The disk is full.")
    assert.strictEqual((await ill.handler(request("/health/live"))).status, 200)
    await Promise.all([well.dispose(), ill.dispose()])
  })

  it("answers 404 outside of its path, with the envelope", async () => {
    const { dispose, handler } = toWebHandler(harness.context, { basePath: "/mail" })
    for (const path of ["/v1/account", "/", "/mailbox/v1/account", "/other/mail/v1/account"]) {
      assert.deepStrictEqual(await codeOf(await handler(request(path, {}, harness.key))), [404, "not_found"], path)
    }
    await dispose()
  })

  it("stands at the root when no path is named, and links to the origin that it was told", async () => {
    const { dispose, handler } = toWebHandler(harness.context, { origin: `${origin}/` })
    const account = await json(await handler(request("/v1/account", {}, harness.key)))
    assert.strictEqual(account.docs_url, `${origin}/openapi.json`)
    const described = await (await handler(request("/openapi.json"))).text()
    assert.include(described, `curl ${origin}/v1/emails`)
    await dispose()
  })

  it("counts bodies itself, whatever their Content-Length says", async () => {
    const settings = { bodyLimits: { send: 1_000, batch: 1_000, message: 1_000, other: 1_000 } }
    const { dispose, handler } = toWebHandler(harness.context, { settings })
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(100).fill(32))
      }
    }, { highWaterMark: 0 })
    const answer = await handler(
      request("/v1/emails", { method: "POST", body, duplex: "half", headers: { "content-length": "10" } }, harness.key)
    )
    assert.deepStrictEqual(await codeOf(answer), [400, "validation_error"])
    assert.isBelow(pulled, 20)
    await dispose()
  })

  it("says of a body that was read before that it could not be read", async () => {
    const { dispose, handler } = toWebHandler(harness.context)
    const used = request("/v1/emails", { method: "POST", body: "{}" }, harness.key)
    await used.text()
    assert.deepStrictEqual(await codeOf(await handler(used)), [400, "validation_error"])
    await dispose()
  })

  it("interrupts the work for a request whose signal is aborted", async () => {
    const begun = Deferred.makeUnsafe<void>()
    const interrupted = Deferred.makeUnsafe<void>()
    const emails = Emails.of({
      ...Context.get(harness.context, Emails),
      list: () =>
        Deferred.succeed(begun, undefined).pipe(
          Effect.andThen(Effect.never),
          Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined))
        )
    })
    const { dispose, handler } = toWebHandler(Context.add(harness.context, Emails, emails))
    const abort = new AbortController()
    const answer = handler(request("/v1/emails", { signal: abort.signal }, harness.key))
    await Effect.runPromise(Deferred.await(begun))
    abort.abort()
    await Effect.runPromise(Deferred.await(interrupted))
    assert.isAtLeast((await answer).status, 400)
    await dispose()
  })

  it("keeps two mounts of different engines apart", async () => {
    const other = await makeHarness()
    const [one, two] = [toWebHandler(harness.context), toWebHandler(other.context, { basePath: "/mail" })]
    assert.strictEqual((await one.handler(request("/v1/account", {}, harness.key))).status, 200)
    assert.strictEqual((await two.handler(request("/mail/v1/account", {}, other.key))).status, 200)
    assert.strictEqual((await one.handler(request("/v1/account", {}, other.key))).status, 401)
    assert.strictEqual((await two.handler(request("/mail/v1/account", {}, harness.key))).status, 401)
    await one.dispose()
    assert.strictEqual((await two.handler(request("/mail/v1/account", {}, other.key))).status, 200)
    await two.dispose()
  })

  it("builds a layer once, has it until it is disposed of, and says that it is gone then", async () => {
    const log: Array<string> = []
    const note = (what: string) => Effect.sync(() => void log.push(what))
    const watched = Layer.provideMerge(
      Layer.effectDiscard(Effect.acquireRelease(note("built"), () => note("released"))),
      services
    )
    const { dispose, handler, ready } = toWebHandler(watched)
    assert.deepStrictEqual(await codeOf(await handler(request("/v1/account"))), [401, "unauthorized"])
    await ready
    assert.deepStrictEqual(await codeOf(await handler(request("/v1/account"))), [401, "unauthorized"])
    assert.deepStrictEqual(log, ["built"])
    await Promise.all([dispose(), dispose()])
    assert.deepStrictEqual(log, ["built", "released"])
    assert.deepStrictEqual(await codeOf(await handler(request("/v1/account"))), [503, "internal_error"])
  })

  it("answers a failed start with the envelope, and tells who waits for it", async () => {
    const broken = Layer.provideMerge(
      Layer.effectDiscard(Effect.fail("no database")),
      services
    )
    const printed = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const { dispose, handler, ready } = toWebHandler(broken)
    assert.deepStrictEqual(await codeOf(await handler(request("/v1/account"))), [503, "internal_error"])
    const failure = await ready.then(() => null, (error: unknown) => String(error))
    assert.include(failure, "no database")
    assert.include(printed.mock.calls.flat().join(" "), "The services of the API could not be built")
    printed.mockRestore()
    await dispose()
  })
})

describe("A streamed export", () => {
  let harness: Harness
  let pages = 0
  let closed: Promise<void>
  let dispose: () => Promise<void>
  let handler: (request: Request) => Promise<Response>

  // An account whose emails never end.
  beforeAll(async () => {
    harness = await makeHarness()
    const plain = toWebHandler(harness.context)
    const body = JSON.stringify(message(harness, { text: "x".repeat(10_000) }))
    const sent = await plain.handler(request("/v1/emails", { method: "POST", body }, harness.key))
    const { id } = await json(sent)
    await plain.dispose()
    const caller = await Effect.runPromise(Context.get(harness.context, Accounts).authenticate(harness.key))
    const email = await Effect.runPromise(Context.get(harness.context, Emails).get(caller, id))
    const exports = Context.get(harness.context, Exports)
    const end = Promise.withResolvers<void>()
    closed = end.promise
    const endless = Stream.fromEffectRepeat(Effect.sync(() => {
      pages += 1
      return [email]
    })).pipe(Stream.ensuring(Effect.sync(() => end.resolve())))
    const context = Context.add(
      harness.context,
      Exports,
      Exports.of({
        ...exports,
        open: (by) => Effect.map(exports.open(by), (whole) => ({ ...whole, emails: endless }))
      })
    )
    ;({ dispose, handler } = toWebHandler(context))
  })
  afterAll(() => dispose())

  it("reads no further than the client, and ends when the client goes", async () => {
    const response = await handler(request("/v1/account/export", {}, harness.key))
    assert.strictEqual(response.status, 200)
    const reader = response.body!.getReader()
    let bytes = 0
    while (bytes < 100_000) bytes += (await reader.read()).value!.byteLength
    const read = pages
    assert.isAtLeast(read, 9)
    // A client that does not read: everything that could run has run by then.
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
    assert.isAtMost(pages - read, 10)
    await reader.cancel()
    await closed
  })
})

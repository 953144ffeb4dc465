// Examples may export effects of any type: what one fails with is the failure of its test.
// @effect-diagnostics anyUnknownInErrorContext:off unsafeEffectTypeAssertion:off
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { Sendwright as Client } from "@sendwright/client"
import { MemoryStorage, Sendwright } from "@sendwright/core"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import * as MemoryContentStore from "@sendwright/core/memory/MemoryContentStore"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { toWebHandler } from "@sendwright/http/WebHandler"
import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { createTestSendwright } from "@sendwright/testing/createTestSendwright"
import { SendwrightTest } from "@sendwright/testing/SendwrightTest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { SqlClient } from "effect/sql/SqlClient"
import { spawnSync } from "node:child_process"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { afterAll, beforeAll, inject } from "vitest"
import { type Example, examplesOf, publicSources, root, withoutExample } from "./examples.ts"

// Inside the package, which depends on all packages that are published, as an application would.
const build = path.join(import.meta.dirname, "../build")
fs.mkdirSync(build, { recursive: true })
const directory = fs.mkdtempSync(path.join(build, "examples-"))
// Some examples write files.
const workplace = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-examples-"))

const sources = publicSources()
const examples = sources.flatMap(examplesOf)

const fileOf = ({ file, line }: Example): string => `${file.replaceAll(/[/\\]/g, ".").replace(/\.ts$/, "")}.${line}.ts`

const database = `examples_${process.pid}`

/** A database of the examples' own, at the address that an application would have in its environment. */
const createDatabase = Effect.gen(function*() {
  const sql = yield* SqlClient
  yield* sql.unsafe(`CREATE DATABASE ${database}`).unprepared
}).pipe(Effect.provide(PgStorage.layerClient({ url: Redacted.make(inject("databaseUrl")), maxConnections: 1 })))

beforeAll(async () => {
  await Effect.runPromise(createDatabase)
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
  process.env["DATABASE_URL"] = url.href
  for (const example of examples) {
    // On the lines on which it stands in its source, so that complaints name them.
    const text = `${"\n".repeat(example.line - 1)}${example.code}\nexport {}\n`
    fs.writeFileSync(path.join(directory, fileOf(example)), text)
  }
  process.chdir(workplace)
})

afterAll(() => {
  process.chdir(root)
  for (const one of [directory, workplace]) fs.rmSync(one, { recursive: true, force: true })
})

const domains = ["shop.example"]

/** What an example of a function is called with: that which its application would have at hand. */
const argumentOf = async ({ file }: Example, scope: AsyncDisposableStack): Promise<unknown> => {
  const sendwright = scope.use(createTestSendwright({ domains }))
  if (!file.startsWith("packages/client/")) return sendwright
  const { handler } = toWebHandler(sendwright.context)
  const { text } = await sendwright.keys.create({ name: "example", mode: "test" })
  return new Client({
    apiKey: text,
    baseUrl: "http://sendwright.example",
    fetch: (url, init) => handler(new Request(url, init))
  })
}

const isOfPromises = ({ file }: Example): boolean => /^packages\/(?:client|http|promise|testing)\//.test(file)

const isFunction = (value: unknown): value is (argument: unknown) => unknown =>
  typeof value === "function" && !value.toString().startsWith("class")

const runValue = (value: unknown): Effect.Effect<unknown, unknown> =>
  Layer.isLayer(value)
    ? Effect.scoped(Layer.build(value as Layer.Layer<unknown>))
    : Effect.isEffect(value)
    ? Effect.scoped(value as Effect.Effect<unknown, unknown, Scope.Scope>)
    : Effect.void

/** Who signs in: in a memory of their own. */
const people = Sendwright.layerPeople.pipe(
  Layer.provide(AuditLog.layer),
  Layer.provide(SecretBox.layer({ active: "k1", keys: { k1: Redacted.make(new Uint8Array(32)) } })),
  Layer.provideMerge(NodePasswordHasher.layer),
  Layer.provide(MemoryStorage.layer),
  Layer.merge(MemoryContentStore.layer),
  Layer.provide(NodeCrypto.layer)
)

/**
 * Runs what an example exports: builds its layers and carries out its effects, with all services of an engine at hand.
 * A function is called with the live caller of an account whose domain `shop.example` is verified; in the packages with
 * promises, with a `Sendwright` of that account.
 */
const runExport = (example: Example, value: unknown): Effect.Effect<unknown, unknown> => {
  if (isOfPromises(example) && isFunction(value)) {
    return Effect.promise(async () => {
      await using scope = new AsyncDisposableStack()
      await value(await argumentOf(example, scope))
    })
  }
  const ran = isFunction(value)
    ? Effect.flatMap(SendwrightTest, ({ account }) => runValue(value(account.live)))
    : runValue(value)
  return Effect.provide(ran, Layer.merge(SendwrightTest.layer({ domains }), people))
}

describe("the examples of docstrings", () => {
  it("compile as an application would compile them", () => {
    const compilerOptions = {
      composite: false,
      incremental: false,
      noEmit: true,
      noUnusedLocals: false,
      declaration: false,
      declarationMap: false
    }
    fs.writeFileSync(
      path.join(directory, "tsconfig.json"),
      JSON.stringify({ extends: path.join(root, "tsconfig.base.json"), compilerOptions, include: ["*.ts"] })
    )
    const tsc = path.join(root, "node_modules/.bin/tsc")
    const { stdout } = spawnSync(tsc, ["--pretty", "false", "-p", "."], { cwd: directory, encoding: "utf8" })
    assert.strictEqual(stdout, "")
  }, 300_000)

  const notRun = examples.filter((example) => example.notRun !== undefined)

  it("are run, but for a few", () => {
    assert.isBelow(notRun.length, examples.length / 5)
  })

  describe.each(examples.filter((example) => example.notRun === undefined))("$file:$line", (example) => {
    it.effect("runs", () =>
      Effect.gen(function*() {
        const module: object = yield* Effect.promise(() => import(path.join(directory, fileOf(example))))
        for (const value of Object.values(module)) yield* runExport(example, value)
      }), 300_000)
  })
})

/** What no example of its own would explain. */
const shownElsewhere: ReadonlyArray<RegExp> = [
  // The ports that a storage has: docs/extend/adapters.md describes their rules, StorageSuite tests them.
  /^packages\/core\/src\/\S+ (?:\w+Store|SendJobs|SendSlots|StorageDiagnostics|StorageHealth)$/,
  // The other sides in the examples of the suites.
  /\b(?:ProviderPeer|ResolverPeer)$/,
  // A part of `Webhooks`.
  /^packages\/core\/src\/webhooks\/WebhookDeliveries\.ts make$/,
  // What a server provides to the pages of its operators.
  / (?:ProcessActivity|Doctor|BounceReader)$/,
  // The parts of the dashboard, which `Dashboard.layer` puts together.
  /^packages\/dashboard\/src\/server\/(?:Dashboard\.ts layer(?:Api|Page)|streams\/EventStreams\.ts \w+)$/,
  // The parts that the server and the mounts put together.
  /^packages\/http\/src\/(?!WebHandler|NodeListener|HttpSettings)/,
  /^packages\/api\/src\/Authorization\.ts Access$/,
  // docs/operate/providers.md shows a server with a provider more.
  /^packages\/host\//
]

describe("every service and constructor", () => {
  it("of what the packages open has an example", () => {
    const missing = sources.flatMap((source) => withoutExample(source).map((name) => `${source.file} ${name}`))
    assert.deepStrictEqual(missing.filter((one) => !shownElsewhere.some((pattern) => pattern.test(one))), [])
  })
})

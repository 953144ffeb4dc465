/** The samples of every operation, run as somebody would who copies them. */
import { Api } from "@sendwright/api/Api"
import { add, type CodeSample } from "@sendwright/api/CodeSamples"
import { OpenApi } from "effect/http-api"
import * as FastCheck from "fast-check"
import { execFile, spawnSync } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as path from "node:path"
import { promisify } from "node:util"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const root = path.join(import.meta.dirname, "../../..")
const build = path.join(import.meta.dirname, "../build")
fs.mkdirSync(build, { recursive: true })
// Inside the package, where samples find the client.
const directory = fs.mkdtempSync(path.join(build, "samples-"))

interface Operation {
  readonly operationId: string
  readonly parameters: ReadonlyArray<{ readonly name: string }>
  readonly requestBody?: unknown
  readonly "x-codeSamples": ReadonlyArray<CodeSample>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const operationsAt = (baseUrl?: string) =>
  Object.entries(add(OpenApi.fromApi(Api), baseUrl).paths as unknown as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
  )

/** What a sample asked for. */
interface Asked {
  readonly target: string
  readonly key: string | undefined
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

const asked: Array<Asked> = []
const server = http.createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => {
    const { authorization, "content-type": type, "idempotency-key": idempotencyKey } = request.headers
    const text = Buffer.concat(chunks).toString()
    const isMessage = request.url?.endsWith("/v1/emails/raw") === true
    if (text !== "") assert.strictEqual(type, isMessage ? "message/rfc822" : "application/json")
    asked.push({
      target: `${request.method} ${request.url}`,
      key: authorization,
      idempotencyKey: idempotencyKey as string | undefined,
      body: text === "" ? undefined : isMessage ? text : JSON.parse(text)
    })
    if (request.method === "DELETE") response.writeHead(204).end()
    else response.writeHead(200, { "content-type": "application/json" }).end(`{"data":[],"next_cursor":null}`)
  })
})

let operations: ReturnType<typeof operationsAt>
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening")
  operations = operationsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`)
})
afterAll(() => {
  server.close()
  fs.rmSync(directory, { recursive: true, force: true })
})

const environment = { ...process.env, SENDWRIGHT_API_KEY: "svc_test_key" }
const hasPython = spawnSync("python3", ["--version"]).status === 0

const written = (lang: string, ending: string): ReadonlyArray<string> =>
  operations.map(({ operation }) => {
    const sample = operation["x-codeSamples"].find((one) => one.lang === lang)
    const file = path.join(directory, `${operation.operationId}${ending}`)
    fs.writeFileSync(file, `${sample!.source}\n`)
    return file
  })

/** Runs one program that runs all samples of a language, and holds what they ask for against the document. */
const expectSameAs = async (program: string, args: ReadonlyArray<string>): Promise<void> => {
  asked.length = 0
  await promisify(execFile)(program, args, { env: environment, timeout: 100_000 })
  assert.strictEqual(asked.length, operations.length)
  operations.forEach(({ method, operation, path }, index) => {
    const { body, idempotencyKey, key, target } = asked[index]!
    const places = path.replaceAll(/\{\w+\}/g, "[^/{}]+")
    assert.match(target, new RegExp(`^${method} /mail${places}$`), operation.operationId)
    assert.strictEqual(key, "Bearer svc_test_key")
    assert.strictEqual(body !== undefined, operation.requestBody !== undefined, operation.operationId)
    const takesKey = operation.parameters.some(({ name }) => name === "Idempotency-Key")
    assert.strictEqual(idempotencyKey, takesKey ? "order-1234-receipt" : undefined, operation.operationId)
  })
}

describe("the samples", () => {
  let byCurl: ReadonlyArray<Asked>

  it("in curl make the call that they belong to", async () => {
    const script = path.join(directory, "all.sh")
    fs.writeFileSync(script, written("shell", ".sh").map((file) => `. ${file} >/dev/null || exit 1`).join("\n"))
    await expectSameAs("bash", [script])
    byCurl = [...asked]
  })

  it("in TypeScript make the same call by the client, and compile", async () => {
    const files = written("typescript", ".ts")
    fs.writeFileSync(
      path.join(directory, "tsconfig.json"),
      JSON.stringify({
        extends: path.join(root, "tsconfig.base.json"),
        compilerOptions: {
          composite: false,
          incremental: false,
          noEmit: true,
          declaration: false,
          declarationMap: false,
          noPropertyAccessFromIndexSignature: false
        },
        files
      })
    )
    const compiled = spawnSync(path.join(root, "node_modules/.bin/tsc"), ["-p", directory], { encoding: "utf8" })
    assert.strictEqual(compiled.stdout, "")
    const all = path.join(directory, "all.ts")
    fs.writeFileSync(all, files.map((file) => `await import(${JSON.stringify(file)})`).join("\n"))
    await expectSameAs(process.execPath, [all])
    assert.deepStrictEqual(asked, byCurl)
  })

  it.skipIf(!hasPython)(
    hasPython
      ? "in Python make the same call by nothing but its library"
      : "in Python (WITHOUT PYTHON: apt-get install python3)",
    async () => {
      const all = path.join(directory, "all.py")
      fs.writeFileSync(all, `import runpy, sys\nfor file in sys.argv[1:]:\n    runpy.run_path(file)\n`)
      await expectSameAs("python3", [all, ...written("python", ".py")])
      assert.deepStrictEqual(asked, byCurl)
    }
  )

  it("name an address of their own where nobody knows the server's", () => {
    for (const { operation } of operationsAt()) {
      for (const { source } of operation["x-codeSamples"]) assert.include(source, "https://mail.example.com")
    }
  })

  it.skipIf(!hasPython)("hold any body as it is, in each language", async () => {
    const bodies = FastCheck.sample(FastCheck.dictionary(FastCheck.string(), FastCheck.jsonValue(), { minKeys: 2 }), {
      numRuns: 200,
      seed: 19
    }).filter((body) => !JSON.stringify(body).includes("__proto__") && Object.keys(body).length > 1)
    const sources = bodies.map((value) => {
      const content = { "application/json": { examples: { one: { value } } } }
      const operation = { operationId: "emails.send", parameters: [], responses: {}, requestBody: { content } }
      const document = add({ paths: { "/v1/emails": { post: operation } } }) as unknown as { readonly paths: Paths }
      const [shell, script, python] = document.paths["/v1/emails"]!["post"]!["x-codeSamples"]
      return { shell: shell!.source, script: script!.source, python: python!.source }
    })
    const literals = sources.map(({ python }) => /json\.dumps\(([\s\S]*)\)\.encode\(\)/.exec(python)![1])
    const program =
      `import json, ast, sys\nprint(json.dumps([json.dumps(ast.literal_eval(one)) for one in json.load(sys.stdin)]))`
    const python = spawnSync("python3", ["-c", program], { input: JSON.stringify(literals), encoding: "utf8" })
    const inPython = (JSON.parse(python.stdout) as ReadonlyArray<string>).map((text) => JSON.parse(text) as unknown)
    assert.deepStrictEqual(inPython, JSON.parse(JSON.stringify(bodies)))
    sources.forEach(({ script, shell }, index) => {
      const expected = JSON.parse(JSON.stringify(bodies[index])) as unknown
      const literal = /emails\.send\(([\s\S]*)\)\)$/.exec(script)![1]
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what the language makes of a literal
      assert.deepStrictEqual(new Function(`return (${literal})`)(), expected)
      const quoted = /-d ('[\s\S]*')$/.exec(shell)![1]!
      assert.deepStrictEqual(JSON.parse(quoted.slice(1, -1).replaceAll(`'\\''`, "'")), expected)
    })
  })
})

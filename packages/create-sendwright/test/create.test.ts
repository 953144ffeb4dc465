import { assert, describe, it } from "@effect/vitest"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { PassThrough, Readable, Writable } from "node:stream"
import { afterAll } from "vitest"
import { create } from "../src/create.ts"
import { packageName } from "../src/Options.ts"
import { templates } from "../src/Template.ts"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "create-sendwright-"))
afterAll(() => fs.rmSync(root, { recursive: true }))

let folders = 0
const newFolder = () => path.join(root, `app-${folders++}`)

const sink = () => {
  const chunks: Array<string> = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk))
      done()
    }
  })
  return { stream, text: () => chunks.join("") }
}

interface Given {
  readonly nodeVersion?: string
  readonly manager?: string
  readonly answers?: ReadonlyArray<string>
}

const run = async (args: ReadonlyArray<string>, { answers, manager, nodeVersion = "22.19.0" }: Given = {}) => {
  const output = sink()
  const errors = sink()
  const input = new PassThrough()
  // Each line comes when it is asked for: a question takes only what is typed after it.
  const asked = new Writable({
    write: (chunk, _encoding, done) => {
      output.stream.write(chunk)
      if (String(chunk).endsWith("): ")) input.write(`${left.shift() ?? ""}\n`)
      done()
    }
  })
  const left = [...answers ?? []]
  const code = await create({
    args,
    version: "1.2.3",
    nodeVersion,
    manager,
    isTerminal: answers !== undefined,
    input: answers === undefined ? Readable.from([]) : input,
    output: answers === undefined ? output.stream : asked,
    errors: errors.stream
  })
  return { code, output: output.text(), errors: errors.text() }
}

const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), "utf8")
const isFile = (folder: string, name: string) => fs.existsSync(path.join(folder, name))

describe("npm create sendwright", () => {
  it.each(Object.keys(templates))(
    "makes the app %s with the packages of its own version, and says what to do",
    async (template) => {
      const folder = newFolder()
      const { code, errors, output } = await run([folder, "--template", template])
      assert.deepStrictEqual([code, errors], [0, ""])
      assert.include(output, `cd ${folder}\n  npm install\n  npm start`)
      const manifest = JSON.parse(read(folder, "package.json"))
      assert.strictEqual(manifest.name, path.basename(folder))
      const own = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith("@sendwright/"))
      assert.isAbove(own.length, 1)
      for (const [, range] of own) assert.strictEqual(range, "^1.2.3")
      assert.isString(manifest.scripts.start)
      for (const name of [".gitignore", "README.md"]) assert.isTrue(isFile(folder, name), name)
      assert.include(read(folder, ".gitignore"), ".env\n")
      assert.isEmpty(
        fs.readdirSync(folder, { recursive: true }).filter((name) => path.basename(String(name)).startsWith("_"))
      )
    }
  )

  it("names versions of other packages that are those of the workspace", () => {
    const workspace = (name: string) =>
      JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "../../..", name), "utf8"))
    const known: Record<string, string> = {
      ...workspace("package.json").devDependencies,
      ...workspace("examples/react-email/package.json").dependencies,
      ...workspace("examples/react-email/package.json").devDependencies,
      ...workspace("packages/host/package.json").devDependencies,
      ...workspace("packages/promise/package.json").peerDependencies
    }
    for (const template of Object.keys(templates)) {
      const { dependencies, devDependencies = {} } = workspace(
        `packages/create-sendwright/templates/${template}/_package.json`
      )
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
        if (name.startsWith("@sendwright/")) continue
        const wanted = name.startsWith("@effect/") ? `~${known[name]}` : known[name]
        assert.strictEqual(range, wanted, `${template}: ${name}`)
      }
    }
  })

  it("gives each app a secret key of its own, which only its owner may read", async () => {
    const keys = new Set<string>()
    for (let times = 0; times < 2; times++) {
      const folder = newFolder()
      await run([folder])
      const [, key = ""] = /^SENDWRIGHT_SECRET_KEY=(.+)$/m.exec(read(folder, ".env")) ?? []
      assert.lengthOf(Buffer.from(key, "base64"), 32)
      keys.add(key)
      assert.match(read(folder, ".env.example"), /^SENDWRIGHT_SECRET_KEY=$/m)
      if (process.platform !== "win32") assert.strictEqual(fs.statSync(path.join(folder, ".env")).mode & 0o777, 0o600)
    }
    assert.strictEqual(keys.size, 2)
  })

  it("writes into an empty folder and beside a fresh repository, and never beside anything else", async () => {
    const folder = newFolder()
    fs.mkdirSync(path.join(folder, ".git"), { recursive: true })
    assert.strictEqual((await run([folder])).code, 0)

    const { code, errors, output } = await run([folder])
    assert.deepStrictEqual([code, output], [1, ""])
    assert.include(errors, `${folder} is not empty: it has .env, .env.example, .gitignore and `)
    assert.include(errors, "Nothing was changed.")

    const file = path.join(root, "a-file")
    fs.writeFileSync(file, "")
    assert.include((await run([file])).errors, "is a file, not a folder")
    assert.include((await run([path.join(file, "below")])).errors, "is a file, not a folder")
    assert.deepStrictEqual(fs.readFileSync(file, "utf8"), "")
  })

  it("refuses what it does not know, with what there is", async () => {
    const unknown = await run([newFolder(), "--template", "constructor"])
    assert.deepStrictEqual([unknown.code, unknown.errors], [
      1,
      `There is no template "constructor". There are app, react-email, server.\n`
    ])
    const option = await run(["--nonsense"])
    assert.strictEqual(option.code, 1)
    assert.include(option.errors, "--nonsense")
    assert.include(option.errors, "--template, -t")
    const two = await run(["one", "two"])
    assert.deepStrictEqual([two.code, two.errors], [
      1,
      "One folder is made at a time, but 2 were named: one, two.\n"
    ])
  })

  it("refuses a Node that is too old, before it writes anything", async () => {
    for (const nodeVersion of ["22.18.9", "20.19.0"]) {
      const folder = newFolder()
      const { code, errors } = await run([folder], { nodeVersion })
      assert.strictEqual(code, 1)
      assert.strictEqual(errors, `Sendwright needs Node 22.19 or later, and this is ${nodeVersion}.\n`)
      assert.isFalse(fs.existsSync(folder))
    }
    assert.strictEqual((await run([newFolder()], { nodeVersion: "24.0.0" })).code, 0)
  })

  it("shows help and version, also on an old Node", async () => {
    const help = await run(["--help"], { nodeVersion: "18.0.0" })
    assert.strictEqual(help.code, 0)
    for (const template of Object.keys(templates)) assert.include(help.output, template)
    assert.deepStrictEqual(await run(["--version"], { nodeVersion: "18.0.0" }), {
      code: 0,
      output: "1.2.3\n",
      errors: ""
    })
  })

  it("asks somebody at a terminal for what was left out, and nobody else", async () => {
    const folder = newFolder()
    const asked = await run([], { answers: [folder, "server"] })
    assert.strictEqual(asked.code, 0, asked.errors)
    assert.isTrue(isFile(folder, "src/send.ts"))

    const taken = await run([], { answers: [folder, "server"] })
    assert.strictEqual(taken.code, 1)
    assert.notInclude(taken.output, "Template", "a folder that is taken ends it before the next question")

    const plain = newFolder()
    assert.strictEqual((await run([plain], { answers: [""] })).code, 0)
    assert.isTrue(isFile(plain, "src/mail.ts"))

    const told = newFolder()
    const { output } = await run([told, "--yes"], { answers: [] })
    assert.notInclude(output, "Template")
    assert.isTrue(isFile(told, "src/mail.ts"))
  })

  it("goes on with the package manager that started it", async () => {
    const { output } = await run([newFolder()], { manager: "pnpm/10.0.0 npm/? node/v24.0.0 linux x64" })
    assert.include(output, "  pnpm install\n  pnpm start")
  })

  it("names the package after the folder, in letters that npm allows", () => {
    assert.strictEqual(packageName("/somewhere/My App"), "my-app")
    assert.strictEqual(packageName("/somewhere/_.Ünï"), "n")
    assert.strictEqual(packageName("/"), "sendwright-app")
    assert.lengthOf(packageName(`/${"a".repeat(300)}`), 214)
  })
})

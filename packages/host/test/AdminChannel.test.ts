import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as net from "node:net"
import * as path from "node:path"
import * as AdminSocket from "../src/adapters/AdminSocket.ts"
import { Admin } from "../src/admin/Admin.ts"
import * as AdminChannel from "../src/admin/AdminChannel.ts"
import { AdminError } from "../src/admin/AdminCommand.ts"
import { temporaryDirectory } from "./Program.ts"

const directory = Effect.acquireRelease(Effect.sync(temporaryDirectory), ({ remove }) => Effect.sync(remove)).pipe(
  Effect.map(({ directory }) => directory)
)

/** Answers with what it was asked; accounts it does not know, and one of them is its end. */
const admin = Admin.of({
  execute: (command) =>
    command._tag !== "AccountsShow"
      ? Effect.succeed({ asked: command })
      : command.id === "bug"
      ? Effect.die(new Error("secret detail"))
      : Effect.fail(new AdminError({ code: "not_found", message: `There is no account ${command.id}.` }))
})

const serve = (directory: string) => Effect.provideService(AdminChannel.serve(directory), Admin, admin)

const refusal = <E>(effect: Effect.Effect<unknown, E>) => Effect.flip(Effect.asVoid(effect))

const fileOf = (directory: string): string => {
  const found = AdminSocket.find(directory)
  return found._tag === "Found" ? found.file : assert.fail(found._tag)
}

/** Sends raw text and gives back what comes. */
const raw = (directory: string, text: string) =>
  Effect.callback<string>((resume) => {
    const socket = net.connect(fileOf(directory), () => socket.write(text))
    let answer = ""
    socket.on("data", (chunk) => answer += chunk)
    socket.on("error", () => {})
    socket.on("close", () => resume(Effect.succeed(answer)))
  })

describe("AdminChannel", () => {
  it.live("carries a command over and its answer back", () =>
    Effect.gen(function*() {
      const dataDir = yield* directory
      yield* serve(dataDir)
      const command = { _tag: "AccountsPause", id: "ü", reason: "line\nbreak" } as const
      assert.deepStrictEqual(yield* AdminChannel.send(dataDir, command), { asked: command })
      const error = yield* refusal(AdminChannel.send(dataDir, { _tag: "AccountsShow", id: "x" }))
      assert.deepInclude(error, { code: "not_found", message: "There is no account x." })
    }))

  it.live("tells nothing of a bug but where to look", () =>
    Effect.gen(function*() {
      const dataDir = yield* directory
      yield* serve(dataDir)
      const error = yield* refusal(AdminChannel.send(dataDir, { _tag: "AccountsShow", id: "bug" }))
      assert.notInclude(JSON.stringify(error), "secret detail")
      assert.deepInclude(error, { code: "internal" })
    }))

  it.live("knows when nobody listens, also where a killed server left its socket behind", () =>
    Effect.gen(function*() {
      const dataDir = yield* directory
      const list = AdminChannel.send(dataDir, { _tag: "AccountsList" })
      assert.strictEqual((yield* refusal(list))._tag, "NoServer")
      if (process.platform !== "win32") fs.writeFileSync(path.join(dataDir, "admin.sock"), "")
      assert.strictEqual((yield* refusal(list))._tag, "NoServer")
      yield* Effect.scoped(Effect.andThen(serve(dataDir), list))
      assert.strictEqual((yield* refusal(list))._tag, "NoServer")
    }))

  it.live("refuses what is no command, and stays there for the next", () =>
    Effect.gen(function*() {
      const dataDir = yield* directory
      yield* serve(dataDir)
      assert.include(yield* raw(dataDir, "{\"_tag\":\"DropEverything\"}\n"), "of another version")
      assert.include(yield* raw(dataDir, "nonsense\n"), "of another version")
      assert.strictEqual(yield* raw(dataDir, "x".repeat(1_100_000)), "")
      assert.isDefined(yield* AdminChannel.send(dataDir, { _tag: "AccountsList" }))
    }))

  it.live("finds a place for the socket of a directory whose path is too long: one of its own, which nobody foretells", () =>
    Effect.gen(function*() {
      const dataDir = path.join(yield* directory, "d".repeat(120))
      fs.mkdirSync(dataDir)
      const place = Effect.scoped(Effect.gen(function*() {
        yield* serve(dataDir)
        assert.isDefined(yield* AdminChannel.send(dataDir, { _tag: "AccountsList" }))
        return fileOf(dataDir)
      }))
      const [one, two] = [yield* place, yield* place]
      if (process.platform === "win32") return
      assert.notStrictEqual(one, two)
      assert.isFalse(fs.existsSync(path.dirname(one)))
      yield* serve(dataDir)
      assert.strictEqual(fs.statSync(path.dirname(fileOf(dataDir))).mode & 0o777, 0o700)
      assert.strictEqual(fs.statSync(path.join(dataDir, "admin.path")).mode & 0o777, 0o600)
    }))

  it.live("says nothing to a socket that another user may have put there", () =>
    Effect.gen(function*() {
      if (process.platform === "win32") return
      const dataDir = yield* directory
      yield* serve(dataDir)
      const list = AdminChannel.send(dataDir, { _tag: "AccountsList" })
      assert.isDefined(yield* list)
      fs.chmodSync(dataDir, 0o777)
      const open = yield* refusal(list)
      assert.deepInclude(open, { code: "untrusted" })
      assert.include(open.message, `chmod go-w ${dataDir}`)
      fs.chmodSync(dataDir, 0o700)
      assert.isDefined(yield* list)
      // Only root can give files away.
      if (process.getuid?.() !== 0) return
      fs.chownSync(path.join(dataDir, "admin.sock"), 12_345, 12_345)
      assert.include((yield* refusal(list)).message, "belongs to another user")
      // The server of another user, in that user's own directory, is root's to command.
      fs.chownSync(dataDir, 12_345, 12_345)
      assert.isDefined(yield* list)
      fs.chownSync(dataDir, 0, 0)
      fs.writeFileSync(path.join(dataDir, "admin.path"), "/tmp/elsewhere.sock\n")
      fs.chownSync(path.join(dataDir, "admin.path"), 12_345, 12_345)
      assert.include((yield* refusal(list)).message, "admin.path belongs to another user")
    }))
})

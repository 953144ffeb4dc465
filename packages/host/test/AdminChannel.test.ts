import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as fs from "node:fs"
import * as net from "node:net"
import * as path from "node:path"
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

/** Sends raw text and gives back what comes. */
const raw = (directory: string, text: string) =>
  Effect.callback<string>((resume) => {
    const socket = net.connect(AdminChannel.socketPath(directory), () => socket.write(text))
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
      if (process.platform !== "win32") fs.writeFileSync(AdminChannel.socketPath(dataDir), "")
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

  it.live("finds a place for the socket of a directory whose path is too long for one", () =>
    Effect.gen(function*() {
      const dataDir = path.join(yield* directory, "d".repeat(120))
      fs.mkdirSync(dataDir)
      yield* serve(dataDir)
      assert.isDefined(yield* AdminChannel.send(dataDir, { _tag: "AccountsList" }))
    }))
})

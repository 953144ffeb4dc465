import { assert, describe, it } from "@effect/vitest"
import { EventEmitter, once } from "node:events"
import { PassThrough } from "node:stream"
import { ready } from "../local-postgres.ts"

const tooEarly = "FATAL:  the database system is starting up\n"
const isReady = "LOG:  database system is ready to accept connections\n"

const makeServer = () => Object.assign(new EventEmitter(), { stdin: new PassThrough(), stderr: new PassThrough() })

describe("a local Postgres that starts", () => {
  it("is ready however many clients came too early", async () => {
    const server = makeServer()
    const waited = ready(server, () => false)
    for (let client = 0; client < 10_000; client++) server.stderr.write(tooEarly)
    server.stderr.write(isReady.slice(0, 20))
    server.stderr.write(isReady.slice(20))
    await waited
    assert.strictEqual(server.listenerCount("exit"), 0)
  })

  it("fails with what it logged last", async () => {
    const server = makeServer()
    const waited = ready(server).then(() => "ready", String)
    server.stderr.write(tooEarly)
    await once(server.stdin, "finish")
    assert.include(await waited, "starting up")

    const gone = makeServer()
    const ended = ready(gone, () => false).then(() => "ready", String)
    gone.stderr.write("PANIC:  no room\n", () => gone.emit("exit", 1))
    assert.include(await ended, "no room")
  })
})

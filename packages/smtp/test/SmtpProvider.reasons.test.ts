import { assert, describe, it } from "@effect/vitest"
import { reasonOf, type RefusalReason } from "@sendwright/core/sending/RefusalReason"
import type { Submission } from "@sendwright/core/sending/Submission"
import { outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Net from "node:net"
import { impatient, provider } from "./messages.ts"
import { type Script, start } from "./ScriptedServer.ts"

const reason = (submission: Submission): RefusalReason | undefined =>
  submission._tag === "Accepted" || submission._tag === "Mixed" ? undefined : reasonOf(submission)

const cases: ReadonlyArray<readonly [RefusalReason, string, Script]> = [
  ["timeout", "no greeting", { greeting: "hang" }],
  ["timeout", "no answer to EHLO", { ehlo: "hang" }],
  ["timeout", "no answer to MAIL", { mail: "hang" }],
  ["timeout", "silence after the final dot", { dot: "hang" }],
  ["connection_closed", "an end instead of a greeting", { greeting: "close" }],
  ["connection_closed", "an end after MAIL", { mail: "close" }],
  ["connection_closed", "an end after the final dot", { dot: "close" }],
  ["throttled", "421 for a greeting", { greeting: "421 4.3.2 Too busy" }],
  ["throttled", "421 to MAIL", { mail: "421 4.7.0 Too many messages" }],
  ["greylisted", "450 to RCPT", { rcpt: "450 4.2.0 Greylisted" }],
  ["mailbox", "550 to RCPT", { rcpt: "550 5.1.1 No such user" }],
  ["policy", "554 to DATA", { data: "554 5.7.1 Refused" }],
  ["message", "552 to MAIL", { mail: "552 5.3.4 Too big" }],
  ["authentication", "530 to MAIL", { mail: "530 5.7.0 Authentication required" }]
]

describe("what a refusal is counted as", () => {
  it.live.each(cases)("%s: %s", ([wanted, , script]) =>
    Effect.gen(function*() {
      const server = yield* start(script)
      const { submit } = yield* provider(server.port, JSON.stringify(script).includes("hang") ? impatient : {})
      assert.strictEqual(reason(yield* submit(outgoing())), wanted)
    }))

  it.live("connection_refused: nobody listens", () =>
    Effect.gen(function*() {
      const port = yield* Effect.promise(() =>
        new Promise<number>((resolve) => {
          const server = Net.createServer().listen(0, "127.0.0.1", () => {
            const { port } = server.address() as Net.AddressInfo
            server.close(() => resolve(port))
          })
        })
      )
      const { submit } = yield* provider(port, {})
      assert.strictEqual(reason(yield* submit(outgoing())), "connection_refused")
    }))
})

/**
 * Nodes on one database: this process accepts emails and sends none; two others, a process and a
 * thread, are woken by it (`NOTIFY`), take the sends under leases, so that each goes out once, and would take over those
 * of a node that died.
 */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Accounts, AccountSummaries, Emails, SendRequest } from "@sendwright/core"
import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { fork } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { Worker } from "node:worker_threads"
import { engine } from "./node.ts"

/** Another process that sends; it is told to stop when the scope closes. */
const startProcess = (name: string, url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const child = fork(path.join(import.meta.dirname, "worker.ts"), [name], {
        env: { ...process.env, DATABASE_URL: url }
      })
      await once(child, "message")
      return child
    }),
    (child) =>
      Effect.promise(async () => {
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill("SIGTERM")
        await once(child, "exit")
      })
  )

/** A thread of this process that sends: the same node, in a thread. */
const startThread = (name: string, url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const thread = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { name, url } })
      await once(thread, "message")
      return thread
    }),
    (thread) =>
      Effect.promise(async () => {
        const ended = once(thread, "exit")
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        thread.postMessage("stop")
        await ended
      })
  )

const program = (url: string) =>
  Effect.gen(function*() {
    const accounts = yield* Accounts
    const emails = yield* Emails
    const { account } = yield* accounts.create({ name: "Shop", ownerEmail: "ada@example.com", plan: "enterprise" })
    const { text } = yield* accounts.createKey({ accountId: account.id, name: "example", mode: "live" })
    const caller = yield* accounts.authenticate(Redacted.value(text))
    const { sandbox } = yield* (yield* AccountSummaries).describe(caller)

    const send = Effect.fnUntraced(function*(subject: string) {
      const now = new Date(yield* Clock.currentTimeMillis)
      const from = `Shop <shop@${sandbox.domain}>`
      const request = SendRequest.decode({ from, to: "ada@example.com", subject, text: "Hello." }, now)
      return (yield* emails.send(caller, request, null)).id
    })

    const sent = (id: string) =>
      emails.get(caller, id).pipe(
        Effect.delay("50 millis"),
        Effect.repeat({ until: (email) => email.status === "sent" })
      )

    yield* startProcess("left", url)
    yield* startThread("right", url)
    const ids = yield* Effect.forEach(Array.from({ length: 40 }, (_, index) => `Order ${index + 1}`), send)
    const all = yield* Effect.forEach(ids, sent)
    const handOffs = all.flatMap(({ events }) => events.filter(({ type }) => type === "email.sent"))
    yield* Console.log(`${all.length} emails, ${handOffs.length} hand-offs`)
  }).pipe(Effect.scoped, Effect.provide(engine("front", url)))

const address = process.env["DATABASE_URL"]

// Without a database, one for the length of this run: the server that the project's tests use.
const database = address === undefined
  ? Effect.acquireRelease(
    Effect.promise(async () => (await import("../../../scripts/local-postgres.ts")).startPostgres({ durable: false })),
    (postgres) => Effect.promise(() => postgres.stop())
  )
  : Effect.succeed({ url: address })

Effect.flatMap(database, ({ url }) => program(url)).pipe(Effect.scoped, NodeRuntime.runMain)

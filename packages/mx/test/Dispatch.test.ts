import { assert, describe, it } from "@effect/vitest"
import { GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import * as Submission from "@sendwright/core/sending/Submission"
import type { ClaimedTlsReport, TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import { generateKeyPairSync } from "node:crypto"
import * as Dispatch from "../src/reports/Dispatch.ts"
import { firstDue } from "../src/reports/schedule.ts"
import { dnsOf } from "./records.ts"

const mailed = "mailto:tls@shop.test"
const posted = "https://shop.test/tls"

const report: ClaimedTlsReport = {
  id: "5065427c-23d3-47ca-b6e0-946ea0e8c4be",
  day: "2026-11-30",
  domain: "shop.test",
  attempts: 0,
  done: [],
  counts: [{ policy: { type: "no-policy-found", strings: [], mxHosts: [] }, failure: null, sessions: 1 }]
}
const due = firstDue(report)
const minute = 60_000

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const key = {
  domain: "sender.test",
  selector: "s1",
  privateKey: Redacted.make(privateKey.export({ type: "pkcs8", format: "pem" }).toString())
}

interface Around {
  readonly claimed?: Partial<ClaimedTlsReport>
  readonly record?: string
  readonly http?: Effect.Effect<number, GuardedHttpError>
  readonly mail?: Effect.Effect<Submission.Submission>
  readonly hasKey?: boolean
  readonly lateMillis?: number
  readonly isOpen?: boolean
  readonly doubt?: string
}

/** Sends one report; answers with where it was sent, and what then became of it. */
const dispatched = Effect.fnUntraced(function*({
  claimed = {},
  doubt,
  hasKey = true,
  http = Effect.succeed(200),
  isOpen = true,
  lateMillis = 0,
  mail = Effect.succeed(Submission.accepted("1")),
  record = `v=TLSRPTv1; rua=${mailed},${posted}`
}: Around) {
  const now = due + lateMillis
  yield* TestClock.setTime(now)
  const log: Array<unknown> = []
  const left = [{ ...report, ...claimed }]
  const store: TlsReportStore["Service"] = {
    add: () => Effect.void,
    claimDue: () => Effect.sync(() => left.splice(0)),
    defer: ({ done, dueAt }) => Effect.sync(() => void log.push(["deferred", (dueAt.getTime() - now) / minute, done])),
    forget: () => Effect.sync(() => void log.push("forgotten"))
  }
  const { dns } = dnsOf(() => ({
    txt: { "_smtp._tls.shop.test": record === "silent" ? { fails: "timeout" } : { records: [record] } }
  }))
  yield* Dispatch.make({
    sender: { address: "tls@sender.test", domain: "sender.test" },
    store,
    dns,
    http: {
      request: ({ url }) =>
        Effect.map(http, (status) => {
          log.push(url)
          return { status, headers: {}, body: new Uint8Array() }
        })
    },
    hold: {
      isOpen: Effect.succeed(isOpen),
      wasOpen: () => isOpen,
      current: Effect.succeed(null),
      begin: Effect.succeed(true),
      end: Effect.succeed(true)
    },
    time: {
      now: Effect.sync(() => new Date(now)),
      vouch: Effect.succeed,
      doubt: Effect.succeed(doubt ?? null)
    },
    allowPrivate: false,
    key: Effect.succeed(hasKey ? key : null),
    mail: (to) => Effect.tap(mail, () => Effect.sync(() => void log.push(to)))
  })
  return log
})

const down = Effect.fail(new GuardedHttpError({ reason: "connect", message: "down" }))
const day = 24 * 60 * minute

describe("Dispatch", () => {
  const cases: ReadonlyArray<readonly [what: string, around: Around, log: ReadonlyArray<unknown>]> = [
    ["sends to each target, and forgets it", {}, ["tls@shop.test", posted, "forgotten"]],
    ["leaves out who has it", { claimed: { done: [mailed] } }, [posted, "forgotten"]],
    ["sends nothing that nobody asks for any more", { record: "v=spf1 -all" }, ["forgotten"]],
    ["waits where the name servers are silent", { record: "silent" }, [["deferred", 15, []]]],
    ["tries the target again that failed", { http: down }, ["tls@shop.test", ["deferred", 15, [mailed]]]],
    ["takes another status for a failure", { http: Effect.succeed(503) }, [
      "tls@shop.test",
      posted,
      ["deferred", 15, [mailed]]
    ]],
    ["waits longer each time", { http: down, claimed: { attempts: 2, done: [mailed] } }, [["deferred", 60, [mailed]]]],
    ["gives up after a day", { http: down, lateMillis: day }, ["tls@shop.test", "forgotten"]],
    ["gives up nothing while the clock is in doubt", { http: down, lateMillis: day, doubt: "it was set" }, [
      "tls@shop.test",
      ["deferred", 240, [mailed]]
    ]],
    ["mails nothing again that is refused for good", {
      mail: Effect.succeed(Submission.permanentlyRefused("No such mailbox", "5.1.1"))
    }, ["tls@shop.test", posted, "forgotten"]],
    ["mails again what is refused for now", { mail: Effect.succeed(Submission.temporarilyRefused("Later")) }, [
      "tls@shop.test",
      posted,
      ["deferred", 15, [posted]]
    ]],
    ["mails nothing without a signature", { hasKey: false }, [posted, ["deferred", 15, [posted]]]],
    ["puts off what breaks", { mail: Effect.die("broken") }, [["deferred", 15, []]]],
    ["gives up what breaks after a day", { mail: Effect.die("broken"), lateMillis: day }, ["forgotten"]],
    ["sends nothing while everything is held", { isOpen: false }, []]
  ]
  for (const [what, around, log] of cases) {
    it.effect(what, () => Effect.map(dispatched(around), (found) => assert.deepStrictEqual(found, log)))
  }
})

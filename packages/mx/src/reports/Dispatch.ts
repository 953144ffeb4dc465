import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import { logFailedWork } from "@sendwright/core/foundation/failedWork"
import type { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { StorageTime } from "@sendwright/core/foundation/StorageTime"
import type { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import type { Submission } from "@sendwright/core/sending/Submission"
import type { ClaimedTlsReport, TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Result from "effect/Result"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { MailDns } from "../dns/MailDns.ts"
import { targetsOf } from "./Collection.ts"
import * as ReportDocument from "./ReportDocument.ts"
import * as ReportMessage from "./ReportMessage.ts"
import type { ReportTarget } from "./ReportRecord.ts"
import { longestWait, nextWait } from "./schedule.ts"

const reportCount = Metric.counter("sendwright_mx_tls_reports_total", {
  description: "TLS reports by place that they are for: sent, or dropped where it did not take them within a day",
  incremental: true
})

const atOnce = 5
/** Beyond what five reports may take at places that are slow. */
const leaseMillis = 30 * 60_000
const httpMillis = 30_000

/** What became of a report at one place. */
type Outcome = "sent" | "refused" | "failed"

/** What reports are sent with. */
export interface DispatchParts {
  readonly sender: ReportDocument.Sender
  readonly store: TlsReportStore["Service"]
  readonly dns: MailDns["Service"]
  readonly http: GuardedHttp["Service"]
  readonly hold: OutgoingHold["Service"]
  readonly time: StorageTime["Service"]
  /** Whether reports are posted to private addresses, too. */
  readonly allowPrivate: boolean
  /** What the sender's mail is signed with; null: it has no key here, and nothing is mailed. */
  readonly key: Effect.Effect<DkimKey | null>
  /** Takes a message to the mail servers of an address, whatever they say of TLS. */
  readonly mail: (to: string, message: Uint8Array, id: string) => Effect.Effect<Submission>
}

const outcomeOf = ({ _tag }: Submission): Outcome =>
  _tag === "Accepted" ? "sent" : _tag === "PermanentlyRefused" ? "refused" : "failed"

const compressed = (document: ReportDocument.ReportDocument) =>
  Effect.promise(() => promisify(gzip)(JSON.stringify(document)))

/** Sends reports that are due until there are none, or everything is held. */
export const make = ({ allowPrivate, dns, hold, http, key, mail, sender, store, time }: DispatchParts) => {
  const post = (uri: string, body: Uint8Array): Effect.Effect<Outcome> =>
    http.request({
      method: "POST",
      url: uri,
      headers: { "content-type": "application/tlsrpt+gzip" },
      body,
      policy: { protocols: ["https:"], allowPrivate },
      deadlineMillis: httpMillis,
      maxBodyBytes: 0,
      readBody: "none"
    }).pipe(
      Effect.map(({ status }): Outcome => status >= 200 && status <= 299 ? "sent" : "failed"),
      Effect.orElseSucceed((): Outcome => "failed")
    )

  const write = Effect.fnUntraced(
    function*(to: string, report: ClaimedTlsReport, content: Uint8Array): Effect.fn.Return<Outcome> {
      const signer = yield* key
      if (signer === null) return "failed"
      const date = new Date(yield* Clock.currentTimeMillis)
      const message = yield* ReportMessage.make({ report, sender, to, content, date, key: signer })
      return outcomeOf(yield* mail(to, message, report.id))
    }
  )

  const deliver = (target: ReportTarget, report: ClaimedTlsReport, content: Uint8Array): Effect.Effect<Outcome> =>
    target._tag === "Https" ? post(target.uri, content) : write(target.address, report, content)

  const count = (result: "sent" | "dropped", targets: number) =>
    Metric.update(Metric.withAttributes(reportCount, { result }), targets)

  /** Nothing is given up for its age while the clock of the storage is in doubt. */
  const waitOf = Effect.fnUntraced(function*(report: ClaimedTlsReport): Effect.fn.Return<number | null, StorageError> {
    const wait = nextWait(report, report.attempts, (yield* time.now).getTime())
    return wait === null && (yield* time.doubt) !== null ? longestWait : wait
  })

  /** Tries what is left of a report another time, or gives it up: then so many targets go without it. */
  const putOff = Effect.fnUntraced(function*(report: ClaimedTlsReport, done: ReadonlyArray<string>, left: number) {
    const wait = yield* waitOf(report)
    if (wait === null) return yield* Effect.andThen(count("dropped", left), store.forget(report.id))
    const dueAt = new Date((yield* Clock.currentTimeMillis) + wait)
    yield* store.defer({ id: report.id, dueAt, done })
  })

  const send = Effect.fnUntraced(function*(report: ClaimedTlsReport): Effect.fn.Return<void, StorageError> {
    const found = yield* Effect.result(targetsOf(dns, report.domain))
    if (Result.isFailure(found)) return yield* putOff(report, report.done, 1)
    const targets = found.success.filter(({ uri }) => !report.done.includes(uri))
    const content = targets.length === 0
      ? new Uint8Array()
      : yield* compressed(ReportDocument.make(report, sender))
    const outcomes = yield* Effect.forEach(
      targets,
      (target) => Effect.map(deliver(target, report, content), (outcome) => ({ uri: target.uri, outcome }))
    )
    const of = (wanted: Outcome) => outcomes.flatMap(({ outcome, uri }) => outcome === wanted ? [uri] : [])
    const [sent, refused, failed] = [of("sent"), of("refused"), of("failed")]
    yield* count("sent", sent.length)
    yield* count("dropped", refused.length)
    return failed.length === 0
      ? yield* store.forget(report.id)
      : yield* putOff(report, [...report.done, ...sent, ...refused], failed.length)
  })

  /** What breaks is put off like what fails, so that it ends after a day as well. */
  const sendOrPutOff = (report: ClaimedTlsReport): Effect.Effect<void> =>
    send(report).pipe(
      Effect.catchDefect((defect) =>
        Effect.andThen(
          Effect.logError("A TLS report could not be sent; it is tried again for a day", defect),
          putOff(report, report.done, 1)
        )
      ),
      Effect.catchCause((cause) => logFailedWork("What became of a TLS report could not be stored", cause))
    )

  return Effect.gen(function*() {
    while (yield* hold.isOpen) {
      const now = new Date(yield* Clock.currentTimeMillis)
      const claimed = yield* store.claimDue({ now, limit: atOnce, leaseMillis })
      if (claimed.length === 0) return
      yield* Effect.forEach(claimed, sendOrPutOff, { concurrency: atOnce, discard: true })
    }
  })
}

import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { logFailedWork } from "@sendwright/core/foundation/failedWork"
import { OutgoingHold } from "@sendwright/core/foundation/OutgoingHold"
import { StorageTime } from "@sendwright/core/foundation/StorageTime"
import { GuardedHttp } from "@sendwright/core/net/GuardedHttp"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import type { ProviderStores } from "@sendwright/core/sending/ProviderDefinition"
import { TlsReportStore } from "@sendwright/core/sending/TlsReportStore"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { MailDns } from "./dns/MailDns.ts"
import type { MxOptions } from "./MxOptions.ts"
import * as ReportMail from "./ReportMail.ts"
import { flush } from "./reports/Collection.ts"
import * as Dispatch from "./reports/Dispatch.ts"
import type { Sender } from "./reports/ReportDocument.ts"
import { TlsTally } from "./reports/TlsTally.ts"
import type { Routes } from "./Routes.ts"

/** How often what was counted is stored, in milliseconds. */
const flushMillis = 30_000
/** How often it is looked for reports that are due, in milliseconds. */
const lookMillis = 60_000
/** How long the last counts may take to be stored when the scope closes, in milliseconds. */
const lastFlushMillis = 5_000

/**
 * Stores what the providers of this process count about TLS, and sends daily reports (RFC 8460) to the domains that ask for
 * them, until the layer's scope closes. Any number of processes may run it. Mail is signed with the key of the sender's
 * domain, which some account must have verified.
 *
 * At most 100 kinds of failures of a domain and day are kept. A report that a place does not take within a day is dropped.
 *
 * @example
 * ```ts
 * import * as NodeMailDns from "@sendwright/mx/dns/NodeMailDns"
 * import * as MxOptions from "@sendwright/mx/MxOptions"
 * import * as NodeMxProvider from "@sendwright/mx/NodeMxProvider"
 * import * as TlsReports from "@sendwright/mx/TlsReports"
 * import * as Layer from "effect/Layer"
 *
 * const options = MxOptions.make({ name: "mail1.shop.example" })
 *
 * // Beside the workers of an engine with this provider.
 * export const Reports = TlsReports.layer(options, "tls-reports@shop.example").pipe(
 *   Layer.provide(NodeMxProvider.routes(options)),
 *   Layer.provide(NodeMailDns.layer())
 * )
 * ```
 */
export const layer = (
  options: MxOptions,
  address: string
): Layer.Layer<
  never,
  never,
  | DomainStore
  | GuardedHttp
  | MailDns
  | OutgoingHold
  | ProviderStores
  | Routes
  | SecretBox
  | SecureRandom.SecureRandom
  | TlsReportStore
> =>
  Layer.effectDiscard(Effect.gen(function*() {
    const sender: Sender = { address, domain: address.slice(address.lastIndexOf("@") + 1) }
    const tally = yield* TlsTally
    const dns = yield* MailDns
    const store = yield* TlsReportStore
    const random = yield* SecureRandom.SecureRandom
    const domains = yield* DomainStore
    const box = yield* SecretBox

    const key = Effect.gen(function*() {
      const signer = Option.getOrNull(yield* domains.signerOf(sender.domain))
      if (signer === null) {
        yield* Effect.logError(
          `TLS reports cannot be mailed: verify the domain ${sender.domain}, or change MX_TLS_REPORTS`
        )
        return null
      }
      const { accountId, domain, domainId, sealedPrivateKey, selector } = signer
      return { domain, selector, privateKey: yield* box.open(sealedPrivateKey, dkimPlace(domainId, accountId)) }
    }).pipe(
      Effect.catchCause((cause) =>
        Effect.as(logFailedWork("TLS reports cannot be signed; it is tried again", cause), null)
      )
    )

    const dispatch = Dispatch.make({
      sender,
      store,
      dns,
      http: yield* GuardedHttp,
      hold: yield* OutgoingHold,
      time: yield* StorageTime,
      allowPrivate: options.allowPrivate,
      key,
      mail: yield* ReportMail.make(options)
    })
    const keep = flush(tally, { dns, random, store }).pipe(
      Effect.catchCause((cause) => logFailedWork("TLS sessions could not be stored; it is tried again", cause))
    )
    const look = dispatch.pipe(
      Effect.catchCause((cause) => logFailedWork("TLS reports could not be looked for; it is tried again", cause))
    )

    yield* Effect.acquireRelease(
      Effect.sync(() => {
        tally.isOn = true
      }),
      () =>
        Effect.andThen(
          Effect.timeoutOption(keep, lastFlushMillis),
          Effect.sync(() => {
            tally.isOn = false
          })
        )
    )
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(flushMillis), keep)))
    yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(lookMillis), look)))
  }))

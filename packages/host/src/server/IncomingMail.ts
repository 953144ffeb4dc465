import type { DnsResolver } from "@sendwright/core/domains/DnsResolver"
import type { Receivers } from "@sendwright/core/received/Receivers"
import type { Reception } from "@sendwright/core/received/Reception"
import type { KeyRing } from "@sendwright/core/secrets/SecretBox"
import type { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import type { SendJobs } from "@sendwright/core/sending/SendJobs"
import { Allowance } from "@sendwright/receiving/Allowance"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import { BounceIntake } from "@sendwright/receiving/BounceIntake"
import { MailIntake } from "@sendwright/receiving/MailIntake"
import { type ListenFailed, MailListener } from "@sendwright/receiving/MailListener"
import { defaultLimits, type MailLimits } from "@sendwright/receiving/MailOptions"
import { PostedMail } from "@sendwright/receiving/PostedMail"
import * as RspamdScanner from "@sendwright/receiving/spam/RspamdScanner"
import * as SpamdScanner from "@sendwright/receiving/spam/SpamdScanner"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { isIPv4 } from "node:net"
import type { HostConfig } from "../config/Config.ts"
import type { MailListening, MailRules, MailScanner } from "../config/MailListening.ts"
import { ReceivedPosts } from "../engine/ReceivedRoute.ts"
import { HostError } from "../foundation/HostError.ts"

const explain = ({ host, port }: MailListening) => ({ code, reason }: ListenFailed): HostError => {
  const place = `${host}:${port}`
  if (reason === "certificate") {
    return new HostError({
      message: `The certificate for incoming mail cannot be used (${code}): check that SENDWRIGHT_MAIL_TLS_CERT and `
        + "SENDWRIGHT_MAIL_TLS_KEY name files in PEM that this user can read and that belong together."
    })
  }
  switch (code) {
    case "EADDRINUSE":
      return new HostError({
        message:
          `${place} is in use: stop the mail server that listens there and have it pass mail on, or set another port in `
          + "SENDWRIGHT_MAIL_LISTEN."
      })
    case "EACCES":
      return new HostError({
        message: `${place} may not be listened on by this user: redirect port 25 to a higher one, or give the process `
          + "CAP_NET_BIND_SERVICE."
      })
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new HostError({ message: `${host} is no address of this machine: set SENDWRIGHT_MAIL_LISTEN to one.` })
    default:
      return new HostError({
        message: `Mail cannot be listened for on ${place} (${code}): check SENDWRIGHT_MAIL_LISTEN.`
      })
  }
}

/** What an address of this machine only hears is the mail server in front, which brings the mail of everybody. */
const isBehindServer = ({ host, proxies }: MailListening): boolean =>
  proxies.length === 0 && (host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127.")))

/** What one remote address may do is no measure of it. A refused connection would make Postfix wait for minutes. */
const serverLimits: MailLimits["remote"] = {
  connections: defaultLimits.connections,
  burst: 100_000,
  messagesPerSecond: 100_000
}

const scannerOf = (scanner: MailScanner | null): Layer.Layer<never> => {
  switch (scanner?._tag) {
    case "Rspamd":
      return RspamdScanner.layer(scanner)
    case "Spamd":
      return SpamdScanner.layer(scanner)
    default:
      return Layer.empty
  }
}

/** What reads messages and stores them. */
const intakeOf = ({ scanner }: MailRules, dmarc: MailRules["dmarc"]) =>
  MailIntake.layer({ dmarc }).pipe(Layer.provide([MailauthAuthentication.layer, scannerOf(scanner)]))

const addressesOf = (ring: KeyRing, { feedback }: MailRules) => ({ keys: ReturnPath.keysOf(ring), feedback })

/** What incoming mail may take together, by whichever way it comes. */
export const allowance = ({ limits }: MailRules): Layer.Layer<Allowance> => Allowance.layer(limits)

/** Takes the mail that services post. */
export const posts = (doors: HostConfig["doors"], rules: MailRules, ring: KeyRing) => {
  const addresses = addressesOf(ring, rules)
  return Layer.effect(
    ReceivedPosts,
    Effect.gen(function*() {
      const mail = yield* PostedMail
      return {
        mail,
        doors: yield* Effect.forEach(doors, ({ make, path }) => Effect.map(make, (door) => ({ door, path })))
      }
    })
  ).pipe(
    Layer.provide(PostedMail.layer(addresses, rules.limits)),
    Layer.provide([BounceIntake.layer(addresses), intakeOf(rules, rules.dmarc)])
  )
}

/**
 * Takes incoming mail over SMTP until the scope closes; messages under way have `drainMillis` to their end. Answers with its
 * port; null for a development server, which goes without it where that is in use.
 */
export const listen = (
  mail: MailListening,
  ring: KeyRing,
  drainMillis: number
): Effect.Effect<
  number | null,
  HostError,
  DnsResolver | ProviderEvents | Receivers | Reception | SendJobs | Scope.Scope
> => {
  const addresses = addressesOf(ring, mail)
  const isBehind = isBehindServer(mail)
  // The server in front knows who brought it, and would bounce to the sender what is refused here.
  const intake = intakeOf(mail, isBehind ? "mark" : mail.dmarc)
  const limits = { ...mail.limits, remote: isBehind ? serverLimits : defaultLimits.remote }
  return Layer.build(
    Layer.provide(MailListener.layer({ ...mail, ...addresses, limits, drainTimeout: drainMillis }), [
      BounceIntake.layer(addresses),
      intake
    ])
  ).pipe(
    Effect.map((built): number | null => Context.get(built, MailListener).port),
    Effect.catchIf(({ code }) => mail.isOptional && code === "EADDRINUSE", () => Effect.succeed(null)),
    Effect.mapError(explain(mail))
  )
}

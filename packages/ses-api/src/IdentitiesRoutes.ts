import type { Access, Caller } from "@sendwright/core/accounts/Caller"
import type { Domain } from "@sendwright/core/domains/Domain"
import * as DomainName from "@sendwright/core/domains/DomainName"
import { Domains } from "@sendwright/core/domains/Domains"
import { NotFound } from "@sendwright/core/foundation/Errors"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Calls from "./Calls.ts"
import { invalid, refused } from "./SesError.ts"

const access: Access = { scope: "domains:manage", liveOnly: false }

type State = "PENDING" | "SUCCESS" | "FAILED" | "TEMPORARY_FAILURE"

/** How far a domain has come, or those of its records that serve one purpose. */
const statusOf = (domain: Domain, purpose?: "dkim" | "spf"): State => {
  const records = domain.dnsRecords.filter((record) => record.purpose === purpose)
  const isFound = records.every(({ id }) => domain.dnsChecks?.find((check) => check.id === id)?.state === "found")
  if (purpose !== undefined && domain.dnsChecks !== null && isFound) return "SUCCESS"
  switch (domain.status) {
    case "pending":
      return "PENDING"
    case "failed":
      return "FAILED"
    case "verified":
      return purpose === undefined && domain.health !== "action_needed" ? "SUCCESS" : "TEMPORARY_FAILURE"
  }
}

const isVerified = ({ status }: Domain): boolean => status === "verified"

/** The tokens of DKIM, where its records are the aliases that SES itself asks for. */
const dkimOf = (domain: Domain) => ({
  SigningEnabled: true,
  Status: statusOf(domain, "dkim"),
  Tokens: domain.dnsRecords.flatMap(({ name, purpose, type }) =>
    purpose === "dkim" && type === "CNAME" ? [name.split("._domainkey.")[0]!] : []
  ),
  SigningAttributesOrigin: "AWS_SES"
})

const toIdentity = (domain: Domain) => ({
  IdentityType: "DOMAIN",
  FeedbackForwardingStatus: false,
  VerifiedForSendingStatus: isVerified(domain),
  VerificationStatus: statusOf(domain),
  DkimAttributes: dkimOf(domain),
  MailFromAttributes: {
    MailFromDomain: domain.dnsRecords.find(({ purpose }) => purpose === "spf")?.name ?? domain.name,
    MailFromDomainStatus: statusOf(domain, "spf"),
    BehaviorOnMxFailure: "REJECT_MESSAGE"
  },
  Policies: {},
  Tags: []
})

/** The calls under `/v2/email/identities`: identities are domains. */
export const layer = Layer.effectDiscard(Effect.gen(function*() {
  const domains = yield* Domains

  const idOf = Effect.fnUntraced(function*(caller: Caller, name: string) {
    const ascii = DomainName.problemOf(name) === undefined ? DomainName.toAscii(name) : undefined
    const found = (yield* domains.list(caller)).find((domain) => domain.name === ascii)
    return found === undefined ? yield* new NotFound() : found.id
  })

  const create: Calls.Answer = Effect.fnUntraced(function*(asked) {
    const { EmailIdentity: name } = yield* Calls.bodyOf(asked)
    if (typeof name !== "string" || name.includes("@")) {
      return yield* invalid([{
        path: ["EmailIdentity"],
        message: "must be a domain: addresses are no identities here"
      }])
    }
    const domain = yield* domains.create(asked.caller, name).pipe(Effect.catchTags({
      Conflict: ({ message }) => Effect.fail(refused("AlreadyExistsException", message)),
      ValidationError: ({ issues }) =>
        Effect.fail(invalid(issues.map(({ message }) => ({ path: ["EmailIdentity"], message }))))
    }))
    return { IdentityType: "DOMAIN", VerifiedForSendingStatus: isVerified(domain), DkimAttributes: dkimOf(domain) }
  })

  // All of them are one page: their number is bounded.
  const list: Calls.Answer = ({ caller }) =>
    Effect.map(domains.list(caller), (all) => ({
      EmailIdentities: all.map((domain) => ({
        IdentityType: "DOMAIN",
        IdentityName: domain.name,
        SendingEnabled: isVerified(domain),
        VerificationStatus: statusOf(domain)
      }))
    }))

  yield* Calls.add([
    { method: "POST", path: "/v2/email/identities", access, answer: create },
    { method: "GET", path: "/v2/email/identities", access, answer: list },
    // Where newer SDKs ask for the same.
    { method: "POST", path: "/v2/email/list-identities", access, answer: list },
    {
      method: "GET",
      path: "/v2/email/identities/:name",
      access,
      // A caller that asks for a domain has it looked up again.
      answer: ({ caller, params }) =>
        idOf(caller, params["name"] ?? "").pipe(
          Effect.flatMap((id) => domains.get(caller, id)),
          Effect.map(toIdentity)
        )
    },
    {
      method: "DELETE",
      path: "/v2/email/identities/:name",
      access: { ...access, liveOnly: true },
      answer: ({ caller, params }) =>
        idOf(caller, params["name"] ?? "").pipe(
          Effect.flatMap((id) => domains.remove(caller, id)),
          Effect.as({})
        )
    }
  ])
}))

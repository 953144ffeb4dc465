import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { DkimKey } from "@sendwright/core/domains/DkimKey"
import type { Domain } from "@sendwright/core/domains/Domain"
import { returnPathOf } from "@sendwright/core/domains/DomainIdentity"
import { dkimPlace, DomainStore } from "@sendwright/core/domains/DomainStore"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import { messageIdOf } from "@sendwright/core/model/MessageId"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { createPublicKey } from "node:crypto"
import { Sample } from "../checks/Sample.ts"
import { allAccounts } from "./allAccounts.ts"
import { notFound, refusal } from "./refusals.ts"

const encode = Schema.encodeSync(Sample)

const publicKeyOf = (key: DkimKey): string =>
  createPublicKey(Redacted.value(key.privateKey)).export({ type: "spki", format: "der" }).toString("base64")

const id = "00000000-0000-7000-8000-000000000000"

/** A tag of the signature; each of them ends with a semicolon. */
const tag = (header: string, name: string): string | undefined =>
  header.startsWith("DKIM-Signature:")
    ? header.slice("DKIM-Signature:".length).split(";").slice(0, -1)
      .find((one) => one.startsWith(` ${name}=`))?.slice(name.length + 2)
    : undefined

/** The domain of an address, or of the last one in a field. */
const domainOf = (text: string): string => text.slice(text.lastIndexOf("@") + 1).replace(/>$/, "")

/** Writes and signs a message of a domain, as the next email would be, and answers with the domains that it names. */
export const make = Effect.gen(function*() {
  const accounts = yield* Accounts
  const store = yield* DomainStore
  const box = yield* SecretBox
  const settings = yield* EngineSettings

  const find = Effect.fnUntraced(function*(name: string) {
    let found: Domain | undefined
    for (const account of yield* allAccounts(accounts)) {
      const domain = (yield* store.list(account.id)).find((one) => one.name === name)
      // Several accounts may have added a name: the one that holds it verified is the one that sends.
      if (domain !== undefined && (found === undefined || domain.status === "verified")) found = domain
    }
    return found
  })

  const keyOf = Effect.fnUntraced(function*({ accountId, id }: Domain) {
    const sealed = Option.getOrNull(yield* store.signingKey(accountId, id))
    if (sealed === null) return null
    const privateKey = yield* box.open(sealed.sealedPrivateKey, dkimPlace(sealed.domainId, accountId))
    return { domain: sealed.domain, selector: sealed.selector, privateKey }
  })

  return Effect.fn("SampleMessage.of")(function*(name: string) {
    const domain = yield* Effect.mapError(find(name.toLowerCase()), refusal("domain", name))
    if (domain === undefined) return yield* notFound("domain", name)
    const key = yield* Effect.mapError(keyOf(domain), refusal("domain", name))
    const address = `postmaster@${domain.name}`
    const own = key === null ? address : `bounce+${id}@${returnPathOf(key.domain)}`
    const bytes = yield* MimeMessage.render({
      emailId: id,
      accountId: domain.accountId,
      attempt: 1,
      messageId: messageIdOf(id, domain.name),
      ownMessageId: null,
      date: new Date(yield* Clock.currentTimeMillis),
      ownDate: null,
      from: { name: null, address },
      to: [{ name: null, address }],
      cc: [],
      onlyShown: [],
      replyTo: [],
      subject: "Sample",
      tags: [],
      ...emptyContents,
      text: "Sample",
      attachments: [],
      original: null,
      envelope: { from: settings.returnPath ?? own, bounceDomain: null, recipients: [address] },
      dkim: key
    })
    const header = Buffer.from(bytes).toString("latin1").split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? ""
    const [signing, selector] = [tag(header, "d"), tag(header, "s")]
    return encode({
      domain: domain.name,
      status: domain.status,
      from: domainOf(/^From: (.*)$/m.exec(header)?.[1] ?? ""),
      returnPath: domainOf(settings.returnPath ?? own),
      signature: key === null || signing === undefined || selector === undefined
        ? null
        : { domain: signing, selector, publicKey: publicKeyOf(key) }
    })
  })
})

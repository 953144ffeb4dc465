import type { AcceptGroup, NewEmail } from "@posthorn/core/emails/EmailStore"
import * as P from "./params.ts"

/** One array a column; a row's own arrays are written as literals, which `unnest` passes through as texts. */
export const paramsOf = (groups: ReadonlyArray<AcceptGroup>): ReadonlyArray<unknown> => {
  const gs: Array<number> = []
  const ids: Array<string> = []
  const eventIds: Array<string> = []
  const senders: Array<string> = []
  const domains: Array<string | null> = []
  const tos: Array<string> = []
  const ccs: Array<string> = []
  const bccs: Array<string> = []
  const replyTos: Array<string | null> = []
  const subjects: Array<string> = []
  const tags: Array<string> = []
  const recipients: Array<string> = []
  const envelopes: Array<string | null> = []
  const simulations: Array<string | null> = []
  const texts: Array<string> = []
  const htmls: Array<string | null> = []
  const bodies: Array<string | null> = []
  const headers: Array<string> = []
  const unsubscribes: Array<string | null> = []
  const messageIds: Array<string> = []
  const createdAts: Array<Date> = []
  const scheduledAts: Array<Date | null> = []
  const attachmentCounts: Array<number> = []
  const files = {
    n: [] as Array<number>,
    position: [] as Array<number>,
    filename: [] as Array<string>,
    contentType: [] as Array<string>,
    content: [] as Array<Uint8Array>
  }
  let n = 0
  groups.forEach((group, index) => {
    for (const email of group.messages) {
      n++
      gs.push(index + 1)
      ids.push(email.id)
      eventIds.push(email.eventId)
      createdAts.push(email.createdAt)
      scheduledAts.push(email.scheduledAt)
      senders.push(email.from)
      domains.push(email.domain)
      tos.push(P.arrayLiteral(email.to))
      ccs.push(P.arrayLiteral(email.cc))
      bccs.push(P.arrayLiteral(email.bcc))
      replyTos.push(email.replyTo)
      subjects.push(email.subject)
      tags.push(P.arrayLiteral(email.tags))
      const { recipients: people } = email
      recipients.push(P.arrayLiteral(people.map(({ address }) => address)))
      envelopes.push(
        people.every(({ address, envelope }) => address === envelope)
          ? null
          : P.arrayLiteral(people.map(({ envelope }) => envelope))
      )
      simulations.push(
        people.every(({ simulation }) => simulation === null)
          ? null
          : P.arrayLiteral(people.map(({ simulation }) => simulation))
      )
      texts.push(searchTextOf(email))
      htmls.push(email.html)
      bodies.push(email.text)
      headers.push(P.json(email.headers))
      unsubscribes.push(email.unsubscribeUrl)
      messageIds.push(email.messageId)
      attachmentCounts.push(email.attachments.length)
      email.attachments.forEach((attachment, position) => {
        files.n.push(n)
        files.position.push(position)
        files.filename.push(attachment.filename)
        files.contentType.push(attachment.contentType)
        files.content.push(attachment.content)
      })
    }
  })
  return [
    P.ints(gs),
    P.uuids(ids),
    P.uuids(eventIds),
    P.times(createdAts),
    P.times(scheduledAts),
    P.texts(senders),
    P.texts(domains),
    P.texts(tos),
    P.texts(ccs),
    P.texts(bccs),
    P.texts(replyTos),
    P.texts(subjects),
    P.texts(tags),
    P.texts(recipients),
    P.texts(envelopes),
    P.texts(simulations),
    P.texts(texts),
    P.texts(htmls),
    P.texts(bodies),
    P.texts(headers),
    P.texts(unsubscribes),
    P.texts(messageIds),
    P.ints(attachmentCounts),
    P.uuids(groups.map((group) => group.accountId)),
    P.texts(groups.map((group) => group.mode)),
    P.texts(groups.map((group) => group.idempotency?.kind ?? null)),
    P.texts(groups.map((group) => group.idempotency?.key ?? null)),
    P.texts(groups.map((group) => group.idempotency?.fingerprint ?? null)),
    P.times(groups.map((group) => group.idempotency?.expiresAt ?? null)),
    P.texts(groups.map((group) => group.idempotency === null ? null : P.json(group.answer))),
    P.times(groups.map((group) => group.messages[0]?.createdAt ?? null)),
    P.texts(groups.map((group) => group.quota?.month ?? null)),
    P.ints(groups.map((group) => group.quota?.monthlyLimit ?? null)),
    P.texts(groups.map((group) => group.quota?.day ?? null)),
    P.ints(groups.map((group) => group.quota?.dailyLimit ?? null)),
    P.ints(files.n),
    P.ints(files.position),
    P.texts(files.filename),
    P.texts(files.contentType),
    P.bytes(files.content)
  ]
}

/** What a search looks through, lower-cased: one line a recipient, and the subject as the last line. */
export const searchTextOf = (email: Pick<NewEmail, "recipients" | "subject">): string => {
  let text = ""
  for (const { address } of email.recipients) text += `${address}\n`
  return (text + email.subject).toLowerCase()
}

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { EmailScope } from "../accounts/Caller.ts"
import { runSteps } from "../foundation/runSteps.ts"
import { emailIdOf } from "../model/MessageId.ts"
import { maxNamed } from "../received/ReceivedEmail.ts"
import { ReceivedFull } from "../received/ReceivedRoom.ts"
import { type AddAnswer, type NewReceived, ReceivedStore, repeatedMillis } from "../received/ReceivedStore.ts"
import { type MemoryData, MemoryDatabase } from "./MemoryDatabase.ts"
import { seen } from "./memoryEmailList.ts"
import { fanOut } from "./memoryEvents.ts"
import {
  addReceived,
  listReceived,
  newerReceived,
  printName,
  receivedOf,
  removeReceived,
  repliesTo,
  seenReceived,
  toReceivedEmail,
  toReceivedSummary,
  withPrintOf
} from "./memoryReceived.ts"

/** `ReceivedStore` in memory. */
export const layer: Layer.Layer<ReceivedStore, never, MemoryDatabase> = Layer.effect(
  ReceivedStore,
  Effect.map(MemoryDatabase, (db) =>
    ReceivedStore.of({
      add: (messages) =>
        Effect.suspend(() => {
          const full = withoutRoom(db, messages)
          return full.length > 0
            ? Effect.fail(new ReceivedFull({ accountIds: full }))
            : Effect.succeed(messages.map((message) => add(db, message)))
        }),
      find: (scope, id) =>
        Effect.sync(() => Option.map(Option.fromNullishOr(seenReceived(db, scope, id)), toReceivedEmail)),
      list: (scope, query) => runSteps(listReceived(db, scope, query)),
      newer: (scope, before, limit) =>
        Effect.sync(() => newerReceived(db, scope, before, limit).map(toReceivedSummary)),
      attachments: (scope, ids) =>
        Effect.sync(() =>
          new Map(ids.flatMap((id) => {
            const row = seenReceived(db, scope, id)
            return row === undefined ? [] : [[row.received.id, row.received.attachments]]
          }))
        ),
      content: (scope, id) => Effect.sync(() => Option.fromNullishOr(seenReceived(db, scope, id)?.content?.slice())),
      remove: (scope, id) =>
        Effect.sync(() => {
          const row = seenReceived(db, scope, id)
          if (row !== undefined) removeReceived(db, row)
          return row !== undefined
        }),
      answersOf: ({ accountId, modes }, emailId, limit) =>
        Effect.sync(() =>
          [...new Set(modes)].flatMap((mode) => receivedOf(db, accountId, mode))
            .filter(({ received }) => received.repliedToEmailId === emailId)
            .sort((left, right) => left.received.id < right.received.id ? -1 : 1)
            .slice(0, limit)
            .map(toReceivedSummary)
        ),
      repliesTo: (scope, receivedIds, limit) => Effect.sync(() => repliesTo(db, scope, receivedIds, limit)),
      findSent: (scope, messageIds) =>
        Effect.sync(() => {
          for (const messageId of messageIds.slice(0, maxNamed)) {
            const id = sentBy(db, scope, messageId)
            if (id !== undefined) return Option.some(id)
          }
          return Option.none()
        })
    }))
)

/** The email that a message repeats. */
const repeatedBy = (db: MemoryData, message: NewReceived): string | undefined => {
  const known = withPrintOf(db, message)?.received
  return known !== undefined && known.receivedAt.getTime() > message.receivedAt.getTime() - repeatedMillis
    ? known.id
    : undefined
}

/** The accounts that would keep more than they may. */
const withoutRoom = (db: MemoryData, messages: ReadonlyArray<NewReceived>): ReadonlyArray<string> => {
  const prints = new Set<string>()
  const accounts = new Map<string, { bytes: number; most: number }>()
  for (const message of messages) {
    const { accountId, mostBytes, sizeBytes } = message
    const print = printName(message)
    if (prints.has(print) || repeatedBy(db, message) !== undefined) continue
    prints.add(print)
    const { bytes, most } = accounts.get(accountId) ?? { bytes: db.receivedBytes.get(accountId) ?? 0, most: Infinity }
    accounts.set(accountId, { bytes: bytes + sizeBytes, most: Math.min(most, mostBytes ?? Infinity) })
  }
  return Array.from(accounts).flatMap(([accountId, { bytes, most }]) => bytes > most ? [accountId] : [])
}

const add = (db: MemoryData, message: NewReceived): AddAnswer => {
  const known = repeatedBy(db, message)
  if (known !== undefined) return { id: known, isNew: false }
  addReceived(db, message)
  const { accountId, id, mode, receivedAt } = message
  fanOut(db, { accountId, mode, id, type: "email.received", emailId: null, at: receivedAt }, null)
  return { id: message.id, isNew: true }
}

/** The sent email that a Message-ID names: that of the engine, or else the provider's. */
const sentBy = (db: MemoryData, scope: EmailScope, messageId: string): string | undefined => {
  const name = emailIdOf(messageId)
  const own = seen(db, scope, name)
  if (own?.email.messageId === messageId) return name
  const row = db.byProviderMessageId.get(messageId) ?? db.byProviderMessageId.get(name)
  return row === undefined ? undefined : seen(db, scope, row.email.id)?.email.id
}

import * as Effect from "effect/Effect"
import { runSteps } from "../foundation/runSteps.ts"
import type { Steps } from "../foundation/Steps.ts"
import { StorageError } from "../foundation/StorageError.ts"
import type { ErasureElsewhere, ReceivedElsewhere } from "../privacy/ErasureStore.ts"
import { isNamedIn } from "../privacy/originalErasure.ts"
import type { Redactor } from "../privacy/Redaction.ts"
import { decodeBody, encodeBody } from "./body.ts"
import * as ContentReference from "./ContentReference.ts"
import { isMissing, type Objects } from "./Objects.ts"

/** Objects of one stretch of the log that are looked through at once. */
const atOnce = 8
/** Whole messages that are, which may have 25 MB each. */
const messagesAtOnce = 2
/** How often somebody else may be faster with one object. */
const maxRounds = 5

type Reference = ContentReference.ContentReference

const mayName = ({ holds }: Reference): boolean => holds !== "bytes"

/** What an object is without the address; null where it does not name it. */
const redacted = function*(
  { holds, position }: Reference,
  content: Uint8Array,
  redactor: Redactor
): Steps<Uint8Array | null> {
  if (holds === "message") return (yield* isNamedIn(content, redactor)) ? new Uint8Array() : null
  if (position > 0) {
    const after = yield* redactor.bytes(content)
    return after === content ? null : after
  }
  const before = decodeBody(content)
  const after = {
    html: before.html === null ? null : yield* redactor.longText(before.html),
    text: before.text === null ? null : yield* redactor.longText(before.text)
  }
  return after.html === before.html && after.text === before.text ? null : encodeBody(after)
}

/**
 * Erases an address from objects. Objects never change: one that names the address is stored anew without it, the
 * reference in the storage is replaced where it is still the same, and the old one is removed. Objects of emails that were
 * deleted meanwhile are removed.
 */
export const make = (objects: Objects): ErasureElsewhere => {
  /** Answers whether the object named the address; `undefined` where somebody else replaced it meanwhile. */
  const redact = Effect.fnUntraced(function*(reference: Reference, redactor: Redactor) {
    // What is not there names nobody.
    const content = yield* Effect.catchIf(objects.get(reference), isMissing, () => Effect.succeed(null))
    const after = content === null ? null : yield* runSteps(redacted(reference, content, redactor))
    if (after === null) return false
    const { emailId, holds, position } = reference
    const next = yield* objects.put({ emailId, holds, position }, after)
    const from = ContentReference.write(reference)
    if (yield* objects.replace({ emailId, from, to: ContentReference.write(next), size: next.size })) {
      yield* objects.remove([reference])
      return true
    }
    yield* objects.remove([next])
    return undefined
  })

  const redactAll = Effect.fnUntraced(function*(
    first: ReadonlyArray<Reference>,
    redactorOf: (emailId: string) => Redactor
  ) {
    const changed = new Set<string>()
    let left = first.filter(mayName)
    for (let round = 0; left.length > 0; round++) {
      if (round === maxRounds) {
        const cause = new Error("Objects were replaced again and again while an address was erased from them.")
        return yield* new StorageError({ command: "ErasureStore.erase", cause })
      }
      const again = new Set<string>()
      yield* Effect.forEach(
        left,
        (reference) =>
          Effect.map(redact(reference, redactorOf(reference.emailId)), (isChanged) => {
            if (isChanged === true) changed.add(reference.emailId)
            if (isChanged === undefined) again.add(reference.emailId)
          }),
        { concurrency: atOnce, discard: true }
      )
      left = again.size === 0
        ? []
        : (yield* objects.referencesOf([...again])).filter(mayName)
    }
    return [...changed]
  })

  return (emailIds) =>
    Effect.map(objects.referencesOf(emailIds), (before) =>
      Effect.fnUntraced(function*(redactorOf) {
        if (before.length === 0) return []
        const now = yield* objects.referencesOf([...new Set(before.map(({ emailId }) => emailId))])
        const names = new Set(now.map(({ name }) => name))
        yield* objects.remove(before.filter(({ name }) => !names.has(name)))
        return yield* redactAll(now, redactorOf)
      }))
}

/** Looks an address up in the messages of received emails, which never change. */
export const ofReceived = (objects: Objects): ReceivedElsewhere =>
  Effect.fnUntraced(function*(ids, redactor) {
    const references = yield* objects.referencesOf(ids)
    const named = new Set<string>()
    yield* Effect.forEach(
      references,
      Effect.fnUntraced(function*(reference) {
        const content = yield* Effect.catchIf(objects.get(reference), isMissing, () => Effect.succeed(null))
        if (content !== null && (yield* runSteps(isNamedIn(content, redactor)))) named.add(reference.emailId)
      }),
      { concurrency: messagesAtOnce, discard: true }
    )
    return {
      named,
      forget: (gone) => objects.remove(references.filter(({ emailId }) => gone.includes(emailId)))
    }
  })

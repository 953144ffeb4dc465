import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { NewReceived, ReceivedStore } from "../received/ReceivedStore.ts"
import * as ContentReference from "./ContentReference.ts"
import type { Objects } from "./Objects.ts"
import { twice } from "./reading.ts"

/** Messages of one command that are stored at once. */
const messagesAtOnce = 4

/** A message for the storage, and the object that was stored for it; null: none. */
interface Stored {
  readonly message: NewReceived
  readonly reference: ContentReference.ContentReference | null
}

/** A `ReceivedStore` whose large messages are objects. What was read of a message stays in the storage. */
export const make = (inner: ReceivedStore["Service"], objects: Objects): ReceivedStore["Service"] => {
  const { minBytes, storeMillis } = objects.settings
  const isLarge = ({ content }: NewReceived): boolean => content.length >= minBytes

  const store = (message: NewReceived) =>
    Effect.map(
      objects.put({ emailId: message.id, position: 0, holds: "message" }, message.content),
      (reference): Stored => ({
        message: { ...message, content: ContentReference.writeBytes(reference) },
        reference
      })
    )

  return {
    ...inner,
    add: (messages) =>
      messages.some(isLarge)
        ? Effect.forEach(
          messages,
          (message) => isLarge(message) ? store(message) : Effect.succeed<Stored>({ message, reference: null }),
          { concurrency: messagesAtOnce }
        ).pipe(
          Effect.timeoutOrElse({ duration: storeMillis, orElse: () => Effect.fail(objects.unanswered("put")) }),
          Effect.flatMap((all) =>
            inner.add(all.map(({ message }) => message)).pipe(
              Effect.tap((answers) =>
                objects.discard(
                  all.flatMap(({ reference }, index) =>
                    reference !== null && answers[index]?.isNew === false ? [reference] : []
                  )
                )
              ),
              Effect.tapErrorTag("ReceivedFull", () => objects.discard(all.flatMap(({ reference }) => reference ?? [])))
            )
          )
        )
        : inner.add(messages),
    content: (scope, id) =>
      twice(Effect.flatMap(inner.content(scope, id), (found) => {
        const reference = Option.isNone(found) ? undefined : ContentReference.readBytes(id, found.value)
        return reference === undefined ? Effect.succeed(found) : Effect.asSome(objects.get(reference))
      })),
    remove: Effect.fnUntraced(function*(scope, id) {
      const references = yield* objects.referencesOf([id])
      const isRemoved = yield* inner.remove(scope, id)
      // What is not removed now is found by the sweep.
      if (isRemoved) yield* Effect.ignore(objects.remove(references))
      return isRemoved
    })
  }
}

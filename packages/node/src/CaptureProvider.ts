import { EmailProvider, ProviderUnavailable } from "@sendwright/core/sending/EmailProvider"
import type { OutgoingMessage } from "@sendwright/core/sending/OutgoingMessage"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Submission from "@sendwright/core/sending/Submission"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { constants } from "node:fs"
import * as fs from "node:fs/promises"
import * as path from "node:path"

// A name must be possible in a listing and on any file system: no colons.
const stampOf = (millis: number): string => new Date(millis).toISOString().replaceAll(":", "-")

/** Writes beside the file first: a program that watches the directory never sees half a message. */
const write = (file: string, content: Uint8Array | string) =>
  Effect.tryPromise(async () => {
    await fs.writeFile(`${file}.part`, content, { mode: 0o600 })
    await fs.rename(`${file}.part`, file)
  })

// Node's own `recursive` never ends below a file system that answers ENOENT although the parent is there, as /proc.
const makeDirectory = async (directory: string): Promise<void> => {
  if (await isDirectory(directory)) return
  await makeDirectory(path.dirname(directory))
  try {
    await fs.mkdir(directory, { mode: 0o700 })
  } catch (error) {
    // Another hand-off may have made it meanwhile.
    if (!await isDirectory(directory)) throw error
  }
}

const isDirectory = (place: string): Promise<boolean> =>
  fs.stat(place).then((found) => found.isDirectory(), () => false)

/** What is done about captured mail besides. */
export interface CaptureOptions {
  /** Is told the file of each message. */
  readonly captured: (file: string) => Effect.Effect<void>
}

const quiet: CaptureOptions = { captured: () => Effect.void }

/**
 * The provider that sends nothing: every message becomes a file `<time>-<email id>.eml` in a directory, with its
 * envelope beside it in a `.json` of the same name, and counts as accepted. For development. Files are never removed.
 *
 * @example
 * ```ts
 * import { EmailProvider, ThrottledProvider } from "@sendwright/core"
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 * import * as Layer from "effect/Layer"
 *
 * export const Provider = Layer.effect(EmailProvider, ThrottledProvider.make(CaptureProvider.make("captured")))
 * ```
 */
export const make = (directory: string, { captured }: CaptureOptions = quiet): EmailProvider["Service"] => {
  const ready = Effect.tryPromise(() => makeDirectory(path.resolve(directory)))

  const submit = Effect.fn("CaptureProvider.submit")(
    function*(message: OutgoingMessage) {
      const bytes = yield* MimeMessage.render(message)
      const name = path.join(directory, `${stampOf(yield* Clock.currentTimeMillis)}-${message.emailId}`)
      const { accountId, attempt, emailId, envelope, messageId } = message
      yield* ready
      yield* write(`${name}.json`, `${JSON.stringify({ emailId, accountId, attempt, messageId, envelope }, null, 2)}\n`)
      yield* write(`${name}.eml`, bytes)
      yield* captured(`${name}.eml`)
      return Submission.accepted(message.messageId, { response: "captured" })
    },
    Effect.orElseSucceed(() =>
      Submission.temporarilyRefused("The message could not be written to its file", { scope: "provider" })
    )
  )

  const check = ready.pipe(
    Effect.andThen(Effect.tryPromise(() => fs.access(directory, constants.W_OK))),
    Effect.mapError(() =>
      new ProviderUnavailable({ message: `Captured mail cannot be written to ${directory}: make it writable.` })
    )
  )

  return EmailProvider.of({ name: "capture", submit, check })
}

/** Captured mail, as a provider that is set up. */
export const setup = (directory: string, options: CaptureOptions = quiet): ProviderSetup => ({
  place: directory,
  region: null,
  layer: () => Layer.succeed(EmailProvider, make(directory, options))
})

/**
 * The provider that writes each message into a directory, which is made when it is needed.
 *
 * @example
 * ```ts
 * import * as CaptureProvider from "@sendwright/node/CaptureProvider"
 *
 * // One file `.eml` for each message, for mail programs and tests to open.
 * export const Provider = CaptureProvider.layer("captured")
 * ```
 */
export const layer = (directory: string): Layer.Layer<EmailProvider> => Layer.succeed(EmailProvider, make(directory))

import { httpUrl, type Reader, type Setting, setting } from "@sendwright/core/foundation/Setting"
import type { SettingIssue } from "@sendwright/core/sending/ProviderDefinition"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** A secret on one line, which the failure does not repeat. */
export const secretText = (form: RegExp, must: string): Reader<Redacted.Redacted> => (text) =>
  form.test(text) ? Result.succeed(Redacted.make(text)) : Result.fail(must)

/** What an API key may be made of. */
export const keyText = secretText(/^[\x21-\x7e]{8,512}$/, "must be a key: 8 to 512 printable characters without blanks")

/** A user name and a password, as they come with requests. */
export const loginText = secretText(
  /^[^\s:]+:\S{16,256}$/,
  "must be user:password without blanks, with a password of 16 characters or more"
)

/** The setting of an API's address. */
export const endpointSetting = (name: string, fallback: string, meaning: string): Setting<string> =>
  setting(name, `\`${fallback}\``, meaning, httpUrl)

/** The first of some settings that were given although what they belong to is not there. */
export const withoutMain = (
  main: string,
  given: ReadonlyArray<readonly [name: string, value: unknown]>
): Result.Result<undefined, SettingIssue> => {
  const [found] = given.find(([, value]) => value !== undefined) ?? []
  return found === undefined
    ? Result.succeed(undefined)
    : Result.fail({ name: found, message: `needs ${main}, without which nothing is handed over` })
}

/** What is said at the start where nobody takes a provider's reports. */
export const withoutReports = (name: string, provider: string): ReadonlyArray<string> => [
  `${name} is not set: nobody learns what ${provider} delivers, and what bounces or is complained about`
]

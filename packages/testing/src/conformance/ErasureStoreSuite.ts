import * as Emails from "./erasureEmails.ts"
import * as Late from "./erasureLate.ts"
import * as OfSpellings from "./erasureSpellings.ts"
import type { It } from "./Harness.ts"

/** What every `ErasureStore` must do. */
export const tests = (it: It): void => {
  Emails.tests(it)
  Late.tests(it)
  OfSpellings.tests(it)
}

import { layer } from "@effect/vitest"
import type { Storage } from "@sendwright/core/Storage"
import type * as Layer from "effect/Layer"
import * as Emails from "./erasureEmails.ts"
import * as Late from "./erasureLate.ts"
import type { It, SuiteOptions } from "./Harness.ts"

/** What every `ErasureStore` must do. */
export const tests = (it: It): void => {
  Emails.tests(it)
  Late.tests(it)
}

/** Runs the conformance tests of an erasure store. The layer of stores is to be provided with `fixtures.peppers`. */
export const suite = <E>(name: string, storage: Layer.Layer<Storage, E>, options?: SuiteOptions): void =>
  layer(storage, options)(name, tests)

import * as LockHolder from "@sendwright/core/foundation/LockHolder"
import * as PgExamination from "@sendwright/postgres/PgExamination"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Check, check } from "./Check.ts"

/** What is held for less is part of ordinary work. */
const longMillis = 3_000

/** What the locks of others mean for a server. */
export const judge = (holders: ReadonlyArray<LockHolder.LockHolder>, now: number): Check => {
  const name = "locks"
  const held = holders.filter(({ since }) => since === null || now - since.getTime() > longMillis)
  const [first] = held
  return first === undefined
    ? check(name, "ok", "nobody holds one that sends wait for")
    : check(
      name,
      first.table === null ? "warn" : "fail",
      `sends wait for ${LockHolder.lockOf(first)}: ${held.map(LockHolder.describe).join(", then ")}. ${
        LockHolder.remedyOf(first)
      }`
    )
}

/** Looks who holds locks that sends wait for. */
export const examine = Effect.gen(function*() {
  return judge(yield* PgExamination.lockHolders, yield* Clock.currentTimeMillis)
})

import type { Account } from "@sendwright/core/accounts/Account"
import { type Accounts, maxListed } from "@sendwright/core/accounts/Accounts"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Effect from "effect/Effect"

/** Accounts that a command goes over, at most. */
const most = 10_000

/** All accounts, oldest first; of more than 10,000 the newest. */
export const allAccounts = Effect.fnUntraced(function*(
  accounts: Accounts["Service"]
): Effect.fn.Return<ReadonlyArray<Account>, StorageError> {
  const all: Array<Account> = []
  for (let after: Account | null = null; all.length < most;) {
    const page: ReadonlyArray<Account> = yield* accounts.list({ limit: maxListed, after })
    all.push(...page)
    after = page.at(-1) ?? null
    if (page.length < maxListed) break
  }
  return all.toReversed()
})

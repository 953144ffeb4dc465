import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import type { Scope } from "@sendwright/core/accounts/Scope"
import type { Mode } from "@sendwright/core/foundation/Mode"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asSender, type CallOptions, type Calls } from "./Calls.ts"

/** The fields of a new key. */
export interface KeyInput {
  /** Its name in lists. */
  readonly name: string
  /** Email sent with a test key never leaves the service. */
  readonly mode: Mode
  /** Default: all. */
  readonly scopes?: ReadonlyArray<Scope> | undefined
}

/** API keys of the account, for clients of its HTTP API. The application itself needs none. */
export interface KeysApi {
  /** Creates a key. `text` is the key that clients send; it is not stored and returned only here. */
  readonly create: (input: KeyInput, options?: CallOptions) => Promise<{ readonly key: ApiKey; readonly text: string }>
  readonly list: (options?: CallOptions) => Promise<ReadonlyArray<ApiKey>>
  /** Revokes a key, on every process within a second. */
  readonly revoke: (id: string, options?: CallOptions) => Promise<ApiKey>
}

export const keysOf = (calls: Calls): KeysApi => {
  const run = <A, E>(
    use: (accounts: Accounts["Service"], accountId: string) => Effect.Effect<A, E>,
    options: CallOptions | undefined
  ) => calls.run(Effect.flatMap(Accounts, (accounts) => asSender(({ account }) => use(accounts, account.id))), options)
  return {
    create: ({ mode, name, scopes }, options) =>
      run(
        (accounts, accountId) =>
          Effect.map(
            accounts.createKey({ accountId, name, mode, ...(scopes === undefined ? {} : { scopes }) }),
            ({ key, text }) => ({ key, text: Redacted.value(text) })
          ),
        options
      ),
    list: (options) => run((accounts, accountId) => accounts.listKeys(accountId), options),
    revoke: (id, options) => run((accounts, accountId) => accounts.revokeKey(accountId, id), options)
  }
}

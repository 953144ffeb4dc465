import type { Account } from "@sendwright/core/accounts/Account"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { ofKey } from "@sendwright/core/accounts/Caller"
import { type Member, ownerOf } from "@sendwright/core/accounts/Member"
import { noOverrides } from "@sendwright/core/accounts/Plan"
import { scopes } from "@sendwright/core/accounts/Scope"
import * as Conditions from "@sendwright/core/foundation/Conditions"
import { AccountSuspended } from "@sendwright/core/foundation/Errors"
import * as SteadyCache from "@sendwright/core/foundation/SteadyCache"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { Portal } from "@sendwright/core/portal/Portal"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import * as RequestWorker from "@sendwright/core/requests/RequestWorker"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as ReceivedFiles from "@sendwright/mime/ReceivedFiles"
import * as KeyRingText from "@sendwright/node/KeyRingText"
import * as NodeDigest from "@sendwright/node/NodeDigest"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as NodeMac from "@sendwright/node/NodeMac"
import * as NodePasswordHasher from "@sendwright/node/NodePasswordHasher"
import * as PooledRandom from "@sendwright/node/PooledRandom"
import * as Context from "effect/Context"
import * as Aead from "effect/crypto/Aead"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { randomBytes } from "node:crypto"
import * as Dns from "./dns.ts"
import { StartError } from "./errors.ts"
import * as Logging from "./logging.ts"
import type { AccountOptions, SendwrightOptions } from "./options.ts"
import * as Providers from "./providerLayer.ts"
import { Sender } from "./Sender.ts"
import * as Storage from "./storage.ts"

/** What an application is known by that names no account id of its own. */
const soleAccountId = "01900000-0000-7000-8000-706f7374686f"
// The rates of an application that sends for itself are its own affair.
const overrides = { ...noOverrides, domains: 1_000_000, requestRate: 1_000_000 }
// A pause or a suspension holds on every process within a second.
const accountMemoryMillis = 900

const keyRingOf = ({ secretKey, storage }: SendwrightOptions): Effect.Effect<KeyRing, StartError> => {
  if (secretKey === undefined) {
    return storage.kind === "memory"
      ? Effect.sync(() => ({ active: "main", keys: { main: Redacted.make(new Uint8Array(randomBytes(32))) } }))
      : Effect.fail(
        new StartError(
          "secretKey is missing: the stored secrets are encrypted with it. Make one with: openssl rand -base64 32"
        )
      )
  }
  const ring = KeyRingText.parse(secretKey)
  return Result.isSuccess(ring)
    ? Effect.succeed(ring.success)
    : Effect.fail(new StartError(`secretKey ${ring.failure}.`))
}

// Hashes nothing before somebody signs in.
const people = Layer.provide(Sendwright.layerPeople, NodePasswordHasher.layer)

const engineOf = (options: SendwrightOptions, ring: KeyRing) => {
  const isJoined = options.storage.kind === "joined"
  const ports = Layer.mergeAll(
    SecretBox.layer(ring),
    NodeGuardedHttp.layer,
    Providers.layerOf(isJoined && options.provider === undefined ? { provider: Providers.nobody } : options)
  ).pipe(Layer.provideMerge(Dns.layerOf(options.dns)), Layer.provideMerge(Storage.layerOf(options.storage)))
  // Without a connection there is nothing to look at before the first transaction.
  const services = isJoined ? Sendwright.layerUnchecked(options, ports) : Sendwright.layer(options, ports)
  return Layer.provideMerge(people, services).pipe(
    Layer.catchTag("SettingsInvalid", ({ message }) => failed(new StartError(message))),
    Layer.catchTag(
      "KeysUnusable",
      (error) => failed(new StartError(`${error.message} ${keyAdvice}`, { cause: error }))
    ),
    Layer.catchTag(
      "StorageError",
      (error) => failed(new StartError("The stored secrets could not be read: see cause.", { cause: error }))
    ),
    Layer.provideMerge(Layer.mergeAll(
      NodeDigest.layer,
      NodeMac.layer,
      Layer.provideMerge(Aead.layerWebCrypto, PooledRandom.layer),
      Logging.layer(options.log),
      Conditions.layer,
      RecipientHash.layer(RecipientHash.fromKeyRing(ring)),
      Portal.layerKeys(ring)
    ))
  )
}

const failed = (error: StartError) => Layer.effectContext(Effect.fail(error))

const keyAdvice =
  "secretKey must hold every key that is needed, the one that seals new secrets first: new:<base64>,old:<base64>."

/** Reads the account, or makes it: whichever of several processes comes first. */
const accountOf = Effect.fnUntraced(function*({ id = soleAccountId, name, ownerEmail }: AccountOptions) {
  const accounts = yield* Accounts
  const created = accounts.create({ id, name, ownerEmail, plan: "enterprise", trusted: true, overrides }).pipe(
    Effect.map(({ account }) => account),
    Effect.catchTag("StorageError", (error) => Effect.mapError(accounts.get(id), () => error))
  )
  const account = yield* Effect.catchTag(accounts.get(id), "NotFound", () => created)
  return account.name === name ? account : yield* accounts.update(id, { name })
})

const callerOf = Effect.fnUntraced(function*(account: Account, owner: Member) {
  if (account.suspended !== null) return yield* new AccountSuspended({ reason: account.suspended.reason })
  return ofKey({ account, owner }, { id: account.id, name: "application", mode: "live", scopes })
})

const senderOf = Effect.fnUntraced(function*(accountId: string) {
  const accounts = yield* Accounts
  const owner = ownerOf(yield* accounts.members(accountId))
  if (owner === undefined) return yield* Effect.die(new Error("The account has no owner"))
  // It was there when the engine started, and accounts are never deleted.
  const read = Effect.catchTag(accounts.get(accountId), "NotFound", Effect.die)
  const known = yield* SteadyCache.make({
    lookup: () => read,
    capacity: 1,
    keepMillis: (exit) => Exit.isSuccess(exit) ? accountMemoryMillis : 0
  })
  const toCaller = (account: Account) => callerOf(account, owner)
  return Sender.of({
    caller: Effect.flatMap(known(accountId), toCaller),
    callerNow: Effect.flatMap(read, toCaller)
  })
})

/** The same of a process that knows of the account what its transactions read. */
const joinedSenderOf = Effect.fnUntraced(function*({ id = soleAccountId }: AccountOptions) {
  const accounts = yield* Accounts
  const absent = new StorageError({
    command: "join",
    cause: new Error("The account does not exist: start a process with postgres({ url }) first")
  })
  let owner: Member | undefined
  const caller = Effect.gen(function*() {
    const account = yield* Effect.catchTag(accounts.get(id), "NotFound", () => absent)
    owner ??= ownerOf(yield* accounts.members(id))
    return owner === undefined ? yield* absent : yield* callerOf(account, owner)
  })
  return Sender.of({ caller, callerNow: caller })
})

/** Every service of the engine, and who acts. */
export const layer = (options: SendwrightOptions) =>
  Layer.unwrap(Effect.map(keyRingOf(options), (ring) =>
    Layer.effect(
      Sender,
      options.storage.kind === "joined"
        ? joinedSenderOf(options.account)
        : Effect.flatMap(accountOf(options.account), ({ id }) => senderOf(id))
    ).pipe(Layer.provideMerge(engineOf(options, ring)))))

/** What an effect of this package may ask for; in a database, its client besides. */
export type EngineServices = Layer.Success<ReturnType<typeof layer>>

/** The services for calls inside a transaction. */
export const inside = (context: Context.Context<EngineServices>): Context.Context<EngineServices> => {
  const { callerNow } = Context.get(context, Sender)
  return Context.add(context, Sender, Sender.of({ caller: callerNow, callerNow }))
}

/** What watches the storage, on the services. */
export const health = (context: Context.Context<EngineServices>) =>
  Layer.provide(Sendwright.layerHealth, Layer.succeedContext(context))

// Read when the first request is there: most applications store none by SQL.
const decodeSend = Effect.promise(async () => (await import("@sendwright/api/wire/SendRequest")).decodeSend)

/** The workers, on the services. */
export const workers = (context: Context.Context<EngineServices>) =>
  Layer.merge(Sendwright.layerWorkers, RequestWorker.layer(decodeSend)).pipe(
    Layer.provide(Layer.merge(Layer.succeedContext(context), ReceivedFiles.layer))
  )

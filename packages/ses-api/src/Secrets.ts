import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import { createHmac } from "node:crypto"

/*
 * AWS SDKs sign requests with a secret that never travels, so the server must have it to check a signature. Of an API key
 * the server has only a hash, and that must not be enough to send: a reader of the database would have every secret. So
 * a pair is made of what is in two places. The access key id holds the hash of the key, by which the server finds the key;
 * it is no secret. The secret is an HMAC of the id under a key that is derived from the ring of the service (SecretBox),
 * which is not in the database. Nothing else is stored: there is nothing to migrate or to seal, and a revoked key takes its
 * pair with it. AWS derives its passwords for SMTP from secret access keys in the same way.
 */

/** The keys that secrets are made with, the active one first. */
export const signingKeys = Effect.map(
  SecretBox,
  (box): ReadonlyArray<Uint8Array> => box.signingKeys("sendwright ses secret 1")
)

/** The secret access key that belongs to an access key id, under one of these keys: 43 characters. */
export const secretOf = (key: Uint8Array, accessKeyId: string): string =>
  Base64Url.encode(createHmac("sha256", key).update(accessKeyId).digest())

const hashLength = 64

/**
 * The access key id of a key with this text and hash: the beginning of the text up to the mode, by which people and
 * proxies recognise it, and the hash. Of letters, digits and underscores, as AWS asks for.
 */
export const accessKeyIdOf = (text: string, hash: string): string => text.slice(0, text.lastIndexOf("_") + 1) + hash

/** The hash in an access key id. */
export const hashIn = (accessKeyId: string): string => accessKeyId.slice(-hashLength)

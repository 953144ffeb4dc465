import type * as Redacted from "effect/Redacted"

/** Which bucket objects live in, and how it is reached, in its resolved form (see `S3Input`). */
export interface S3Options {
  readonly bucket: string
  /** The region that requests are signed for. Services without regions take `us-east-1`, or say what they take. */
  readonly region: string
  /** Where the service is, such as `https://s3.example.com`; a path in front of the buckets may belong to it. */
  readonly endpoint: string
  /** `path`: `<endpoint>/<bucket>/<key>`; `virtual-host`: the bucket's name is the first label of the host. */
  readonly style: "path" | "virtual-host"
  /** What all keys begin with, such as `sendwright/`; it may be empty. */
  readonly prefix: string
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: Redacted.Redacted
    readonly sessionToken?: Redacted.Redacted
  }
  /** How long one request may take, in milliseconds, from its beginning to the end of its answer. */
  readonly requestMillis: number
  /** How often a request is made at most: an error that may pass by itself is tried again. */
  readonly tries: number
}

/** Options as a user gives them: without an endpoint they lead to AWS. */
export type S3Input =
  & Pick<S3Options, "bucket" | "region" | "credentials">
  & Partial<S3Options>

/**
 * Options with their defaults: AWS with the bucket in the host, or the given endpoint with the bucket in the path; no
 * prefix; 10 s for a request, and three of them.
 *
 * @example
 * ```ts
 * import * as S3Options from "@sendwright/s3/S3Options"
 * import * as Redacted from "effect/Redacted"
 *
 * const options = S3Options.make({
 *   endpoint: "https://objects.example.com",
 *   region: "us-east-1",
 *   bucket: "email-contents",
 *   credentials: { accessKeyId: "AKIA…", secretAccessKey: Redacted.make("secret") }
 * })
 * ```
 */
export const make = (input: S3Input): S3Options => ({
  endpoint: `https://s3.${input.region}.amazonaws.com`,
  style: input.endpoint === undefined ? "virtual-host" : "path",
  prefix: "",
  requestMillis: 10_000,
  tries: 3,
  ...input
})

import { bytes, httpUrl, oneOf, pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import { isKey } from "@sendwright/core/objects/ContentStore"
import * as S3Options from "@sendwright/s3/S3Options"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

const secret: Reader<Redacted.Redacted> = (text) => Result.succeed(Redacted.make(text))

const prefix: Reader<string> = (text) => {
  const words = text.replace(/\/$/, "")
  return words.length <= 128 && isKey(words)
    ? Result.succeed(`${words}/`)
    : Result.fail(
      "must be words of letters, digits, hyphens and underscores with slashes between them, such as mail/eu"
    )
}

const size = bytes(1_000, 1e9)
const sizeOrOff: Reader<number> = (text) => text === "off" ? Result.succeed(Infinity) : size(text)

/** Where large contents of emails live. */
export const objectSettings = {
  contentBucket: setting(
    "SENDWRIGHT_CONTENT_S3_BUCKET",
    "none",
    "S3-compatible [bucket](./object-store.md) for large bodies and attachments.",
    pattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
  ),
  contentEndpoint: setting(
    "SENDWRIGHT_CONTENT_S3_ENDPOINT",
    "AWS in the region",
    "URL of the object store, such as `https://objects.example.com`.",
    httpUrl
  ),
  contentRegion: setting(
    "SENDWRIGHT_CONTENT_S3_REGION",
    "`us-east-1`",
    "Region that requests are signed for.",
    pattern(/^[A-Za-z0-9-]{1,64}$/, "must be a region, such as eu-central-1")
  ),
  contentStyle: setting(
    "SENDWRIGHT_CONTENT_S3_STYLE",
    "`path`; for AWS `virtual-host`",
    "Bucket name in the `path` or the host name (`virtual-host`).",
    oneOf("path", "virtual-host")
  ),
  contentPrefix: setting(
    "SENDWRIGHT_CONTENT_S3_PREFIX",
    "none",
    "Prefix of all keys in the bucket, such as `sendwright/`.",
    prefix
  ),
  contentAccessKey: setting(
    "SENDWRIGHT_CONTENT_S3_ACCESS_KEY_ID",
    "none",
    "Access key id, with rights to put, get, delete and list.",
    pattern(/^[!-~]{1,256}$/, "must be the id of an access key")
  ),
  contentSecretKey: setting(
    "SENDWRIGHT_CONTENT_S3_SECRET_ACCESS_KEY",
    "none",
    "Secret of that access key.",
    secret,
    { secret: true }
  ),
  contentMinBytes: setting(
    "SENDWRIGHT_CONTENT_MIN_BYTES",
    "`64KiB`",
    "Smallest body (HTML plus text) or attachment to store in the bucket; `off`: no new ones.",
    sizeOrOff
  )
} as const

/** Where large contents live, and which are large. */
export interface ObjectConfig {
  readonly s3: S3Options.S3Options
  /** undefined: the default of the engine. */
  readonly minBytes: number | undefined
}

type Values = {
  readonly [Name in keyof typeof objectSettings]?: typeof objectSettings[Name] extends
    { readonly read: Reader<infer A> } ? A | undefined : never
}

/** What is missing, or has no effect. */
export const issuesOf = (values: Values): ReadonlyArray<{ readonly name: string; readonly message: string }> => {
  const { contentAccessKey, contentBucket, contentSecretKey } = objectSettings
  if (values.contentBucket !== undefined) {
    return ([["contentAccessKey", contentAccessKey], ["contentSecretKey", contentSecretKey]] as const).flatMap((
      [name, { name: variable }]
    ) => values[name] === undefined ? [{ name: variable, message: `must be set where ${contentBucket.name} is` }] : [])
  }
  const isGiven = Object.keys(objectSettings).some((name) => values[name as keyof Values] !== undefined)
  return isGiven
    ? [{ name: contentBucket.name, message: "must be set where another setting of the object store is" }]
    : []
}

/** Where large contents live; null: in the database. */
export const of = (values: Values): ObjectConfig | null => {
  const { contentAccessKey, contentBucket, contentEndpoint, contentPrefix, contentSecretKey, contentStyle } = values
  if (contentBucket === undefined || contentAccessKey === undefined || contentSecretKey === undefined) return null
  return {
    s3: S3Options.make({
      bucket: contentBucket,
      region: values.contentRegion ?? "us-east-1",
      credentials: { accessKeyId: contentAccessKey, secretAccessKey: contentSecretKey },
      ...(contentEndpoint === undefined ? {} : { endpoint: contentEndpoint }),
      ...(contentStyle === undefined ? {} : { style: contentStyle }),
      ...(contentPrefix === undefined ? {} : { prefix: contentPrefix })
    }),
    minBytes: values.contentMinBytes
  }
}

import * as S3Options from "@sendwright/s3/S3Options"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { s3Bucket, s3Credentials, startS3Server } from "../../../scripts/s3-server.ts"

const { accessKeyId, secretAccessKey } = s3Credentials

/** An S3 server for a test. */
export const serverThat = (options: { readonly checksSignatures: boolean }) =>
  Effect.acquireRelease(Effect.promise(() => startS3Server(options)), ({ stop }) => Effect.promise(stop))

/** The same, which checks signatures. */
export const server = serverThat({ checksSignatures: true })

/** How it is reached. */
export const optionsOf = (port: number, more: Partial<S3Options.S3Input> = {}): S3Options.S3Options =>
  S3Options.make({
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-central-1",
    bucket: s3Bucket,
    credentials: { accessKeyId, secretAccessKey: Redacted.make(secretAccessKey) },
    ...more
  })

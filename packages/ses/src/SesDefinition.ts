import { httpUrl, pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import { type EventIntake, EventsRefused, EventsUnavailable } from "@sendwright/core/sending/EventIntake"
import * as ProviderDefinition from "@sendwright/core/sending/ProviderDefinition"
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import type { SesOptions } from "./SesOptions.ts"
import * as Options from "./SesOptions.ts"
import type { SnsIntake } from "./SnsIntake.ts"
import * as TopicArn from "./TopicArn.ts"

/** SES in a region that is set up. Its client is loaded when it is first needed. */
export const setup = (options: SesOptions): ProviderSetup => ({
  place: `SES in ${options.region}`,
  region: options.region,
  layer: () => Layer.unwrap(Effect.promise(async () => (await import("./SesProvider.ts")).layer(options))),
  identities: (role) =>
    Layer.unwrap(
      Effect.promise(async () => (await import("./SesIdentities.ts")).layer(options, role === "alone" ? "send" : "ses"))
    )
})

const topicArns: Reader<ReadonlyArray<string>> = (text) => {
  const arns = text.split(/[\s,]+/).filter((arn) => arn !== "")
  return arns.length > 0 && arns.every((arn) => TopicArn.parse(arn) !== undefined)
    ? Result.succeed([...new Set(arns)])
    : Result.fail(
      "must be ARNs of SNS topics with commas between them, such as arn:aws:sns:eu-central-1:123456789012:ses-events"
    )
}

const intake = (topicArns: ReadonlyArray<string>) =>
  Effect.gen(function*() {
    const [Intake, Certificates] = yield* Effect.promise(() =>
      Promise.all([import("./SnsIntake.ts"), import("./SnsCertificates.ts")])
    )
    const built = yield* Layer.build(
      Intake.SnsIntake.layer(topicArns).pipe(Layer.provide(Certificates.SnsCertificates.layer))
    )
    return eventIntake(Context.get(built, Intake.SnsIntake), Intake.maxBodyBytes)
  })

/** What SNS posts, as a server takes it. */
export const eventIntake = (sns: SnsIntake["Service"], maxBodyBytes: number): EventIntake => ({
  maxBodyBytes,
  take: ({ body, headers }) =>
    sns.take({ body, isRaw: headers["x-amz-sns-rawdelivery"] === "true" }).pipe(
      Effect.asVoid,
      Effect.catchTags({
        SnsRefused: ({ message, reason }) => Effect.fail(new EventsRefused({ reason, message })),
        SnsUnavailable: ({ message }) => Effect.fail(new EventsUnavailable({ message }))
      })
    )
})

const withoutRegion = (name: string) =>
  Result.fail({ name, message: "needs SENDWRIGHT_SES_REGION, without which nothing is handed to SES" })

/** Amazon SES, by `SENDWRIGHT_SES_REGION`. Credentials are left to the variables that AWS's SDK reads. */
export const definition = ProviderDefinition.define({
  kind: "ses",
  // A domain has one identity in SES: the records of two regions cannot stand beside each other.
  instances: 1,
  main: "region",
  settings: {
    region: setting(
      "SENDWRIGHT_SES_REGION",
      "none",
      "Region, such as `eu-central-1`; enables [Amazon SES](./ses.md). Credentials come from AWS variables such as "
        + "`AWS_ACCESS_KEY_ID`.",
      pattern(/^[a-z]{2,3}(?:-[a-z]{2,12}){1,3}-\d{1,2}$/, "must be a region of AWS, such as eu-central-1")
    ),
    configurationSet: setting(
      "SENDWRIGHT_SES_CONFIGURATION_SET",
      "none",
      "SES configuration set, which decides the published events.",
      pattern(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, hyphens and underscores")
    ),
    endpoint: setting(
      "SENDWRIGHT_SES_ENDPOINT",
      "that of the region",
      "Alternative SES endpoint, for tests and private endpoints.",
      httpUrl
    ),
    topicArns: setting(
      "SENDWRIGHT_SES_TOPIC_ARNS",
      "none",
      "Comma-separated ARNs of [SNS topics](./ses-events.md). Required for `POST /providers/ses/events` "
        + "and [`…/received`](./receiving.md#without-port-25).",
      topicArns
    )
  },
  read: ({ configurationSet, endpoint, region, topicArns }) => {
    if (region === undefined) {
      if (configurationSet !== undefined) return withoutRegion("SENDWRIGHT_SES_CONFIGURATION_SET")
      if (endpoint !== undefined) return withoutRegion("SENDWRIGHT_SES_ENDPOINT")
      return Result.succeed(undefined)
    }
    const options = Options.make({
      region,
      configurationSet: configurationSet ?? null,
      endpoint: endpoint ?? null
    })
    const warnings = topicArns === undefined
      ? [
        "SENDWRIGHT_SES_TOPIC_ARNS is not set: nobody learns what SES delivers, and what bounces or is complained about"
      ]
      : []
    return Result.succeed({ ...setup(options), warnings })
  },
  events: ({ topicArns }) => topicArns === undefined ? undefined : intake(topicArns),
  received: ({ topicArns }) =>
    topicArns === undefined
      ? undefined
      : Effect.flatMap(Effect.promise(() => import("./SesDoor.ts")), (Door) => Door.maker({ topicArns }))
})

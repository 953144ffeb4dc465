import { type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"

const paths = {
  resend: "/resend",
  sendgrid: "/sendgrid",
  postmark: "/postmark",
  ses: "/ses",
  mailgun: "/mailgun"
} as const

type Name = keyof typeof paths

const names = Object.keys(paths) as ReadonlyArray<Name>

const some: Reader<ReadonlyArray<Name>> = (text) => {
  const given = text === "none" ? [] : text.split(",").map((name) => name.trim())
  const known = names.filter((name) => given.includes(name))
  return known.length === given.length
    ? Result.succeed(known)
    : Result.fail(`must be none, or some of ${names.join(", ")}, each once`)
}

/** The interfaces of other services. */
export const surfaceSettings = {
  compatibleApis: setting(
    "SENDWRIGHT_COMPATIBLE_APIS",
    `\`${names.join(",")}\``,
    "The [interfaces of other services](../move/overview.md) to serve, each at `/<its name>`; `none` disables them.",
    some
  )
} as const

/** The path of each interface; null: it is not served. */
export type SurfacePaths = { readonly [N in Name as `${N}Path`]: typeof paths[N] | null }

/** The paths that the setting represents. */
export const of = ({ compatibleApis = names }: {
  readonly compatibleApis?: ReadonlyArray<Name> | undefined
}): SurfacePaths => {
  const pathOf = <N extends Name>(name: N) => compatibleApis.includes(name) ? paths[name] : null
  return {
    resendPath: pathOf("resend"),
    sendgridPath: pathOf("sendgrid"),
    postmarkPath: pathOf("postmark"),
    sesPath: pathOf("ses"),
    mailgunPath: pathOf("mailgun")
  }
}

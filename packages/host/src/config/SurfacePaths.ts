import { pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"

type SurfacePath = `/${string}`

const form =
  /^(?:off|(?!\/(?:v1|docs|dashboard|portal|health|metrics|assets|providers)(?:\/|$))(?:\/[A-Za-z0-9][A-Za-z0-9._~-]{0,49}){1,4})$/

const path = (fallback: string): Reader<SurfacePath | "off"> => (text) =>
  Result.map(
    pattern(form, `must be off, or a path such as ${fallback} that nothing else is served under`)(text),
    (read) => read as SurfacePath | "off"
  )

const fallbacks = {
  resendPath: "/resend",
  sendgridPath: "/sendgrid",
  postmarkPath: "/postmark",
  sesPath: "/ses",
  mailgunPath: "/mailgun"
} as const

const surface = (name: string, key: keyof typeof fallbacks, service: string, page: string) =>
  setting(
    name,
    `\`${fallbacks[key]}\``,
    `Path of the [${service}-compatible API](../move/${page}.md); \`off\` disables it.`,
    path(fallbacks[key])
  )

/** Where the interfaces of other services stand. */
export const surfaceSettings = {
  resendPath: surface("SENDWRIGHT_RESEND_PATH", "resendPath", "Resend", "resend"),
  sendgridPath: surface("SENDWRIGHT_SENDGRID_PATH", "sendgridPath", "SendGrid", "sendgrid"),
  postmarkPath: surface("SENDWRIGHT_POSTMARK_PATH", "postmarkPath", "Postmark", "postmark"),
  sesPath: surface("SENDWRIGHT_SES_PATH", "sesPath", "Amazon SES", "ses"),
  mailgunPath: surface("SENDWRIGHT_MAILGUN_PATH", "mailgunPath", "Mailgun", "mailgun")
} as const

type Key = keyof typeof surfaceSettings

/** The path of each interface; null: it is not served. */
export type SurfacePaths = Readonly<Record<Key, SurfacePath | null>>

const keys = Object.keys(fallbacks) as ReadonlyArray<Key>

/** The paths that settings represent. */
export const of = (values: { readonly [Name in Key]?: SurfacePath | "off" | undefined }): SurfacePaths => {
  const pathOf = (key: Key) => values[key] === "off" ? null : values[key] ?? fallbacks[key]
  return {
    resendPath: pathOf("resendPath"),
    sendgridPath: pathOf("sendgridPath"),
    postmarkPath: pathOf("postmarkPath"),
    sesPath: pathOf("sesPath"),
    mailgunPath: pathOf("mailgunPath")
  }
}

/** What is wrong where two of them have one path. */
export const issuesOf = (
  values: Parameters<typeof of>[0]
): ReadonlyArray<{ readonly name: string; readonly message: string }> => {
  const paths = of(values)
  return keys.flatMap((key, index) => {
    const other = keys.slice(0, index).find((before) => paths[key] !== null && paths[before] === paths[key])
    return other === undefined
      ? []
      : [{
        name: surfaceSettings[key].name,
        message: `must be another path than that of ${surfaceSettings[other].name}`
      }]
  })
}

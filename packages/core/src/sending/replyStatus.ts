/** What the codes of a reply say: by the enhanced status code (RFC 3463) and by the three digits of SMTP. */
export interface ReplyStatus {
  /** `4` for the time being, `5` for good; null where no code says. */
  readonly class: "4" | "5" | null
  /** Subject and detail of the enhanced code: `1.1`; null where there is none. */
  readonly code: string | null
  /** The three digits; null where there are none. */
  readonly digits: string | null
}

// Longer ones say no more.
const longest = 1_000
// It may not be in an IP address.
const enhanced = /(?<![\w.])([45])\.(\d{1,3}\.\d{1,3})(?!\w|\.\d)/g
const replyCode = /^\s*([45]\d\d)(?!\d)/

/** Words of a server that takes nothing at the first try. */
export const greylisting = /gr[ae]y-?\s?list/i

/** The codes of a reply: the enhanced one that says more than `5.0.0`, where there are several. */
export const statusOf = (
  { code, diagnostic }: { readonly code: string | null; readonly diagnostic: string }
): ReplyStatus => {
  const text = `${code ?? ""} ${diagnostic.slice(0, longest)}`
  const digits = (replyCode.exec(code ?? "") ?? replyCode.exec(diagnostic))?.[1] ?? null
  const all = Array.from(text.matchAll(enhanced), ([, level, rest]) => ({ level, code: rest ?? "0.0" }))
  const found = all.find((one) => one.code !== "0.0") ?? all[0]
  const level = found?.level ?? digits?.[0]
  return { class: level === "4" || level === "5" ? level : null, code: found?.code ?? null, digits }
}

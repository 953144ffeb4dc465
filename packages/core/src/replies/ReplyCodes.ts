import { longestReply } from "./ReplyWords.ts"

/** What is known of an answer of a receiving server. */
export interface Reply {
  /** The enhanced status code or the three digits of SMTP, where it was distinguished from the words. */
  readonly code: string | null
  /** The answer as it came. */
  readonly diagnostic: string
}

/** What the codes of a reply say: by the enhanced status code (RFC 3463) and by the three digits of SMTP. */
export interface ReplyCodes {
  /** `4` for the time being, `5` for good; null where no code says. */
  readonly class: "4" | "5" | null
  /** Subject and detail of the enhanced code: `1.1`; null where there is none. */
  readonly code: string | null
  /** The three digits; null where there are none. */
  readonly digits: string | null
}

// It may not be in an IP address.
const enhanced = /(?<![\w.])([45])\.(\d{1,3}\.\d{1,3})(?!\w|\.\d)/g
// Other programs put words before the reply: `smtp; 550 No`, `host mx.example said: 550 No`.
const replyCode = /(?:^|[;:])\s*([45]\d\d)(?!\d)/
const success = /^\s*2(?:\d\d|\.\d{1,3}\.\d{1,3})(?![\d.])/

/** Whether a reply says that the email was taken. Then nothing in its words is a refusal. */
export const isSuccess = ({ code, diagnostic }: Reply): boolean => success.test(code ?? diagnostic)

/** The codes of a reply: the enhanced one that says more than `5.0.0`, where there are several. */
export const codesOf = ({ code, diagnostic }: Reply): ReplyCodes => {
  const text = `${code ?? ""} ${diagnostic.slice(0, longestReply)}`
  const digits = (replyCode.exec(code ?? "") ?? replyCode.exec(text.slice((code ?? "").length + 1)))?.[1] ?? null
  const all = Array.from(text.matchAll(enhanced), ([, level, rest]) => ({ level, code: rest ?? "0.0" }))
  const found = all.find((one) => one.code !== "0.0") ?? all[0]
  const level = found?.level ?? digits?.[0]
  return { class: level === "4" || level === "5" ? level : null, code: found?.code ?? null, digits }
}

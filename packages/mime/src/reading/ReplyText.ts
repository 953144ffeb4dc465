import type { Steps } from "@sendwright/core/foundation/Steps"
import * as HtmlText from "./HtmlText.ts"
import * as QuotedText from "./QuotedText.ts"

/** How much of an html is read, in characters. */
const longestHtml = 1_048_576

/**
 * The new part of a reply as plain text, apart from what it quotes and from a signature below its delimiter (RFC 3676
 * section 4.3). The text is read, at most its first 262,144 characters; where nothing in it looks quoted, the html is.
 * null: nothing can be distinguished, or nothing is new.
 */
export function* readInSteps(
  { html, text }: { readonly text: string | null; readonly html: string | null }
): Steps<string | null> {
  const ofText = text === null ? null : yield* QuotedText.read(text)
  if (ofText !== null || html === null) return ofText
  return yield* QuotedText.read(yield* HtmlText.read(html.slice(0, longestHtml), true))
}

import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import * as htmlEntities from "./htmlEntities.ts"

const blocks = new Set(
  ("address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li "
    + "main nav ol pre section table tr ul").split(" ")
)

/** What is within them is no text of the page. */
const unshown = new Set(["head", "noscript", "script", "select", "style", "template", "textarea", "title"])

/** Of these, what looks like a tag is none but their own end. */
const raw = new Set(["script", "style", "textarea", "title"])

/** The marks of elements that hold what a client quotes, or the line above it that says who wrote it. */
const quoteMarks = [
  "gmail_attr",
  "moz-cite-prefix",
  "yahoo_quoted",
  "protonmail_quote",
  "tutanota_quote",
  "zmail_extra",
  "ms-outlook-mobile-reference-message",
  // Signatures, which a plain text has below its delimiter.
  "gmail_signature",
  "moz-signature"
]

/** The marks of places from which on all that follows is quoted: Outlook's, and those of its page and mobile programs. */
const lastMarks = [
  "divrplyfwdmsg",
  "appendonsend",
  "mail-editor-reference-message-container",
  "olk_src_body_section",
  "stopspelling"
]

const marked = new Set(["blockquote", "div", "hr", "p", "pre", "section", "span", "table"])

/** How far a tag is read for its marks, in characters. */
const longestTag = 1_000

// at most 1,000 characters: no more of a tag is read.
const cited = /\stype\s*=\s*["']?cite\b/

type Meaning = "text" | "quote" | "end"

const meaningOf = (name: string, tag: string): Meaning => {
  if (!marked.has(name)) return "text"
  const source = tag.slice(0, longestTag).toLowerCase()
  if (lastMarks.some((mark) => source.includes(mark))) return "end"
  const isQuote = name === "blockquote" && (source.includes("gmail_quote") || cited.test(source))
    || quoteMarks.some((mark) => source.includes(mark))
  return isQuote ? "quote" : "text"
}

const nameForm = /^<\/?([a-z][a-z0-9]{0,20})/i

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

/** Where a tag ends: at a `>` that is in no quoted value. -1: nowhere. */
const tagEnd = (html: string, start: number): number => {
  let isValue = false
  for (let at = start + 1; at < html.length; at++) {
    const code = html.charCodeAt(at)
    if (code === 0x3e) return at
    if (isValue && (code === 0x22 || code === 0x27)) {
      const close = html.indexOf(html[at]!, at + 1)
      // A value that does not end ends with its tag.
      if (close === -1) return html.indexOf(">", at)
      at = close
    }
    if (!isBlank(code)) isValue = code === 0x3d
  }
  return -1
}

const textOf = (lines: ReadonlyArray<string>): string => lines.join("\n").split("\u00a0").join(" ")

/**
 * The text of an html: its lines without tags, as a reader would copy them. With `marks`, what a mail client quotes in it
 * is a line of `>` alone, so that it is read like the quotes of a plain text.
 */
export function* read(html: string, marks = false): Steps<string> {
  const done: Array<string> = []
  let lines: Array<string> = []
  let line = ""
  // Whether a blank would be too much: to ask the line, which is put together of many, takes its length each time.
  let isBlankBefore = true
  // An element whose text is left out, and how many of its name are open within it.
  let hidden = ""
  let depth = 0
  let pres = 0
  let work = 0

  const breakLine = () => {
    lines.push(line.trimEnd())
    line = ""
    isBlankBefore = true
  }
  const endBlock = () => {
    if (line.trim() !== "") breakLine()
    line = ""
    isBlankBefore = true
  }
  const endParagraph = () => {
    endBlock()
    if (lines.at(-1) !== "" && (lines.length > 0 || done.length > 0)) lines.push("")
  }
  const add = (text: string) => {
    if (pres > 0) {
      const [first = "", ...rest] = htmlEntities.decode(text).split(/\r?\n/)
      line += first
      for (const next of rest) {
        breakLine()
        line = next
      }
      isBlankBefore = line === ""
      return
    }
    const collapsed = text.replace(/[ \t\r\n\f]+/g, " ")
    const given = isBlankBefore && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed
    if (given === "") return
    line += htmlEntities.decode(given)
    isBlankBefore = given.endsWith(" ")
  }
  const hide = (name: string) => {
    hidden = name
    depth = 1
  }
  const open = (name: string, tag: string): boolean => {
    const meaning = marks ? meaningOf(name, tag) : "text"
    if (meaning !== "text") {
      endBlock()
      lines.push(">")
      if (meaning === "end") return false
      if (name !== "hr" && !tag.endsWith("/>")) hide(name)
      return true
    }
    if (unshown.has(name) && !tag.endsWith("/>")) hide(name)
    else if (name === "br") breakLine()
    else if (name === "p") endParagraph()
    else if (blocks.has(name)) endBlock()
    if (name === "pre") pres++
    if ((name === "td" || name === "th") && !isBlankBefore) {
      line += " "
      isBlankBefore = true
    }
    return true
  }
  const close = (name: string) => {
    if (name === "p") endParagraph()
    else if (blocks.has(name)) endBlock()
    if (name === "pre") pres = Math.max(0, pres - 1)
  }

  const isTag = (at: number): boolean =>
    html[at] === "<" && (raw.has(hidden)
      ? html.slice(at + 1, at + 2 + hidden.length).toLowerCase() === `/${hidden}`
      : /[a-z/!?]/i.test(html[at + 1] ?? ""))

  for (let at = 0; at < html.length;) {
    if (work >= stepBytes) {
      done.push(textOf(lines), "\n")
      lines = []
      work = 0
      yield
    }
    const from = at
    if (html.startsWith("<!--", at) && !raw.has(hidden)) {
      const end = html.indexOf("-->", at + 4)
      at = end === -1 ? html.length : end + 3
    } else if (isTag(at)) {
      const end = tagEnd(html, at)
      if (end === -1) break
      const tag = html.slice(at, end + 1)
      const name = nameForm.exec(tag)?.[1]?.toLowerCase() ?? ""
      const isClosing = tag[1] === "/"
      at = end + 1
      if (hidden !== "") {
        if (name === hidden && !tag.endsWith("/>")) depth += isClosing ? -1 : 1
        if (depth === 0) hidden = ""
      } else if (isClosing) close(name)
      else if (!open(name, tag)) break
    } else {
      const next = html.indexOf("<", at + 1)
      // Of a long text, a piece.
      at = Math.min(next === -1 ? html.length : next, at + stepBytes)
      if (hidden === "") add(html.slice(from, at))
    }
    // A tag is more work than its length.
    work += at - from + 32
  }
  endBlock()
  done.push(textOf(lines))
  yield
  return done.join("").trim()
}

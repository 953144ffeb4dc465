import type { Attachment } from "@sendwright/core/model/Attachment"
import * as FileDownload from "@sendwright/http/FileDownload"
import { HttpServerResponse } from "effect/http"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import * as InlineImages from "./InlineImages.ts"

/** The options of a preview. By default it only shows the email. */
export interface PreviewOptions {
  /** Whether images of other servers are loaded. Those servers then learn that the email was read. */
  readonly remoteImages: boolean
  /** Origins whose pages may frame the page around the preview; by default none. */
  readonly within?: ReadonlyArray<string>
  /** The files of the email, whose images the HTML may show; by default none. */
  readonly files?: ReadonlyArray<Attachment>
  /** The value of `prefers-color-scheme` for the email; by default light. */
  readonly scheme?: "light" | "dark"
}

/**
 * Replaces `prefers-color-scheme` (Media Queries 5, 11.5) by a condition that is always or never true. Browsers would
 * answer it by the reader's system, and not by the colour scheme of the frame.
 */
const inScheme = (html: string, scheme: "light" | "dark"): string =>
  html.replaceAll(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
    (_, asked: string) => asked.toLowerCase() === scheme ? "(min-width:0)" : "(max-width:0)"
  )

/**
 * No policy keeps `<link rel=preconnect>` from opening a connection, and Chromium opens one for a frame before it
 * refuses the frame. Such a tag always begins with these letters, so that no parser is needed. If they are matched in a
 * text, it is changed a little. `basefont` has no effect, and is allowed wherever `link` is.
 */
const withoutConnections = (html: string): string =>
  html.replaceAll(/<link(?=[\s/>])/gi, "<basefont").replaceAll(
    /<(?=(?:i?frame|fencedframe|object|embed|portal)[\s/>])/gi,
    "<x-"
  )

/**
 * An email's HTML as a document for a frame. Its policy gives it an origin of its own, in which no script runs, no form
 * is sent, nothing is opened and nothing is fetched. Its type is always HTML.
 */
export const document = (
  html: string,
  { files = [], remoteImages, scheme = "light" }: PreviewOptions
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(InlineImages.show(inScheme(withoutConnections(html), scheme), files), {
    contentType: "text/html; charset=utf-8",
    headers: SecurityHeaders.untrusted(remoteImages)
  })

/**
 * An empty document for a frame, into which our page writes HTML of an email. The page needs access to it, so it has
 * the page's origin. Otherwise its policy is that of `document`: the HTML runs nothing, sends nothing and fetches
 * nothing.
 */
export const frame = ({ remoteImages, within }: PreviewOptions): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text("<!doctype html><title>Preview</title>", {
    contentType: "text/html; charset=utf-8",
    headers: SecurityHeaders.untrusted(remoteImages, "sandbox allow-same-origin", within)
  })

/** The text of an email as a document, without markup. */
export const text = (text: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(text, {
    contentType: "text/plain; charset=utf-8",
    headers: SecurityHeaders.untrusted(false)
  })

/** A file of an email, to be saved and never shown. Its type is one that browsers do nothing with. */
export const download = (bytes: Uint8Array, name: string): HttpServerResponse.HttpServerResponse =>
  FileDownload.download(bytes, name, SecurityHeaders.untrusted(false))

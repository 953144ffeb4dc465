import type { Attachment } from "@sendwright/core/model/Attachment"
import * as FileDownload from "@sendwright/http/FileDownload"
import { HttpServerResponse } from "effect/http"
import * as SecurityHeaders from "../foundation/SecurityHeaders.ts"
import * as InlineImages from "./InlineImages.ts"

/** What a preview may do beyond being looked at. */
export interface PreviewOptions {
  /** Whether images of other servers are loaded, which tells those servers that the email is read. */
  readonly remoteImages: boolean
  /** Origins whose pages may frame the page that it stands in; none unless told. */
  readonly within?: ReadonlyArray<string>
  /** The files of the email, of whose images the HTML may name some; none unless told. */
  readonly files?: ReadonlyArray<Attachment>
  /** What the email is told of the reader's system where it asks; light unless told. */
  readonly scheme?: "light" | "dark"
}

/**
 * Browsers tell a framed document what their own system prefers, whatever its frame is like: what the email asks about it
 * (Media Queries 5, 11.5) is answered here instead, by what always or never holds.
 */
const inScheme = (html: string, scheme: "light" | "dark"): string =>
  html.replaceAll(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
    (_, asked: string) => asked.toLowerCase() === scheme ? "(min-width:0)" : "(max-width:0)"
  )

/**
 * No policy keeps `<link rel=preconnect>` from opening a connection, and Chromium opens one for a frame before it refuses
 * the frame. Nothing but these letters begins such a tag, so that no parser is needed: what else is hit is text, which is
 * changed a little. `basefont` does nothing and stands wherever `link` may.
 */
const withoutConnections = (html: string): string =>
  html.replaceAll(/<link(?=[\s/>])/gi, "<basefont").replaceAll(
    /<(?=(?:i?frame|fencedframe|object|embed|portal)[\s/>])/gi,
    "<x-"
  )

/**
 * An email's HTML as a document of its own, to be shown in a frame. Its policy makes it an origin of its own, in which no
 * script runs, no form is sent, nothing is opened and nothing is fetched. It is HTML whatever the email says it is.
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
 * An empty document for a frame into which the page itself writes HTML that somebody else may have written. The page can
 * reach into it, which needs its origin; otherwise its policy is that of `document`: what is written into it runs
 * nothing, sends nothing and fetches nothing.
 */
export const frame = ({ remoteImages, within }: PreviewOptions): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text("<!doctype html><title>Preview</title>", {
    contentType: "text/html; charset=utf-8",
    headers: SecurityHeaders.untrusted(remoteImages, "sandbox allow-same-origin", within)
  })

/** Text of an email as a document: nothing of it is markup. */
export const text = (text: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(text, {
    contentType: "text/plain; charset=utf-8",
    headers: SecurityHeaders.untrusted(false)
  })

/** A file of an email, to be kept and never to be shown: of no type that a browser would do anything with. */
export const download = (bytes: Uint8Array, name: string): HttpServerResponse.HttpServerResponse =>
  FileDownload.download(bytes, name, SecurityHeaders.untrusted(false))

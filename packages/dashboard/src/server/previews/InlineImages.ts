import type { Attachment } from "@sendwright/core/model/Attachment"

/**
 * The most characters that images may add to a document. It is enough for the images of an email once, but not for an
 * image that is used a thousand times.
 */
const mostCharacters = 12_000_000

// The types that may be written in a data URL: they cannot end an attribute or a url(), however that is quoted.
const imageType = /^image\/[a-z0-9.+-]{1,100}(?=[ \t]*(?:;|$))/i

/**
 * A reference to an image of the email in HTML or CSS: an attribute or a url() that begins with `cid:` (RFC 2392). In a
 * style attribute, the quotes may be entities.
 */
const reference =
  /(\b(?:src|background)\s*=\s*["']?|\burl\(\s*(?:["']|&quot;|&#39;)?)cid:((?:(?!&quot;|&#39;)[^\s"'<>()\\]){1,800})/gi

/** The content id of a URL, without the escapes of HTML and URLs. */
const idOf = (written: string): string =>
  written.replaceAll(/&amp;/gi, "&").replaceAll(
    /%([0-7][0-9a-f])/gi,
    (_, hex: string) => String.fromCharCode(parseInt(hex, 16))
  )

/** Whether HTML refers to a part of its email. */
export const areIn = (html: string): boolean => /cid:/i.test(html)

/**
 * The HTML with the email's own images as data URLs, so that they need not be fetched. Other references stay as they
 * are, and load nothing.
 */
export const show = (html: string, files: ReadonlyArray<Attachment>): string => {
  const images = new Map<string, Attachment>()
  for (const file of files) {
    if (file.contentId !== null && imageType.test(file.contentType)) images.set(file.contentId, file)
  }
  if (images.size === 0) return html
  const urls = new Map<string, string>()
  let left = mostCharacters
  return html.replaceAll(reference, (written, before: string, name: string) => {
    const id = images.has(name) ? name : idOf(name)
    const image = images.get(id)
    if (image === undefined) return written
    let url = urls.get(id)
    if (url === undefined) {
      const type = imageType.exec(image.contentType)?.[0].toLowerCase()
      urls.set(id, url = `data:${type};base64,${Buffer.from(image.content).toString("base64")}`)
    }
    left -= url.length
    return left < 0 ? written : before + url
  })
}

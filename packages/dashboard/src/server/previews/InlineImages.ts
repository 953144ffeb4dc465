import type { Attachment } from "@sendwright/core/model/Attachment"

/** The most characters that images may add to a document: those of an email once, and no image a thousand times. */
const mostCharacters = 12_000_000

// What may be in a data URL without ending an attribute or a url() in any of its spellings.
const imageType = /^image\/[a-z0-9.+-]{1,100}(?=[ \t]*(?:;|$))/i

/**
 * Where HTML and CSS name an image of the email: an attribute or a url() that begins with `cid:` (RFC 2392). The quotes of
 * a style within an attribute may be entities.
 */
const reference =
  /(\b(?:src|background)\s*=\s*["']?|\burl\(\s*(?:["']|&quot;|&#39;)?)cid:((?:(?!&quot;|&#39;)[^\s"'<>()\\]){1,800})/gi

/** The id as the URL has it, with what HTML and URLs escape. */
const idOf = (written: string): string =>
  written.replaceAll(/&amp;/gi, "&").replaceAll(
    /%([0-7][0-9a-f])/gi,
    (_, hex: string) => String.fromCharCode(parseInt(hex, 16))
  )

/** Whether HTML names a part of its email. */
export const areIn = (html: string): boolean => /cid:/i.test(html)

/**
 * The HTML with the email's own images in the place of what names them, so that nothing has to be fetched for them. What
 * names no image of the email stays as it is, and loads nothing.
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

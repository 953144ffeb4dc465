import type { AttachmentSummary } from "@sendwright/core/model/Email"

/** So much is put into a text at most, in characters. */
export const maxInlined = 8 * 1024 * 1024

// At most 998 characters behind each `cid:`, which no other one can be within.
const references = /(["'(=])cid:([^"'()<>\s:]{1,998})/gi

const imageTypes = /^image\/[a-z0-9.+-]{1,60}$/i

const decoded = (text: string): string => {
  // One escape at a time: a wrong one stays as it is, and the others are read.
  if (!text.includes("%")) return text
  return text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The places of the images that a text refers to by `cid:`, each once. */
export const referredIn = (
  html: string,
  attachments: ReadonlyArray<AttachmentSummary>
): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  attachments.forEach(({ contentId, contentType }, place) => {
    if (contentId !== null && imageTypes.test(contentType) && !places.has(contentId)) places.set(contentId, place)
  })
  const referred = new Map<string, number>()
  for (const [, , id = ""] of places.size === 0 ? [] : html.matchAll(references)) {
    const place = places.get(decoded(id))
    if (place !== undefined) referred.set(decoded(id), place)
  }
  return referred
}

/**
 * A text with images in the place of what refers to them: their addresses by their ids. At most so many characters of
 * addresses: where there is no more room, the references stay, such as those of a text that shows one image many times.
 */
export const inlined = (html: string, addresses: ReadonlyMap<string, string>, most: number): string => {
  let room = most
  return html.replaceAll(references, (whole: string, before: string, id: string) => {
    const address = addresses.get(decoded(id))
    if (address === undefined || address.length > room) return whole
    room -= address.length
    return `${before}${address}`
  })
}

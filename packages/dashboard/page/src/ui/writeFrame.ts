/** Elements that would open a connection, or that the browser would refuse with a message in its console. */
const inert = "script, meta[http-equiv], base, link, iframe, frame, object, embed, fencedframe, portal"

/**
 * Writes HTML into a frame that was loaded from `address`, and into no other document. The frame's sandbox and the
 * policy of its document allow no script. Elements that would be refused are removed, because each would cause a
 * message in the console.
 */
export const writeFrame = (frame: HTMLIFrameElement, address: string, html: string): void => {
  const [page, own] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null]
  const before: Element | null = page?.documentElement ?? null
  // Called again once the document has loaded.
  if (own === null || page === null || before === null || page.URL !== new URL(address, location.href).href) return
  // The frame's own parser: with this page's, the email's styles would be subject to the policy of this page.
  const parsed = new own.DOMParser().parseFromString(html, "text/html")
  for (const element of parsed.querySelectorAll(inert)) element.remove()
  page.replaceChild(page.importNode(parsed.documentElement, true), before)
}

/** Disables the links of a frame. The page's policy would refuse their targets, and the frame would be left empty. */
export const blockLinks = (frame: HTMLIFrameElement): void =>
  frame.contentDocument?.addEventListener("click", (event) => event.preventDefault())

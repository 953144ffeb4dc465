/** What a browser would complain of in a document that may run and open nothing, or open a connection for. */
const inert = "script, meta[http-equiv], base, link, iframe, frame, object, embed, fencedframe, portal"

/**
 * Writes HTML into a frame that was loaded from an address, and into nothing else. Nothing in it runs: the frame's
 * sandbox and the policy that its document came with allow no script. What would only be refused is left out, for the
 * browser would complain of each.
 */
export const writeFrame = (frame: HTMLIFrameElement, address: string, html: string): void => {
  const [page, own] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null]
  const before: Element | null = page?.documentElement ?? null
  // Once it has loaded, this is called again.
  if (own === null || page === null || before === null || page.URL !== new URL(address, location.href).href) return
  // The frame's own parser: that of this page would hold the email's styles to the policy of this page.
  const parsed = new own.DOMParser().parseFromString(html, "text/html")
  for (const element of parsed.querySelectorAll(inert)) element.remove()
  page.replaceChild(page.importNode(parsed.documentElement, true), before)
}

/** Lets no link of a frame lead anywhere: the policy of the page would refuse it, and leave the frame empty. */
export const blockLinks = (frame: HTMLIFrameElement): void =>
  frame.contentDocument?.addEventListener("click", (event) => event.preventDefault())

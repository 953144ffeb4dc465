/**
 * The shadow tree of an element. CodeMirror gives its style sheets to a shadow tree as objects (`adoptedStyleSheets`); in
 * the page itself it would write a `<style>` element, which the content security policy refuses.
 */
export const shadowRootOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: "open" })

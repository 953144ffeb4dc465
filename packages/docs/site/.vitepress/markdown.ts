/** What the Markdown of the pages needs to become pages under a strict content security policy. */
import { transformerStyleToClass } from "@shikijs/transformers"
import type { MarkdownOptions, MarkdownRenderer } from "vitepress"
import { anchorOf, outside } from "../contents.ts"

/** Gives colours to code by classes: a style attribute is what the policy refuses. */
export const colours = transformerStyleToClass({ classPrefix: "c-" })

const alignment = /text-align:\s*(\w+)/

/** Links that leave the pages lead to the forge; tables can be scrolled by keyboard, and are aligned by classes. */
const tidy = (md: MarkdownRenderer): void => {
  md.core.ruler.push("sendwright", ({ env, tokens }) => {
    const page = String((env as { readonly relativePath?: string }).relativePath ?? "")
    const file = page === "index.md" ? "README.md" : page
    for (const token of tokens) {
      if (token.type === "table_open") token.attrSet("tabindex", "0")
      const aligned = alignment.exec(String(token.attrGet("style") ?? ""))
      if (aligned !== null) {
        token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style")
        token.attrJoin("class", `is-${aligned[1]}`)
      }
      for (const inner of token.children ?? []) {
        const away = inner.type === "link_open" ? outside(file, String(inner.attrGet("href"))) : undefined
        if (away !== undefined) inner.attrSet("href", away)
      }
    }
  })
  // Pages are templates of Vue's, to which double braces are an expression, also in code.
  for (const rule of ["text", "code_inline"] as const) {
    const render = md.renderer.rules[rule]!
    md.renderer.rules[rule] = (...args) => render(...args).replaceAll("{{", "&#123;&#123;")
  }
}

export const markdown: MarkdownOptions = {
  anchor: { slugify: anchorOf },
  codeTransformers: [colours],
  config: tidy,
  languageAlias: { env: "dotenv", promql: "sql" },
  theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" }
}

import * as fs from "node:fs"
import * as path from "node:path"
import { type DefaultTheme, defineConfig } from "vitepress"
import { filesBeside, isPage, type Part, parts, pathOf } from "../contents.ts"
import { colours, markdown } from "./markdown.ts"
import { notices } from "./notices.ts"

/** In place of the path that the site is mounted at: the server writes that there. */
const base = "/__SENDWRIGHT_BASE__/docs/"

const linkOf = (file: string): string => `/${pathOf(file)}`

const itemsOf = ({ entries }: Part): Array<DefaultTheme.SidebarItem> => {
  const items: Array<DefaultTheme.SidebarItem> = []
  for (const { file, group, title } of entries.filter(({ file }) => isPage(file))) {
    const item = { text: title, link: linkOf(file) }
    if (group === "") items.push(item)
    else if (items.at(-1)?.text === group) items.at(-1)!.items!.push(item)
    // None can be collapsed: what can is a button within a button.
    else items.push({ text: group, items: [item] })
  }
  return items
}

/** No page of the site's own, so that a link to it is a request. */
const reference = { text: "Reference", link: "/api/reference", target: "_self" }

const beside = new Set(filesBeside().map((file) => path.posix.basename(file)))

const sidebar = parts().map((part): DefaultTheme.SidebarItem => ({
  text: part.title,
  items: part.title === "Call the API" ? [reference, ...itemsOf(part)] : itemsOf(part)
}))

export default defineConfig({
  title: "Sendwright",
  description: "A transactional email service in TypeScript: a library, and a server with an HTTP API",
  lang: "en",
  // A copy of `docs`: pages become modules that import Vue, which is looked for above where they lie.
  srcDir: "../build/pages",
  outDir: "../build/site",
  cacheDir: "../build/cache",
  base,
  cleanUrls: true,
  // Or it writes a style element whenever the scheme changes, which the policy refuses.
  appearance: { disableTransition: false },
  // Less stands in each page, and no script that differs from page to page.
  metaChunk: true,
  // Files beside the pages go along as they are. Every other dead link fails the build.
  ignoreDeadLinks: [(link) => beside.has(path.posix.basename(link))],
  rewrites: { "README.md": "index.md" },
  head: [
    ["link", { rel: "icon", href: "data:," }],
    ["link", { rel: "stylesheet", href: `${base}code.css` }]
  ],
  markdown,
  themeConfig: {
    siteTitle: "Sendwright",
    nav: [{ text: "API reference", link: "/api/reference", target: "_self" }],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      // Its name is what it shows, as WCAG 2.5.3 asks; the keys that it shows by itself, colours.css hides.
      options: { translations: { button: { buttonText: "Search: Ctrl K", buttonAriaLabel: "Search: Ctrl K" } } }
    },
    externalLinkIcon: true
  },
  vite: { build: { assetsInlineLimit: 0 }, plugins: [notices] },
  // The policy refuses style attributes: what these two say is the default, or stands in colours.css.
  transformHtml: (html) => html.replaceAll(/ style="(?:position:relative|--vp-vh:0px);"/g, ""),
  buildEnd: ({ outDir }) => fs.writeFileSync(path.join(outDir, "code.css"), colours.getCSS())
})

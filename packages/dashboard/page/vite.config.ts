import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { basePlaceholder } from "./src/foundation/base.ts"

/**
 * Names the scripts of the most frequent first screen in the document, so that the browser loads them together with the
 * page's own scripts, not after them.
 */
const preloadFirstScreen: Plugin = {
  name: "preload-first-screen",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const first = chunks.find(({ name }) => name === "EmailsScreen")
      if (first === undefined) throw new Error("There is no script of the screen EmailsScreen")
      return [first.fileName, ...first.imports].filter((file) => !html.includes(file)).map((file) => ({
        tag: "link",
        attrs: { rel: "modulepreload", crossorigin: true, href: `${basePlaceholder}/dashboard/assets/${file}` },
        injectTo: "head"
      }))
    }
  }
}

/**
 * Builds the page into `packages/dashboard/assets`, and with `--mode portal` the portal. The portal shares sources with
 * the page, but no files: otherwise the common code would be split into more files, which slows the page down. A
 * document names its files below `__SENDWRIGHT_BASE__/dashboard/assets`. The server replaces the first word by the path
 * that it is mounted at. Scripts find each other by relative paths.
 */
export default defineConfig(({ mode }) => {
  const isPortal = mode === "portal"
  const own = isPortal ? "portal-" : ""
  return {
    root: import.meta.dirname,
    base: "./",
    plugins: [react(), tailwindcss(), ...isPortal ? [] : [preloadFirstScreen]],
    build: {
      outDir: "../assets",
      emptyOutDir: !isPortal,
      assetsDir: "",
      // Vite would turn small files into data: addresses, which the content security policy refuses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: `${own}manifest.json`,
      license: { fileName: `${own}third-party-notices.md` },
      rolldownOptions: {
        input: `${import.meta.dirname}/${isPortal ? "portal" : "index"}.html`,
        output: {
          codeSplitting: {
            // The code that every screen needs is in two files. Dozens of small ones are 5 kB larger, compressed, and
            // keep the page busy for 20 ms longer.
            groups: [
              // Evaluated first, so it must import nothing else.
              {
                name: "early",
                test: /page\/src\/(?:askEarly|foundation\/(?:base|earlyRequests|errorTraces))\.ts$/,
                priority: 1
              },
              {
                name: "libraries",
                test:
                  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!.*virtual)[a-z-]+)\//
              },
              { name: "parts", test: /page\/src\/(?:foundation|frame|ui|[a-zA-Z]+\.tsx?$)/, minShareCount: 4 }
            ]
          }
        }
      },
      reportCompressedSize: false
    },
    experimental: {
      renderBuiltUrl: (file, { hostType }) =>
        hostType === "html" ? `${basePlaceholder}/dashboard/assets/${file}` : { relative: true }
    }
  }
})

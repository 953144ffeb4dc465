import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { basePlaceholder } from "./src/base.ts"

/**
 * Builds the page into `packages/dashboard/assets`, and with `--mode portal` the portal, which shares sources with it and
 * no files: what both loaded would be split otherwise, and cost the page more. A document names its files below
 * `__SENDWRIGHT_BASE__/dashboard/assets`, of which the server replaces the first word by the path that it is mounted at;
 * scripts find each other relative to themselves.
 */
export default defineConfig(({ mode }) => {
  const isPortal = mode === "portal"
  const own = isPortal ? "portal-" : ""
  return {
    root: import.meta.dirname,
    base: "./",
    plugins: [react(), tailwindcss()],
    build: {
      outDir: "../assets",
      emptyOutDir: !isPortal,
      assetsDir: "",
      // Nothing becomes a data: address, which the content security policy would refuse.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: `${own}manifest.json`,
      license: { fileName: `${own}third-party-notices.md` },
      rolldownOptions: {
        input: `${import.meta.dirname}/${isPortal ? "portal" : "index"}.html`,
        output: {
          codeSplitting: {
            // What every screen needs of others stands in one file: dozens of small ones are 5 kB larger, compressed.
            groups: [{
              name: "libraries",
              test:
                /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!.*virtual)[a-z-]+)\//
            }]
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

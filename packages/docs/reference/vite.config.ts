import { defineConfig } from "vite"

const base = "/__SENDWRIGHT_BASE__/docs/api/"

/** Builds the reference beside the site; the server puts the path of the mount in place of the placeholder. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  build: {
    assetsDir: "assets",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    emptyOutDir: true,
    license: { fileName: "third-party-notices.md" },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Dozens of pictures of a few hundred bytes, of which the reference shows none unless it is told to.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "icons", test: /\.svg/ }] } } }
  },
  experimental: {
    renderBuiltUrl: (file, { hostType }) => hostType === "html" ? base + file : { relative: true }
  }
})

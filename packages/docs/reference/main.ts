/** Shows `/openapi.json` of the server that this page comes from, and asks nobody else for anything. */
import { createApiReference } from "@scalar/api-reference"
import "@scalar/api-reference/style.css"

const base = "/__SENDWRIGHT_BASE__"

// It runs in a browser, and without Effect.
// @effect-diagnostics-next-line globalFetch:off
const answer = await fetch(`${base}/openapi.json`)
const document = await answer.json() as Record<string, unknown>

createApiReference("#reference", {
  content: { ...document, externalDocs: { description: "Documentation", url: `${base}/docs/` } },
  // Each operation brings its examples: none is made up here.
  hiddenClients: true,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  documentDownloadType: "direct",
  // A key that somebody tried is gone with the page.
  persistAuth: false,
  // What asks other hosts, or leads to them.
  agent: { disabled: true },
  externalUrls: { dashboardUrl: "", registryUrl: "", proxyUrl: "", apiBaseUrl: "" },
  hideClientButton: true,
  mcp: { disabled: true },
  showDeveloperTools: "never",
  telemetry: false,
  withDefaultFonts: false
})

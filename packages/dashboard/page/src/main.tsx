import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { lookAhead } from "./ahead.ts"
import { client } from "./client.ts"
import { traceErrors } from "./errorTraces.ts"
import { listenToKeys } from "./keyboard.ts"
import { router } from "./router.tsx"
import { followScheme } from "./scheme.ts"
import "./tokens.css"

traceErrors(10)
lookAhead()
followScheme()
listenToKeys()
createRoot(document.querySelector("#page")!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

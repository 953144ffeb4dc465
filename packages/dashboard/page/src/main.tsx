import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { followScheme } from "./foundation/colorScheme.ts"
import { traceErrors } from "./foundation/errorTraces.ts"
import { listenToKeys } from "./foundation/keyboard.ts"
import { queryClient } from "./foundation/queryClient.ts"
import { prefetchFirstScreen } from "./prefetch.ts"
import { router } from "./router.tsx"
import "./ui/tokens.css"

traceErrors(10)
prefetchFirstScreen()
followScheme()
listenToKeys()
createRoot(document.querySelector("#page")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

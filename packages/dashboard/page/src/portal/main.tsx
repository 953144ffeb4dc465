import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { ApiError, call } from "../foundation/api.ts"
import { listenToKeys } from "../foundation/keyboard.ts"
import { beginPortal } from "../foundation/portalView.ts"
import { queryClient } from "../foundation/queryClient.ts"
import { ErrorState, Waiting } from "../ui/States.tsx"
import { Notice } from "./Notice.tsx"
import { makeRouter } from "./router.tsx"
import { texts } from "./texts.ts"
import "../ui/tokens.css"

const root = createRoot(document.querySelector("#page")!)

/** A link failed: it is no longer valid, or the server did not answer and the link is still valid. */
const Failure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404
    ? <Notice title={texts.unusableTitle} text={texts.unusable} />
    : (
      <main>
        <title>{texts.title}</title>
        <h1 className="sr-only">{texts.title}</h1>
        <ErrorState error={error} onRetry={onRetry} />
      </main>
    )

const open = async (token: string): Promise<void> => {
  root.render(
    <QueryClientProvider client={queryClient}>
      <Waiting label={texts.opening} />
    </QueryClientProvider>
  )
  try {
    const view = await call("POST /portal/sessions", { payload: { token } })
    beginPortal(view)
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={makeRouter(view) as never} />
        </QueryClientProvider>
      </StrictMode>
    )
  } catch (error) {
    root.render(<Failure error={error} onRetry={() => void open(token)} />)
  }
}

const scheme = new URLSearchParams(location.search).get("scheme")
if (scheme === "light" || scheme === "dark") document.documentElement.dataset["scheme"] = scheme
listenToKeys()

const token = location.hash.slice(1)
// A link works once: its token is no longer needed in the address.
history.replaceState(null, "", location.pathname + location.search)
// Without a token the frame was reloaded: its session, which was only in memory, is lost.
if (token === "") root.render(<Notice title={texts.endedTitle} text={texts.ended} />)
else void open(token)

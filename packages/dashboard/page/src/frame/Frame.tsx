import { Outlet, useParams, useSearch } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react"
import { useKeys } from "../foundation/keyboard.ts"
import { rememberAccount } from "../foundation/session.ts"
import { sessionEnd } from "../foundation/sessionEnd.ts"
import { Waiting } from "../ui/States.tsx"
import { Toasts } from "../ui/toasts.tsx"
import { useMedia } from "../ui/useMedia.ts"
import { GoKeys } from "./GoKeys.tsx"
import { Bar, Sidebar } from "./Navigation.tsx"
import { StoppedBanner } from "./StoppedBanner.tsx"

const KeysDialog = lazy(() => import("./KeysDialog.tsx"))
const SignInAgain = lazy(() => import("../sign-in/SignInAgain.tsx"))

/** The frame around every screen: the navigation, the line of the test mode, and the keys that work everywhere. */
export const Frame = () => {
  const [keys, setKeys] = useState(false)
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get)
  const { account } = useParams({ strict: false })
  const { mode } = useSearch({ strict: false }) as { mode?: "test" }
  useEffect(() => {
    if (account !== undefined) rememberAccount(account)
  }, [account])
  useKeys([{ keys: "?", label: "Show all keys", group: "Everywhere", run: () => setKeys(true) }])
  const hasSidebar = useMedia("(width >= 48rem)")
  const isTest = account !== undefined && mode === "test"
  return (
    <div className="flex h-dvh flex-col">
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>("#content")?.focus()
        }}
        className="sr-only rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-3 focus:py-2"
      >
        Skip to the content
      </a>
      <div
        className="pointer-events-none fixed inset-x-0 top-0 z-30 h-[3px] data-test:bg-test"
        data-test={isTest || undefined}
      />
      <div className="flex min-h-0 grow">
        {hasSidebar && <Sidebar />}
        <div className="flex min-w-0 grow flex-col">
          {account !== undefined && <StoppedBanner account={account} />}
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
      {!hasSidebar && <Bar />}
      <GoKeys />
      <Toasts />
      <Suspense>
        {keys && <KeysDialog onClose={() => setKeys(false)} />}
        {ended && <SignInAgain />}
      </Suspense>
    </div>
  )
}

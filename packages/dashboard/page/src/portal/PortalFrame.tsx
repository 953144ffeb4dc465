import { Link, Outlet } from "@tanstack/react-router"
import { Suspense, useEffect, useSyncExternalStore } from "react"
import { portalView } from "../foundation/portalView.ts"
import { sessionEnd } from "../foundation/sessionEnd.ts"
import { Waiting } from "../ui/States.tsx"
import { Toasts } from "../ui/toasts.tsx"
import { Notice } from "./Notice.tsx"
import { texts } from "./texts.ts"

const linkClass =
  "-mb-px flex h-9 shrink-0 items-center border-b-2 border-transparent text-14 text-soft hover:text-ink "
  + "data-[status=active]:border-accent data-[status=active]:font-medium data-[status=active]:text-ink "
  + "pointer-coarse:h-11"

const places = {
  emails: [["/a/$account/emails", texts.parts.emails], ["/a/$account/received", texts.received]],
  webhooks: [["/a/$account/webhooks", texts.parts.webhooks]],
  domains: [["/a/$account/domains", texts.parts.domains]]
} as const

/** The frame around a portal's screens: only the links between them, because the portal is part of another page. */
export const PortalFrame = () => {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get)
  const view = portalView()
  useEffect(() => {
    // Tells the page around the portal, which can then ask for a new link. The message is not secret.
    if (ended && parent !== window) parent.postMessage({ type: "sendwright.portal.ended" }, "*")
  }, [ended])
  if (view === undefined || ended) return <Notice title={texts.endedTitle} text={texts.ended} />
  const links = view.parts.flatMap((part): ReadonlyArray<readonly [string, string]> => places[part])
  return (
    <div className="flex h-dvh flex-col">
      {view.mode === "test" && <div className="h-[3px] shrink-0 bg-test" />}
      {links.length > 1 && (
        <nav
          aria-label={texts.navigation}
          className="flex shrink-0 gap-4 overflow-x-auto border-b border-line bg-inset px-4"
        >
          {links.map(([to, name]) => (
            <Link key={to} to={to} params={{ account: view.account.id } as never} className={linkClass}>{name}</Link>
          ))}
        </nav>
      )}
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </div>
  )
}

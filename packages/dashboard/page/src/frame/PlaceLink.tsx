import { useLocation, useRouter } from "@tanstack/react-router"
import type { MouseEvent } from "react"
import { base } from "../foundation/base.ts"
import type { Place } from "./useNavigation.ts"

/** The path of a link, below the path that the server is mounted at. */
const pathOf = ({ params: { account = "" }, to }: Place): string => to.replace("$account", encodeURIComponent(account))

/** Whether this page handles a click. With a modifier key or the middle button, the browser opens another page. */
const isPlain = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !defaultPrevented && !metaKey && !shiftKey

export interface PlaceLinkProps {
  readonly place: Place
  readonly className: string
  readonly onGo?: (() => void) | undefined
}

/**
 * A link of the navigation. It is no `Link` of the router: each of those computes its address and follows every change
 * of it, which delays the first page noticeably.
 */
export const PlaceLink = ({ className, onGo, place }: PlaceLinkProps) => {
  const router = useRouter()
  const path = pathOf(place)
  const isHere = useLocation({ select: ({ pathname }) => pathname === path || pathname.startsWith(`${path}/`) })
  const { params, search, to } = place
  const goal = { to, params, search } as Parameters<typeof router.navigate>[0]
  const preload = () => void router.preloadRoute(goal as never).catch(() => undefined)
  return (
    <a
      href={`${base}${path}${search.mode === undefined ? "" : `?mode=${search.mode}`}`}
      aria-current={isHere ? "page" : undefined}
      data-status={isHere ? "active" : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onGo?.()
        void router.navigate(goal)
      }}
      className={className}
    >
      {place.entry.title}
    </a>
  )
}

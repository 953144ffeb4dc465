import { useCallback, useSyncExternalStore } from "react"

/** Whether a media query matches at the moment. For components that are better not rendered than hidden. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback((notify: () => void) => {
    const list = matchMedia(query)
    list.addEventListener("change", notify)
    return () => list.removeEventListener("change", notify)
  }, [query])
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

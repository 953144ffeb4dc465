import { useCallback, useSyncExternalStore } from "react"

/** Whether a media query holds, followed as it changes: for what is better not rendered than hidden. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback((notify: () => void) => {
    const list = matchMedia(query)
    list.addEventListener("change", notify)
    return () => list.removeEventListener("change", notify)
  }, [query])
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

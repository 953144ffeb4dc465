import { useSyncExternalStore } from "react"

/** In which colours the page stands: as the system says, or as the reader chose. */
export type Scheme = "auto" | "light" | "dark"

const key = "sendwright.scheme"
const listeners = new Set<() => void>()

const read = (): Scheme => {
  const kept = localStorage.getItem(key)
  return kept === "light" || kept === "dark" ? kept : "auto"
}

const apply = () => {
  const scheme = read()
  if (scheme === "auto") delete document.documentElement.dataset["scheme"]
  else document.documentElement.dataset["scheme"] = scheme
  for (const notify of listeners) notify()
}

/** Takes the choice that was kept, and follows the one made in another tab. */
export const followScheme = (): void => {
  apply()
  addEventListener("storage", (event) => {
    if (event.key === key) apply()
  })
}

export const useScheme = (): readonly [Scheme, (scheme: Scheme) => void] => [
  useSyncExternalStore((notify) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  }, read),
  (scheme) => {
    if (scheme === "auto") localStorage.removeItem(key)
    else localStorage.setItem(key, scheme)
    apply()
  }
]

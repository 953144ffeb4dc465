import { useSyncExternalStore } from "react"

/** In which colours the page stands: as the system says, or as the reader chose. */
export type Scheme = "auto" | "light" | "dark"

const key = "sendwright.scheme"
const watchers = new Set<() => void>()

const read = (): Scheme => {
  const kept = localStorage.getItem(key)
  return kept === "light" || kept === "dark" ? kept : "auto"
}

const apply = () => {
  const scheme = read()
  if (scheme === "auto") delete document.documentElement.dataset["scheme"]
  else document.documentElement.dataset["scheme"] = scheme
  for (const tell of watchers) tell()
}

/** Takes the choice that was kept, and follows the one made in another tab. */
export const followScheme = (): void => {
  apply()
  addEventListener("storage", (event) => {
    if (event.key === key) apply()
  })
}

export const useScheme = (): readonly [Scheme, (scheme: Scheme) => void] => [
  useSyncExternalStore((tell) => {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  }, read),
  (scheme) => {
    if (scheme === "auto") localStorage.removeItem(key)
    else localStorage.setItem(key, scheme)
    apply()
  }
]

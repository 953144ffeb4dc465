import { useSyncExternalStore } from "react"

/** The colours of the page: those of the system, or those that the reader chose. */
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

/** Applies the stored choice, and each choice that is made in another tab. */
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

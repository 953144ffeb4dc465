import { lazy, type ReactNode, Suspense, useRef, useState } from "react"
import { Button, IconButton } from "./Button.tsx"

/** The menu's machinery is not part of the first page: it comes when the pointer or the focus reaches a button that has one. */
const load = () => import("./MenuPopup.tsx")
const MenuPopup = lazy(load)

/** One thing to choose. */
export interface MenuItem {
  readonly label: ReactNode
  readonly onSelect: () => void
  readonly disabled?: boolean
  /** Destroys: its text is red. */
  readonly danger?: boolean
  /** It is the one that holds at the moment. */
  readonly checked?: boolean
}

export type MenuEntry = MenuItem | "line" | { readonly heading: string }

export interface MenuProps {
  /** What the menu is for, for screen readers; `mark` alone shows it to the eye. */
  readonly label: string
  readonly items: ReadonlyArray<MenuEntry>
  /** What the button shows; with `mark` it is a square one. */
  readonly children: ReactNode
  readonly mark?: boolean
  readonly kind?: "plain" | "quiet"
  readonly side?: "top" | "bottom"
  readonly className?: string
}

/** A button with a menu. */
export const Menu = (
  { children, className, items, kind = "plain", label, mark = false, side = "bottom" }: MenuProps
) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const props = {
    ref: button,
    className: className ?? "",
    "aria-haspopup": "menu",
    "aria-expanded": open,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setOpen(true),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "ArrowDown") return
      event.preventDefault()
      setOpen(true)
    }
  } as const
  return (
    <>
      {mark
        ? <IconButton {...props} label={label}>{children}</IconButton>
        : <Button {...props} kind={kind} aria-label={label}>{children}</Button>}
      {open && (
        <Suspense>
          <MenuPopup anchor={button} items={items} label={label} side={side} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

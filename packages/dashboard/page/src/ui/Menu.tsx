import { lazy, type ReactNode, Suspense, useRef, useState } from "react"
import { Button, IconButton } from "./Button.tsx"

/**
 * The code of menus is not part of the first page. It is loaded when the pointer or the focus reaches a menu's button.
 */
const load = () => import("./MenuPopup.tsx")
const MenuPopup = lazy(load)

/** An entry of a menu. */
export interface MenuItem {
  readonly label: ReactNode
  readonly onSelect: () => void
  readonly disabled?: boolean
  /** Whether it is destructive: its text is red. */
  readonly danger?: boolean
  /** Whether it is the current choice. */
  readonly checked?: boolean
}

export type MenuEntry = MenuItem | "line" | { readonly heading: string }

export interface MenuProps {
  /** The name of the menu, for screen readers. With `mark` it is also the tooltip. */
  readonly label: string
  readonly items: ReadonlyArray<MenuEntry>
  /** The contents of the button; with `mark` an icon in a square button. */
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

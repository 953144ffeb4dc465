import { Menu } from "@base-ui/react/menu"
import type { RefObject } from "react"
import { classes } from "./classes.ts"
import { TickIcon } from "./icons.tsx"
import type { MenuEntry, MenuItem } from "./Menu.tsx"

interface Props {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly items: ReadonlyArray<MenuEntry>
  readonly label: string
  readonly side: "top" | "bottom"
  readonly onClose: () => void
}

const rowClass = "flex min-h-8 cursor-default items-center gap-2 px-3 text-14 outline-none select-none "
  + "data-highlighted:bg-chosen data-disabled:opacity-50 pointer-coarse:min-h-11"

const Row = ({ item, marks }: { readonly item: MenuItem; readonly marks: boolean }) => (
  <Menu.Item
    disabled={item.disabled ?? false}
    onClick={item.onSelect}
    className={classes(rowClass, item.danger === true && "text-danger")}
  >
    {marks && <span className="w-4">{item.checked === true && <TickIcon />}</span>}
    <span className="min-w-0 truncate">{item.label}</span>
    {item.checked === true && <span className="sr-only">(chosen)</span>}
  </Menu.Item>
)

/** The open menu. */
const MenuPopup = ({ anchor, items, label, onClose, side }: Props) => {
  const marks = items.some((item) => typeof item === "object" && "checked" in item)
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open ? undefined : onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="start" side={side} sideOffset={4} className="z-50">
          <Menu.Popup
            aria-label={label}
            finalFocus={anchor}
            className="opens max-h-[min(480px,var(--available-height))] max-w-80 min-w-44 overflow-y-auto rounded-control border border-edge bg-ground py-1 text-ink shadow-over outline-none"
          >
            {items.map((item, index) =>
              item === "line"
                ? <Menu.Separator key={index} className="my-1 border-t border-line" />
                : "heading" in item
                ? <div key={index} className="px-3 pt-2 pb-1 text-12 text-faint">{item.heading}</div>
                : <Row key={index} item={item} marks={marks} />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export default MenuPopup

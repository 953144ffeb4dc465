import { useState } from "react"
import { classes } from "../ui/classes.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { AccountMenu } from "./AccountMenu.tsx"
import { PlaceLink } from "./PlaceLink.tsx"
import { type Part, useNavigation } from "./useNavigation.ts"

const linkClass = "flex h-8 items-center rounded-control px-2 text-14 text-soft hover:bg-hover hover:text-ink "
  + "data-[status=active]:bg-chosen data-[status=active]:font-medium data-[status=active]:text-ink pointer-coarse:h-11"

const PartLinks = ({ onGo, part }: { readonly part: Part; readonly onGo?: () => void }) => (
  <ul aria-label={part.title}>
    {part.places.map((place) => (
      <li key={place.to}>
        <PlaceLink place={place} onGo={onGo} className={linkClass} />
      </li>
    ))}
  </ul>
)

/** The part that only operators see. It is set apart, because it concerns all accounts. */
const OperatorPart = ({ onGo, part }: { readonly part: Part; readonly onGo?: () => void }) => (
  <div className="-mx-2 border-t border-line px-2 py-2">
    <h2 className="px-2 pb-1 text-12 font-medium text-accent">{part.title}</h2>
    <PartLinks part={part} onGo={onGo} />
  </div>
)

/** The navigation at the left. */
export const Sidebar = () => {
  const { operator, parts } = useNavigation()
  return (
    <nav
      aria-label="Main"
      className="flex w-48 shrink-0 flex-col gap-3 overflow-y-auto border-r border-line bg-inset px-2 pt-2"
    >
      <AccountMenu />
      {parts.map((part) => <PartLinks key={part.name} part={part} />)}
      <div className="grow" />
      {operator !== undefined && <OperatorPart part={operator} />}
    </nav>
  )
}

const barClass =
  "grid h-14 min-w-0 grow place-items-center truncate border-t-2 border-transparent px-1 text-12 text-soft "
  + "data-[status=active]:border-accent data-[status=active]:font-medium data-[status=active]:text-ink"

/** The navigation at the bottom of a small screen: the first screen of each part, and everything behind "More". */
export const Bar = () => {
  const { operator, parts } = useNavigation()
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  return (
    <nav
      aria-label="Main"
      className="flex shrink-0 border-t border-line bg-inset pb-[env(safe-area-inset-bottom)]"
    >
      {parts.flatMap(({ places }) => places.slice(0, 1)).map((place) => (
        <PlaceLink key={place.to} place={place} className={barClass} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMore(true)}
        className={classes(barClass, "max-w-40")}
      >
        More
      </button>
      {more && (
        <Dialog title="All screens" place="sheet" onClose={close}>
          <div className="flex flex-col gap-3 px-2">
            <AccountMenu />
            {parts.map((part) => (
              <div key={part.name}>
                <h3 className="px-2 text-12 text-faint">{part.title}</h3>
                <PartLinks part={part} onGo={close} />
              </div>
            ))}
            {operator !== undefined && <OperatorPart part={operator} onGo={close} />}
          </div>
        </Dialog>
      )}
    </nav>
  )
}

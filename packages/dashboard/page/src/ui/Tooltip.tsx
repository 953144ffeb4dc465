import { Tooltip as Base } from "@base-ui/react/tooltip"
import type { ReactElement, ReactNode } from "react"

export interface TooltipProps {
  /** More about what is shown; nothing that is needed to use it, for fingers do not hover. */
  readonly content: ReactNode
  /** What it belongs to: a button, or something else that takes the focus. */
  readonly children: ReactElement
}

/** A few words beside what the pointer or the focus is on. */
export const Tooltip = ({ children, content }: TooltipProps) => (
  <Base.Root>
    <Base.Trigger delay={400} render={children} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50">
        <Base.Popup className="opens max-w-80 rounded-control border border-edge bg-ground px-2 py-1 text-13 whitespace-pre-line text-ink shadow-over">
          {content}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)

import { Tooltip as Base } from "@base-ui/react/tooltip"
import type { ReactElement, ReactNode } from "react"

export interface TooltipProps {
  /** Additional information. It must not be needed to use the page, because touch screens cannot hover. */
  readonly content: ReactNode
  /** The element that it explains: a button, or another one that takes the focus. */
  readonly children: ReactElement
}

/** A short text beside the element under the pointer or with the focus. */
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

import { Tabs as Base } from "@base-ui/react/tabs"
import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
  readonly content: () => ReactNode
}

export interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Name>>
  /** The open tab. It belongs into the address, so that it can be linked to. */
  readonly open: Name
  readonly onOpen: (name: Name) => void
  readonly className?: string
}

/** Several views of one thing. Only the open one is rendered. */
export const Tabs = <Name extends string>({ className, label, onOpen, open, tabs }: TabsProps<Name>) => (
  <Base.Root
    value={open}
    onValueChange={(name: Name) => onOpen(name)}
    className={classes("flex min-h-0 flex-col", className)}
  >
    <Base.List
      aria-label={label}
      activateOnFocus
      className="flex shrink-0 gap-4 overflow-x-auto border-b border-line px-4"
    >
      {tabs.map(({ label, name }) => (
        <Base.Tab
          key={name}
          value={name}
          className="-mb-px h-9 shrink-0 border-b-2 border-transparent text-14 text-soft hover:text-ink data-active:border-accent data-active:font-medium data-active:text-ink pointer-coarse:h-11"
        >
          {label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map(({ content, name }) => (
      <Base.Panel key={name} value={name} className="min-h-0 grow">{name === open && content()}</Base.Panel>
    ))}
  </Base.Root>
)

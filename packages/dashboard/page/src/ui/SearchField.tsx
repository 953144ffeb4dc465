import { useCallback, useRef } from "react"
import { useKeys } from "../foundation/keyboard.ts"
import { classes } from "./classes.ts"
import { Field, Input } from "./Field.tsx"
import { useDraft } from "./textDraft.ts"

export interface SearchFieldProps {
  /** What is searched: "Search emails". */
  readonly label: string
  /** What stands in it while it is empty; the label unless told. */
  readonly placeholder?: string
  /** What is searched for, as the address has it. */
  readonly value: string
  /** It must not be made anew in each render. */
  readonly onChange: (text: string | undefined) => void
  readonly className?: string
}

/** How long after the last key a search begins. */
const searchDelayMs = 150

/** The search of a list, which is kept in the address; `/` leads to it, and Escape away from it. */
export const SearchField = ({ className, label, onChange, placeholder = label, value }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const write = useCallback((text: string) => onChange(text === "" ? undefined : text), [onChange])
  const draft = useDraft(value, write, searchDelayMs)
  useKeys([{ keys: "/", label, group: "List", run: () => input.current?.focus() }])
  return (
    <Field label={label} labelHidden className={classes("min-w-0 grow md:max-w-80", className)}>
      <Input
        ref={input}
        type="search"
        placeholder={placeholder}
        value={draft.text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") draft.commit()
          if (event.key !== "Escape") return
          // Browsers would empty the field.
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
    </Field>
  )
}

import { useCallback, useRef } from "react"
import { useKeys } from "../foundation/keyboard.ts"
import { classes } from "./classes.ts"
import { Field, Input } from "./Field.tsx"
import { useDraft } from "./textDraft.ts"

export interface SearchFieldProps {
  /** The name of the field: "Search emails". */
  readonly label: string
  /** The text of the empty field; by default the label. */
  readonly placeholder?: string
  /** The searched text in the address. */
  readonly value: string
  /** It must stay the same function in all renders. */
  readonly onChange: (text: string | undefined) => void
  readonly className?: string
}

/** The search begins so long after the last key. */
const searchDelayMs = 150

/** The search of a list. Its text is kept in the address. `/` focuses it, Escape leaves it. */
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
          // Browsers would clear the field.
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
    </Field>
  )
}

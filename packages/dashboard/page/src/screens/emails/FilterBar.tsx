import { type RefObject, useCallback, useState } from "react"
import { useDraft } from "../../draft.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { countOf, none } from "./filters.ts"
import { FilterFields, type FilterProps, StatusFilter } from "./Filters.tsx"
import { texts } from "./texts.ts"

/** How long after the last key a search begins. */
const searchDelayMs = 150

interface Props extends FilterProps {
  readonly search: RefObject<HTMLInputElement | null>
}

const SearchField = ({ filters: { q = "" }, onChange, search }: Pick<Props, "filters" | "onChange" | "search">) => {
  const write = useCallback((text: string) => onChange({ q: text === "" ? undefined : text }), [onChange])
  const draft = useDraft(q, write, searchDelayMs)
  return (
    <Field label={texts.search} labelHidden className="min-w-0 grow md:max-w-80">
      <Input
        ref={search}
        type="search"
        placeholder={texts.searchHint}
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

/** What narrows the list down. On a phone all but the search and the statuses stands in a sheet. */
export const FilterBar = (props: Props) => {
  const { filters, onChange, search } = props
  const [open, setOpen] = useState(false)
  const count = countOf(filters)
  const clear = count > 0 && <Button kind="quiet" onClick={() => onChange(none)}>{texts.clear}</Button>
  return (
    <div className="flex shrink-0 flex-col gap-2 px-4 py-2">
      <div className="flex gap-2 md:flex-wrap">
        <SearchField filters={filters} onChange={onChange} search={search} />
        <div className="contents max-md:hidden">
          <FilterFields {...props} />
          {clear}
        </div>
        <Button className="md:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.filtersOn(count)}
        </Button>
      </div>
      <StatusFilter filters={filters} onChange={onChange} />
      {open && (
        <Dialog
          title={texts.filters}
          place="sheet"
          onClose={() => setOpen(false)}
          actions={
            <>
              {clear}
              <Button kind="primary" onClick={() => setOpen(false)}>{texts.done}</Button>
            </>
          }
        >
          <div className="flex flex-col gap-3">
            <FilterFields {...props} />
          </div>
        </Dialog>
      )}
    </div>
  )
}

import { memo, useCallback, useState } from "react"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { countFilters, none } from "./filters.ts"
import { FilterFields, type FilterProps } from "./Filters.tsx"
import { texts } from "./texts.ts"

/** The search and the filters except for the statuses. On a phone the filters open in a sheet. */
export const FilterBar = memo((props: FilterProps) => {
  const { filters, onChange } = props
  const search = useCallback((q: string | undefined) => onChange({ q }), [onChange])
  const [open, setOpen] = useState(false)
  const count = countFilters(filters)
  const clear = count > 0 && <Button kind="quiet" onClick={() => onChange(none)}>{texts.clear}</Button>
  return (
    <div className="flex shrink-0 gap-2 px-4 py-2 md:flex-wrap">
      <SearchField label={texts.search} placeholder={texts.searchHint} value={filters.q ?? ""} onChange={search} />
      <div className="contents max-md:hidden">
        <FilterFields {...props} />
        {clear}
      </div>
      <Button className="md:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.filtersOn(count)}
      </Button>
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
})

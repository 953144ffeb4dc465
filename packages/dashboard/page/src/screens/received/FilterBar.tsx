import { memo, useCallback, useState } from "react"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { TextFilter, TimeFilter } from "../emails/Filters.tsx"
import { countFilters, type Filters, none } from "./filters.ts"
import { texts } from "./texts.ts"

interface Props {
  readonly filters: Filters
  /** Changes some filters. It must stay the same function in all renders. */
  readonly onChange: (change: Filters) => void
}

const Fields = ({ filters, onChange }: Props) => (
  <>
    <TimeFilter filters={filters} onChange={onChange} />
    <TextFilter label={texts.sender} value={filters.sender} onChange={(sender) => onChange({ sender })} />
    <TextFilter label={texts.recipient} value={filters.recipient} onChange={(recipient) => onChange({ recipient })} />
    <TextFilter label={texts.domain} value={filters.domain} onChange={(domain) => onChange({ domain })} />
  </>
)

/** The search and the filters. On a phone the filters open in a sheet. */
export const FilterBar = memo(({ filters, onChange }: Props) => {
  const search = useCallback((q: string | undefined) => onChange({ q }), [onChange])
  const [open, setOpen] = useState(false)
  const count = countFilters(filters)
  const clear = count > 0 && <Button kind="quiet" onClick={() => onChange(none)}>{texts.clear}</Button>
  return (
    <div className="flex shrink-0 gap-2 px-4 py-2 md:flex-wrap">
      <SearchField label={texts.search} placeholder={texts.searchHint} value={filters.q ?? ""} onChange={search} />
      <div className="contents max-md:hidden">
        <Fields filters={filters} onChange={onChange} />
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
            <Fields filters={filters} onChange={onChange} />
          </div>
        </Dialog>
      )}
    </div>
  )
})

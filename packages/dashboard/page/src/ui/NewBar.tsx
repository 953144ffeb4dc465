import { countOf } from "./numbers.ts"

export interface NewBarProps {
  /** How many rows have arrived since the list was read. */
  readonly count: number
  readonly onShow: () => void
}

/** A bar that announces new rows. They are shown when the reader asks for them, so that the list does not move. */
export const NewBar = ({ count, onShow }: NewBarProps) =>
  count === 0 ? null : (
    <button
      type="button"
      onClick={onShow}
      className="h-8 w-full border-b border-line bg-accent-soft text-13 font-medium text-accent hover:underline pointer-coarse:h-11"
    >
      {countOf(count)} new
    </button>
  )

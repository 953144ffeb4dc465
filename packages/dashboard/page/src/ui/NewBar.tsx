import { countOf } from "./numbers.ts"

export interface NewBarProps {
  /** How many came in since the list was read. */
  readonly count: number
  readonly onShow: () => void
}

/** New rows wait here until the reader asks for them: nothing moves under their eyes. */
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

import { countOf } from "./numbers.ts"

interface RecipientProps {
  readonly address: string
  /** The number of the other recipients. */
  readonly others: number
}

/** One recipient of an email, and how many others it has. */
export const Recipient = ({ address, others }: RecipientProps) => (
  <div className="flex gap-1.5 leading-4">
    <span className="truncate font-medium">{address}</span>
    {others > 0 && <span className="text-faint">+{countOf(others)}</span>}
  </div>
)

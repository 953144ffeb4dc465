import { countOf } from "./numbers.ts"

interface RecipientProps {
  readonly address: string
  /** How many there are besides. */
  readonly others: number
}

/** Whom a list names for an email, and how many it has besides. */
export const Recipient = ({ address, others }: RecipientProps) => (
  <div className="flex gap-1.5 leading-4">
    <span className="truncate font-medium">{address}</span>
    {others > 0 && <span className="text-faint">+{countOf(others)}</span>}
  </div>
)

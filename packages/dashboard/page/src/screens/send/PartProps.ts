import type { Draft } from "./draft.ts"

/** What the parts of the form are given. */
export interface PartProps {
  readonly draft: Draft
  readonly onChange: (change: Partial<Draft>) => void
  /** What is wrong with a field of the request. */
  readonly issueOf: (field: string) => string | undefined
}

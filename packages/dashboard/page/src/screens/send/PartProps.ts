import type { Draft } from "./draft.ts"

/** The properties that all parts of the form share. */
export interface PartProps {
  readonly draft: Draft
  readonly onChange: (change: Partial<Draft>) => void
  /** The problem with a field of the request, in words. */
  readonly issueOf: (field: string) => string | undefined
}

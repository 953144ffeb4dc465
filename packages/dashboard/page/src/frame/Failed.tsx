import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router"
import { buttonClass } from "../ui/Button.tsx"
import { EmptyState, ErrorState } from "../ui/States.tsx"

/** Replaces a screen that could not be shown. */
export const Failed = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <main className="grow">
      <title>Failed – Sendwright</title>
      <ErrorState error={error} onRetry={again} />
    </main>
  )
}

/** Replaces a screen that does not exist. */
export const Missing = () => (
  <main className="grow">
    <title>Not found – Sendwright</title>
    <EmptyState title="There is no such page.">
      <p className="text-soft">The address may be misspelt, or what stood here was removed.</p>
      <Link to="/" className={buttonClass("primary")}>Go to the start</Link>
    </EmptyState>
  </main>
)

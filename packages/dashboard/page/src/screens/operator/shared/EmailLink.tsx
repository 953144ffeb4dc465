import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"

export interface EmailLinkProps {
  readonly account: string
  readonly email: string
  readonly mode?: "live" | "test"
  readonly children: ReactNode
}

/** A link to an email of any account: operators may look into all of them. */
export const EmailLink = ({ account, children, email, mode = "live" }: EmailLinkProps) => (
  <Link
    to={`/a/${account}/emails/${email}` as string}
    search={(mode === "test" ? { mode } : {}) as never}
    className="hover:underline"
  >
    {children}
  </Link>
)

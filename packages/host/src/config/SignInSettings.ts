import { duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** How long people stay signed in, links last, and how often signing in may be tried. */
export const signInSettings = {
  sessionIdle: setting(
    "SENDWRIGHT_SESSION_IDLE_HOURS",
    "`168`",
    "How long an unused [session](users.md) lasts.",
    duration("hour", 1, 8_760)
  ),
  sessionLifetime: setting(
    "SENDWRIGHT_SESSION_DAYS",
    "`30`",
    "How long any session lasts.",
    duration("day", 1, 365)
  ),
  setupLink: setting(
    "SENDWRIGHT_SETUP_LINK_HOURS",
    "`1`",
    "Lifetime of the link that creates the first operator.",
    duration("hour", 1, 24)
  ),
  invitation: setting(
    "SENDWRIGHT_INVITATION_DAYS",
    "`7`",
    "Lifetime of an invitation.",
    duration("day", 1, 90)
  ),
  resetLink: setting(
    "SENDWRIGHT_RESET_LINK_HOURS",
    "`1`",
    "Lifetime of a link that sets a password.",
    duration("hour", 1, 72)
  ),
  minPasswordLength: setting(
    "SENDWRIGHT_MIN_PASSWORD_LENGTH",
    "`12`",
    "Minimum length of a new password.",
    integer(8, 64)
  ),
  signInAttempts: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS",
    "`10`",
    "Sign-in attempts per user in 15 minutes.",
    integer(1, 1_000)
  ),
  signInAttemptsPerAddress: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS",
    "`50`",
    "Sign-in attempts per IP address in 15 minutes.",
    integer(1, 100_000)
  )
} as const

import { duration, integer, setting } from "@sendwright/core/foundation/Setting"

/** How long people stay signed in, links last, and how often signing in may be tried. */
export const signInSettings = {
  sessionIdle: setting(
    "SENDWRIGHT_SESSION_IDLE_HOURS",
    "`168`",
    "How long a session of a user lasts that is not used: see [Users and sign-in](users.md).",
    duration("hour", 1, 8_760)
  ),
  sessionLifetime: setting(
    "SENDWRIGHT_SESSION_DAYS",
    "`30`",
    "How long a session lasts, however much it is used.",
    duration("day", 1, 365)
  ),
  setupLink: setting(
    "SENDWRIGHT_SETUP_LINK_HOURS",
    "`1`",
    "How long the link works that makes the first operator.",
    duration("hour", 1, 24)
  ),
  invitation: setting(
    "SENDWRIGHT_INVITATION_DAYS",
    "`7`",
    "How long an invitation into an account works.",
    duration("day", 1, 90)
  ),
  resetLink: setting(
    "SENDWRIGHT_RESET_LINK_HOURS",
    "`1`",
    "How long a link works that sets a password.",
    duration("hour", 1, 72)
  ),
  minPasswordLength: setting(
    "SENDWRIGHT_MIN_PASSWORD_LENGTH",
    "`12`",
    "Characters of a new password at the least.",
    integer(8, 64)
  ),
  signInAttempts: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS",
    "`10`",
    "Attempts to sign in as one user, and again over 15 minutes.",
    integer(1, 1_000)
  ),
  signInAttemptsPerAddress: setting(
    "SENDWRIGHT_SIGN_IN_ATTEMPTS_PER_ADDRESS",
    "`50`",
    "The same from one IP address, for all users together.",
    integer(1, 100_000)
  )
} as const

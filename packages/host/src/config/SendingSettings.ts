import { duration, integer, oneOf, setting } from "@sendwright/core/foundation/Setting"

/** What becomes of hand-offs that nobody answered, and how long things are kept. */
export const sendingSettings = {
  unknownPolicy: setting(
    "SENDWRIGHT_UNKNOWN_POLICY",
    "`resend`",
    "After a hand-off with [unknown outcome](../internals/engine.md#held-emails): `resend` the email or `hold` it.",
    oneOf("resend", "hold")
  ),
  unknownWait: setting(
    "SENDWRIGHT_UNKNOWN_WAIT_SECONDS",
    "`60`",
    "How long such an email waits for a report before it is resent.",
    duration("second", 1, 86_400)
  ),
  sendLease: setting(
    "SENDWRIGHT_SEND_LEASE_SECONDS",
    "`120`",
    "Lease of a hand-off. After it, another process picks up the email.",
    duration("second", 5, 3_600)
  ),
  idempotencyWindow: setting(
    "SENDWRIGHT_IDEMPOTENCY_HOURS",
    "`24`",
    "How long an idempotency key is remembered.",
    duration("hour", 1, 720)
  ),
  handoffWindow: setting(
    "SENDWRIGHT_HANDOFF_HOURS",
    "`24`",
    "How long a temporarily refused email is retried.",
    duration("hour", 1, 168)
  ),
  retainBodies: setting(
    "SENDWRIGHT_RETAIN_BODIES_DAYS",
    "off",
    "Days without change until a finished email loses bodies, headers and attachments.",
    duration("day", 1, 36_500)
  ),
  retainEmails: setting(
    "SENDWRIGHT_RETAIN_EMAILS_DAYS",
    "off",
    "Days without change until a finished email is deleted.",
    duration("day", 1, 36_500)
  ),
  retainBy: setting(
    "SENDWRIGHT_RETAIN_BY",
    "`email`",
    "Delete by `email`, or by `month`: cheaper, but up to two months later.",
    oneOf("email", "month")
  ),
  retainGrace: setting(
    "SENDWRIGHT_RETAIN_GRACE_HOURS",
    "`24`",
    "How long `sendwright retention restore` can undo a deleted month.",
    duration("hour", 0, 8_760)
  ),
  retainFactor: setting(
    "SENDWRIGHT_RETAIN_FACTOR",
    "`10`",
    "A deletion this many times larger than any before [waits](../api/data-rights.md#retention) for `sendwright "
      + "retention allow`.",
    integer(1, 1_000_000)
  )
} as const

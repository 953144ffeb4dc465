import { duration, integer, oneOf, setting } from "@sendwright/core/foundation/Setting"

/** What becomes of hand-offs that nobody answered, and how long things are kept. */
export const sendingSettings = {
  unknownPolicy: setting(
    "SENDWRIGHT_UNKNOWN_POLICY",
    "`resend`",
    "What happens to an email of which nobody knows whether the mail server took it: hand it over again, or `hold` it "
      + "until `sendwright emails` says how it goes on.",
    oneOf("resend", "hold")
  ),
  unknownWait: setting(
    "SENDWRIGHT_UNKNOWN_WAIT_SECONDS",
    "`60`",
    "How long such an email waits for evidence before it is handed over again.",
    duration("second", 1, 86_400)
  ),
  sendLease: setting(
    "SENDWRIGHT_SEND_LEASE_SECONDS",
    "`120`",
    "How long a hand-off may take; after so long without word, another process takes the email over.",
    duration("second", 5, 3_600)
  ),
  idempotencyWindow: setting(
    "SENDWRIGHT_IDEMPOTENCY_HOURS",
    "`24`",
    "Hours for which an idempotency key is remembered.",
    duration("hour", 1, 720)
  ),
  handoffWindow: setting(
    "SENDWRIGHT_HANDOFF_HOURS",
    "`24`",
    "Hours for which a hand-off that is temporarily refused is tried again.",
    duration("hour", 1, 168)
  ),
  retainBodies: setting(
    "SENDWRIGHT_RETAIN_BODIES_DAYS",
    "off",
    "Days after the last change of a finished email for which its bodies, headers and attachments are kept.",
    duration("day", 1, 36_500)
  ),
  retainEmails: setting(
    "SENDWRIGHT_RETAIN_EMAILS_DAYS",
    "off",
    "Days after its last change for which a finished email is kept at all.",
    duration("day", 1, 36_500)
  ),
  retainBy: setting(
    "SENDWRIGHT_RETAIN_BY",
    "`email`",
    "Whether what has reached these ages is deleted email by email, or by the calendar `month` in which it was accepted: "
      + "up to two months later, and at next to no cost.",
    oneOf("email", "month")
  ),
  retainGrace: setting(
    "SENDWRIGHT_RETAIN_GRACE_HOURS",
    "`24`",
    "Hours for which a month that retention has deleted can be taken back (`sendwright retention restore`).",
    duration("hour", 0, 8_760)
  ),
  retainFactor: setting(
    "SENDWRIGHT_RETAIN_FACTOR",
    "`10`",
    "A round of retention that would delete more than so many times what the largest round before it did, and more than "
      + "100, waits for `sendwright retention allow`, unless emails have just reached their age.",
    integer(1, 1_000_000)
  )
} as const

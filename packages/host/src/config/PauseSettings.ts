import { integer, percentage, setting } from "@sendwright/core/foundation/Setting"

/** When an account is paused for its bounces and complaints. */
export const pauseSettings = {
  pauseMinRecipients: setting(
    "SENDWRIGHT_PAUSE_MIN_RECIPIENTS",
    "`200`",
    "Recipients in 7 days before an account's rates are judged.",
    integer(0, 1e9)
  ),
  pauseBouncePercent: setting(
    "SENDWRIGHT_PAUSE_BOUNCE_PERCENT",
    "`8`",
    "Permanent bounce percentage over 7 days that pauses an account; `off` disables it.",
    percentage
  ),
  pauseMinBounces: setting(
    "SENDWRIGHT_PAUSE_MIN_BOUNCES",
    "`10`",
    "Minimum bounces for that.",
    integer(0, 1e9)
  ),
  pauseComplaintPercent: setting(
    "SENDWRIGHT_PAUSE_COMPLAINT_PERCENT",
    "`0.3`",
    "Complaint percentage over 7 days that pauses an account; `off` disables it.",
    percentage
  ),
  pauseMinComplaints: setting(
    "SENDWRIGHT_PAUSE_MIN_COMPLAINTS",
    "`5`",
    "Minimum complaints for that.",
    integer(0, 1e9)
  ),
  pauseNewBounces: setting(
    "SENDWRIGHT_PAUSE_NEW_BOUNCES",
    "`25`",
    "Permanent bounces in 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  pauseNewComplaints: setting(
    "SENDWRIGHT_PAUSE_NEW_COMPLAINTS",
    "`7`",
    "Complaints in 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  )
} as const

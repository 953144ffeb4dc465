import { integer, percentage, setting } from "@sendwright/core/foundation/Setting"

/** When an account is paused for its bounces and complaints. */
export const pauseSettings = {
  pauseMinRecipients: setting(
    "SENDWRIGHT_PAUSE_MIN_RECIPIENTS",
    "`200`",
    "Recipients that an account must have sent to within 7 days before its rates are judged.",
    integer(0, 1e9)
  ),
  pauseBouncePercent: setting(
    "SENDWRIGHT_PAUSE_BOUNCE_PERCENT",
    "`8`",
    "Permanent bounces, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinBounces: setting("SENDWRIGHT_PAUSE_MIN_BOUNCES", "`10`", "And at least so many.", integer(0, 1e9)),
  pauseComplaintPercent: setting(
    "SENDWRIGHT_PAUSE_COMPLAINT_PERCENT",
    "`0.3`",
    "Complaints, in percent of the recipients of 7 days, at which an account is paused; `off`: at none.",
    percentage
  ),
  pauseMinComplaints: setting("SENDWRIGHT_PAUSE_MIN_COMPLAINTS", "`5`", "And at least so many.", integer(0, 1e9)),
  pauseNewBounces: setting(
    "SENDWRIGHT_PAUSE_NEW_BOUNCES",
    "`25`",
    "Permanent bounces within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  ),
  pauseNewComplaints: setting(
    "SENDWRIGHT_PAUSE_NEW_COMPLAINTS",
    "`7`",
    "Complaints within 24 hours that pause an account in its first 7 days.",
    integer(1, 1e9)
  )
} as const

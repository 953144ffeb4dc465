interface Mark {
  /** Only in test mode. */
  readonly test?: true
}

interface Reported extends Mark {
  /** The source of the event, such as `smtp`, `ses` or `simulator`. */
  readonly provider: string | null
  readonly provider_message_id: string | null
}

interface Some {
  /** Absent if the event concerns all recipients. */
  readonly recipients?: ReadonlyArray<string>
}

interface Recipients {
  /** The recipients that the event concerns; empty if unknown. */
  readonly recipients: ReadonlyArray<string>
}

/** Details of an event by its type. null: not reported by the provider. */
export interface EventDetails {
  readonly "email.queued": Mark
  readonly "email.scheduled": Mark & { readonly scheduled_at: string }
  readonly "email.sent": Reported & Some & {
    /** The number of the hand-off, from 1. */
    readonly attempt: number | null
  }
  readonly "email.delivered": Reported & Recipients & {
    readonly smtp_response: string | null
    readonly processing_time_ms: number | null
    readonly remote_mta: string | null
  }
  readonly "email.delivery_delayed": Reported & Recipients & {
    readonly delay_type: string | null
    readonly diagnostic_code: string | null
    readonly status_code: string | null
    /** When the provider gives up. */
    readonly expires_at: string | null
  }
  readonly "email.bounced": Reported & Recipients & {
    readonly bounce_type: "permanent" | "transient" | "undetermined"
    readonly bounce_sub_type: string | null
    readonly diagnostic_code: string | null
    readonly status_code: string | null
    readonly reporting_mta: string | null
  }
  readonly "email.complained": Reported & Recipients & {
    readonly complaint_type: string | null
    readonly complaint_sub_type: string | null
    readonly user_agent: string | null
    readonly feedback_id: string | null
  }
  readonly "email.rejected": Reported & Some & {
    readonly reason: string
    readonly diagnostic_code: string | null
  }
  readonly "email.failed": Mark & Some & {
    readonly reason: string
    readonly provider_code: string | null
    readonly diagnostic_code: string | null
    /** The number of attempted hand-offs. */
    readonly attempts: number
    readonly provider: string | null
  }
  readonly "email.cancelled": Mark
}

/** What a session of these stores is set to. */
export const sessionSettings = {
  // Compiling a plan costs more than any statement here takes.
  jit: "off",
  // Starting workers costs more than they save on a page.
  max_parallel_workers_per_gather: "0",
  // Plans are kept, and some are made while a table is still empty: what is read by index then stays so as it grows.
  enable_seqscan: "off"
} as const

/**
 * The same for a server, which ends what a client has given up or forgotten: a node that is frozen, or whose network is
 * gone, holds no locks for long. What may take longer, such as migrations, sets its own for its transaction.
 */
export const serverSettings = (
  limits: { readonly statementMillis: number; readonly idleTransactionMillis: number }
): Readonly<Record<string, string>> => ({
  ...sessionSettings,
  statement_timeout: serverMillis(limits.statementMillis),
  idle_in_transaction_session_timeout: serverMillis(limits.idleTransactionMillis),
  // A client that is gone without a word is found out within half a minute instead of hours.
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
  tcp_user_timeout: "30000"
})

/** Zero is no limit to a server, and it counts in 32 bits. */
const serverMillis = (millis: number): string => String(millis <= 2_147_483_647 ? Math.max(1, Math.ceil(millis)) : 0)

interface RoleSetting {
  readonly name: string
  readonly value: string
  /** Any value but zero, which is no limit, will do. */
  readonly isLimit: boolean
}

/**
 * Behind a pooler sessions begin with nothing of ours: those of these settings that hold for each session, whichever
 * client has it, are to be the role's. A client that is gone is the pooler's to find out.
 */
export const roleSettings: ReadonlyArray<RoleSetting> = [
  ...Object.entries(sessionSettings).map(([name, value]) => ({ name, value, isLimit: false })),
  { name: "statement_timeout", value: "65s", isLimit: true },
  { name: "idle_in_transaction_session_timeout", value: "15s", isLimit: true }
]

/** Whether what a server shows is what is wanted of it. */
export const isSet = ({ isLimit, value }: RoleSetting, shown: string): boolean =>
  isLimit ? shown !== "0" : shown === value

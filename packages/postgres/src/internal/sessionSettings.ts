/** What a session of these stores is set to. */
export const sessionSettings = {
  // Compiling a plan costs more than any statement here takes.
  jit: "off",
  // Starting workers costs more than they save on a page.
  max_parallel_workers_per_gather: "0",
  // Plans are kept, and some are made while a table is still empty: what is read by index then stays so as it grows.
  enable_seqscan: "off"
} as const

/** The jobs that wait for a site alone, or first. */
const first = (site: string): string =>
  `FROM sendwright.send_jobs j WHERE j.receivers IS NOT NULL AND j.receivers[1] = ${site} AND NOT j.held`

/**
 * Those that wait for others before it, which are few and read whole: in the order of the ids, the planner would go
 * through all jobs to find them.
 */
const besides = (site: string): string =>
  `FROM (
      SELECT * FROM sendwright.send_jobs j
      WHERE j.receivers[2] IS NOT NULL AND j.receivers @> ARRAY[${site}] AND j.receivers[1] <> ${site} OFFSET 0
    ) j WHERE NOT j.held`

/** The first jobs that wait for a site, by the ids of their emails, behind the one that `from` names. */
export const waitingFor = (site: string, limit: string, from: string | null = null): string => {
  const bounds = `${from === null ? "" : ` AND j.email_id > ${from}`} ORDER BY j.email_id LIMIT ${limit}`
  return `(
    SELECT j.email_id, j.queued_at ${first(site)}${bounds}
  ) UNION ALL (
    SELECT j.email_id, j.queued_at ${besides(site)}${bounds}
  ) ORDER BY email_id LIMIT ${limit}`
}

/** How many there are, up to a limit. In no order: to sort them, all would be read. */
export const countWaiting = (site: string, limit: number): string =>
  `SELECT count(*)::int4 FROM (
    (SELECT 1 ${first(site)} LIMIT ${limit}) UNION ALL (SELECT 1 ${besides(site)} LIMIT ${limit}) LIMIT ${limit}
  ) q`

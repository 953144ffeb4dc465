/**
 * The jobs that wait for a site, by the ids of their emails: those that wait for it alone or first, and those that wait
 * for others besides, which are few and read whole: in the order of the ids, the planner would go through all jobs to
 * find them. `from` and `limit` bound what comes of each.
 */
export const waitingFor = (site: string, limit: string, from: string | null = null): string => {
  const bounds = `NOT j.held${from === null ? "" : ` AND j.email_id > ${from}`} ORDER BY j.email_id LIMIT ${limit}`
  return `(
    SELECT j.email_id, j.queued_at FROM sendwright.send_jobs j
    WHERE j.receivers IS NOT NULL AND j.receivers[1] = ${site} AND ${bounds}
  ) UNION ALL (
    SELECT j.email_id, j.queued_at FROM (
      SELECT * FROM sendwright.send_jobs j
      WHERE j.receivers[2] IS NOT NULL AND j.receivers @> ARRAY[${site}] AND j.receivers[1] <> ${site} OFFSET 0
    ) j WHERE ${bounds}
  ) ORDER BY email_id LIMIT ${limit}`
}

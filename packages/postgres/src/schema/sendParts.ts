/** Recipients of one email who wait apart from each other (`StoredPart`); null: all who are still queued wait together. */
export const sendParts: ReadonlyArray<string> = ["ALTER TABLE sendwright.send_jobs ADD COLUMN parts json"]

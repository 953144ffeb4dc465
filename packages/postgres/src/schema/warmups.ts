/** How many messages left a young address for a receiver on the latest day. */
export const warmups: ReadonlyArray<string> = [
  `CREATE TABLE sendwright.warmup_counts (
    source text NOT NULL,
    site text NOT NULL,
    day date NOT NULL,
    taken int4 NOT NULL CHECK (taken >= 0),
    PRIMARY KEY (source, site)
  ) WITH (fillfactor = 50)`
]

/** What Postgres's catalog says of the schema: a line of text for each thing that can be named. */
export type Catalog = ReadonlyMap<string, string>

/**
 * Constraints of `NOT NULL` are told with their column alone: Postgres has names for them from 18 on, and where a table was
 * dumped by an older one, it makes other ones up.
 */
export const catalogQuery = `
WITH things AS (
  SELECT c.* FROM pg_class c WHERE c.relnamespace = 'sendwright'::regnamespace
)
SELECT format('table %s', c.relname) AS name,
  concat_ws(' ', 'kind', c.relkind, c.relpersistence, 'by', am.amname,
    'partitioned', pg_get_partkeydef(c.oid), 'bound', pg_get_expr(c.relpartbound, c.oid),
    'of', (SELECT inhparent::regclass FROM pg_inherits WHERE inhrelid = c.oid),
    'options', (SELECT array_agg(o ORDER BY o) FROM unnest(c.reloptions) o),
    'toast', (SELECT array_agg(o ORDER BY o) FROM unnest(t.reloptions) o),
    'security', c.relrowsecurity, c.relforcerowsecurity, 'replica', c.relreplident,
    'tablespace', c.reltablespace, 'comment', obj_description(c.oid, 'pg_class')) AS says
FROM things c LEFT JOIN pg_am am ON am.oid = c.relam LEFT JOIN pg_class t ON t.oid = c.reltoastrelid
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
UNION ALL
SELECT format('column %s.%s', c.relname, a.attname),
  concat_ws(' ', 'place', (SELECT count(*) FROM pg_attribute b
      WHERE b.attrelid = c.oid AND b.attnum BETWEEN 1 AND a.attnum AND NOT b.attisdropped),
    format_type(a.atttypid, a.atttypmod), 'not null', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
    'identity', a.attidentity, 'generated', a.attgenerated, 'storage', a.attstorage, 'compression', a.attcompression,
    'collation', a.attcollation::regcollation, 'statistics', nullif(a.attstattarget, -1), 'options', a.attoptions,
    'comment', col_description(c.oid, a.attnum))
FROM things c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'c')
UNION ALL
SELECT format('index %s', c.relname),
  concat_ws(' ', pg_get_indexdef(c.oid), 'of', (SELECT inhparent::regclass FROM pg_inherits WHERE inhrelid = c.oid),
    'valid', i.indisvalid, 'clustered', i.indisclustered, 'replica', i.indisreplident)
FROM things c JOIN pg_index i ON i.indexrelid = c.oid
UNION ALL
SELECT format('constraint %s of %s', k.conname, c.relname),
  concat_ws(' ', pg_get_constraintdef(k.oid), 'validated', k.convalidated, 'inherited', k.coninhcount, k.conislocal)
FROM things c JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype <> 'n'
UNION ALL
SELECT format('view %s', c.relname), pg_get_viewdef(c.oid) FROM things c WHERE c.relkind IN ('v', 'm')
UNION ALL
SELECT format('sequence %s', c.relname),
  concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
FROM things c JOIN pg_sequence s ON s.seqrelid = c.oid
UNION ALL
SELECT format('trigger %s of %s', t.tgname, c.relname), concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
FROM things c JOIN pg_trigger t ON t.tgrelid = c.oid AND NOT t.tgisinternal
UNION ALL
SELECT format('rule %s of %s', r.rulename, c.relname), pg_get_ruledef(r.oid)
FROM things c JOIN pg_rewrite r ON r.ev_class = c.oid AND r.rulename <> '_RETURN'
UNION ALL
SELECT format('policy %s of %s', p.polname, c.relname), concat_ws(' ', p.polcmd, p.polpermissive,
  pg_get_expr(p.polqual, c.oid), 'check', pg_get_expr(p.polwithcheck, c.oid)) FROM things c JOIN pg_policy p ON p.polrelid = c.oid
UNION ALL
SELECT format('statistics %s', s.stxname), pg_get_statisticsobjdef(s.oid)
FROM pg_statistic_ext s WHERE s.stxnamespace = 'sendwright'::regnamespace
UNION ALL
SELECT format('function %s', p.oid::regprocedure),
  concat_ws(' ', pg_get_functiondef(p.oid), 'comment', obj_description(p.oid, 'pg_proc'))
FROM pg_proc p WHERE p.pronamespace = 'sendwright'::regnamespace AND p.prokind IN ('f', 'p')
UNION ALL
SELECT format('type %s', t.typname), concat_ws(' ', t.typtype, t.typbasetype::regtype, t.typnotnull, t.typdefault,
  (SELECT array_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid))
FROM pg_type t WHERE t.typnamespace = 'sendwright'::regnamespace AND t.typtype IN ('d', 'e', 'r')
UNION ALL
SELECT format('extension %s', e.extname), concat_ws(' ', e.extnamespace::regnamespace, e.extversion) FROM pg_extension e
UNION ALL
SELECT format('schema %s', n.nspname), concat_ws(' ', 'comment', obj_description(n.oid, 'pg_namespace'))
FROM pg_namespace n WHERE n.nspname !~ '^pg_'`

/** What the query answered with. */
export const catalogOf = (rows: ReadonlyArray<{ readonly name: string; readonly says: string }>): Catalog =>
  new Map(rows.map(({ name, says }) => [name, says]))

/** The month in the name of a table, and of what belongs to it, such as `2026_11` of `emails_2026_11`. */
const monthOf = (name: string): string | undefined => /_(\d{4}_\d{2})(?!\d)/.exec(name)?.[1]

const monthsOf = (catalog: Catalog) => new Set([...catalog.keys()].flatMap((name) => monthOf(name) ?? []))

/** The months that both have tables for. */
export const sharedMonths = (one: Catalog, other: Catalog): ReadonlySet<string> => {
  const others = monthsOf(other)
  return new Set([...monthsOf(one)].filter((month) => others.has(month)))
}

/** Where two catalogs differ, by name. Months that one of them has no tables for are left out. */
export const differences = (
  [oneName, one]: readonly [string, Catalog],
  [otherName, other]: readonly [string, Catalog]
): ReadonlyArray<string> => {
  const months = sharedMonths(one, other)
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => {
    const month = monthOf(name)
    return month === undefined || months.has(month)
  })
  return names.toSorted().flatMap((name) => {
    const [here, there] = [one.get(name), other.get(name)]
    if (here === there) return []
    if (here === undefined) return [`${name}: only ${otherName} has it`]
    if (there === undefined) return [`${name}: only ${oneName} has it`]
    return [`${name}:\n  ${oneName}: ${here}\n  ${otherName}: ${there}`]
  })
}

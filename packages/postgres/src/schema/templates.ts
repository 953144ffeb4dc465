/** Templates and their versions. What a template says is in its latest version. */
export const templates: ReadonlyArray<string> = [
  // Slugs are compared byte by byte, so that the index also finds those that begin alike.
  `CREATE TABLE sendwright.templates (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    slug text COLLATE "C" NOT NULL,
    version int4 NOT NULL,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL
  ) WITH (fillfactor = 80)`,
  `CREATE UNIQUE INDEX templates_by_slug ON sendwright.templates (account_id, slug)`,
  `CREATE INDEX templates_by_account ON sendwright.templates (account_id, created_at, id)`,
  // The weight is what the texts count in characters: lists are cut by it, without reading the texts.
  `CREATE TABLE sendwright.template_versions (
    template_id uuid NOT NULL REFERENCES sendwright.templates ON DELETE CASCADE,
    version int4 NOT NULL,
    name text NOT NULL,
    subject text NOT NULL,
    html text,
    body_text text,
    variables text[] NOT NULL,
    weight int4 NOT NULL,
    created_by text,
    created_at timestamptz(3) NOT NULL,
    PRIMARY KEY (template_id, version)
  )`
]

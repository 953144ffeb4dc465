/**
 * What a template brings, beside its texts, to emails that do not bring it themselves; null: nothing. Its weight is a
 * column of its own, as earlier programs end their lists by that of the texts.
 */
export const templateDefaults: ReadonlyArray<string> = [
  `ALTER TABLE sendwright.template_versions ADD COLUMN defaults jsonb, ADD COLUMN defaults_weight int4`
]

import { DateTime, toDateTime } from "@sendwright/api/wire/Scalars"
import type { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { StorageServer, TableSize } from "@sendwright/core/foundation/StorageDiagnostics"
import * as Schema from "effect/Schema"

const Keep = Schema.NullOr(Schema.Number)

/** The size of the storage, and its retention times. */
export const WireStorageUse = Schema.Struct({
  product: Schema.String.annotate({ description: "`memory`, or the database's own name." }),
  version: Schema.NullOr(Schema.String),
  keep: Schema.Struct({
    bodies_ms: Keep.annotate({ description: "Bodies, headers and attachments of finished emails; null: forever." }),
    emails_ms: Keep.annotate({ description: "Finished emails; null: forever." }),
    metrics_ms: Schema.Number.annotate({ description: "Counts by the hour." })
  }),
  tables: Schema.Array(Schema.Struct({
    name: Schema.String.annotate({ description: "A table, or a partition of one." }),
    bytes: Schema.Number.annotate({ description: "With its indexes and what is kept beside its rows." }),
    live_rows: Schema.Number.annotate({ description: "By the database's estimates." }),
    dead_rows: Schema.Number,
    vacuumed_at: Schema.NullOr(DateTime)
  })).annotate({ description: "The largest first." })
}).annotate({ identifier: "StorageUse" })

/** Encodes the use of the storage. */
export const toWire = (
  { product, version }: StorageServer,
  tables: ReadonlyArray<TableSize>,
  { retainBodiesMillis, retainEmailsMillis, retainMetricsMillis }: EngineSettings
): typeof WireStorageUse.Type => ({
  product,
  version,
  keep: { bodies_ms: retainBodiesMillis, emails_ms: retainEmailsMillis, metrics_ms: retainMetricsMillis },
  tables: tables.map(({ bytes, deadRows, liveRows, table, vacuumedAt }) => ({
    name: table,
    bytes,
    live_rows: liveRows,
    dead_rows: deadRows,
    vacuumed_at: toDateTime(vacuumedAt)
  }))
})

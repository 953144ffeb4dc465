import { DateTime } from "@sendwright/api/wire/Scalars"
import type { Examined } from "@sendwright/core/operator/Doctor"
import * as Schema from "effect/Schema"

/** The findings of an examination of the server and everything that it needs. */
export const WireExamination = Schema.Struct({
  at: DateTime,
  took_ms: Schema.Number,
  findings: Schema.Array(Schema.Struct({
    name: Schema.String.annotate({ description: "What was looked at; several findings may have one name." }),
    severity: Schema.Literals(["ok", "warn", "fail"]),
    message: Schema.String.annotate({ description: "What was found and, where it is not well, what to do about it." })
  }))
}).annotate({ identifier: "Examination" })

/** Encodes an examination. */
export const toWire = ({ at, findings, tookMillis }: Examined): typeof WireExamination.Type => ({
  at: at.toISOString(),
  took_ms: tookMillis,
  findings
})

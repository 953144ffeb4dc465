import { Mode } from "@sendwright/api/wire/Scalars"
import * as Schema from "effect/Schema"

/** How an SMTP port is encrypted. */
export const smtpTls = ["none", "starttls", "implicit"] as const

/** The public facts of the service behind the page. */
export const WireService = Schema.Struct({
  name: Schema.String.annotate({ description: "What the page calls the service." }),
  version: Schema.String,
  base_url: Schema.String.annotate({ description: "Where clients reach the API, without a slash at the end." }),
  key_prefix: Schema.String.annotate({ description: "What the texts of API keys begin with." }),
  modes: Schema.Array(Mode),
  smtp: Schema.NullOr(Schema.Struct({
    host: Schema.String,
    port: Schema.Int,
    tls: Schema.Literals(smtpTls).annotate({
      description: "`starttls`: after the greeting; `implicit`: from the start; `none`: there is none."
    })
  })).annotate({ description: "Where programs hand email over by SMTP; null where the server takes none." }),
  sign_in: Schema.Struct({
    oidc: Schema.Array(Schema.Struct({
      id: Schema.String.annotate({ description: "What the issuer is named by when signing in begins." }),
      name: Schema.String.annotate({ description: "What the button says." })
    })),
    mails_links: Schema.Boolean.annotate({
      description: "Whether a forgotten password is set anew by a link in an email."
    })
  })
}).annotate({ identifier: "Service" })
export type WireService = typeof WireService.Type

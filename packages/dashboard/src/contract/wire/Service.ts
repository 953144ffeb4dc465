import { Mode } from "@sendwright/api/wire/Scalars"
import * as Schema from "effect/Schema"

/** The service behind the page, as everybody may know it. */
export const WireService = Schema.Struct({
  name: Schema.String.annotate({ description: "What the page calls the service." }),
  version: Schema.String,
  base_url: Schema.String.annotate({ description: "Where clients reach the API, without a slash at the end." }),
  key_prefix: Schema.String.annotate({ description: "What the texts of API keys begin with." }),
  modes: Schema.Array(Mode),
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

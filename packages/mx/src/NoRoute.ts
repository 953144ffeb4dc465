import * as Schema from "effect/Schema"

/**
 * Why mail for a domain can be taken nowhere.
 *
 * | `cause`         | permanent | `status` |                                                                   |
 * | --------------- | --------- | -------- | ----------------------------------------------------------------- |
 * | `null_mx`       | yes       | 5.1.10   | the domain takes no mail, and says so (RFC 7505)                  |
 * | `no_domain`     | yes       | 5.1.2    | the domain does not exist, or is no name                          |
 * | `no_server`     | yes       | 5.1.2    | it has neither MX records nor an address                          |
 * | `no_address`    | yes       | 5.4.4    | no mail server of its MX records has an address                   |
 * | `special`       | yes       | 5.4.4    | they have only special addresses, such as private ones            |
 * | `loop`          | yes       | 5.4.6    | the best of its mail servers is this one                          |
 * | `dns`           | no        | 4.4.3    | the name servers give no answer for now                           |
 */
export class NoRoute extends Schema.TaggedError<NoRoute>()("NoRoute", {
  /** Lower-case A-labels where it has them; otherwise the domain as it was asked for. */
  domain: Schema.String,
  cause: Schema.Literals(["null_mx", "no_domain", "no_server", "no_address", "special", "loop", "dns"]),
  /** Asking again later changes nothing. */
  permanent: Schema.Boolean,
  /** The enhanced status code (RFC 3463, RFC 7505 §4). */
  status: Schema.String,
  /** A sentence for the sender of the message. */
  message: Schema.String
}) {}

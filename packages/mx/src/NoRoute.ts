import * as Schema from "effect/Schema"

/** Why there is no route, each with its enhanced status code (RFC 3463 §3, RFC 7505 §4) and what it says of a domain. */
const causes = {
  null_mx: { status: "5.1.10", says: (domain: string) => `The domain ${domain} takes no mail: it has a null MX` },
  no_domain: { status: "5.1.2", says: (domain: string) => `The domain ${domain} does not exist` },
  no_server: {
    status: "5.1.2",
    says: (domain: string) => `The domain ${domain} has neither MX records nor an address`
  },
  no_address: {
    status: "5.4.4",
    says: (domain: string) => `No mail server of the domain ${domain} has an address that this server can reach`
  },
  special: {
    status: "5.4.4",
    says: (domain: string) => `No mail server of the domain ${domain} has an address on the public internet`
  },
  loop: { status: "5.4.6", says: (domain: string) => `Mail for the domain ${domain} would come back to this server` },
  dns: { status: "4.4.3", says: (domain: string) => `The name servers of the domain ${domain} give no answer for now` }
} as const

/**
 * Why mail for a domain can be taken nowhere.
 *
 * | `cause`      | permanent | `status` |                                                        |
 * | ------------ | --------- | -------- | ------------------------------------------------------ |
 * | `null_mx`    | yes       | 5.1.10   | the domain takes no mail, and says so (RFC 7505)       |
 * | `no_domain`  | yes       | 5.1.2    | the domain does not exist, or is no name               |
 * | `no_server`  | yes       | 5.1.2    | it has neither MX records nor an address               |
 * | `no_address` | yes       | 5.4.4    | no mail server has an address of a family that is used |
 * | `special`    | yes       | 5.4.4    | they have only special addresses, such as private ones |
 * | `loop`       | yes       | 5.4.6    | the best of its mail servers is this one               |
 * | `dns`        | no        | 4.4.3    | the name servers give no answer for now                |
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

/** The error for a cause. */
export const because = (cause: NoRoute["cause"], domain: string): NoRoute => {
  const { says, status } = causes[cause]
  return new NoRoute({ domain, cause, permanent: status.startsWith("5"), status, message: says(domain) })
}

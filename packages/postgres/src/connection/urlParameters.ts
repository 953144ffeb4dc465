/** What is made of the parameters that libpq knows (PostgreSQL documentation, 34.1.2). */

/** Those that mean here what they mean there. */
export const offered = [
  "application_name",
  "connect_timeout",
  "dbname",
  "host",
  "load_balance_hosts",
  "options",
  "password",
  "port",
  "sslcert",
  "sslkey",
  "sslmode",
  "sslnegotiation",
  "sslpassword",
  "sslrootcert",
  "target_session_attrs",
  "user"
] as const

export type Offered = typeof offered[number]

/** Those that may ask for what is so anyway, and their values that do. */
export const granted: Readonly<Record<string, ReadonlyArray<string>>> = {
  channel_binding: ["disable", "prefer"],
  client_encoding: ["auto", "utf8", "utf-8"],
  gssencmode: ["disable", "prefer"],
  keepalives: ["1"],
  sslcompression: ["0"],
  sslsni: ["1"]
}

/** The rest. */
export const withheld: ReadonlyArray<string> = [
  "fallback_application_name",
  "gssdelegation",
  "gsslib",
  "hostaddr",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "krbsrvname",
  "max_protocol_version",
  "min_protocol_version",
  "oauth_client_id",
  "oauth_client_secret",
  "oauth_issuer",
  "oauth_scope",
  "passfile",
  "replication",
  "require_auth",
  "requirepeer",
  "requiressl",
  "scram_client_key",
  "scram_server_key",
  "service",
  "servicefile",
  "ssl_max_protocol_version",
  "ssl_min_protocol_version",
  "sslcertmode",
  "sslcrl",
  "sslcrldir",
  "sslkeylogfile",
  "tcp_user_timeout"
]

/** What to do without one of them. */
const advice: Readonly<Record<string, string>> = {
  channel_binding: "take it out; sslmode=verify-full makes sure of the server",
  hostaddr: "give the address as the host",
  passfile: "give the password in the URL",
  service: "give host, user and database in the URL",
  servicefile: "give host, user and database in the URL"
}

/** Why a parameter that libpq knows is refused with this value; null where there is nothing to do for it. */
export const refusalOf = (name: string, value: string): string | null => {
  const values = granted[name]
  if (values?.includes(value.toLowerCase()) === true) return null
  const what = values === undefined ? name : `${name} other than ${values.join(" or ")}`
  return `asks for ${what}, which libpq has and Sendwright does not: ${advice[name] ?? "take it out"}`
}

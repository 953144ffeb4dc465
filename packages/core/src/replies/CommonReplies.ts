import { common, type KnownReply } from "./KnownReply.ts"

/** What many servers say, in the words of the programs that they run. The first that is found counts. */
export const commonReplies: ReadonlyArray<KnownReply> = [
  common("rate_limited", "reports", ["message quota"]),
  common("mailbox_full", "reports", [
    "quota; disk space; exceeded the local limit; full mailbox; overquota*; exceeds allowed size",
    "mailbox size limit exceeded; not enough storage space; too many messages on the server"
  ]),
  common("mailbox_full", "yandex", ["account is full"]),
  common("mailbox_full", "smtp", ["exceeded storage allocation"]),
  common("message_too_large", "reports", [
    "message too large; size limit; size limits; email size; message size; message too big",
    "message length exceeds; message file too big; exceeds fixed limit; larger than the current system limit"
  ]),
  common("message_too_large", "coremail", ["message is too long; attachment is too"]),
  common("blocked_sender", "reports", [
    "blocked using; blacklist*; black list*; blocklist*; block list*; is listed; listed at; listed in; drbl",
    "hostkarma; rbl; dnsbl*; ip reputation; low reputation; open relay; dynamic ip*; is not allowed to send mail",
    "not allowed to connect; no access from mail server; client host rejected abus*",
    "connection refused due to abuse; connections will not be accepted"
  ]),
  common("blocked_sender", "coremail", ["black ip"]),
  common("blocked_sender", "transcripts", ["no access for this"]),
  common("authentication", "reports", [
    "dmarc*; dkim; spf; sender policy framework; unauthenticated email; authentication checks failed",
    "sender is unauthenticated; reverse dns; rdns; reverse lookup; ptr; cannot resolve your address",
    "domain of sender address; ip name lookup failed; mismatches client ip; does not match the ip address",
    "sender domain; sender verify failed; bad helo; starttls; tls required; authentication required",
    "authentication failure; requires authentication; requires encryption; requires tls",
    "authentication credentials invalid; smtp authentication"
  ]),
  common("authentication", "postfix", [
    "reverse hostname; cannot find your hostname; sender address rejected domain not found",
    "sender address rejected user unknown; sender address rejected undeliverable*; helo command rejected"
  ]),
  common("blocked_content", "reports", ["virus*; malware; infected; phish*"], {
    meaning: "The receiving server takes the email for harmful."
  }),
  common("mailbox_disabled", "reports", [
    "mailbox disabled; mailbox is disabled; mailbox is inactive; mailbox has been blocked due to inactivity",
    "mailbox currently suspended; mailbox temporarily disabled; mailbox is frozen; account disabled",
    "mailbox was disabled; mailbox locked; temporarily inactive; user is terminated; user not active",
    "account is disabled; account has been disabled; account that you tried to reach is disabled",
    "account inactive; account is not active; account not activated; account closed",
    "account has been temporarily suspended; account is temporarily; account is locked; account is suspended",
    "recipient account is blocked; disabled recipient; recipient suspend*; user suspended; user is suspended",
    "temporary locked; inactive user; inactive account"
  ]),
  common("mailbox_disabled", "coremail", ["user is locked"]),
  common("mailbox_unknown", "postfix", ["user unknown; unknown user; undeliverable address"]),
  common("mailbox_unknown", "reports", [
    "unknown or illegal alias; unknown local part; unknown recipient; unknown address; unknown mailbox",
    "unknown account; no such user*; no such address; no such mailbox; no such person; no such recipient",
    "no such mail drop; no such id; no such email address; no one with that email; not our user",
    "unknown email address; unknown virtual user; address was not found; address is invalid; address is not known",
    "invalid account; no mailbox; no mail box; no account by that name; user not exist; user not known",
    "user not listed; user does not exist; user doesn t have; user invalid; user is unknown; not a known user",
    "not a valid user; not a valid recipient; not a valid mailbox; not an active address; not a local address",
    "not our customer; mailbox not found; mailbox does not exist; mailbox not available; mailbox not present",
    "mailbox is unavailable; mailbox invalid; mail box not found; account not found; account does not exist",
    "account is unavailable; account unavailable; address not found; address unknown; address is unknown",
    "addressee unknown; address does not exist; address couldn t be found; address could not be found",
    "address not present; address no longer; bad address; bad recipient; bad destination mailbox; badrcptto",
    "invalid address; invalid recipient; invalid mailbox; invalid user; invalid final delivery userid",
    "illegal alias; illegal user; recipient unknown; recipient not found; recipient does not exist",
    "recipient not exist*; recipient no longer on server; recipient is not local; recipient unrecognized",
    "recipient rejected; does not like recipient; mailbox has moved; no existe; destinatario desconocido",
    "destinatario errato; sconosciuto; destinataire inconnu; utilisateur inconnu; unbekannt*; konto niedostepne"
  ]),
  common("mailbox_unknown", "yandex", ["user not found"]),
  common("mailbox_unknown", "smtp", ["mailbox unavailable; mailbox name not allowed"]),
  common("domain_unknown", "reports", [
    "host unknown; unknown host; unknown domain; host not found; domain not found; domain name not found",
    "no such domain; name or service not known; nonexistent domain; no smtp service; domain does not exist",
    "domain must exist; domain is not reachable; domain is invalid; invalid domain; illegal host; nxdomain",
    "null mx; does not accept mail; couldn t find any host; couldn t find a mail exchanger",
    "could not find a gateway; no a aaaa or mx; no mx; unroutable"
  ]),
  common("domain_unknown", "exim", ["unrouteable; all relevant mx records point to non existent hosts"]),
  common("routing", "postfix", ["relay access denied; loops back to myself; too many hops"]),
  common("routing", "reports", [
    "relaying denied; relay denied; relaying not allowed; no relaying; not permitted to relay",
    "not allowed to relay; isn t allowed to relay; not configured to relay; we do not relay; unable to relay",
    "insecure mail relay; rcpthosts; not a gateway; not local host; we don t handle mail for; mail loop*",
    "forwarding loop; routing loop; loop detected; hop count; local configuration error"
  ]),
  common("routing", "exim", ["relay not permitted; lowest numbered mx record points to local host"]),
  common("routing", "transcripts", ["unauthorized relay*"]),
  common("blocked_content", "reports", [
    "spam*; ube; junkmail*; unsolicited; bulk mail; content reject*; unacceptable content; bulk email",
    "content denied; content filter*; content policy; banned content; message content; message refused by",
    "message looks like; message denied; high probability; suspicious"
  ]),
  common("rate_limited", "reports", [
    "too many connections; too many concurrent; too many messages; too many recipients; too many errors",
    "too many invalid; too much mail; too quickly; rate limit*; rate exceeded; throttl*; slow down",
    "maximum number of connections; connection limit*; connection rate; sending limit; limit exceeded",
    "exceeded the maximum; exceeded max*; excessive; frequency; received too many; you ve reached"
  ]),
  common("rate_limited", "comcast", ["too many sessions"]),
  common("blocked_sender", "reports", [
    "blocked; access to this mail system has been rejected; sender rejected; sender address rejected",
    "sender denied; reputation; host rejected; server rejected; invalid sender; bad sender; denied by"
  ]),
  common("blocked_sender", "coremail", ["host denies"]),
  common("network", "reports", [
    "timed out; timeout; no route to host; network error; host not reachable; host is unreachable",
    "host unreachable; did not respond; giving up; connection refused; connection reset; connection dropped",
    "unable to connect; could not connect; did not accept our requests to connect",
    "wasn t able to establish an smtp connection; not responding; name server; dns lookup; dns query; dns error",
    "temporary lookup failure; queue too long; not be delivered for; been failing for a long time",
    "retry time not reached; multiple retries; message expired; delivery expired; delivery time expired",
    "delivery attempts will continue; has been delayed; still undelivered"
  ]),
  common("network", "postfix", ["lost connection"]),
  common("message_invalid", "reports", [
    "8 bit data; mime headers; duplicated message id; improper use of 8*; not rfc 5322",
    "rfc compliant; header error; malformed*; duplicate header"
  ]),
  common("message_invalid", "coremail", ["stray newline"]),
  common("protocol", "smtp", ["syntax error; bad sequence of commands; command unrecognized"]),
  common("protocol", "reports", [
    "unrecognized command; command parameter; not implemented; protocol error; need rcpt; hello first",
    "unimplemented command; rcpt first"
  ]),
  common("protocol", "postfix", ["improper command pipelining"]),
  common("mailbox_unknown", "reports", ["not exist; no longer valid; no longer accepts mail"]),
  common("receiver_fault", "smtp", ["local error; insufficient system storage; service not available"]),
  common("receiver_fault", "reports", [
    "internal error; system error; server error; mailer error; configuration error; no space left",
    "system resource*; temporary failure; temporary system problem; temporarily unavailable; temporarily unable",
    "temporarily deferred; service currently unavailable; service unavailable; service refused; server busy",
    "too busy; system load; not accepting network messages; unable to process; lock failure; ldap; command died",
    "command failed; command output; permission denied; can t create; maildir delivery failed",
    "temporarily not available; misconfigured; no mdb; agent busy; pipe to"
  ]),
  common("receiver_fault", "coremail", ["out of memory"]),
  common("policy", "reports", [
    "policy; policies; not authorized; administrative prohibition; not accepted; not allowed; not permitted",
    "denied; prohibited; rejected; refused"
  ])
]

"""What libopendmarc does with messages: a JSON of cases comes in, one of actions goes out."""
import ctypes, json, sys

library = ctypes.CDLL("libopendmarc.so.2")
library.opendmarc_policy_connect_init.restype = ctypes.c_void_p
library.opendmarc_tld_read_file(b"/usr/share/publicsuffix/public_suffix_list.dat", b"//", b"*.", b"!")
actions = {14: "absent", 15: "pass", 16: "reject", 17: "quarantine", 18: "none"}

def judge(case):
    policy = ctypes.c_void_p(library.opendmarc_policy_connect_init(b"192.0.2.1", 4))
    library.opendmarc_policy_store_from_domain(policy, case["from"].encode())
    library.opendmarc_policy_store_spf(policy, case["path"].encode(), 1 if case["isPathGood"] else 2, 1, None)
    if case["signer"] is not None:
        library.opendmarc_policy_store_dkim(
            policy, case["signer"].encode(), b"s", 1 if case["isSignatureGood"] else 2, None)
    record = case["record"]
    if record is None:
        return "absent"
    # Found at the domain itself, or above it by the list of public suffixes.
    above = case["organization"]
    if record["place"] not in (case["from"], above):
        return "absent"
    inherited = above.encode() if record["place"] == above and above != case["from"] else None
    library.opendmarc_policy_store_dmarc(policy, record["text"].encode(), case["from"].encode(), inherited)
    action = actions.get(library.opendmarc_get_policy_to_enforce(policy), "error")
    library.opendmarc_policy_connect_shutdown(policy)
    return action

json.dump([judge(case) for case in json.load(sys.stdin)], sys.stdout)

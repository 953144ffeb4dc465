"""What dkimpy and opendkim say of messages: a JSON of cases comes in, one of verdicts goes out."""
import base64, concurrent.futures, json, logging, os, re, subprocess, sys, tempfile
import dkim

given = json.load(sys.stdin)
zone = {name.encode(): text.encode() for name, text in given["zone"].items()}
logging.disable(logging.CRITICAL)

def txt(name, timeout=5):
    return zone.get(name.lower().rstrip(b"."), b"")

def by_dkimpy(message):
    try:
        return "pass" if dkim.DKIM(message, minkey=1024).verify(dnsfunc=txt) else "fail"
    except dkim.DKIMException:
        return "fail"
    except Exception as error:
        return "broken: " + type(error).__name__

folder = tempfile.mkdtemp()
records, config = os.path.join(folder, "zone"), os.path.join(folder, "conf")
with open(records, "w") as file:
    file.writelines(f"{name} {text}\n" for name, text in given["zone"].items())
with open(config, "w") as file:
    file.write(f"Mode v\nTestDNSData file:{records}\nMinimumKeyBits 1024\nUserID root\n")

def by_opendkim(case):
    number, message = case
    name = os.path.join(folder, f"{number}.eml")
    with open(name, "wb") as file:
        file.write(message)
    ran = subprocess.run(["/usr/sbin/opendkim", "-x", config, "-t", name, "-vvv"], capture_output=True, timeout=60)
    found = re.findall(rb"^\s*dkim=(\w+)", ran.stdout + ran.stderr, re.M)
    return found[0].decode() if found else "none"

messages = [base64.b64decode(text) for text in given["messages"]]
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    opendkim = list(pool.map(by_opendkim, enumerate(messages)))
json.dump({"dkimpy": [by_dkimpy(message) for message in messages], "opendkim": opendkim}, sys.stdout)

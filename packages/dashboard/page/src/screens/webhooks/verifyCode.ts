/** Code that verifies the signature of a webhook. The tests run the languages that are installed. */

export const languages = ["typescript", "python", "go", "shell"] as const
export type Language = typeof languages[number]

const typescript = `import { createHmac, timingSafeEqual } from "node:crypto"

/** header: the header HEADER; body: the raw body, before it is parsed; secret: whsec_… */
export const isGenuine = (header: string, body: string, secret: string): boolean => {
  const parts = header.split(",").map((part) => part.split("=", 2))
  const time = parts.find(([name]) => name === "t")?.[1] ?? ""
  if (!/^\\d+$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const wanted = createHmac("sha256", secret).update(\`\${time}.\${body}\`).digest()
  // Several while a secret is being replaced: one must fit.
  return parts.some(([name, value = ""]) => {
    const given = Buffer.from(value, "hex")
    return name === "v1" && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
`

const python = `import hashlib
import hmac
import time


def is_genuine(header: str, body: bytes, secret: str) -> bool:
    """header: the header HEADER; body: the raw body, before it is parsed; secret: whsec_…"""
    parts = [part.partition("=")[::2] for part in header.split(",")]
    at = next((value for name, value in parts if name == "t"), "")
    if not (at.isascii() and at.isdigit()) or abs(time.time() - int(at)) > 300:
        return False
    wanted = hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
    # Several while a secret is being replaced: one must fit.
    return any(
        name == "v1" and hmac.compare_digest(value.encode(), wanted.encode())
        for name, value in parts
    )
`

const go = `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

// IsGenuine takes the header HEADER, the raw body before it is parsed, and the secret whsec_…
func IsGenuine(header string, body []byte, secret string) bool {
	var at string
	var given []string
	for _, part := range strings.Split(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		switch name {
		case "t":
			at = value
		case "v1":
			given = append(given, value)
		}
	}
	seconds, err := strconv.ParseInt(at, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(at + "."))
	mac.Write(body)
	wanted := mac.Sum(nil)
	// Several while a secret is being replaced: one must fit.
	for _, value := range given {
		if sum, err := hex.DecodeString(value); err == nil && hmac.Equal(sum, wanted) {
			return true
		}
	}
	return false
}
`

const shell = `# TIME is the t of HEADER, body.json the raw body. What is printed must be one of its v1.
{ printf '%s.' "$TIME"; cat body.json; } | openssl dgst -sha256 -hmac "$SECRET" | sed 's/.*= //'
`

const sources: Readonly<Record<Language, string>> = { typescript, python, go, shell }

/** Code that verifies the signature, with the name of the header in which it is sent. */
export const verifyCode = (language: Language, header: string): string => sources[language].replaceAll("HEADER", header)

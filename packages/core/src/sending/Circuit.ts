/** When a circuit opens and closes, in its resolved form (`FailoverProvider.FailoverInput`). */
export interface CircuitSettings {
  /** It opens after so many failures without an answer in between: a whole number, 1 or more. */
  readonly failures: number
  /** How long it stays open at first, in milliseconds; each failed probe doubles it. */
  readonly coolDownMillis: number
  /** The longest time that it stays open, in milliseconds. */
  readonly maxCoolDownMillis: number
}

export const circuitSettings: CircuitSettings = { failures: 5, coolDownMillis: 30_000, maxCoolDownMillis: 5 * 60_000 }

/**
 * A circuit breaker before one provider: a value that changes by `admit` and `end` alone.
 *
 * Closed, it lets everything through and counts failures that follow on each other. Open, it lets nothing through
 * until its time. Then it is half-open: one probe goes through, whose end closes it or opens it for twice as long.
 *
 * Each opening begins another era. What was let through in an earlier one says nothing about the present, and its end
 * is ignored: a crowd of hand-offs that fail together opens the circuit once.
 */
export type Circuit =
  | { readonly _tag: "Closed"; readonly era: number; readonly failures: number }
  /** `coolDownMillis` is the time that it had to stay open after the last failure; 0: there was none. */
  | { readonly _tag: "Open"; readonly era: number; readonly until: number; readonly coolDownMillis: number }
  /** The probe is under way. */
  | { readonly _tag: "HalfOpen"; readonly era: number; readonly coolDownMillis: number }

export const closed: Circuit = { _tag: "Closed", era: 0, failures: 0 }

/** The right to one hand-off: its holder must `end` it with any outcome. */
export interface Permit {
  readonly era: number
}

/** How long nothing will be let through, in milliseconds: 0 where something is; `undefined` while a probe is under way. */
export const waitMillis = (circuit: Circuit, now: number): number | undefined => {
  switch (circuit._tag) {
    case "Closed":
      return 0
    case "Open":
      return Math.max(circuit.until - now, 0)
    case "HalfOpen":
      return undefined
  }
}

/** Asks to let one hand-off through. */
export const admit = (
  circuit: Circuit,
  now: number
): { readonly circuit: Circuit; readonly permit: Permit | undefined } => {
  if (waitMillis(circuit, now) !== 0) return { circuit, permit: undefined }
  if (circuit._tag !== "Open") return { circuit, permit: { era: circuit.era } }
  const { coolDownMillis, era } = circuit
  return { circuit: { _tag: "HalfOpen", era, coolDownMillis }, permit: { era } }
}

/**
 * What the end of a hand-off says of the provider. A provider that asks for a pause is left alone for it (for the
 * longest time of an open circuit at most), and has not failed. `unasked` says nothing: it never got there.
 */
export type Ending = "answered" | "failed" | "unasked" | { readonly pauseMillis: number }

/** Ends a hand-off that was let through. */
export const end = (
  circuit: Circuit,
  permit: Permit,
  how: Ending,
  now: number,
  settings: CircuitSettings
): Circuit => {
  if (permit.era !== circuit.era) return circuit
  // Nobody has the permit of an open circuit's era before it is half-open.
  if (circuit._tag === "Open") return circuit
  const coolDownMillis = circuit._tag === "HalfOpen" ? circuit.coolDownMillis : 0
  if (typeof how === "object") {
    return opened(circuit.era, now + Math.min(how.pauseMillis, settings.maxCoolDownMillis), coolDownMillis)
  }
  switch (how) {
    case "answered":
      return { _tag: "Closed", era: circuit.era, failures: 0 }
    case "unasked":
      // Somebody else may be the probe.
      return circuit._tag === "HalfOpen" ? { ...circuit, _tag: "Open", until: now } : circuit
    case "failed": {
      if (circuit._tag === "Closed" && circuit.failures + 1 < settings.failures) {
        return { ...circuit, failures: circuit.failures + 1 }
      }
      const millis = Math.min(Math.max(coolDownMillis * 2, settings.coolDownMillis), settings.maxCoolDownMillis)
      return opened(circuit.era, now + millis, millis)
    }
  }
}

const opened = (era: number, until: number, coolDownMillis: number): Circuit => ({
  _tag: "Open",
  era: era + 1,
  until,
  coolDownMillis
})

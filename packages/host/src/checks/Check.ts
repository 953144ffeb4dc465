/** One thing that the doctor looked at. */
export interface Check {
  readonly name: string
  readonly status: "ok" | "warn" | "fail"
  /** What was found, and what to do about it. */
  readonly message: string
}

export const check = (name: string, status: Check["status"], message: string): Check => ({ name, status, message })

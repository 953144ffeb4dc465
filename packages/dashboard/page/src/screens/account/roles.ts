import type { Role } from "../../foundation/session.ts"
import { texts } from "./texts.ts"

/** The roles of a member, the one with the most rights first. */
export const roleNames = Object.keys(texts.members.roles) as ReadonlyArray<Role>

import type { Role } from "./Role.ts"

/** A person of an account, as the account sees them. Every account has an owner; the first one's address is verified. */
export interface Member {
  /** The id of the user, who may be a member of other accounts, too. */
  readonly id: string
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** When they joined. */
  readonly createdAt: Date
}

/** The owner that an account is known by: the first one to join. Members are sorted by the time of joining. */
export const ownerOf = (members: ReadonlyArray<Member>): Member | undefined =>
  members.find(({ role }) => role === "owner")

/** Whether an account would have no owner any more if a member left or took another role. */
export const isLastOwner = (members: ReadonlyArray<Pick<Member, "id" | "role">>, userId: string): boolean => {
  const owners = members.filter(({ role }) => role === "owner")
  return owners.length === 1 && owners[0]?.id === userId
}

/** The name of a person with only an address: the part before the @. */
export const nameFromAddress = (email: string): string => email.slice(0, email.lastIndexOf("@"))

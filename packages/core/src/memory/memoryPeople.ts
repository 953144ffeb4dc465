import type { ApiKey } from "../accounts/ApiKey.ts"
import type { Member } from "../accounts/Member.ts"
import { isLastOwner } from "../accounts/Member.ts"
import type { Role } from "../accounts/Role.ts"
import type { User } from "../users/User.ts"
import type { MembershipOutcome, NewUser } from "../users/UserStore.ts"
import type { MemoryData } from "./MemoryDatabase.ts"

/** A stored user as others see them. */
export const toUser = ({ passwordHash, ...user }: NewUser): User => ({ ...user, hasPassword: passwordHash !== null })

/** The members of an account, in the order in which they joined. */
export const membersOf = (db: MemoryData, accountId: string): ReadonlyArray<Member> =>
  (db.accounts.get(accountId)?.members ?? []).flatMap(({ joinedAt, role, userId }) => {
    const user = db.users.get(userId)
    return user === undefined
      ? []
      : [{ id: userId, accountId, email: user.email, name: user.name, role, createdAt: joinedAt }]
  })

/** Makes a user a member; false where they are one. */
export const join = (db: MemoryData, accountId: string, userId: string, role: Role, joinedAt: Date): boolean => {
  const row = db.accounts.get(accountId)
  if (row === undefined || row.members.some((member) => member.userId === userId)) return false
  row.members.push({ userId, role, joinedAt })
  row.members.sort((left, right) =>
    left.joinedAt.getTime() - right.joinedAt.getTime() || (left.userId < right.userId ? -1 : 1)
  )
  return true
}

/** Gives a member another role. */
export const setRole = (db: MemoryData, accountId: string, userId: string, role: Role): MembershipOutcome => {
  const member = db.accounts.get(accountId)?.members.find((one) => one.userId === userId)
  if (member === undefined) return "missing"
  if (member.role === role) return "unchanged"
  if (isLastOwner(membersOf(db, accountId), userId)) return "last_owner"
  member.role = role
  return "changed"
}

/** Takes a member away, and revokes their keys but for those to keep. */
export const remove = (
  db: MemoryData,
  accountId: string,
  userId: string,
  keepKeys: ReadonlyArray<string>,
  now: Date
): { readonly outcome: MembershipOutcome; readonly revokedKeys: ReadonlyArray<string> } => {
  const row = db.accounts.get(accountId)
  if (row === undefined || !row.members.some((one) => one.userId === userId)) {
    return { outcome: "missing", revokedKeys: [] }
  }
  if (isLastOwner(membersOf(db, accountId), userId)) return { outcome: "last_owner", revokedKeys: [] }
  row.members = row.members.filter((one) => one.userId !== userId)
  const isRevoked = (key: ApiKey) => key.createdBy === userId && key.revokedAt === null && !keepKeys.includes(key.id)
  const revokedKeys = row.keys.filter(isRevoked).map(({ id }) => id)
  row.keys.forEach((key, index) => {
    if (isRevoked(key)) row.keys[index] = { ...key, revokedAt: now }
  })
  return { outcome: "changed", revokedKeys }
}

/** Ends the sessions of a user, but for one. Answers with how many. */
export const endSessions = (db: MemoryData, userId: string, except: string | null): number => {
  let count = 0
  for (const [hash, session] of db.sessions) {
    if (session.userId === userId && session.id !== except && db.sessions.delete(hash)) count++
  }
  return count
}

// Locks and unlocks the demo's sign-ins. Their passwords are printed in the README, so they work
// only while the demo is on, and no one runs a server with them. Passwords their holders changed are
// left alone.
import { hashPassword, verifyPassword } from '../auth/password-hasher.ts'
import {
  dropUnprovenCredentials,
  listPasswordHashes,
  setPasswordHash,
} from '../db/accounts/auth-records.ts'
import { endEverything } from '../db/end-everything.ts'
import type { Database } from '../db/open-database.ts'
import { deleteRole } from '../features/operator/role-queries.ts'
import { findUserIdsByEmail } from '../features/player/registration-queries.ts'
import { demoPassword, demoSignIns, operatorSignIn } from './cast.ts'
import { listDemoUserIds } from './seed.ts'

export async function lockDemo(db: Database): Promise<number> {
  const userIds = await findDemoUsers(db)
  let locked = 0
  for (const [userId, hash] of await listPasswordHashes(db, userIds)) {
    if (!(await verifyPassword({ hash, password: demoPassword }))) continue
    await db.transaction().execute(async (tx) => {
      await setPasswordHash(tx, userId, null)
      await dropUnprovenCredentials(tx, userId)
      await deleteRole(tx, userId)
      await endEverything(tx, { userId })
    })
    locked += 1
  }
  return locked
}

export async function unlockDemo(db: Database): Promise<void> {
  const userIds = await findUserIdsByEmail(
    db,
    [...demoSignIns, operatorSignIn].map(({ email }) => email),
  )
  if (userIds.length === 0) return
  const hashes = await listPasswordHashes(db, userIds)
  for (const userId of userIds) {
    if (!hashes.has(userId)) await setPasswordHash(db, userId, await hashPassword(demoPassword))
  }
}

async function findDemoUsers(db: Database): Promise<string[]> {
  const byEmail = await findUserIdsByEmail(
    db,
    [...demoSignIns, operatorSignIn].map(({ email }) => email),
  )
  return [...new Set([...listDemoUserIds(), ...byEmail])]
}

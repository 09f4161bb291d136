// Queries for the second factor besides Better Auth's own.
import type { Database } from '../open-database.ts'

export async function findSecondFactor(
  db: Database,
  userId: string,
): Promise<{ secret: string; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('auth_two_factors')
    .select(['secret', 'verified'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : { secret: row.secret, isConfirmed: row.verified }
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.twoFactorEnabled === true
}

/**
 * Uses up the code of a time step (whole periods since 1970); true for the first caller. A step at
 * or before the last used one is already used up.
 */
export async function claimStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_two_factors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function forgetSteps(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('auth_two_factors')
    .set({ lastStep: null })
    .where('userId', '=', userId)
    .execute()
}

export async function dropSecondFactor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth_two_factors').where('userId', '=', userId).execute()
  await setSecondFactor(db, userId, false)
}

export async function setSecondFactor(db: Database, userId: string, isOn: boolean): Promise<void> {
  await db
    .updateTable('auth_users')
    .set({ twoFactorEnabled: isOn })
    .where('id', '=', userId)
    .execute()
}

type Encrypted = { secret: string; backupCodes: string }

/** A page in the order of ids, which begins after one of them; '' for the first. */
export const listSecondFactors = (
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<(Encrypted & { id: string })[]> =>
  db
    .selectFrom('auth_two_factors')
    .select(['id', 'secret', 'backupCodes'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** False when its owner set it anew meanwhile. */
export async function replaceSecondFactor(
  db: Database,
  { id, secret, backupCodes }: Encrypted & { id: string },
  fresh: Encrypted,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_two_factors')
    .set(fresh)
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('backupCodes', '=', backupCodes)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

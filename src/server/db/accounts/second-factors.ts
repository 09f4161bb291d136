// Queries of the second factor beside Better Auth. Belongs to no noun: it is part of
// signing in.
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'

/**
 * The encrypted key of a person's authenticator app, and whether a code of it was ever right; null
 * without one.
 */
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

/** True when signing in to this account takes a second factor. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.twoFactorEnabled === true
}

/**
 * Uses up the code of a time step (whole periods since 1970): true for the first one to ask. A step
 * at or before the last used one is used up already.
 */
export async function claimStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_two_factors')
    .set({ lastStep: String(step) })
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', sql<string>`${step}::bigint`)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets which code was used last: the key of the app is a new one. */
export async function forgetSteps(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('auth_two_factors')
    .set({ lastStep: null })
    .where('userId', '=', userId)
    .execute()
}

/** Takes the second factor away: signing in takes one factor again. */
export async function dropSecondFactor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth_two_factors').where('userId', '=', userId).execute()
  await setSecondFactor(db, userId, false)
}

/** Says whether signing in to this account takes a second factor. */
export async function setSecondFactor(db: Database, userId: string, isOn: boolean): Promise<void> {
  await db
    .updateTable('auth_users')
    .set({ twoFactorEnabled: isOn })
    .where('id', '=', userId)
    .execute()
}

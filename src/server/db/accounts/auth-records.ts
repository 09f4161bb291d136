// Sign-in rows that Better Auth doesn't read or write for us. Shared by all features, because every
// call needs its actor.
import { sql } from 'kysely'
import type { SignedIn } from '#domain/access/actor.ts'
import type { Database } from '../open-database.ts'
import { dropSecondFactor } from './second-factors.ts'
import { columnMatches, promoteTokens, opensSession } from './session-tokens.ts'
import { liftSuppression } from './suppressed-addresses.ts'

export const sessionIdMark = 'id:'

/**
 * The holder of each session, given as a stored token or `id:` plus the session's id; null when it
 * is unknown, expired, or its account is suspended at `now` (ms). For someone with several
 * accounts, `provider` is the first one's.
 */
export async function findSignedIn(
  db: Database,
  keys: readonly string[],
  { now, isSecondFactorDemanded }: { now: number; isSecondFactorDemanded: boolean },
): Promise<(SignedIn | null)[]> {
  const tokens = keys.filter((key) => !key.startsWith(sessionIdMark))
  const ids = keys
    .filter((key) => key.startsWith(sessionIdMark))
    .map((key) => key.slice(sessionIdMark.length))
  const rows = await selectOpenSessions(db, { tokens, ids, now })
  const byKey = new Map(
    rows.flatMap((row) =>
      [row.previousToken, row.token, row.nextToken, `${sessionIdMark}${row.sessionId}`].map(
        (key) => [key, row] as const,
      ),
    ),
  )
  const handedOut = rows.flatMap(({ nextToken }) =>
    nextToken !== null && tokens.includes(nextToken) ? [nextToken] : [],
  )
  if (handedOut.length > 0) await promoteTokens(db, handedOut)
  return keys.map((key) => {
    const row = byKey.get(key)
    return row === undefined ? null : toSignedIn(row, isSecondFactorDemanded)
  })
}

type OpenSession = Awaited<ReturnType<typeof selectOpenSessions>>[number]

const selectOpenSessions = (
  db: Database,
  { tokens, ids, now }: { tokens: readonly string[]; ids: readonly string[]; now: number },
) =>
  db
    .selectFrom('auth_sessions as session')
    .innerJoin('auth_users as user', 'user.id', 'session.userId')
    .leftJoin('players as player', 'player.userId', 'session.userId')
    .select((eb) => [
      'session.token',
      'session.nextToken',
      'session.id as sessionId',
      'session.userId',
      'user.email',
      'user.twoFactorEnabled',
      'player.playerId',
      sql<
        string | null
      >`case when session.previous_until > now() then session.previous_token end`.as(
        'previousToken',
      ),
      eb
        .selectFrom('auth_accounts as account')
        .whereRef('account.userId', '=', 'session.userId')
        .select('account.providerId')
        .orderBy('account.createdAt')
        .orderBy('account.id')
        .limit(1)
        .as('providerId'),
    ])
    .where((eb) =>
      eb.or([
        ...(tokens.length > 0 ? [opensSession(tokens)] : []),
        ...(ids.length > 0 ? [columnMatches('id', ids)] : []),
      ]),
    )
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('suspensions as shut')
            .select('shut.suspensionId')
            .whereRef('shut.userId', '=', 'session.userId')
            .where('shut.ended', 'is', null)
            .where((eb) =>
              eb.or([eb('shut.until', 'is', null), eb('shut.until', '>', new Date(now))]),
            ),
        ),
      ),
    )
    .execute()

const toSignedIn = (row: OpenSession, isSecondFactorDemanded: boolean): SignedIn => ({
  kind: 'signed-in',
  userId: row.userId,
  email: row.email,
  provider:
    row.providerId === null || row.providerId === 'credential' ? 'password' : row.providerId,
  sessionId: row.sessionId,
  playerId: row.playerId,
  lacksSecondFactor: isSecondFactorDemanded && !row.twoFactorEnabled,
})

/**
 * Ends a session whose account is suspended at `now` (ms), so that Better Auth needn't know about
 * suspensions.
 */
export async function endBarredSession(
  db: Database,
  token: string | null,
  now: number,
): Promise<void> {
  if (token === null) return
  await sql`
    delete from auth_sessions session using suspensions shut
    where ${opensSession([token])} and shut.user_id = session.user_id and shut.ended is null
      and (shut.until is null or shut.until > ${new Date(now)})`.execute(db)
}

/**
 * Performs a registration's writes and undoes them in the same transaction, so that a known address
 * costs as much as a new one.
 */
export async function repeatRegistration(tx: Database, id: string): Promise<void> {
  const now = new Date()
  await tx
    .insertInto('auth_users')
    .values({
      id,
      name: '',
      email: `${id}@repeated.invalid`,
      emailVerified: false,
      image: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await tx
    .insertInto('auth_accounts')
    .values({
      id,
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: '',
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await tx
    .insertInto('player_stage')
    .values({ userId: id, playerName: null, homeLocation: null, lastLat: null, lastLon: null })
    .execute()
  await tx.deleteFrom('auth_users').where('id', '=', id).execute()
}

/** Records that someone proved access to this mailbox, which also lifts its suppression. */
export async function setEmailVerified(db: Database, userId: string): Promise<void> {
  await liftSuppression(db, userId)
  await db.updateTable('auth_users').set({ emailVerified: true }).where('id', '=', userId).execute()
}

/**
 * Rejects when the database is unreachable, which Better Auth would hide behind its own response.
 */
export async function assertReachable(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

/** When a session began, in ms; null when it has ended. */
export async function findSignInTime(db: Database, sessionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('auth_sessions')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row === undefined ? null : row.createdAt.getTime()
}

export async function moveDevices(
  db: Database,
  fromSessionId: string,
  toSessionId: string,
): Promise<void> {
  await db
    .updateTable('push_devices')
    .set({ sessionId: toSessionId })
    .where('sessionId', '=', fromSessionId)
    .execute()
}

/**
 * Removes the passkeys and second factor of an account whose address is proven for the first time,
 * because a stranger may have registered it.
 */
export async function dropUnprovenCredentials(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth_passkeys').where('userId', '=', userId).execute()
  await dropSecondFactor(db, userId)
}

export async function deleteExpiredRecords(db: Database, before: number): Promise<void> {
  await db.deleteFrom('auth_sessions').where('expiresAt', '<', new Date(before)).execute()
  await db.deleteFrom('auth_verifications').where('expiresAt', '<', new Date(before)).execute()
}

export async function listPasswordHashes(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('auth_accounts')
    .select(['userId', 'password'])
    .where('userId', 'in', userIds)
    .where('providerId', '=', 'credential')
    .execute()
  return new Map(
    rows.flatMap(({ userId, password }) => (password === null ? [] : [[userId, password]])),
  )
}

export async function setPasswordHash(
  db: Database,
  userId: string,
  hash: string | null,
): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: hash })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
}

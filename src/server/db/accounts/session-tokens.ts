// Stored session tokens: the current one, the next one that will replace it, and the previous one.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../open-database.ts'

/**
 * How long (s) the replaced token still works, for requests in flight and other tabs of the same
 * browser.
 */
const overlapS = 60

/**
 * True where a column of `session` is one of these values. A single value, the usual case, gets `=`
 * and a generic plan; PostgreSQL would plan a list of unknown length each time.
 */
export const columnMatches = (
  column: 'id' | 'token' | 'next_token' | 'previous_token',
  values: readonly string[],
): RawBuilder<boolean> =>
  values.length === 1
    ? sql`session.${sql.ref(column)} = ${values[0]}`
    : sql`session.${sql.ref(column)} = any(${[...values]}::text[])`

export const opensSession = (hashes: readonly string[]): RawBuilder<boolean> => sql`(
  ${columnMatches('token', hashes)} or ${columnMatches('next_token', hashes)}
    or (${columnMatches('previous_token', hashes)} and session.previous_until > now()))`

export async function findStoredToken(db: Database, hash: string): Promise<string> {
  const row = await db
    .selectFrom('auth_sessions as session')
    .select(['session.token', 'session.nextToken'])
    .where(opensSession([hash]))
    .executeTakeFirst()
  if (row === undefined) return hash
  if (row.nextToken === hash) await promoteTokens(db, [hash])
  return row.nextToken === hash ? hash : row.token
}

/**
 * Makes a newly issued token current once it is first used; the former one expires after the
 * overlap.
 */
export async function promoteTokens(db: Database, hashes: readonly string[]): Promise<void> {
  await sql`
    update auth_sessions set token = next_token, next_token = null, previous_token = token,
      previous_until = now() + make_interval(secs => ${overlapS})
    where next_token = any(${[...hashes]}::text[])`.execute(db)
}

export async function takeToken(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    with ended as (delete from auth_sessions where id = ${from} returning token)
    update auth_sessions session
      set token = ended.token, next_token = null, previous_token = null, previous_until = null
    from ended where session.id = ${to}`.execute(db)
}

export type Renewal = {
  sessionId: string
  present: string
  next: string
  lifetimeS: number
  absoluteS: number
  ageS: number
}

/**
 * Renews a session when due and stores its new token. The current token stays valid until the new
 * one is first used, so a lost response signs no one out. Returns when the session ends; null when
 * renewal wasn't due, or another tab was first.
 */
export async function renewSession(
  db: Database,
  { sessionId, present, next, lifetimeS, absoluteS, ageS }: Renewal,
): Promise<Date | null> {
  const { rows } = await sql<{ expires: Date }>`
    update auth_sessions set next_token = ${next}, rotation_due = false, updated_at = now(),
      expires_at = least(now() + make_interval(secs => ${lifetimeS}),
        created_at + make_interval(secs => ${absoluteS}))
    where id = ${sessionId} and token = ${present}
    and (rotation_due or updated_at <= now() - make_interval(secs => ${ageS}))
    returning expires_at as expires`.execute(db)
  return rows[0]?.expires ?? null
}

/**
 * Replaces a session's token at once; the former one expires after the overlap. Returns when the
 * session ends; null when it has ended.
 */
export async function replaceToken(
  db: Database,
  sessionId: string,
  token: string,
): Promise<Date | null> {
  const { rows } = await sql<{ expires: Date }>`
    update auth_sessions set token = ${token}, next_token = null, rotation_due = false,
      previous_token = token,
      previous_until = now() + make_interval(secs => ${overlapS})
    where id = ${sessionId} returning expires_at as expires`.execute(db)
  return rows[0]?.expires ?? null
}

/**
 * Makes the next renewal of a person's sessions replace their tokens regardless of age, because
 * their rights changed.
 */
export async function forceTokenRotation(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ rotationDue: true })
    .where('userId', '=', userId)
    .execute()
}

export async function requireRotation(tx: Database, playerId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ rotationDue: true })
    .where('userId', '=', (eb) =>
      eb
        .selectFrom('players')
        .select((of) => of.fn.coalesce('userId', sql<string>`''`).as('userId'))
        .where('playerId', '=', playerId),
    )
    .execute()
}

/**
 * Hashes tokens that earlier releases stored in plain text; sessions stay valid. Returns how many.
 */
export async function hashBareTokens(
  db: Database,
  { hash, hashedPattern }: { hash: (token: string) => string; hashedPattern: string },
): Promise<number> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'token'])
    .where('token', 'not like', hashedPattern)
    .execute()
  const hashed = JSON.stringify(rows.map(({ id, token }) => ({ id, token, hash: hash(token) })))
  await sql`
    update auth_sessions s set token = h.hash
      from jsonb_to_recordset(${hashed}::jsonb) as h (id text, token text, hash text)
    where s.id = h.id and s.token = h.token`.execute(db)
  return rows.length
}

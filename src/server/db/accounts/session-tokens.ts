// The stored forms of a session's tokens: the present one, the one that will replace it, and the
// one it replaced.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../open-database.ts'

/**
 * For so long the replaced token is still good: requests that were under way, and other tabs of the
 * same browser.
 */
const overlapS = 60

/**
 * True where a column of `session` has one of these values. For a single one, as nearly always, a
 * plan for any value is as good as one for this; of a list PostgreSQL does not know how long it is,
 * and would plan it every time.
 */
export const isAmong = (
  column: 'id' | 'token' | 'next_token' | 'previous_token',
  values: readonly string[],
): RawBuilder<boolean> =>
  values.length === 1
    ? sql`session.${sql.ref(column)} = ${values[0]}`
    : sql`session.${sql.ref(column)} = any(${[...values]}::text[])`

/** True for sessions that one of these stored tokens opens now; the table is called `session`. */
export const opensSession = (hashes: readonly string[]): RawBuilder<boolean> => sql`(
  ${isAmong('token', hashes)} or ${isAmong('next_token', hashes)}
    or (${isAmong('previous_token', hashes)} and session.previous_until > now()))`

/**
 * The present stored token of the session that `hash` opens, for statements that name it; `hash`
 * itself when there is none.
 */
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

/** A token that was handed out and comes back takes its place; the one before it ends soon. */
export async function promoteTokens(db: Database, hashes: readonly string[]): Promise<void> {
  await sql`
    update auth_sessions set token = next_token, next_token = null, previous_token = token,
      previous_until = now() + make_interval(secs => ${overlapS})
    where next_token = any(${[...hashes]}::text[])`.execute(db)
}

/**
 * Ends session `from` and gives its token to session `to`; the tokens of `to` are worth nothing
 * from now on.
 */
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
  /** Stored forms of the token that asks and of the one that follows it. */
  present: string
  next: string
  /** A session ends so long after its renewal, and so long after it began. */
  lifetimeS: number
  absoluteS: number
  /** A younger renewal is not repeated. */
  ageS: number
}

/**
 * Renews a session due for renewal, and keeps the token that is handed out for it. The present
 * token stays until the other is first used: an answer that gets lost signs no one out. Answers
 * when the session ends; null when it was not due, also for the one of two tabs that comes second.
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
 * Gives a session another token at once; the one before it ends soon. Answers when the session
 * ends, null when it is over.
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
 * Lets the next renewal of a person's sessions replace their tokens, however young they are: their
 * rights have changed.
 */
export async function dueRotation(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ rotationDue: true })
    .where('userId', '=', userId)
    .execute()
}

/** The same for a player. */
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
 * Hashes the tokens that were stored bare, before releases kept hashes. Sessions go on. Answers how
 * many.
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

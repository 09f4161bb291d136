import { sql } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Database } from '../../db/open-database.ts'
import { plannedForValues } from '../../db/statements/statement-names.ts'
import { toPatterns, toSlugPatterns } from '../../naming/search-patterns.ts'

export type FoundPerson = {
  userId: string
  playerId: string | null
  playerName: string | null
  email: string
  emailVerified: boolean
  role: OperatorRole | null
  created: Date
  lastSeen: Date | null
  sessions: number
  hidden: boolean | null
  reason: string | null
  until: Date | null
  organizes: number
  entered: number
}

const holdsAll = (column: string, patterns: readonly string[]) =>
  sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
    sql` and `,
  )})`

const indexedLetters = 3

/** Sorted, or the planner reads the column's whole order for what comes late in it. */
const inOrder = (column: string, patterns: readonly string[]) =>
  patterns.some((pattern) => pattern.length >= indexedLetters + 2)
    ? sql`${sql.ref(column)} || ''`
    : sql.ref(column)

/** Each condition has an index of its own, so each is asked alone. */
async function listFound(db: Database, text: string, limit: number): Promise<string[]> {
  const [names, addresses] = [toSlugPatterns(text), toPatterns(text)]
  const exact = db.selectFrom('auth_users').select('id').where('id', '=', text)
  const named = db
    .selectFrom('players')
    .select(sql<string>`user_id`.as('id'))
    .where('userId', 'is not', null)
    .where(holdsAll('player_id', names.length === 0 ? [''] : names))
    .orderBy(inOrder('player_id', names))
    .limit(limit)
    .modifyEnd(plannedForValues)
  const addressed = db
    .selectFrom('auth_users')
    .select('id')
    .where(holdsAll('email', addresses.length === 0 ? [''] : addresses))
    .orderBy(inOrder('email', addresses))
    .limit(limit)
    .modifyEnd(plannedForValues)
  const rows = [
    ...(await exact.execute()),
    ...(await named.execute()),
    ...(await addressed.execute()),
  ]
  return [...new Set(rows.map(({ id }) => id))].slice(0, limit)
}

const listSuspended = async (db: Database, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('suspensions')
      .select('userId')
      .where('ended', 'is', null)
      .orderBy('created', 'desc')
      .limit(limit)
      .execute()
  ).map(({ userId }) => userId)

export async function findPeople(
  db: Database,
  text: string,
  { limit, now }: { limit: number; now: number },
): Promise<FoundPerson[]> {
  const typed = text.trim()
  const userIds = typed === '' ? await listSuspended(db, limit) : await listFound(db, typed, limit)
  const rows = await listAccounts(db, userIds, now)
  return rows.toSorted((a, b) => userIds.indexOf(a.userId) - userIds.indexOf(b.userId))
}

export async function listAccounts(
  db: Database,
  userIds: readonly string[],
  now: number,
): Promise<FoundPerson[]> {
  const at = new Date(now)
  const rows = await db
    .selectFrom('auth_users as u')
    .leftJoin('players as p', 'p.userId', 'u.id')
    .leftJoin('operators as o', 'o.userId', 'u.id')
    .leftJoin('suspensions as s', (join) =>
      join.onRef('s.userId', '=', 'u.id').on('s.ended', 'is', null),
    )
    .select(['u.id as userId', 'p.playerId', 'p.playerName', 'u.email', 'u.emailVerified'])
    .select(['o.role', 'u.createdAt as created', 'p.hidden', 's.reason', 's.until'])
    .select((eb) => [
      eb
        .selectFrom('auth_sessions as session')
        .select(sql<Date>`max(session.updated_at)`.as('last'))
        .whereRef('session.userId', '=', 'u.id')
        .as('lastSeen'),
      eb
        .selectFrom('auth_sessions as session')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('session.userId', '=', 'u.id')
        .where('session.expiresAt', '>', at)
        .as('sessions'),
      eb
        .selectFrom('events as e')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('e.playerId', '=', 'p.playerId')
        .where('e.deleted', '=', false)
        .where('e.status', '=', 'published')
        .where('e.startsAt', '>', at)
        .as('organizes'),
      eb
        .selectFrom('player_events as i')
        .innerJoin('events as e', 'e.eventId', 'i.eventId')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('i.playerId', '=', 'p.playerId')
        .where('i.removed', '=', false)
        .where('e.deleted', '=', false)
        .where('e.status', '=', 'published')
        .where('e.startsAt', '>', at)
        .as('entered'),
    ])
    .where(sql<boolean>`u.id = any(${[...userIds]}::text[])`)
    .execute()
  return rows.map((row) => ({
    ...row,
    sessions: row.sessions ?? 0,
    organizes: row.organizes ?? 0,
    entered: row.entered ?? 0,
  }))
}

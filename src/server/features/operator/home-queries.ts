import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

const weekMs = 7 * 86_400_000

export type HomeCounts = {
  reports: number
  letters: number
  requests: number
  stopped: number
  suspended: number
  accounts: number
  active: number
  events: number
}

/** Active: signed in, or with a session renewed, in the last seven days. events: of the next seven. */
export async function countHome(db: Database, now: number): Promise<HomeCounts> {
  const count = sql<number>`count(*)::int`
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('reports')
        .select(count.as('n'))
        .where('closed', 'is', null)
        .where('locationId', 'is', null)
        .as('reports'),
      eb
        .selectFrom('report_decisions')
        .select(count.as('n'))
        .where('appealed', 'is not', null)
        .where('answered', 'is', null)
        .as('appeals'),
      eb
        .selectFrom('support_contacts')
        .select(count.as('n'))
        .where('closed', 'is', null)
        .as('letters'),
      eb.selectFrom('registration_requests').select(count.as('n')).as('requests'),
      eb.selectFrom('suppressed_addresses').select(count.as('n')).as('stopped'),
      eb.selectFrom('suspensions').select(count.as('n')).where('ended', 'is', null).as('suspended'),
      eb.selectFrom('auth_users').select(count.as('n')).as('accounts'),
      eb
        .selectFrom('auth_sessions')
        .select(sql<number>`count(distinct user_id)::int`.as('n'))
        .where('updatedAt', '>', new Date(now - weekMs))
        .as('active'),
      eb
        .selectFrom('events')
        .select(count.as('n'))
        .where('deleted', '=', false)
        .where('status', '=', 'published')
        .where('startsAt', '>', new Date(now))
        .where('startsAt', '<', new Date(now + weekMs))
        .as('events'),
    ])
    .executeTakeFirstOrThrow()
  return {
    reports: (row.reports ?? 0) + (row.appeals ?? 0),
    letters: row.letters ?? 0,
    requests: row.requests ?? 0,
    stopped: row.stopped ?? 0,
    suspended: row.suspended ?? 0,
    accounts: row.accounts ?? 0,
    active: row.active ?? 0,
    events: row.events ?? 0,
  }
}

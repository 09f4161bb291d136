import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

export type ListedLine = {
  id: number
  command: string
  detail: string
  by: string | null
  about: string | null
  created: Date
}

export async function listLog(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<ListedLine[]> {
  return db
    .selectFrom('operator_log as l')
    .leftJoin('auth_users as au', 'au.id', 'l.byUserId')
    .leftJoin('players as ap', 'ap.userId', 'l.byUserId')
    .leftJoin('auth_users as u', 'u.id', 'l.userId')
    .leftJoin('players as p', 'p.playerId', 'l.playerId')
    .leftJoin('locations as place', 'place.locationId', 'l.locationId')
    .select(['l.command', 'l.detail', 'l.created'])
    .select([
      sql<number>`l.operator_log_id::float8`.as('id'),
      sql<string | null>`coalesce(ap.player_name, au.email)`.as('by'),
      sql<string | null>`coalesce(p.player_name, u.email, place.name)`.as('about'),
    ])
    .$if(before !== null, (query) => query.where('l.operatorLogId', '<', before ?? 0))
    .orderBy('l.operatorLogId', 'desc')
    .limit(limit)
    .execute()
}

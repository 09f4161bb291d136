import { sql } from 'kysely'
import { canOperate } from '#domain/access/operator-roles.ts'
import {
  findFoundingHold,
  foundingActs,
  openFounding,
  type FoundingAct,
  type FoundingRule,
} from '#domain/registration/founding.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'

export async function listFoundingRules(db: Database): Promise<Record<FoundingAct, FoundingRule>> {
  const rows = await db.selectFrom('founding_rules').select(['act', 'who', 'days']).execute()
  const rules = foundingActs.map((act) => {
    const { who, days } = rows.find((row) => row.act === act) ?? openFounding
    return [act, { who, days }]
  })
  return Object.fromEntries(rules) as Record<FoundingAct, FoundingRule>
}

type Wish = { playerId: string; now: number; locations: readonly string[] }

/** locations: where it is founded; empty for a venue, which any admin may add. */
export async function permitFounding(
  db: Database,
  act: FoundingAct,
  { playerId, now, locations }: Wish,
): Promise<Result<null, 'not-allowed'>> {
  const rule = await db
    .selectFrom('founding_rules')
    .select(['who', 'days'])
    .where('act', '=', act)
    .executeTakeFirst()
  if (rule === undefined) return ok(null)
  const held = findFoundingHold(rule, await findFounder(db, playerId, locations), now)
  return held === null ? ok(null) : refuse('not-allowed')
}

type Publicity = { playerId: string; now: number; location: string; invite: boolean }

export const permitPublic = async (
  db: Database,
  { invite, location, ...wish }: Publicity,
): Promise<Result<null, 'not-allowed'>> =>
  invite ? ok(null) : permitFounding(db, 'event', { ...wish, locations: [location] })

export async function findFounder(
  db: Database,
  playerId: string,
  locations: readonly string[],
): Promise<{ created: number; isAdmin: boolean }> {
  const { rows } = await sql<{ created: Date; role: string | null; isAdmin: boolean }>`
    select p.created, o.role, (select count(distinct office.location_id) from locations_admin office
        where office.player_id = p.player_id
        and (cardinality(w.ids) = 0 or office.location_id = any(w.ids)))
      >= greatest(1, cardinality(w.ids)) as "isAdmin"
    from players p cross join (select ${[...new Set(locations)]}::text[] as ids) w
      left join operators o on o.user_id = p.user_id
    where p.player_id = ${playerId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`no player ${playerId}`)
  const runs = canOperate(row.role, 'console.run')
  return { created: row.created.getTime(), isAdmin: row.isAdmin || runs }
}

// Rows of event logs. They name blocked and hidden players too, because organizers must know;
// players who denied being there are left out, because others had entered them.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { Database } from '../../db/open-database.ts'

type Line = LiveOutput<'eventLogs-byEvent'>['lines'][number]

export async function listEventLog(db: Database, eventId: string, limit: number): Promise<Line[]> {
  const { rows } = await sql<Omit<Line, 'created'> & { created: Date }>`
    select log.event_log_id::text as "lineId", log.action, case log.action when 'not-me' then ''
      else actor.player_name end as "actorName", case log.action when 'not-me' then null
      else player.player_name end as "playerName", other.player_name as "otherName",
      case log.action when 'swap' then '' else log.detail end as detail, log.created
    from event_log log inner join players actor on actor.player_id = log.actor_id
    left join players player on player.player_id = log.player_id
      left join players other on log.action = 'swap' and other.player_id = log.detail
    where log.event_id = ${eventId} order by log.event_log_id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}

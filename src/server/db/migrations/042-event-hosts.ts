// The host of an event: its organizer. A cohost who inherited it becomes host only after an act of
// their own in it.
import { sql, type Kysely } from 'kysely'

const column = 'alter table events add handed_over timestamptz'

const view = `
create view event_hosts as
select e.event_id, e.player_id from events e
where e.handed_over is null
  or exists (select 1 from own_acts a where a.event_id = e.event_id and a.player_id = e.player_id
  and a.state = 'acted')
  or exists (select 1 from event_log l where l.event_id = e.event_id and l.actor_id = e.player_id
  and l.created > e.handed_over)
  or exists (select 1 from match_list_log l where l.event_id = e.event_id
  and l.actor_id = e.player_id and l.created > e.handed_over)
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [column, view]) await sql.raw(part).execute(db)
}

// Queries of what earns a reward in the ledger.
import { sql } from 'kysely'
import { hostedOthersMin } from '#domain/leaderboard/leaderboard.ts'
import { tenAttended } from '#domain/player/player.ts'
import type { Database } from '../../db/open-database.ts'
import { selectAttendanceEnd, selectCounted } from '../leaderboard/attendance-queries.ts'
import type { Earned } from '../ledger/queries.ts'

export async function lockRewards(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rewards', 0))`.execute(tx)
}

export type Marked = {
  marks: number
  events: string[]
  players: string[]
}

export async function takeRewardMarks(tx: Database, now: number, limit: number): Promise<Marked> {
  const { rows } = await sql<Marked>`
    with taken as (delete from reward_marks
      where reward_mark_id in (select reward_mark_id from reward_marks where due <= ${new Date(now)}
      order by reward_mark_id limit ${limit}) returning event_id, player_id),
    event as (select e.event_id, e.ends_at from events e
    where e.event_id in (select event_id from taken) and e.status = 'published' and not e.deleted),
    later as (insert into reward_marks (event_id, due) select event_id, ends_at from event
    where ends_at > ${new Date(now)})
    select (select count(*)::int from taken) as marks,
      array(select event_id from event where ends_at <= ${new Date(now)} order by event_id) as
      events,
      array(select distinct player_id from taken where player_id is not null order by player_id) as
      players`.execute(tx)
  return rows[0] ?? { marks: 0, events: [], players: [] }
}

export const countedFor = (eventIds: readonly string[]) =>
  selectCounted(sql`select distinct a.player_id from event_attendance a
    where a.event_id = any(${[...eventIds]}::uuid[])`)

export const hereAt = (eventIds: readonly string[], least: number) => sql`
  select c.event_id, c.player_id from counted c join (
    select o.event_id from event_attendance o where o.event_id = any(${[...eventIds]}::uuid[])
      group by o.event_id having count(*) >= ${least}) o on o.event_id = c.event_id`

/** True when the player of rows `here` got no token for an overlapping event. */
export const isUnpaidTime = sql<boolean>`not exists (
  select 1 from ledger_accounts a join ledger_entries n on n.account_id = a.account_id
    join ledger_transactions t
      on t.ledger_transaction_id = n.ledger_transaction_id and t.kind = 'attended'
    join events x on x.event_id = t.event_id
    join events e on e.event_id = here.event_id
  where a.player_id = here.player_id and a.unit = 'token' and x.event_id <> e.event_id
    and x.starts_at < ${selectAttendanceEnd('e')} and e.starts_at < ${selectAttendanceEnd('x')})`

export async function listEarned(
  tx: Database,
  { events, players }: Pick<Marked, 'events' | 'players'>,
  now: number,
): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    with counted as materialized (${countedFor(events)}),
    here as materialized (${hereAt(events, 1)}),
    attended as (
      select c.player_id, count(*) filter (where c.ends_at <= ${new Date(now)}) as times
      from counted c where c.player_id in (select player_id from here) group by c.player_id),
    earned (player_id, diamond_id) as (
      select player_id, 'firstAttended' from attended
      union all select player_id, 'tenAttended' from attended where times >= ${tenAttended}
      union all select e.player_id, 'firstHosted' from event_hosts e
      where e.event_id = any(${events}::uuid[])
      and (select count(*) from here where here.event_id = e.event_id
      and here.player_id <> e.player_id) >= ${hostedOthersMin}
      union all select player_id, 'firstMedal' from awards
      where player_id = any(${players}::text[]))
    select distinct player_id, diamond_id from earned
    where not exists (select 1 from player_diamonds d where d.player_id = earned.player_id
    and d.diamond_id = earned.diamond_id) order by 1, 2`.execute(tx)
  return rows
}

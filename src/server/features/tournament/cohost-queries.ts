// Rows of a tournament's cohosts. Each cohost also has a row in every division, so that whoever asks
// about an event finds them there; so has its organizer in divisions of someone else.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { TournamentKey } from './queries.ts'

export async function saveCohosts(
  tx: Database,
  { tournamentId }: TournamentKey,
  cohosts: readonly string[],
): Promise<void> {
  await sql`delete from tournament_cohosts where tournament_id = ${tournamentId}
    and player_id <> all(${[...cohosts]}::text[])`.execute(tx)
  await sql`insert into tournament_cohosts (tournament_id, player_id)
    select ${tournamentId}, unnest(${[...cohosts]}::text[]) on conflict do nothing`.execute(tx)
}

export async function settleCohosts(tx: Database, { tournamentId }: TournamentKey): Promise<void> {
  const runners = sql`(select c.player_id from tournament_cohosts c
      where c.tournament_id = ${tournamentId}
    union select t.player_id from tournaments t join players o on o.player_id = t.player_id
      where t.tournament_id = ${tournamentId} and o.user_id is not null)`
  await sql`delete from event_cohosts c using events e
    where e.tournament_id = ${tournamentId} and c.event_id = e.event_id and c.from_tournament
      and (c.player_id = e.player_id or c.player_id not in ${runners})`.execute(tx)
  await sql`insert into event_cohosts (event_id, player_id, from_tournament)
    select e.event_id, r.player_id, true from events e join ${runners} r
      on r.player_id <> e.player_id
    where e.tournament_id = ${tournamentId} and not e.deleted on conflict do nothing`.execute(tx)
}

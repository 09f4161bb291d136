// Facts that decide how people without an account are named outside their list, as SQL values;
// domain/contact/outside-name.ts decides.
import { type RawBuilder, sql } from 'kysely'
import type { OutsideFacts } from '#domain/contact/outside-name.ts'
import type { Database } from '../../db/open-database.ts'

/** Facts of the contact with this stand-in. chosen: settings that override its club's. */
export const selectOutsideFacts = (
  playerId: RawBuilder<string>,
  chosen: RawBuilder<unknown>,
): RawBuilder<OutsideFacts | null> => sql<OutsideFacts | null>`(
  select json_build_object('name', k.name, 'hidesName', k.hides_name,
    'chosen', json_build_array(${chosen}, keeping.contact_names))
  from contacts k left join clubs keeping on keeping.location_id = k.location_id
    and keeping.slug = k.slug
  where k.player_id = ${playerId})`

export const chosenForEvent = sql`e.contact_names, (select home.contact_names from clubs home
  where e.invite and home.location_id = e.location and home.club_name = e.invited)`

/** The most private setting among the divisions of tournament `t`. */
export const chosenForTournament = sql`(select e.contact_names from events e
  where e.tournament_id = t.tournament_id and not e.deleted and e.contact_names is not null
  order by array_position(array['hidden', 'initial', 'full'], e.contact_names) limit 1)`

export const chosenNowhere = sql`null::text`

export type NamedEvent = { eventId: string; watchKey: string | null; tournamentId: string | null }

const shownMs = 86_400_000
const eventsMax = 200

export async function listClubEvents(
  db: Database,
  club: { locationId: string; clubId: string; clubName: string },
  now: number,
): Promise<NamedEvent[]> {
  const { rows } = await sql<NamedEvent>`
    select e.event_id, ml.watch_key, e.tournament_id
    from (select event_id from events where location = ${club.locationId} and invite
        and invited = ${club.clubName}
      union select r.event_id from contacts k join player_events r on r.player_id = k.player_id
        where k.location_id = ${club.locationId} and k.slug = ${club.clubId} and not r.removed) mine
      join events e on e.event_id = mine.event_id
      left join match_lists ml on ml.event_id = e.event_id
    where not e.deleted and e.ends_at > ${new Date(now - shownMs)}
    order by e.starts_at limit ${eventsMax}`.execute(db)
  return rows
}

// Takes a person out of every table. Matches with others stay, under an anonymous player
// (manifests/people.ts defines the fate of each column). Texts aren't searched for their author,
// because a person's own texts are deleted with their rows.
import { sql } from 'kysely'
import { namedTitlesMax } from '#domain/account/own-name.ts'
import type { EventType } from '#domain/event/event.ts'
import type { LeagueKind } from '#domain/league/league.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export async function lockPlayer(
  tx: Database,
  playerId: string,
): Promise<{ playerName: string; photoURL: string; locations: string[]; offices: string[] }> {
  const row = await tx
    .selectFrom('players')
    .select(['playerName', 'photoUrl'])
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const places = await tx
    .selectFrom('player_locations')
    .select('locationId')
    .where('playerId', '=', playerId)
    .union((eb) =>
      eb.selectFrom('locations_admin').select('locationId').where('playerId', '=', playerId),
    )
    .execute()
  const offices = await tx
    .selectFrom('locations_admin')
    .select('locationId')
    .where('playerId', '=', playerId)
    .orderBy('locationId')
    .execute()
  return {
    playerName: row.playerName,
    photoURL: row.photoUrl,
    offices: offices.map(({ locationId }) => locationId),
    locations: places.map(({ locationId }) => locationId),
  }
}

/**
 * The heir of event `e`: a cohost of its tournament, or its own; otherwise, for game days of a running
 * league and divisions of a tournament, an admin of the venue, because players were promised those.
 */
const selectHeir = sql<string | null>`coalesce(
  (select min(c.player_id) from tournament_cohosts c where c.tournament_id = e.tournament_id),
  (select min(c.player_id) from event_cohosts c where c.event_id = e.event_id),
  (select min(a.player_id) from leagues l join locations_admin a on a.location_id = l.location
  where l.league_series_id = e.league_series_id and l.state = 'running' and not l.deleted
  and a.player_id <> e.player_id),
  (select min(a.player_id) from tournaments t join locations_admin a on a.location_id = t.location
  where t.tournament_id = e.tournament_id and not t.deleted and a.player_id <> e.player_id))`

export type RunEvent = {
  eventId: string
  status: 'draft' | 'published'
  /**
   * The heir: the first cohost by id, those of the tournament first, or of a game day of a running
   * league and of a division the first admin of its venue.
   */ heir: string | null
}

export async function listRun(db: Database, playerId: string, now: number): Promise<RunEvent[]> {
  const { rows } = await sql<RunEvent>`
    select e.event_id, e.status, ${selectHeir} as heir
    from events e where e.player_id = ${playerId} and not e.deleted
    and e.status in ('draft', 'published') and e.starts_at > ${new Date(now)}
    order by e.event_id`.execute(db)
  return rows
}

/** Makes a cohost the organizer of a locked event; they count as its host once they act. */
export async function handOverEvent(
  tx: Database,
  eventId: string,
  heir: string,
  now: number,
): Promise<void> {
  await tx
    .deleteFrom('event_cohosts')
    .where('eventId', '=', eventId)
    .where('playerId', '=', heir)
    .execute()
  await tx
    .updateTable('events')
    .set({ playerId: heir, handedOver: new Date(now) })
    .where('eventId', '=', eventId)
    .execute()
}

export async function listEntered(db: Database, playerId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('player_events as pe')
    .innerJoin('events as e', 'e.eventId', 'pe.eventId')
    .select('e.eventId')
    .where('pe.playerId', '=', playerId)
    .where('pe.removed', '=', false)
    .where('e.deleted', '=', false)
    .where('e.startsAt', '>', new Date(now))
    .orderBy('e.eventId')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export async function listOpenLeagues(
  db: Database,
  playerId: string,
): Promise<{ member: string[]; run: string[] }> {
  const open = db
    .selectFrom('leagues as l')
    .select('l.leagueSeriesId')
    .where('l.deleted', '=', false)
    .where('l.state', '<>', 'concluded')
    .orderBy('l.leagueSeriesId')
  const member = await open
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('league_players as m')
          .select('m.playerId')
          .whereRef('m.leagueSeriesId', '=', 'l.leagueSeriesId')
          .where('m.state', '<>', 'left')
          .where((or) =>
            or.or([or('m.playerId', '=', playerId), or('m.partnerId', '=', playerId)]),
          ),
      ),
    )
    .execute()
  const run = await open
    .where('l.playerId', '=', playerId)
    .where('l.state', '<>', 'running')
    .execute()
  return {
    member: member.map((row) => row.leagueSeriesId),
    run: run.map((row) => row.leagueSeriesId),
  }
}

/** Tournaments go to their first cohost by id; without one, those with no active division end. */
export async function endTournaments(tx: Database, playerId: string): Promise<void> {
  await sql`
    with left_ones as (select t.tournament_id, (select min(c.player_id) from tournament_cohosts c
        where c.tournament_id = t.tournament_id) as heir
      from tournaments t where t.player_id = ${playerId} and not t.deleted),
    inherited as (delete from tournament_cohosts c using left_ones l
      where c.tournament_id = l.tournament_id and c.player_id = l.heir)
    update tournaments t set player_id = coalesce(l.heir, t.player_id),
      deleted = l.heir is null and not exists (select 1 from events d
        where d.tournament_id = t.tournament_id and not d.deleted and d.status = 'published')
    from left_ones l where t.tournament_id = l.tournament_id
    returning ${changedRow('tournaments', 't')}`.execute(tx)
}

const asWord = (name: string): string =>
  `(^|[^[:alnum:]])${name.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}([^[:alnum:]]|$)`

export async function findName(db: Database, playerId: string): Promise<string> {
  return (
    await db
      .selectFrom('players')
      .select('playerName')
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow()
  ).playerName
}

export type Chosen = Record<'events' | 'leagues', Readonly<Record<string, string>>>

type NamedTitle = { id: string; kind: 'event' | 'league'; title: string; neutral: string }

export async function listNamedTitles(
  db: Database,
  playerId: string,
  kinds: Record<EventType | LeagueKind, string>,
  now: number,
): Promise<NamedTitle[]> {
  const playerName = await findName(db, playerId)
  const { rows } = await sql<{
    id: string
    kind: 'event' | 'league'
    title: string
    type: EventType | LeagueKind
  }>`select * from (
    select e.event_id::text as id, 'event' as kind, e.title, e.type from events e
      where e.player_id = ${playerId} and not e.deleted and e.status = 'published'
      and e.starts_at > ${new Date(now)} and e.title ~* ${asWord(playerName)} and ${selectHeir}
      is not null
    union all
    select l.league_series_id::text, 'league', l.name, l.kind from leagues l
      where l.player_id = ${playerId} and not l.deleted and l.state not in ('draft', 'registration')
      and l.name ~* ${asWord(playerName)}) named
    order by kind, title, id limit ${namedTitlesMax}`.execute(db)
  return rows.map(({ type, ...row }) => ({ ...row, neutral: kinds[type] }))
}

async function neutralizeTeams(
  tx: Database,
  { playerId, word, team }: { playerId: string; word: string; team: string },
): Promise<{ leagueSeriesId: string }[]> {
  const teams = await tx
    .updateTable('league_teams as t')
    .from('leagues as e')
    .set({
      name: sql<string>`${team} || ' ' || (select count(*) from league_teams o
        where o.league_series_id = t.league_series_id and o.created <= t.created)`,
    })
    .whereRef('e.leagueSeriesId', '=', 't.leagueSeriesId')
    .where('e.playerId', '=', playerId)
    .where(sql<boolean>`t.name ~* ${word}`)
    .returning('t.leagueSeriesId')
    .execute()
  for (const table of ['alerts', 'deliveries']) {
    for (const { leagueSeriesId } of teams) {
      for (const key of ['team', 'against'])
        await sql`update ${sql.table(table)}
          set params = params || jsonb_build_object(${key}::text, ${team}::text)
          where params ->> 'leagueSeriesId' = ${leagueSeriesId}
          and params ->> ${key} ~* ${word}`.execute(tx)
    }
  }
  return teams
}

/**
 * Removes a player's name from titles they wrote, and from alerts about them. Events lose their
 * title, leagues get the name of their kind, tournaments a generic name and teams a number, unless
 * `chosen` has a title for the id. Returns what changed.
 */
export async function neutralizeTitles(
  tx: Database,
  { playerId, playerName }: { playerId: string; playerName: string },
  kinds: Record<LeagueKind | 'team' | 'tournament', string>,
  chosen: Chosen,
): Promise<{ events: string[]; leagues: string[] }> {
  const word = asWord(playerName)
  const chosenFor = (what: keyof Chosen) => sql`${JSON.stringify(chosen[what])}::jsonb`
  const events = await tx
    .updateTable('events')
    .set({ title: sql<string>`coalesce(${chosenFor('events')} ->> event_id::text, '')` })
    .where('playerId', '=', playerId)
    .where(sql<boolean>`title ~* ${word}`)
    .returning('eventId')
    .execute()
  const leagues = await tx
    .updateTable('leagues')
    .set({
      name: sql<string>`coalesce(${chosenFor('leagues')} ->> league_series_id::text, case kind
        when 'ladder' then ${kinds.ladder} when 'teams' then ${kinds.teams}
        else ${kinds['round robin']} end)`,
    })
    .where('playerId', '=', playerId)
    .where(sql<boolean>`name ~* ${word}`)
    .returning(['leagueSeriesId', 'name'])
    .execute()
  const tournaments = await tx
    .updateTable('tournaments')
    .set({ name: kinds.tournament })
    .where('playerId', '=', playerId)
    .where(sql<boolean>`name ~* ${word}`)
    .returning('tournamentId')
    .execute()
  const teams = await neutralizeTeams(tx, { playerId, word, team: kinds.team })
  const eventIds = events.map(({ eventId }) => eventId)
  for (const table of ['alerts', 'deliveries']) {
    await sql`update ${sql.table(table)} t
      set params = t.params || jsonb_build_object('title', e.title) from events e
      where e.event_id = t.event_id and t.event_id = any(${eventIds}::uuid[])
      and t.params ->> 'title' ~* ${word}`.execute(tx)
    for (const { tournamentId } of tournaments)
      await sql`update ${sql.table(table)}
        set params = params || jsonb_build_object('tournament', ${kinds.tournament}::text)
        where params ->> 'tournamentId' = ${tournamentId}`.execute(tx)
    for (const { leagueSeriesId, name } of leagues) {
      await sql`update ${sql.table(table)}
        set params = params || jsonb_build_object('league', ${name}::text)
        where params ->> 'leagueSeriesId' = ${leagueSeriesId}`.execute(tx)
    }
  }
  return {
    events: eventIds,
    leagues: [...leagues, ...teams].map(({ leagueSeriesId }) => leagueSeriesId),
  }
}

export type OwnedClub = {
  locationId: string
  clubId: string
  heir: string | null
}

export async function listOwnedClubs(db: Database, playerId: string): Promise<OwnedClub[]> {
  const { rows } = await sql<OwnedClub>`
    select c.location_id, c.slug as "clubId",
      (select m.player_id from club_members m where m.location_id = c.location_id
      and m.slug = c.slug and m.player_id <> c.player_id
      order by m.office_since nulls last, m.created, m.player_id limit 1) as
        heir
    from clubs c where c.player_id = ${playerId} order by 1, 2`.execute(db)
  return rows
}

export async function listVenuesWithoutOtherAdmin(
  db: Database,
  playerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select l.name from locations_admin a join locations l using (location_id)
      where a.player_id = ${playerId}
      and not exists (select 1 from locations_admin other where other.location_id = a.location_id
      and other.player_id <> a.player_id) order by l.name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countMatches(db: Database, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from match_list_players l
      join match_players s using (event_id, number) join matches m on m.match_id = s.match_id
      and m.state = 'confirmed' where l.player_id = ${playerId}`.execute(db)
  return rows[0]?.count ?? 0
}

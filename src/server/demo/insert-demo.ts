// Stores the demo's people, events, and what was played.
import { sql, type Insertable } from 'kysely'
import type { OwnAct } from '#domain/event/own-act.ts'
import { insertEvents } from '../core/event/fields-queries.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { markDivision } from '../features/tournament/division-queries.ts'
import { insertTournament } from '../features/tournament/queries.ts'
import type { ownRows } from './accounts.ts'
import type { PlayedRows } from './evenings.ts'
import type { EventRows, ProgramRows } from './events.ts'
import type { DemoHome } from './home.ts'
import type { LeagueRows } from './league.ts'
import type { PeopleRows } from './people.ts'
import type { TournamentRows } from './tournament.ts'

export async function insertDemoPeople(
  tx: Database,
  people: PeopleRows,
  own: ReturnType<typeof ownRows>,
): Promise<void> {
  await insertRows(tx, 'players', people.players)
  await insertRows(tx, 'players_private', own.players_private)
  await insertRows(tx, 'player_stage', own.player_stage)
  await insertRows(tx, 'notification_settings', own.notification_settings)
  await insertRows(tx, 'player_diamonds', people.player_diamonds)
  await insertRows(tx, 'locations_admin', people.locations_admin)
  await insertRows(tx, 'player_locations', people.player_locations)
  await insertRows(tx, 'player_friends', people.player_friends)
  await insertRows(tx, 'player_favorites', people.player_favorites)
  await insertRows(tx, 'clubs', people.clubs)
  await insertRows(tx, 'club_members', people.club_members)
}

export async function insertProgram(
  tx: Database,
  program: ProgramRows,
  joined: Date,
): Promise<void> {
  await insertRows(tx, 'event_series', program.event_series)
  await insertRows(tx, 'events', program.events)
  await insertRows(tx, 'player_events', program.player_events)
  await insertRows(tx, 'event_invitees', program.event_invitees)
  await insertRows(tx, 'own_acts', ownActs(program, 'sign-up', joined))
}

/** Must run before what was played there is stored. */
export async function insertHome(
  tx: Database,
  { league, queue, tournament, messages }: DemoHome,
  joined: Date,
): Promise<void> {
  await insertLeague(tx, league, joined)
  await insertRows(tx, 'events', queue.events)
  await insertRows(tx, 'player_events', queue.player_events)
  await insertRows(tx, 'own_acts', ownActs(queue, 'sign-up', joined))
  await insertRows(tx, 'queues', queue.queues)
  await insertRows(tx, 'queue_members', queue.queue_members)
  await insertRows(tx, 'queue_steps', queue.queue_steps)
  await insertDivisions(tx, tournament, joined)
  await insertRows(tx, 'messages', messages.messages)
  await insertRows(tx, 'message_last', messages.message_last)
}

async function insertDivisions(
  tx: Database,
  { tournament, divisions, player_events }: TournamentRows,
  joined: Date,
): Promise<void> {
  const { tournamentId, organizerId, now } = tournament
  await insertTournament(tx, tournament)
  await insertEvents(
    tx,
    divisions.map(({ eventId, fields, timezone }) => ({
      eventId,
      organizerId,
      fields,
      timezone,
      status: 'published',
      ranking: 'ranked',
      series: null,
    })),
    now,
  )
  for (const { eventId, playing } of divisions) {
    await markDivision(tx, { tournamentId, eventId })
    await tx
      .updateTable('events')
      .set({ playing, nextOrder: playing / 2 + 1 })
      .where('eventId', '=', eventId)
      .execute()
  }
  await insertRows(tx, 'player_events', player_events)
  await insertRows(tx, 'own_acts', ownActs({ player_events }, 'sign-up', joined))
}

async function insertLeague(tx: Database, league: LeagueRows, joined: Date): Promise<void> {
  await insertRows(tx, 'leagues', league.leagues)
  await insertRows(tx, 'league_players', league.league_players)
  await insertRows(tx, 'events', league.events)
  await insertRows(tx, 'player_events', league.player_events)
  await insertRows(tx, 'own_acts', ownActs(league, 'yes', joined))
}

const ownActs = (
  { player_events }: Pick<EventRows, 'player_events'>,
  how: OwnAct,
  at: Date,
): Insertable<Tables['own_acts']>[] =>
  player_events.map(({ eventId, playerId }) => ({
    eventId,
    playerId,
    state: 'acted',
    how,
    changed: at,
  }))

export async function insertPlayed(tx: Database, played: PlayedRows): Promise<void> {
  await insertRows(tx, 'match_lists', played.match_lists)
  await insertRows(tx, 'match_list_players', played.match_list_players)
  await insertRows(tx, 'matches', played.matches)
  const counted = played.matches.filter(({ resultOrder }) => resultOrder !== null)
  await sql`select setval('match_result_order', ${Math.max(1, counted.length)})`.execute(tx)
  await insertRows(tx, 'match_players', played.match_players)
  await insertRows(tx, 'match_byes', played.match_byes)
  await insertRows(tx, 'results', played.results)
  await insertRows(tx, 'awards', played.awards)
}

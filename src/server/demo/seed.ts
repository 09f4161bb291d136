// Demo data for an empty store. The same day gives the same people, events and rosters, ids
// included; only the salted hashes of the three passwords differ. Everything is stored in one
// transaction: a demo is whole or not there.
import { sql, type Insertable } from 'kysely'
import type { OwnAct } from '#domain/event/own-act.ts'
import { dayToNumber, type Day } from '#domain/shared/day.ts'
import { createRandom } from '#domain/shared/random.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { listByIds } from '../features/location/queries.ts'
import { accountRows, buildAccounts, ownRows, userIdsByName } from './accounts.ts'
import { cities, demoSignIns, type DemoSignIn } from './cast.ts'
import { buildEvenings, inOrder, type PlayedRows } from './evenings.ts'
import { buildEvents, type DemoVenue, type EventRows } from './events.ts'
import { buildLeague, type LeagueRows } from './league.ts'
import { buildMedia } from './media.ts'
import { seedPasses } from './passes.ts'
import { buildCommunities, peopleRows, type PeopleRows } from './people.ts'
import { buildTelling } from './telling.ts'

const seed = 2022
/** The league and the media draw for themselves. */
const leagueSeed = 2023
const mediaSeed = 2024
const dayMs = 86_400_000
/** At the first venues of each city scores were kept. */
const playedVenues = 2

/**
 * Fills a store that has the venues of data/venues.json and no players. Dates are relative to
 * `today`.
 */
export async function seedDemo(
  { db }: { db: Database },
  { today }: { today: Day },
): Promise<{ signIns: readonly DemoSignIn[] }> {
  const random = createRandom(seed)
  const startMs = dayToNumber(today) * dayMs
  const joined = new Date(startMs - 60 * dayMs)
  const accounts = buildAccounts(random)
  const communities = buildCommunities(random)
  const people = peopleRows(random, communities, userIdsByName(accounts), joined)
  const venues = await listByIds(
    db,
    cities.flatMap(({ venueIds }) => venueIds),
  )
  const findVenues = (ids: readonly string[]): DemoVenue[] =>
    ids.flatMap((id) => venues.find(({ locationId }) => locationId === id) ?? [])
  const events = merge(
    communities.map((community) =>
      buildEvents(random, community, findVenues(community.city.venueIds), today, startMs),
    ),
  )
  const skills = new Map(
    communities.flatMap(({ people: all }) => all.map(({ playerId, skill }) => [playerId, skill])),
  )
  const evenings = buildEvenings(
    random,
    events,
    new Set(cities.flatMap(({ venueIds }) => venueIds.slice(0, playedVenues))),
    skills,
  )
  const home = communities[0]
  const leagues = communities
    .slice(0, 1)
    .flatMap((community) =>
      findVenues(community.city.venueIds.slice(0, 1)).map((venue) =>
        buildLeague(createRandom(leagueSeed), community, venue, today, startMs),
      ),
    )
  const played = leagues.reduce((all, league) => inOrder(all, league.played), evenings)
  const telling =
    home === undefined ? null : buildTelling(random, home, events, venues, today, startMs)
  const { auth_users, auth_accounts } = await accountRows(accounts, joined)
  const own = ownRows(accounts, joined)

  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'auth_users', auth_users)
    await insertRows(tx, 'auth_accounts', auth_accounts)
    await insertPeople(tx, people, own)
    await insertRows(tx, 'events', events.events)
    await insertRows(tx, 'player_events', events.player_events)
    await insertRows(tx, 'own_acts', ownActs(events, 'sign-up', joined))
    for (const league of leagues) await insertLeague(tx, league, joined)
    await insertPlayed(tx, played)
    await insertRows(tx, 'media_links', buildMedia(createRandom(mediaSeed), communities, startMs))
    await insertRows(tx, 'alerts', telling?.alerts ?? [])
    await insertRows(tx, 'messages', telling?.messages ?? [])
    await insertRows(tx, 'message_last', telling?.message_last ?? [])
    await seedPasses(tx, random, startMs)
  })
  return { signIns: demoSignIns }
}

/** The user ids of the demo sign-ins, the same in every store. */
export const listDemoUserIds = (): string[] =>
  buildAccounts(createRandom(seed)).map(({ userId }) => userId)

async function insertPeople(
  tx: Database,
  people: PeopleRows,
  own: ReturnType<typeof ownRows>,
): Promise<void> {
  await insertRows(tx, 'players', people.players)
  await insertRows(tx, 'players_private', own.players_private)
  await insertRows(tx, 'player_stage', own.player_stage)
  await insertRows(tx, 'player_diamonds', people.player_diamonds)
  await insertRows(tx, 'locations_admin', people.locations_admin)
  await insertRows(tx, 'player_locations', people.player_locations)
  await insertRows(tx, 'player_friends', people.player_friends)
  await insertRows(tx, 'player_favorites', people.player_favorites)
  await insertRows(tx, 'clubs', people.clubs)
  await insertRows(tx, 'club_members', people.club_members)
}

/** A league with its game days, before what was played on them. */
async function insertLeague(tx: Database, league: LeagueRows, joined: Date): Promise<void> {
  await insertRows(tx, 'leagues', league.leagues)
  await insertRows(tx, 'league_players', league.league_players)
  await insertRows(tx, 'events', league.events)
  await insertRows(tx, 'player_events', league.player_events)
  await insertRows(
    tx,
    'league_own_acts',
    league.league_players.map(({ leagueSeriesId, playerId }) => ({
      leagueSeriesId,
      playerId,
    })),
  )
  await insertRows(tx, 'own_acts', ownActs(league, 'league', joined))
}

/** Everyone in the demo put themselves in. */
const ownActs = (
  { player_events }: EventRows,
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

async function insertPlayed(tx: Database, played: PlayedRows): Promise<void> {
  await insertRows(tx, 'match_lists', played.match_lists)
  await insertRows(tx, 'match_list_players', played.match_list_players)
  await insertRows(tx, 'matches', played.matches)
  await sql`select setval('match_result_order', ${Math.max(1, played.matches.length)})`.execute(tx)
  await insertRows(tx, 'match_players', played.match_players)
  await insertRows(tx, 'match_byes', played.match_byes)
  await insertRows(tx, 'results', played.results)
  await insertRows(tx, 'awards', played.awards)
}

const merge = (parts: readonly EventRows[]): EventRows => ({
  events: parts.flatMap(({ events }) => events),
  player_events: parts.flatMap(({ player_events }) => player_events),
})

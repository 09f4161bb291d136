// 100,000 matches of 2,000 players replayed: the arithmetic alone beside win/loss Elo, and the
// whole replay from results in the database to ratings in the database; then a correction of the
// first match of all and of the last but a hundred. Holds when the arithmetic takes ten seconds of
// CPU at most. `node test/load/ratings.load.ts`.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ratingStart } from '#domain/rating/rating.ts'
import { replay, ratingKey, type RatedResult } from '#domain/rating/replay.ts'
import type { Database } from '#server/db/open-database.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { aMatchList } from '#test/scenes/rated-scene.ts'
import { aLocation, aPlayer } from '#test/support/builders.ts'
import { eloOf, playField, rankCorrelation } from '#test/support/rated-field.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const clubs = 5
const playersEach = 400
const gamesEach = 200
const matchesAnEvent = 1_000
const targetMs = 10_000

type ClubMatch = RatedResult & { club: number; matchId: string }
const fields = Array.from({ length: clubs }, (_, club) =>
  playField({ players: playersEach, gamesEach, sideOut: true, doubles: true, seed: club + 1 }),
)
const inClub = (club: number, playerId: string): string => `club${club}${playerId}`
// The clubs play side by side.
const matches: ClubMatch[] = Array.from(
  { length: (clubs * playersEach * gamesEach) / 4 },
  (_, index) => ({
    club: index % clubs,
    match: fields[index % clubs]?.matches[Math.floor(index / clubs)],
  }),
).flatMap(({ club, match }, index) =>
  match === undefined
    ? []
    : [
        {
          ...match,
          club,
          matchId: randomUUID(),
          order: index + 1,
          a: match.a.map((id) => inClub(club, id)),
          b: match.b.map((id) => inClub(club, id)),
        },
      ],
)

/** Arithmetic in ms of CPU: what else runs on the machine does not count. */
function timed<T>(run: () => T): { ms: number; value: T } {
  const startedAt = process.cpuUsage()
  const value = run()
  return { ms: process.cpuUsage(startedAt).user / 1_000, value }
}

async function timedAsync(run: () => Promise<number>): Promise<{ ms: number; changed: number }> {
  const startedAt = performance.now()
  const changed = await run()
  return { ms: performance.now() - startedAt, changed }
}

/** All matches as results of events, a thousand each. */
async function fill(db: Database): Promise<void> {
  const { playerId: organizer } = await aPlayer(db, 'Olga')
  const location = await aLocation(db)
  await sql`insert into players (player_id, player_name) select id, id
    from unnest(${[...new Set(matches.flatMap(({ a, b }) => [...a, ...b]))]}::text[]) as
    id`.execute(db)
  for (let club = 0; club < clubs; club += 1) {
    const ours = matches.filter((match) => match.club === club)
    for (let from = 0; from < ours.length; from += matchesAnEvent)
      await fillEvent(
        db,
        await aMatchList(db, { location, organizer }),
        club,
        ours.slice(from, from + matchesAnEvent),
      )
  }
}

async function fillEvent(
  db: Database,
  eventId: string,
  club: number,
  ours: readonly ClubMatch[],
): Promise<void> {
  await sql`insert into match_list_players (event_id, number, player_id, presence)
    select ${eventId}, n, ${inClub(club, 'p')} || n, 'here'
      from generate_series(0, ${playersEach - 1}::int) n`.execute(db)
  await sql`insert into own_acts (event_id, player_id, state, how, changed)
    select ${eventId}, ${inClub(club, 'p')} || n, 'acted', 'sign-up', now()
      from generate_series(0, ${playersEach - 1}::int) n`.execute(db)
  await sql`
    insert into matches (match_id, event_id, stage, round, slot, state, points_a, points_b, winner,
      reported, confirmed, result_order)
    select id, ${eventId}, 'round', row_number() over (order by o), 1, 'confirmed', array[pa],
      array[pb], case when pa > pb then 'a' else 'b' end, now(), now(), o
    from unnest(${ours.map(({ matchId }) => matchId)}::uuid[],
    ${ours.map(({ order }) => order)}::bigint[], ${ours.map(({ pointsA }) => pointsA)}::int[],
      ${ours.map(({ pointsB }) => pointsB)}::int[]) as m (id, o, pa, pb)`.execute(db)
  const seats = ours.flatMap(({ matchId, a, b }) =>
    [...a, ...b].map((playerId, index) => ({
      matchId,
      number: Number(playerId.split('p').at(-1)),
      side: index < 2 ? 'a' : 'b',
    })),
  )
  await sql`
    insert into match_players (match_id, event_id, stage, round, number, side)
      select m.match_id, m.event_id, m.stage, m.round, s.number, s.side
    from unnest(${seats.map(({ matchId }) => matchId)}::uuid[],
    ${seats.map(({ number }) => number)}::int[], ${seats.map(({ side }) => side)}::text[]) as s
      (match_id, number, side) join matches m on m.match_id = s.match_id`.execute(db)
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`
const meanOf = (ratingOf: (club: number, playerId: string) => number): string =>
  (
    fields.reduce(
      (total, { strength }, club) => total + rankCorrelation(strength, (id) => ratingOf(club, id)),
      0,
    ) / clubs
  ).toFixed(4)

const ours = timed(() => replay(matches, () => ratingStart))
const elo = timed(() => eloOf(matches))
console.log(`${matches.length} matches of ${clubs * playersEach} players`)
console.log(
  `arithmetic: ours ${seconds(ours.ms)}, win/loss Elo ${seconds(elo.ms)}: ${(ours.ms / elo.ms).toFixed(1)} times as long`,
)
console.log(
  `real order found (rank correlation): ours ${meanOf((club, id) => ours.value.get(ratingKey('doubles', inClub(club, id)))?.mu ?? 0)}, win/loss Elo ${meanOf((club, id) => elo.value.get(inClub(club, id)) ?? 0)}`,
)

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
try {
  const { db } = database
  await fill(db)
  const catchUp = () =>
    timedAsync(() => replayDirty({ db, bus: createLocalBus(), clock: { now: () => Date.now() } }))
  const all = await catchUp()
  console.log(`database to database: everything ${seconds(all.ms)} (${all.changed} ratings)`)
  for (const [what, order] of [
    ['the first match', 1],
    ['the last match but 100', matches.length - 100],
  ] as const) {
    await db
      .updateTable('matches')
      .set({ pointsA: [11], pointsB: [0], winner: 'a' })
      .where('resultOrder', '=', String(order))
      .execute()
    const corrected = await catchUp()
    console.log(`a correction of ${what}: ${seconds(corrected.ms)} (${corrected.changed} ratings)`)
  }
  if (ours.ms > targetMs) {
    console.log(`the arithmetic takes more than ${seconds(targetMs)}: does not hold`)
    process.exitCode = 1
  }
} finally {
  await database.drop()
  await postgres.stop()
}

// Rows of a tournament's plan, with the state of its matches.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { MatchStage } from '#domain/match/match.ts'
import type { CourtMatch } from '#domain/tournament/court-call.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { TournamentKey } from './queries.ts'

type Told = LiveOutput<'tournaments-day'>
export type WholeDay = Omit<Told, 'people'> & {
  people: readonly (Told['people'][number] & { eventIds: readonly string[] })[]
}
export type SlotPlace = { eventId: string; stage: MatchStage; round: number; slot: number }
/** startsAt in ms. isStanding: already called or played. */
export type PlannedPlace = SlotPlace & {
  startsAt: number
  minutes: number
  court: number
  isStanding: boolean
}

type Side = { eventId: string; number: number }
type SlotRow = Omit<
  Told['slots'][number],
  'a' | 'b' | 'left' | 'startsAt' | 'called' | 'ended' | 'games'
> & {
  startsAt: Date
  called: Date | null
  ended: Date | null
  pointsA: number[]
  pointsB: number[]
  a: number[]
  b: number[]
  left: number[]
}
type PersonRow = Side & { playerId: string | null; playerName: string; isHere: boolean }

export async function loadTournamentDay(db: Database, key: TournamentKey): Promise<WholeDay> {
  const rows = await listSlots(db, key)
  const seats = await listSeats(db, key)
  const people: (WholeDay['people'][number] & { eventIds: string[] })[] = []
  const places = new Map<string, number>()
  const seatKey = ({ eventId, number }: Side): string => `${eventId} ${number}`
  const byId = new Map<string, number>()
  for (const seat of seats) {
    const known = seat.playerId === null ? undefined : byId.get(seat.playerId)
    const place = known ?? people.length
    const person = people[place]
    if (person === undefined)
      people.push({
        playerId: seat.playerId ?? '',
        playerName: seat.playerName,
        isHere: seat.isHere,
        eventIds: [seat.eventId],
      })
    else person.eventIds.push(seat.eventId)
    if (seat.playerId !== null) byId.set(seat.playerId, place)
    places.set(seatKey(seat), place)
  }
  const toPlaces = (eventId: string, numbers: readonly number[]): number[] =>
    numbers.flatMap((number) => places.get(seatKey({ eventId, number })) ?? [])
  return {
    people,
    slots: rows.map(({ pointsA, pointsB, a, b, left, startsAt, called, ended, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      called: called?.toISOString() ?? null,
      ended: ended?.toISOString() ?? null,
      a: toPlaces(row.eventId, a),
      b: toPlaces(row.eventId, b),
      left: toPlaces(row.eventId, left),
      games: pointsA.map((points, index): [number, number] => [points, pointsB[index] ?? 0]),
    })),
  }
}

const selectSides = sql`array(select p.number from match_players p where p.match_id = m.match_id and p.side = 'a'
        order by p.number) as a,
      array(select p.number from match_players p where p.match_id = m.match_id and p.side = 'b'
        order by p.number) as b,
      array(select p.number from match_players p join match_list_players k
        on k.event_id = p.event_id and k.number = p.number
        where p.match_id = m.match_id and m.state = 'planned' and k.presence = 'left'
        order by p.number) as left`

async function listSlots(db: Database, { tournamentId }: TournamentKey): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select s.event_id, m.match_id, s.stage, s.round, s.slot, m.pool, s.starts_at, s.minutes,
      s.court, m.court as on_court, case when m.court is not null then s.called end as called,
      m.reported as ended,
      coalesce(m.state, 'planned') as state, coalesce(m.points_a, '{}') as points_a,
      coalesce(m.points_b, '{}') as points_b, m.winner,
      ${selectSides}
    from events e join tournament_slots s on s.event_id = e.event_id
      left join matches m on m.event_id = s.event_id and m.stage = s.stage and m.round = s.round
        and m.slot = s.slot
    where e.tournament_id = ${tournamentId} and not e.deleted and e.status = 'published'
    order by s.starts_at, s.court, s.event_id, s.stage, s.round, s.slot`.execute(db)
  return rows
}

/** People who left are included when they have matches, but never as present. */
async function listSeats(db: Database, { tournamentId }: TournamentKey): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select k.event_id, k.number, p.player_id, coalesce(p.player_name, '') as player_name,
      coalesce(bool_and(k.presence = 'here') filter (where k.presence <> 'left')
        over (partition by coalesce(p.player_id, k.event_id || ' ' || k.number)), false) as is_here
    from events e join match_list_players k on k.event_id = e.event_id
      left join players p on p.player_id = coalesce(k.player_id, k.guest_of)
    where e.tournament_id = ${tournamentId} and not e.deleted and e.status = 'published'
      and (k.presence <> 'left' or exists (select 1 from match_players s
        where s.event_id = k.event_id and s.number = k.number))
    order by p.player_name, k.event_id, k.number`.execute(db)
  return rows
}

/** Replaces the plan of these divisions. Matches already called or played keep their slot. */
export async function replacePlan(
  tx: Database,
  eventIds: readonly string[],
  slots: readonly PlannedPlace[],
): Promise<void> {
  const json = JSON.stringify(
    slots.map(({ startsAt, ...slot }) => ({
      ...slot,
      startsAt: new Date(startsAt).toISOString(),
    })),
  )
  const planned = sql`jsonb_to_recordset(${json}::jsonb) as r ("eventId" uuid, stage text,
    round int, slot int, "startsAt" timestamptz, minutes int, court int, "isStanding" boolean)`
  await sql`
    delete from tournament_slots s where s.event_id = any(${[...eventIds]}::uuid[])
      and not exists (select 1 from ${planned} where r."eventId" = s.event_id
        and r.stage = s.stage and r.round = s.round and r.slot = s.slot
        and r."isStanding")
    returning ${changedRow('tournament_slots', 's')}`.execute(tx)
  await sql`
    insert into tournament_slots (event_id, stage, round, slot, starts_at, minutes, court)
    select "eventId", stage, round, slot, "startsAt", minutes, court from ${planned}
    on conflict do nothing returning ${changedRow('tournament_slots')}`.execute(tx)
}

export async function listCalls(
  tx: Database,
  { tournamentId }: TournamentKey,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ matchId: string; called: Date }>`
    select m.match_id, s.called from events e join tournament_slots s on s.event_id = e.event_id
      join matches m on m.event_id = s.event_id and m.stage = s.stage and m.round = s.round
        and m.slot = s.slot
    where e.tournament_id = ${tournamentId} and m.court is not null
      and s.called is not null`.execute(tx)
  return new Map(rows.map(({ matchId, called }) => [matchId, called.getTime()]))
}

export async function saveCalled(
  tx: Database,
  { eventId, stage, round, slot }: SlotPlace,
  called: number | null,
): Promise<void> {
  await tx
    .updateTable('tournament_slots')
    .set({ called: called === null ? null : new Date(called) })
    .where('eventId', '=', eventId)
    .where('stage', '=', stage)
    .where('round', '=', round)
    .where('slot', '=', slot)
    .execute()
}

export async function listOnCourt(
  db: Database,
  { tournamentId }: TournamentKey,
): Promise<CourtMatch[]> {
  const { rows } = await sql<CourtMatch>`
    select m.match_id, m.court,
      array(select k.player_id from match_players s join match_list_players k
        on k.event_id = s.event_id and k.number = s.number
        where s.match_id = m.match_id and k.player_id is not null) as player_ids
    from events e join matches m on m.event_id = e.event_id
    where e.tournament_id = ${tournamentId} and not e.deleted and e.status = 'published'
      and m.state = 'planned' and m.court is not null`.execute(db)
  return rows
}

export async function listStrengths(
  db: Database,
  eventId: string,
): Promise<{ number: number; strength: number }[]> {
  const { rows } = await sql<{ number: number; strength: number }>`
    select k.number, coalesce(r.rating, p.skill_self)::float as strength
    from match_list_players k join events e on e.event_id = k.event_id
      join players p on p.player_id = k.player_id
      left join player_ratings r on r.player_id = k.player_id and r.discipline = e.play
    where k.event_id = ${eventId} and coalesce(r.rating, p.skill_self) is not null`.execute(db)
  return rows
}

export async function findDrawSeed(db: Database, eventId: string): Promise<number | null> {
  const row = await db
    .selectFrom('match_lists')
    .select('drawSeed')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.drawSeed ?? null
}

export async function saveDrawSeed(
  tx: Database,
  eventId: string,
  seed: number | null,
): Promise<void> {
  await tx
    .updateTable('match_lists')
    .set({ drawSeed: seed })
    .where('eventId', '=', eventId)
    .execute()
}

export async function removePlanAlerts(tx: Database, eventIds: readonly string[]): Promise<void> {
  await sql`
    delete from alerts a
    where a.event_id = any(${[...eventIds]}::uuid[]) and a.kind = 'day-planned'
    returning ${changedRow('alerts', 'a')}`.execute(tx)
}

// Match lists as rows. Changed only under the event's row lock (lockMatchList); a change is a new
// value of the whole list, of which only what differs is written. The revision grows with whatever
// a plan in the making would not know.
import { sql } from 'kysely'
import * as v from 'valibot'
import { matchView, type matchListByEvent } from '#contract/match-list.ts'
import { isCompetitive } from '#domain/event/event.ts'
import { defaultFormat, formatFields, type FormatFields } from '#domain/event/format.ts'
import type { EntryChange } from '#domain/event/roster-change.ts'
import {
  changeBetween,
  isNoChange,
  outdatesPlans,
  type ListChange,
} from '#domain/match-list/list-change.ts'
import {
  attendanceAfter,
  followAttendance,
  followRoster,
  type RosterMember,
} from '#domain/match-list/list-players.ts'
import { presences, type ListPlayer, type MatchList } from '#domain/match-list/match-list.ts'
import { isOfRound } from '#domain/match-list/replace-rounds.ts'
import { currentRound, roundsOf } from '#domain/match-list/rounds.ts'
import { takeBack } from '#domain/match-list/take-back.ts'
import type { Match } from '#domain/match/match.ts'
import { feedsOf } from '../../brackets/lay-bracket.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts, removeAlerts } from '../alert/store.ts'
import { alertParams, formatColumns, formatOf, lockEvent, type EventFacts } from '../event/store.ts'

/** The match list of an event under its lock, and the format that is played. */
export type LockedMatchList = { event: EventFacts; list: MatchList; format: FormatFields }

/**
 * Locks the event, then reads its match list: nobody else changes either until the transaction
 * ends. Null: no event, or no list yet.
 */
export async function lockMatchList(
  tx: Database,
  eventId: string,
): Promise<LockedMatchList | null> {
  const event = await lockEvent(tx, eventId)
  if (event === null) return null
  const list = await loadMatchList(tx, eventId)
  return list === null ? null : { event, list, format: await loadFormat(tx, eventId) }
}

/** The event a match belongs to, or null. */
export async function eventIdOfMatch(db: Database, matchId: string): Promise<string | null> {
  const row = await db
    .selectFrom('matches')
    .select('event_id')
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  return row?.event_id ?? null
}

/** How an event is played: what its organizer chose, or what its type suggests. */
export async function loadFormat(db: Database, eventId: string): Promise<FormatFields> {
  const row = await db
    .selectFrom('events')
    .select([
      'type',
      'play',
      'format',
      'rounds',
      'points',
      'win_by',
      'scoring',
      'best_of',
      'ranked',
      'consolation',
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return formatOf(row) ?? defaultFormat(row.type, row.play, isCompetitive(row.type))
}

/**
 * The match list of an event, or null while it was not opened; in two statements. Sides are sorted
 * by number.
 */
export async function loadMatchList(db: Database, eventId: string): Promise<MatchList | null> {
  const {
    rows: [head],
  } = await sql<Omit<MatchList, 'matches'>>`
    select ml.event_id as "eventId", ml.state, ml.courts, ml.revision,
      coalesce((select json_agg(json_build_object('number', p.number, 'playerId', p.player_id,
      'guestOf', p.guest_of, 'guest', p.guest, 'presence', p.presence, 'team', p.team)
        order by p.number)
        from match_list_players p where p.event_id = ml.event_id), '[]') as players,
      coalesce((select json_agg(json_build_object('round', b.round, 'number', b.number)
      order by b.round, b.number) from match_byes b where b.event_id = ml.event_id), '[]') as byes
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return head === undefined ? null : { ...head, matches: await loadMatches(db, eventId) }
}

type MatchRow = Omit<Match, 'games' | 'reported' | 'confirmed' | 'decided'> & {
  pointsA: number[]
  pointsB: number[]
  reported: Date | null
  confirmed: Date | null
  decided: Date | null
}

/** All matches of an event by stage, round and slot. */
export async function loadMatches(db: Database, eventId: string): Promise<Match[]> {
  const { rows } = await sql<MatchRow>`
    select m.match_id as "matchId", m.stage, m.round, m.slot, m.court, m.pool, m.state,
      m.points_a as "pointsA", m.points_b as "pointsB", m.winner, m.walkover,
      m.reported_by as "reportedBy", m.reported, m.disputed_by as "disputedBy", m.dispute,
      m.confirmed_by as "confirmedBy", m.confirmed, m.decided,
      coalesce(array_agg(p.number order by p.number) filter (where p.side = 'a'), '{}') as a,
      coalesce(array_agg(p.number order by p.number) filter (where p.side = 'b'), '{}') as b
    from matches m left join match_players p on p.match_id = m.match_id
    where m.event_id = ${eventId}
    group by m.match_id order by
    array_position(array['round', 'pool', 'winners', 'losers', 'final', 'bronze', 'consolation'],
    m.stage), m.round, m.slot`.execute(db)
  return rows.map(
    ({
      matchId,
      stage,
      round,
      slot,
      court,
      pool,
      a,
      b,
      pointsA,
      pointsB,
      reported,
      confirmed,
      decided,
      ...row
    }) => ({
      matchId,
      stage,
      round,
      slot,
      court,
      pool,
      a,
      b,
      ...row,
      games: pointsA.map((points, index) => [points, pointsB[index] ?? 0] as const),
      reported: reported?.toISOString() ?? null,
      confirmed: confirmed?.toISOString() ?? null,
      decided: decided?.toISOString() ?? null,
    }),
  )
}

/**
 * Writes what differs between two states of a list, raises its revision where a plan in the making
 * would not fit any more, and answers the change.
 */
export async function saveMatchList(
  tx: Database,
  before: MatchList,
  after: MatchList,
): Promise<ListChange> {
  const change = changeBetween(before, after)
  if (isNoChange(change)) return change
  await savePlayers(tx, before.eventId, change)
  await removeMatches(tx, change)
  await writeMatches(tx, before.eventId, change)
  await saveByes(tx, before.eventId, change)
  await removePlayers(tx, before.eventId, change)
  if (change.courts !== null || outdatesPlans(change)) {
    await tx
      .updateTable('match_lists')
      .set({ courts: [...after.courts], revision: before.revision + 1 })
      .where('event_id', '=', before.eventId)
      .execute()
  }
  return change
}

const afters = <T>(pairs: readonly { after: T | null }[]): T[] =>
  pairs.flatMap(({ after }) => (after === null ? [] : [after]))
const removed = <T>(pairs: readonly { before: T | null; after: T | null }[]): T[] =>
  pairs.flatMap(({ before, after }) => (after === null && before !== null ? [before] : []))

/**
 * New players bring the gender with which they entered, else the one their profile tells, where it
 * is one that mixed doubles ask for.
 */
async function savePlayers(tx: Database, eventId: string, { players }: ListChange): Promise<void> {
  const rows = afters(players)
  if (rows.length === 0) return
  await sql`
    insert into match_list_players
      (event_id, number, player_id, guest_of, guest, presence, team, gender)
    select ${eventId}::uuid, r.number, r."playerId", r."guestOf", r.guest, r.presence, r.team, case
      when pe.player_id is null then pp.gender when pe.gender <> 'other' then pe.gender end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
    (number int, "playerId" text, "guestOf" text, guest int, presence text, team int)
      left join player_events pe on pe.event_id = ${eventId} and pe.player_id = r."playerId"
      and not pe.removed
      left join players_private pp on pp.player_id = r."playerId" and pp.gender in ('woman', 'man')
    on conflict (event_id, number) do update
    set player_id = excluded.player_id, guest_of = excluded.guest_of, guest = excluded.guest,
      presence = excluded.presence, team = excluded.team`.execute(tx)
}

async function removePlayers(
  tx: Database,
  eventId: string,
  { players }: ListChange,
): Promise<void> {
  const numbers = removed(players).map(({ number }) => number)
  if (numbers.length > 0)
    await tx
      .deleteFrom('match_list_players')
      .where('event_id', '=', eventId)
      .where('number', 'in', numbers)
      .execute()
}

async function removeMatches(tx: Database, { matches }: ListChange): Promise<void> {
  const gone = removed(matches).map(({ matchId }) => matchId)
  if (gone.length > 0) await tx.deleteFrom('matches').where('match_id', 'in', gone).execute()
}

/**
 * A result takes its place in the order of results when it first counts and keeps it through
 * corrections; a score taken back gives it up.
 */
async function writeMatches(tx: Database, eventId: string, { matches }: ListChange): Promise<void> {
  const rows = afters(matches).map(({ games, ...match }) => ({
    ...match,
    pointsA: games.map(([a]) => a),
    pointsB: games.map(([, b]) => b),
  }))
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await sql`
    insert into matches as old
      (match_id, event_id, stage, round, slot, court, pool, state, points_a, points_b, winner,
      walkover, reported_by, reported, disputed_by, dispute, confirmed_by, confirmed, decided,
      result_order)
    select "matchId", ${eventId}::uuid, stage, round, slot, court, pool, state, "pointsA",
      "pointsB", winner, walkover, "reportedBy", reported, "disputedBy", dispute, "confirmedBy",
        confirmed, decided,
      case when state = 'confirmed' then nextval('match_result_order') end
    from jsonb_to_recordset(${given}::jsonb) as r
    ("matchId" uuid, stage text, round int, slot int, court int, pool int, state text,
    "pointsA" int[], "pointsB" int[], winner text, walkover boolean,
      "reportedBy" text, reported timestamptz, "disputedBy" text, dispute text, "confirmedBy" text,
        confirmed timestamptz, decided timestamptz)
    on conflict (match_id) do update
    set stage = excluded.stage, round = excluded.round, slot = excluded.slot,
      court = excluded.court, pool = excluded.pool, state = excluded.state,
      points_a = excluded.points_a, points_b = excluded.points_b, winner = excluded.winner,
        walkover = excluded.walkover, reported_by = excluded.reported_by,
          reported = excluded.reported,
      disputed_by = excluded.disputed_by, dispute = excluded.dispute,
        confirmed_by = excluded.confirmed_by, confirmed = excluded.confirmed,
          decided = excluded.decided,
      result_order = case when excluded.state = 'planned' then null
        else coalesce(old.result_order, excluded.result_order) end`.execute(tx)
  await tx
    .deleteFrom('match_players')
    .where(
      'match_id',
      'in',
      rows.map(({ matchId }) => matchId),
    )
    .execute()
  await sql`
    insert into match_players (match_id, event_id, stage, round, number, side)
    select "matchId", ${eventId}::uuid, stage, round, number::int, side
    from jsonb_to_recordset(${given}::jsonb) as r
    ("matchId" uuid, stage text, round int, a jsonb, b jsonb),
      lateral (select 'a' as side, jsonb_array_elements_text(a) as number
      union all select 'b', jsonb_array_elements_text(b)) seats`.execute(tx)
}

async function saveByes(tx: Database, eventId: string, { byes }: ListChange): Promise<void> {
  const gone = removed(byes)
  if (gone.length > 0) {
    await sql`delete from match_byes b using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r
      (round int, number int) where b.event_id = ${eventId} and b.round = r.round
      and b.number = r.number`.execute(tx)
  }
  const rows = afters(byes).map((bye) => ({ event_id: eventId, ...bye }))
  if (rows.length > 0)
    await tx
      .insertInto('match_byes')
      .values(rows)
      .onConflict((oc) => oc.doNothing())
      .execute()
}

/** Wakes every screen that shows the match list of an event. */
export function wakeMatchList(
  effects: Effects,
  {
    eventId,
    watchKey,
    leagueSeriesId,
  }: Pick<EventFacts, 'eventId' | 'watchKey' | 'leagueSeriesId'>,
): void {
  const others = [
    ...(watchKey === null ? [] : [topics.watch(watchKey)]),
    ...(leagueSeriesId === null ? [] : [topics.league(leagueSeriesId)]),
  ]
  effects.wake(topics.matchList(eventId), topics.event(eventId), ...others)
}

/** Opens the match list of an event. */
export async function insertMatchList(
  tx: Database,
  {
    eventId,
    players,
    format,
    now,
  }: { eventId: string; players: readonly ListPlayer[]; format: FormatFields; now: number },
): Promise<void> {
  await sql`
    insert into match_lists (event_id, courts, started)
      select event_id, array(select generate_series(1, courts)), ${new Date(now)}::timestamptz
        from events where event_id = ${eventId}`.execute(tx)
  await savePlayers(tx, eventId, {
    courts: null,
    players: players.map((after) => ({ before: null, after })),
    matches: [],
    byes: [],
  })
  await saveFormat(tx, eventId, format)
}

/**
 * Who has a place to play, first come first. A partner is whoever entered with them or formed a
 * team with them.
 */
export async function loadMembers(tx: Database, eventId: string): Promise<RosterMember[]> {
  const { rows } = await sql<RosterMember>`
    select pe.player_id as "playerId", pe.guests, pe.attendance, coalesce(pe.partner_id,
      (select t.p2 from event_teams t where t.event_id = pe.event_id and t.p1 = pe.player_id
      and not t.deleted), (select t.p1 from event_teams t where t.event_id = pe.event_id
      and t.p2 = pe.player_id and not t.deleted)) as "partnerId"
    from player_events pe where pe.event_id = ${eventId} and pe.place = 'playing' and not pe.removed
    order by pe.entry_order, pe.lead desc`.execute(tx)
  return rows
}

/**
 * Players whom the organizer put on the match list and who are not on the roster, by their numbers.
 */
export async function listWalkIns(db: Database, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select k.player_id as "playerId" from match_list_players k
    where k.event_id = ${eventId} and k.player_id is not null
      and not exists (select 1 from player_events i where i.event_id = k.event_id
      and i.player_id = k.player_id and not i.removed)
    order by k.number`.execute(db)
  return rows.map(({ playerId }) => playerId)
}

/** Writes how the event is played from now on. */
export async function saveFormat(
  tx: Database,
  eventId: string,
  format: FormatFields,
): Promise<void> {
  await tx
    .updateTable('events')
    .set(formatColumns(format))
    .where('event_id', '=', eventId)
    .execute()
}

/** Gives the public link a key, or takes it away. */
export async function saveWatchKey(
  tx: Database,
  eventId: string,
  watchKey: string | null,
): Promise<void> {
  await tx
    .updateTable('match_lists')
    .set({ watch_key: watchKey })
    .where('event_id', '=', eventId)
    .execute()
}

/** The list's own check-in shows on the roster. Answers whose attendance it may have changed. */
export async function followPresence(
  tx: Database,
  eventId: string,
  { players }: ListChange,
  now: number,
): Promise<string[]> {
  const rows = players.flatMap(({ before, after }) => {
    const attendance =
      after === null ? undefined : attendanceAfter(before?.presence ?? 'expected', after.presence)
    return after?.playerId === undefined ||
      after.playerId === null ||
      before?.presence === after.presence ||
      attendance === undefined
      ? []
      : [{ playerId: after.playerId, attendance }]
  })
  if (rows.length === 0) return []
  await sql`
    update player_events pe set attendance = r.attendance, changed = ${new Date(now)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      ("playerId" text, attendance text)
    where pe.event_id = ${eventId} and pe.player_id = r."playerId" and not pe.removed`.execute(tx)
  return rows.map(({ playerId }) => playerId)
}

/** An open match list follows its roster, in the transaction that changes it. */
export async function followRosterChanges(
  tx: Database,
  eventId: string,
  changes: readonly EntryChange[],
): Promise<void> {
  await follow(tx, eventId, (list) => followRoster(list, changes))
}

/** An open match list follows the roster's check-in. */
export async function followCheckIn(
  tx: Database,
  eventId: string,
  playerId: string,
  attendance: RosterMember['attendance'],
): Promise<void> {
  await follow(tx, eventId, (list) => followAttendance(list, playerId, attendance))
}

async function follow(
  tx: Database,
  eventId: string,
  decide: (list: MatchList) => MatchList,
): Promise<void> {
  const list = await loadMatchList(tx, eventId)
  if (list?.state === 'open') await saveMatchList(tx, list, decide(list))
}

const pairOf = <const S extends v.GenericSchema>(schema: S) =>
  v.object({ before: v.nullable(schema), after: v.nullable(schema) })
const listPlayer = v.object({
  number: v.number(),
  playerId: v.nullable(v.string()),
  guestOf: v.nullable(v.string()),
  guest: v.nullable(v.number()),
  presence: v.picklist(presences),
  team: v.nullable(v.number()),
})
/** What the log keeps to take a step back; of a new format the one before. */
const stepSchema = v.object({
  change: v.object({
    courts: v.nullable(v.object({ before: v.array(v.number()), after: v.array(v.number()) })),
    players: v.array(pairOf(listPlayer)),
    matches: v.array(pairOf(matchView)),
    byes: v.array(pairOf(v.object({ round: v.number(), number: v.number() }))),
  }),
  formatBefore: v.nullable(formatFields),
})
export type Step = { change: ListChange; formatBefore: FormatFields | null }
export type LastStep = Step & { stepId: string; action: string }

/** Writes an organizer's step down. One that only goes forward has no `step`. */
export async function addStep(
  tx: Database,
  eventId: string,
  {
    actorId,
    action,
    step,
    now,
  }: { actorId: string; action: string; step: Step | null; now: number },
): Promise<void> {
  await tx
    .insertInto('match_list_log')
    .values({
      event_id: eventId,
      actor_id: actorId,
      action,
      undo: step === null ? null : JSON.stringify(step),
      created: new Date(now),
    })
    .execute()
}

/** The last step that was not taken back, or null. */
export async function findLastStep(tx: Database, eventId: string): Promise<LastStep | null> {
  const row = await tx
    .selectFrom('match_list_log')
    .select(['match_list_log_id', 'action', 'undo'])
    .where('event_id', '=', eventId)
    .where('undone', '=', false)
    .where('undo', 'is not', null)
    .orderBy('match_list_log_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { stepId: row.match_list_log_id, action: row.action, ...v.parse(stepSchema, row.undo) }
}

/** Marks a step taken back. */
export async function closeStep(tx: Database, stepId: string): Promise<void> {
  await tx
    .updateTable('match_list_log')
    .set({ undone: true })
    .where('match_list_log_id', '=', stepId)
    .execute()
}

type PlaysAs = 'woman' | 'man' | null

/** Who plays as what in mixed doubles; null without a list. */
export async function listGenders(
  db: Database,
  eventId: string,
): Promise<{ number: number; gender: PlaysAs }[] | null> {
  const {
    rows: [list],
  } = await sql<{ genders: { number: number; gender: PlaysAs }[] }>`
    select coalesce((select json_agg(json_build_object('number', p.number, 'gender', p.gender)
      order by p.number) from match_list_players p where p.event_id = ml.event_id), '[]') as genders
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return list?.genders ?? null
}

/** Says what someone plays as; false when the list does not know the number. */
export async function saveGender(
  tx: Database,
  eventId: string,
  number: number,
  gender: PlaysAs,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('match_list_players')
    .set({ gender })
    .where('event_id', '=', eventId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Calling = { effects: Effects; newId: () => string; now: number; exceptId: string | null }

/**
 * Calls those whose match is on now and was not before, but `exceptId`, who did it; what they were
 * called to before goes. Ask it after every change of matches.
 */
export async function callPlayers(
  tx: Database,
  event: EventFacts,
  before: MatchList,
  list: MatchList,
  given: Calling,
): Promise<void> {
  const round = await startedRound(tx, event, before, list)
  const matches = [...round, ...startedInBracket(before, list)]
  if (matches.length === 0) return
  const { rows } = await sql<{ number: number; playerId: string | null; name: string }>`
    select lp.number, lp.player_id as "playerId",
      coalesce(p.player_name, h.player_name || ' +' || lp.guest, '') as name
    from match_list_players lp left join players p on p.player_id = lp.player_id
    left join players h on h.player_id = lp.guest_of where lp.event_id = ${event.eventId}`.execute(
    tx,
  )
  const of = new Map(rows.map((row) => [row.number, row]))
  const namesOf = (numbers: readonly number[]): string =>
    numbers.map((number) => of.get(number)?.name ?? '').join(', ')
  const called = matches.flatMap((match) =>
    [
      [match.a, match.b],
      [match.b, match.a],
    ].flatMap(([mine = [], theirs = []]) =>
      mine.flatMap((number) => {
        const playerId = of.get(number)?.playerId ?? null
        // A match of a bracket has a name there and no number.
        const words = {
          round: isOfRound(match) ? String(match.round) : '',
          court: match.court === null ? '' : String(match.court),
          partner: namesOf(mine.filter((other) => other !== number)),
          opponents: namesOf(theirs),
        }
        return playerId === null
          ? []
          : [
              {
                playerId,
                kind: 'match-next' as const,
                eventId: event.eventId,
                params: { ...alertParams(event), ...words },
              },
            ]
      }),
    ),
  )
  const overIds =
    round.length > 0
      ? rows.flatMap(({ playerId }) => playerId ?? [])
      : called.map(({ playerId }) => playerId)
  await removeAlerts(
    tx,
    { kind: 'match-next', eventId: event.eventId, playerIds: overIds },
    given.effects,
  )
  await addAlerts(
    tx,
    called.filter(({ playerId }) => playerId !== given.exceptId),
    given,
  )
}

/** The matches of the round that is on court now and was not before, once a round. */
async function startedRound(
  tx: Database,
  event: EventFacts,
  before: MatchList,
  list: MatchList,
): Promise<readonly Match[]> {
  const round = currentRound(roundsOf(list))
  if (round === null || round.round === currentRound(roundsOf(before))?.round) return []
  const { numUpdatedRows } = await tx
    .updateTable('match_lists')
    .set({ called_round: round.round })
    .where('event_id', '=', event.eventId)
    .where('called_round', '<', round.round)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? [] : round.matches
}

/** Matches of a bracket that have both sides and a court now, and had not before. */
function startedInBracket(before: MatchList, list: MatchList): Match[] {
  const were = new Set(before.matches.filter(isUp).map(({ matchId }) => matchId))
  return list.matches.filter((match) => isUp(match) && !were.has(match.matchId))
}

const isUp = (match: Match): boolean =>
  !isOfRound(match) &&
  match.state === 'planned' &&
  match.court !== null &&
  match.a.length > 0 &&
  match.b.length > 0

export type MatchListView = NonNullable<
  v.InferOutput<(typeof matchListByEvent)['output']>['matchList']
>
type HeadRow = Omit<
  MatchListView,
  'format' | 'matches' | 'feeds' | 'startsAt' | 'started' | 'closed' | 'undoable'
> & {
  startsAt: Date
  started: Date
  closed: Date | null
  chosen: Parameters<typeof formatOf>[0]
  lastStep: { action: string; undo: unknown } | null
}

/**
 * A match list as screens show it, by its event or by the key of its public link; null when there
 * is none. Two statements.
 */
export async function loadMatchListView(
  db: Database,
  by: { eventId: string } | { watchKey: string },
): Promise<MatchListView | null> {
  const {
    rows: [head],
  } = await sql<HeadRow>`
    select ml.event_id as "eventId", e.title, e.type, e.play, e.gender, l.name as "locationName",
      e.starts_at as "startsAt", e.timezone, ml.state, ml.revision, ml.courts, ml.started,
      ml.closed, ml.watch_key as "watchKey", e.league_series_id as "leagueSeriesId",
      json_build_object('format', e.format, 'rounds', e.rounds, 'points', e.points, 'win_by',
      e.win_by, 'scoring', e.scoring, 'best_of', e.best_of, 'ranked', e.ranked, 'consolation',
      e.consolation) as chosen,
      coalesce((select json_agg(json_build_object('number', lp.number, 'playerId', lp.player_id,
      'playerName', coalesce(p.player_name, ''), 'photoURL', case
        when lp.guest is null then coalesce(p.photo_url, '') else '' end,
          'skillSelf', case when lp.guest is null then p.skill_self end,
          'rating', (select r.rating from player_ratings r where r.player_id = lp.player_id
            and r.discipline = e.play), 'guestOf', lp.guest_of, 'guest', lp.guest, 'presence',
              lp.presence, 'team', lp.team) order by lp.number)
        from match_list_players lp
        left join players p on p.player_id = coalesce(lp.player_id, lp.guest_of)
        where lp.event_id = ml.event_id), '[]') as players,
      coalesce((select json_agg(json_build_object('round', b.round, 'number', b.number)
      order by b.round, b.number) from match_byes b where b.event_id = ml.event_id), '[]') as byes,
      (select json_build_object('action', log.action, 'undo', log.undo) from match_list_log log
      where log.event_id = ml.event_id and not log.undone and log.undo is not null
      order by log.match_list_log_id desc limit 1) as "lastStep"
    from match_lists ml join events e on e.event_id = ml.event_id
    join locations l on l.location_id = e.location
    where not e.deleted and ${
      'eventId' in by
        ? sql`ml.event_id = ${by.eventId}`
        : sql`ml.watch_key
    = ${by.watchKey} and e.status = 'published'`
    }`.execute(db)
  if (head === undefined) return null
  const { startsAt, started, closed, chosen, lastStep, ...same } = head
  const matches = await loadMatches(db, head.eventId)
  return {
    ...same,
    matches: matches.map(toView),
    feeds: await feedsOf(matches),
    format: formatOf(chosen) ?? defaultFormat(head.type, head.play, isCompetitive(head.type)),
    startsAt: startsAt.toISOString(),
    started: started.toISOString(),
    closed: closed?.toISOString() ?? null,
    undoable:
      head.state === 'open' && lastStep !== null && canTakeBack({ ...same, matches }, lastStep.undo)
        ? lastStep.action
        : null,
  }
}

const toView = ({ a, b, games, ...match }: Match): MatchListView['matches'][number] => ({
  ...match,
  a: [...a],
  b: [...b],
  games: games.map(([mine, theirs]) => [mine, theirs]),
})

/** Players as the list knows them, without what screens are told beside. */
const canTakeBack = ({ players, ...list }: MatchList, undo: unknown): boolean =>
  takeBack(
    {
      ...list,
      players: players.map(({ number, playerId, guestOf, guest, presence, team }) => ({
        number,
        playerId,
        guestOf,
        guest,
        presence,
        team,
      })),
    },
    v.parse(stepSchema, undo).change,
  ).ok

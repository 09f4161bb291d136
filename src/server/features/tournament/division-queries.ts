// A tournament's divisions: events with totals of their rosters and match lists.
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { divisionView } from '#contract/tournament/tournament.ts'
import { isBracket, type FormatFields } from '#domain/event/format.ts'
import { compareDivisions } from '#domain/tournament/division.ts'
import type { TournamentInvitation } from '#domain/tournament/tournament.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { TournamentKey } from './queries.ts'

export type DivisionRow = v.InferOutput<typeof divisionView> & {
  inIt: readonly string[]
  waits: readonly string[]
}
type Counted = Omit<DivisionRow, 'isPoolsDone' | 'maxEntrants'> & {
  entryBy: 'player' | 'team'
  maxPlayers: number
  poolsLeft: number
  poolMatches: number
  bracketMatches: number
}

const joinEntered = sql`cross join lateral (select
      count(*) filter (where i.place = 'playing' and (i.partner_id is null or i.lead))::int
        as entrants,
      count(*) filter (where i.place = 'waiting' and (i.partner_id is null or i.lead))::int
        as waiting,
      count(*) filter (where i.place = 'playing' and i.attendance = 'here'
        and (i.partner_id is null or (i.lead and partner.attendance = 'here')))::int as here,
      coalesce(array_agg(i.player_id order by i.player_id) filter (where i.place = 'playing'), '{}')
        as "inIt",
      coalesce(array_agg(i.player_id order by i.player_id) filter (where i.place = 'waiting'), '{}')
        as waits
      from player_events i left join player_events partner on partner.event_id = i.event_id
        and partner.player_id = i.partner_id
      where i.event_id = e.event_id and not i.removed) entered`

const joinDrawn = sql`cross join lateral (select count(*)::int as matches,
      count(*) filter (where m.state <> 'planned')::int as played,
      count(*) filter (where m.stage = 'pool')::int as "poolMatches",
      count(*) filter (where m.stage = 'pool' and m.state <> 'confirmed')::int as "poolsLeft",
      count(*) filter (where m.stage not in ('pool', 'round'))::int as "bracketMatches"
      from matches m where m.event_id = e.event_id) drawn`

export async function listDivisions(
  db: Database,
  { tournamentId }: TournamentKey,
): Promise<DivisionRow[]> {
  const { rows } = await sql<Counted>`
    select e.event_id, e.title, e.play, e.gender, e.entry_by,
      e.skill_min::float as "skillMin", e.skill_max::float as "skillMax",
      e.age_min, e.age_max, coalesce(e.format, '') as format,
      to_char(e.start_date, 'YYYY-MM-DD') as "startDate",
      to_char(e.start_time, 'HH24:MI') as "startTime", e.status, e.max_players,
      entered.entrants, entered.waiting, entered.here, entered."inIt", entered.waits,
      ml.event_id is not null as "isOpen", coalesce(ml.state = 'closed', false) as "isClosed",
      ml.watch_key, drawn.matches, drawn.played, drawn."poolsLeft",
      drawn."poolMatches", drawn."bracketMatches"
    from events e left join match_lists ml on ml.event_id = e.event_id
    ${joinEntered}
    ${joinDrawn}
    where e.tournament_id = ${tournamentId} and not e.deleted and e.status <> 'draft'`.execute(db)
  return rows
    .map(({ entryBy, maxPlayers, poolsLeft, poolMatches, bracketMatches, ...row }) => ({
      ...row,
      maxEntrants: entryBy === 'team' ? Math.floor(maxPlayers / 2) : maxPlayers,
      isPoolsDone:
        isBracket(row.format as FormatFields['format']) &&
        poolMatches > 0 &&
        poolsLeft === 0 &&
        bracketMatches === 0,
    }))
    .toSorted(compareDivisions)
}

export async function markDivision(
  tx: Database,
  { tournamentId, eventId }: TournamentKey & { eventId: string },
): Promise<void> {
  await tx.updateTable('events').set({ tournamentId }).where('eventId', '=', eventId).execute()
}

/**
 * Gives all divisions the invitation of their tournament, without tiers that no longer fit. Returns
 * those that are published.
 */
export async function saveInvitation(
  tx: Database,
  { tournamentId }: TournamentKey,
  { invite, invited }: TournamentInvitation,
): Promise<string[]> {
  await sql`delete from event_tiers t using events e where e.event_id = t.event_id
    and e.tournament_id = ${tournamentId} and (not ${invite} or t.invited = ${invited})
    returning ${changedRow('event_tiers', 't')}`.execute(tx)
  const rows = await tx
    .updateTable('events')
    .set({ invite, invited })
    .where('tournamentId', '=', tournamentId)
    .where('deleted', '=', false)
    .returning(['eventId', 'status'])
    .execute()
  return rows.flatMap(({ eventId, status }) => (status === 'published' ? [eventId] : []))
}

export async function listDivisionStarts(
  db: Database,
  { tournamentId }: TournamentKey,
): Promise<{ startDate: string; startTime: string }[]> {
  const { rows } = await sql<{ startDate: string; startTime: string }>`
    select distinct to_char(e.start_date, 'YYYY-MM-DD') as "startDate",
      to_char(e.start_time, 'HH24:MI') as "startTime"
    from events e where e.tournament_id = ${tournamentId} and not e.deleted
      and e.status = 'published'`.execute(db)
  return rows
}

export async function tournamentOfEvent(db: Database, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('tournamentId')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.tournamentId ?? null
}

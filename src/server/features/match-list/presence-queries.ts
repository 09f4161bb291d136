// Keeps a match list's presence in step with its event's roster and check-in.
import { sql } from 'kysely'
import type { EntryChange } from '#domain/event/roster-change.ts'
import { applyRosterToDraw } from '#domain/match-list/draw-place.ts'
import type { ListChange } from '#domain/match-list/list-change.ts'
import {
  type RosterMember,
  attendanceAfter,
  applyRoster,
  applyAttendance,
} from '#domain/match-list/list-players.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import type { Database } from '../../db/open-database.ts'
import { saveMatchList } from './change-queries.ts'
import { loadMatchList } from './queries.ts'

export async function loadMembers(tx: Database, eventId: string): Promise<RosterMember[]> {
  const { rows } = await sql<RosterMember>`
    select pe.player_id, pe.guests, pe.attendance, coalesce(pe.partner_id,
      (select t.p2 from event_teams t where t.event_id = pe.event_id and t.p1 = pe.player_id
      and not t.deleted), (select t.p1 from event_teams t where t.event_id = pe.event_id
      and t.p2 = pe.player_id and not t.deleted)) as "partnerId"
    from player_events pe where pe.event_id = ${eventId} and pe.place = 'playing' and not pe.removed
    order by pe.entry_order, pe.lead desc`.execute(tx)
  return rows
}

/** Stores the attendance of the players whose presence changed, and returns them. */
export async function followPresence(
  tx: Database,
  eventId: string,
  { players }: ListChange,
  now: number,
): Promise<{ playerId: string; isHere: boolean }[]> {
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
  return rows.map(({ playerId, attendance }) => ({ playerId, isHere: attendance === 'here' }))
}

export async function followRosterChanges(
  tx: Database,
  { eventId, tournamentId }: { eventId: string; tournamentId: string | null },
  changes: readonly EntryChange[],
): Promise<void> {
  await follow(tx, eventId, (list) =>
    applyRosterToDraw(applyRoster(list, changes), changes, { isDivision: tournamentId !== null }),
  )
}

export async function followCheckIn(
  tx: Database,
  eventId: string,
  playerId: string,
  attendance: RosterMember['attendance'],
): Promise<void> {
  await follow(tx, eventId, (list) => applyAttendance(list, playerId, attendance))
}

async function follow(
  tx: Database,
  eventId: string,
  decide: (list: MatchList) => MatchList,
): Promise<void> {
  const list = await loadMatchList(tx, eventId)
  if (list?.state === 'open') await saveMatchList(tx, list, decide(list))
}

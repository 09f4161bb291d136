// Rows of draws: those due, each player's turns, and the record. The key allows one draw per event.
import { sql } from 'kysely'
import * as v from 'valibot'
import { isDayOff } from '#domain/day-status/day-status.ts'
import { turnEvents, type Draw } from '#domain/event/draw.ts'
import { entryPlaces } from '#domain/event/entry.ts'
import { selectDayWords, toDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'

export async function listDue(db: Database, now: number): Promise<string[]> {
  const at = new Date(now)
  const rows = await db
    .selectFrom('events')
    .select('eventId')
    .where('drawn', 'is', null)
    .where('drawAt', '<=', at)
    .where('endsAt', '>', at)
    .where('status', '=', 'published')
    .where('deleted', '=', false)
    .orderBy('drawAt')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

/**
 * How many of the organizer's last events at the venue each player played; no-shows and days that
 * were off don't count. Players with zero are missing.
 */
export async function countTurns(
  tx: Database,
  event: Pick<EventFacts, 'eventId' | 'organizerId' | 'location'>,
  playerIds: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const { rows: last } = await sql<{ eventId: string; dayWords: SelectedWords }>`
    select e.event_id, ${selectDayWords} as day_words from events e
    where e.player_id = ${event.organizerId}
      and e.location = ${event.location} and not e.deleted and e.status = 'published'
      and e.starts_at <= ${new Date(now)} and e.event_id <> ${event.eventId}
    order by e.starts_at desc, e.event_id limit ${turnEvents}`.execute(tx)
  const played = last.filter(({ dayWords }) => !isDayOff(toDayStatus(dayWords)))
  const { rows } = await sql<{ playerId: string; turns: number }>`
    select i.player_id, count(*)::int as turns from player_events i
    where i.player_id = any(${[...playerIds]}) and i.place = 'playing' and not i.removed
    and i.attendance is distinct from 'no-show'
    and i.event_id = any(${played.map(({ eventId }) => eventId)}::uuid[])
    group by i.player_id`.execute(tx)
  return new Map(rows.map(({ playerId, turns }) => [playerId, turns]))
}

export async function insertDraw(
  tx: Database,
  eventId: string,
  draw: Draw,
  { madeBy, now }: { madeBy: string | null; now: number },
): Promise<void> {
  const { mode, seed, maxPlayers, held, isBalanced, parties } = draw
  if (mode === 'first come') throw new Error('an event without a draw was drawn')
  const made = new Date(now)
  await tx
    .insertInto('event_draws')
    .values({
      eventId,
      mode,
      seed,
      maxPlayers,
      held,
      isBalanced,
      parties: JSON.stringify(parties),
      made,
      madeBy,
    })
    .execute()
  await tx.updateTable('events').set({ drawn: made }).where('eventId', '=', eventId).execute()
}

const partiesSchema = v.array(
  v.object({
    playerIds: v.array(v.string()),
    guests: v.number(),
    turns: v.number(),
    rank: v.number(),
    place: v.picklist(entryPlaces),
  }),
)

export async function loadDraw(db: Database, eventId: string) {
  const row = await db
    .selectFrom('event_draws as d')
    .leftJoin('players as p', 'p.playerId', 'd.madeBy')
    .select([
      'd.mode',
      'd.seed',
      'd.maxPlayers',
      'd.held',
      'd.isBalanced',
      'd.parties',
      'd.made',
      'd.madeBy',
      'p.playerName',
    ])
    .where('d.eventId', '=', eventId)
    .executeTakeFirst()
  if (row === undefined) return null
  const parties = v.parse(partiesSchema, row.parties)
  const named = await db
    .selectFrom('players')
    .select(['playerId', 'playerName'])
    .where('playerId', 'in', ['', ...parties.flatMap(({ playerIds }) => playerIds)])
    .execute()
  const names = new Map(named.map(({ playerId, playerName }) => [playerId, playerName]))
  return {
    mode: row.mode,
    seed: row.seed,
    maxPlayers: row.maxPlayers,
    held: row.held,
    isBalanced: row.isBalanced,
    made: row.made.toISOString(),
    madeBy: row.playerName,
    madeById: row.madeBy,
    parties: parties.map((party) => ({
      ...party,
      playerNames: party.playerIds.map((playerId) => names.get(playerId) ?? ''),
    })),
  }
}

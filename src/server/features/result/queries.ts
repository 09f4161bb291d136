// Rows of results and medals. They derive from the match list, so they are always rewritten from it
// under the event's row lock; the database maintains medal counts.
import { sql } from 'kysely'
import type { Medal } from '#domain/medal/medal.ts'
import type { Database } from '../../db/open-database.ts'

export async function findResults(
  db: Database,
  eventId: string,
): Promise<{ closed: string | null; awards: { number: number; medal: Medal }[] }> {
  const {
    rows: [row],
  } = await sql<{ closed: Date | null; awards: { number: number; medal: Medal }[] }>`
    select ml.closed, coalesce((select
      json_agg(json_build_object('number', p.number, 'medal', a.medal)
      order by array_position(array['gold', 'silver', 'bronze'], a.medal), p.number)
      from awards a join match_list_players p on p.event_id = a.event_id
      and p.player_id = a.player_id where a.event_id = ml.event_id), '[]') as awards
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return { closed: row?.closed?.toISOString() ?? null, awards: row?.awards ?? [] }
}

export async function setClosed(tx: Database, eventId: string, closed: Date | null): Promise<void> {
  await tx
    .updateTable('match_lists')
    .set({ state: closed === null ? 'open' : 'closed', closed })
    .where('eventId', '=', eventId)
    .execute()
}

export async function deleteResults(tx: Database, eventId: string): Promise<void> {
  await tx.deleteFrom('results').where('eventId', '=', eventId).execute()
}

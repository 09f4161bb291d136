// Results as rows: the place of each player, and the medals. They are worth what the match
// list says, so they are always written again from it, under the event's row lock; the counts of
// medals follow in the database.
import { sql } from 'kysely'
import type { Medal } from '#domain/medal/medal.ts'
import type { Database } from '../../db/open-database.ts'

/**
 * When the results were closed (null while they are not), and the medals by the numbers of the
 * match list.
 */
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

/** Closes a match list, or opens it with null. */
export async function setClosed(tx: Database, eventId: string, closed: Date | null): Promise<void> {
  await tx
    .updateTable('match_lists')
    .set({ state: closed === null ? 'open' : 'closed', closed })
    .where('eventId', '=', eventId)
    .execute()
}

/** Takes the results of an event away; its medals are another table. */
export async function deleteResults(tx: Database, eventId: string): Promise<void> {
  await tx.deleteFrom('results').where('eventId', '=', eventId).execute()
}

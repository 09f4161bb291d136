// Asks players whom others added to an event whether it was them.
import { sql } from 'kysely'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { type EventFacts, alertParams } from '../../core/event/queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'

export async function askUnacted(
  unit: UnitOfWork,
  event: Pick<
    EventFacts,
    'eventId' | 'title' | 'type' | 'startDate' | 'startTime' | 'locationName'
  >,
): Promise<ReadonlySet<string>> {
  const { tx } = unit
  const { eventId } = event
  const { rows } = await sql<{ playerId: string }>`
    insert into own_acts (event_id, player_id, state, how, changed)
    select ${eventId}::uuid, p.player_id, 'asked', null, ${new Date(unit.now)}::timestamptz
    from players p where p.user_id is not null and p.player_id in (
      select c.player_id from event_presence c where c.event_id = ${eventId}
      union select l.player_id from match_list_players l
        join match_players s on s.event_id = l.event_id and s.number = l.number
        join matches m on m.match_id = s.match_id and m.state = 'confirmed'
        where l.event_id = ${eventId} and l.player_id is not null)
    order by p.player_id on conflict do nothing returning player_id`.execute(tx)
  await sendAlerts(
    unit,
    rows.map(({ playerId }) => ({
      playerId,
      kind: 'were-you-there',
      eventId,
      params: alertParams(event),
    })),
  )
  return new Set(rows.map(({ playerId }) => playerId))
}

// Pays rewards for events.
import { sql } from 'kysely'
import { attendedPlayersMin, attendedTokens } from '#domain/player-pass/player-pass.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { publishLedger } from '../ledger/commands.ts'
import { countedFor, hereAt, isUnpaidTime } from './queries.ts'

/** Pays tokens to present pass holders; once per event and player, even after corrections. */
export async function payAttendance(
  { tx, effects, now }: UnitOfWork,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return
  const { rows } = await sql<{ playerId: string; userId: string | null }>`
    with counted as materialized (${countedFor(eventIds)}),
    due as materialized (
      select here.event_id, here.player_id, ledger_account(here.player_id, 'token') as account_id
        from (${hereAt(eventIds, attendedPlayersMin)}) here join passes using (player_id)
        where ${isUnpaidTime}
        order by here.player_id, here.event_id),
    paid as materialized (
      select player_id, ledger_post(gen_random_uuid(), 'attended', 'token',
        'attended:' || event_id || ':' || account_id, 'server', '', event_id, ${new Date(now)},
        jsonb_build_array(jsonb_build_object('player', player_id, 'amount', ${attendedTokens}::int),
        jsonb_build_object('owner', 'issue', 'amount', ${-attendedTokens}::int))) as is_new
      from due)
    select distinct p.player_id, p.user_id from paid
      join players p using (player_id) where is_new`.execute(tx)
  for (const { playerId, userId } of rows) publishLedger(effects, playerId, userId)
}

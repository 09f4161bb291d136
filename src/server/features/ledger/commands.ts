// Changes the ledger and publishes it, inside the caller's transaction.
import { sql } from 'kysely'
import type { DiamondId } from '#domain/player/player.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { Earned } from './queries.ts'

/**
 * False when the player already has the diamond. The registration diamond sends no alert, because
 * the welcome shows it.
 */
export async function awardDiamond(
  unit: UnitOfWork,
  playerId: string,
  diamondId: DiamondId,
): Promise<boolean> {
  return (await awardDiamonds(unit, [{ playerId, diamondId }])).length > 0
}

export async function awardDiamonds(
  unit: UnitOfWork,
  earned: readonly Earned[],
): Promise<Earned[]> {
  const { tx } = unit
  if (earned.length === 0) return []
  const { rows } = await sql<Earned>`
    with added as (
      insert into player_diamonds (player_id, diamond_id, created, celebrated)
      select "playerId", "diamondId", ${new Date(unit.now)}::timestamptz,
        "diamondId" = 'registered'
      from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as r
      ("playerId" text, "diamondId" text) order by "playerId", "diamondId"
      on conflict do nothing returning player_id, diamond_id)
    select player_id, diamond_id,
      ${changedRow('player_diamonds', 'added')} from added order by player_id, diamond_id`.execute(
    tx,
  )
  const told = rows.filter(({ diamondId }) => diamondId !== 'registered')
  await sendAlerts(
    unit,
    told.map(({ playerId, diamondId }) => ({
      playerId,
      kind: 'diamond-won',
      eventId: null,
      params: { diamond: diamondId },
    })),
  )
  return rows
}

export function publishLedger(effects: Effects, playerId: string, userId: string | null): void {
  effects.publish(topics.ledger(playerId), ...(userId === null ? [] : [topics.user(userId)]))
}

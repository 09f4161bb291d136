// Changes passes and publishes it, inside the caller's transaction.
import { sql } from 'kysely'
import type { Tier } from '#domain/player-pass/player-pass.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { listTiers } from '../pp-globals/queries.ts'
import { findPass } from './queries.ts'

export async function savePass(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now' | 'effects'>,
  { playerId, tier, by }: { playerId: string; tier: string; by: 'operator' | 'code' },
): Promise<number> {
  const row = await tx
    .insertInto('passes')
    .values({ playerId, tier, granted: new Date(now), grantedBy: by })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ tier, grantedBy: by }))
    .returning('serial')
    .executeTakeFirstOrThrow()
  return row.serial
}

export async function grantTier(
  unit: UnitOfWork,
  { playerId, tier }: { playerId: string; tier: string },
): Promise<Result<{ serial: number }, 'player-not-found' | 'tier-not-found'>> {
  const { tx } = unit
  const player = await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  if (player === undefined) return refuse('player-not-found')
  if (!(await listTiers(tx)).some((known) => known.tier === tier)) return refuse('tier-not-found')
  const before = await findPass(tx, playerId)
  const serial = await savePass(unit, { playerId, tier, by: 'operator' })
  if (before?.tier !== tier)
    await sendAlerts(unit, [{ playerId, kind: 'pass-granted', eventId: null, params: { tier } }])
  return ok({ serial })
}

/**
 * For the operator: sets the tiers, lowest first. A tier with passes or codes stays under its name.
 */
export async function setTiers(
  tx: Database,
  tiers: readonly Tier[],
): Promise<Result<null, 'tier-in-use'>> {
  const names = tiers.map(({ tier }) => tier)
  const { rows } = await sql<{ tier: string }>`
    select tier from pass_tiers t where tier <> all (${names})
      and (exists (select 1 from passes p where p.tier = t.tier) or
      exists (select 1 from pass_codes c where c.tier = t.tier)) limit 1`.execute(tx)
  if (rows[0] !== undefined) return refuse('tier-in-use', { tier: rows[0].tier })
  await tx
    .deleteFrom('pass_tiers')
    .where('tier', '<>', sql<string>`all (${names})`)
    .execute()
  if (tiers.length > 0) {
    await tx
      .insertInto('pass_tiers')
      .values(
        tiers.map(({ tier, weeklyAllowance }, index) => ({
          tier,
          weeklyAllowance,
          position: index + 1,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('tier').doUpdateSet((eb) => ({
          weeklyAllowance: eb.ref('excluded.weeklyAllowance'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute()
  }
  return ok(null)
}

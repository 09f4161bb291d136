// Passes, their tiers, and the codes that give them. A code is stored as its hash only: its maker
// sees it once.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { codeLength, readCode, writeCode } from '#domain/player-pass/pass-code.ts'
import type { Tier } from '#domain/player-pass/player-pass.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts } from '../alert/store.ts'
import { wakeLedger } from '../ledger/store.ts'
import { listTiers } from '../pp-globals/store.ts'

export type Pass = {
  tier: string
  weeklyAllowance: number
  serial: number
  granted: Date
  lastClaimAt: Date | null
  lastClaimTx: string | null
}

/** The pass of a player, or null. */
export async function findPass(db: Database, playerId: string): Promise<Pass | null> {
  return (
    (await db
      .selectFrom('passes')
      .innerJoin('pass_tiers', 'pass_tiers.tier', 'passes.tier')
      .select([
        'passes.tier',
        'weekly_allowance as weeklyAllowance',
        'serial',
        'granted',
        'last_claim_at as lastClaimAt',
        'last_claim_tx as lastClaimTx',
      ])
      .where('player_id', '=', playerId)
      .executeTakeFirst()) ?? null
  )
}

/**
 * The same, locked until the end of the transaction: one claim at a time. Read after the lock, as
 * the tier may have been raised meanwhile.
 */
export async function lockPass(tx: Database, playerId: string): Promise<Pass | null> {
  await tx
    .selectFrom('passes')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .execute()
  return findPass(tx, playerId)
}

/** Lets one transfer or code of a player be decided at a time; gives the player's name. */
export async function lockPlayer(tx: Database, playerId: string): Promise<string> {
  return (
    await tx
      .selectFrom('players')
      .select('player_name')
      .where('player_id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).player_name
}

/** The same for several, in one order, so that no two wait for each other. */
export async function lockPlayers(tx: Database, playerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('players')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .forNoKeyUpdate()
    .execute()
}

/** Notes the claim that was just made. */
export async function saveClaim(
  tx: Database,
  playerId: string,
  transactionId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('passes')
    .set({ last_claim_at: new Date(now), last_claim_tx: transactionId })
    .where('player_id', '=', playerId)
    .execute()
}

/** Keeps what the sender wrote. */
export async function saveNote(
  tx: Database,
  transactionId: string,
  playerId: string,
  note: string,
): Promise<void> {
  await tx
    .insertInto('ledger_notes')
    .values({ ledger_transaction_id: transactionId, player_id: playerId, note })
    .execute()
}

/** Gives a pass, or moves one to another tier; its serial number and its last claim stay. */
export async function savePass(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'now' | 'effects'>,
  { playerId, tier, by }: { playerId: string; tier: string; by: 'operator' | 'code' },
): Promise<number> {
  const row = await tx
    .insertInto('passes')
    .values({ player_id: playerId, tier, granted: new Date(now), granted_by: by })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ tier, granted_by: by }))
    .returning('serial')
    .executeTakeFirstOrThrow()
  const { user_id } = await tx
    .selectFrom('players')
    .select('user_id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  wakeLedger(effects, playerId, user_id)
  return row.serial
}

/**
 * For the operator: gives a player a pass of a tier, higher or lower than before, and tells them.
 */
export async function grantTier(
  unit: UnitOfWork,
  { playerId, tier }: { playerId: string; tier: string },
): Promise<Result<{ serial: number }, 'player-not-found' | 'tier-not-found'>> {
  const { tx } = unit
  const player = await tx
    .selectFrom('players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (player === undefined) return refuse('player-not-found')
  if (!(await listTiers(tx)).some((known) => known.tier === tier)) return refuse('tier-not-found')
  const before = await findPass(tx, playerId)
  const serial = await savePass(unit, { playerId, tier, by: 'operator' })
  if (before?.tier !== tier)
    await addAlerts(unit, [{ playerId, kind: 'pass-granted', eventId: null, params: { tier } }])
  return ok({ serial })
}

/**
 * For the operator: sets the tiers, the lowest first. One that somebody's pass or code is of stays,
 * under its name.
 */
export async function setTiers(
  tx: Database,
  tiers: readonly Tier[],
  effects: Effects,
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
          weekly_allowance: weeklyAllowance,
          position: index + 1,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('tier').doUpdateSet((eb) => ({
          weekly_allowance: eb.ref('excluded.weekly_allowance'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute()
  }
  effects.wake(topics.ppGlobals())
  return ok(null)
}

const hashOf = (letters: string): string => createHash('sha256').update(letters).digest('hex')

export type CodeWish = {
  tier: string
  count: number
  /** Their occasion: a club, an evening. */ batch?: string
  /** How many players may use each. */ maxUses?: number
  /** ms */ expires?: number | null
}

/** For the operator: makes codes and gives them in plain, this once. */
export async function createPassCodes(
  tx: Database,
  { tier, count, batch = '', maxUses = 1, expires = null }: CodeWish,
  now: number,
): Promise<Result<string[], 'tier-not-found'>> {
  if (!(await listTiers(tx)).some((known) => known.tier === tier)) return refuse('tier-not-found')
  const codes = Array.from({ length: count }, () =>
    writeCode([...randomBytes(codeLength)].map((byte) => byte & 31)),
  )
  const rows = codes.map((code) => ({
    code_hash: hashOf(code.replaceAll('-', '')),
    tier,
    batch,
    max_uses: maxUses,
    expires: expires === null ? null : new Date(expires),
    created: new Date(now),
  }))
  if (rows.length > 0) await tx.insertInto('pass_codes').values(rows).execute()
  return ok(codes)
}

export type PassCode = {
  hash: string
  tier: string
  isUsedUp: boolean
  isExpired: boolean
  /** This player has used it before. */ isMine: boolean
}

/** A code as it was typed, locked until the end of the transaction; null when there is none. */
export async function lockCode(
  tx: Database,
  text: string,
  playerId: string,
  now: number,
): Promise<PassCode | null> {
  const letters = readCode(text)
  if (letters === null) return null
  const row = await tx
    .selectFrom('pass_codes')
    .select(['code_hash', 'tier', 'uses', 'max_uses', 'expires'])
    .where('code_hash', '=', hashOf(letters))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const mine = await tx
    .selectFrom('pass_code_uses')
    .select('redeemed')
    .where('code_hash', '=', row.code_hash)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return {
    hash: row.code_hash,
    tier: row.tier,
    isUsedUp: row.uses >= row.max_uses,
    isExpired: row.expires !== null && row.expires.getTime() <= now,
    isMine: mine !== undefined,
  }
}

/** Counts one use of a code. */
export async function countCodeUse(
  tx: Database,
  hash: string,
  playerId: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('pass_code_uses')
    .values({ code_hash: hash, player_id: playerId, redeemed: new Date(now) })
    .execute()
  await tx
    .updateTable('pass_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code_hash', '=', hash)
    .execute()
}

// Passes, their tiers, and the codes that give them. A code is stored as its hash only: its maker
// sees it once.
import { createHash, randomBytes } from 'node:crypto'
import { writeCode, codeLength, readCode } from '#domain/player-pass/pass-code.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { listTiers } from '../pp-globals/queries.ts'

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

const hashLetters = (letters: string): string => createHash('sha256').update(letters).digest('hex')

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
    code_hash: hashLetters(code.replaceAll('-', '')),
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
    .where('code_hash', '=', hashLetters(letters))
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

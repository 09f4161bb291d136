// Passes, tiers and pass codes. Codes are stored as hashes only; their maker sees them once.
import { createHash, randomBytes } from 'node:crypto'
import { writeCode, codeLength, readCode } from '#domain/player-pass/pass-code.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { listTiers } from '../pp-globals/queries.ts'

export type PassRow = {
  tier: string
  weeklyAllowance: number
  serial: number
  granted: Date
  lastClaimAt: Date | null
  lastClaimTx: string | null
}

export async function findPass(db: Database, playerId: string): Promise<PassRow | null> {
  return (
    (await db
      .selectFrom('passes')
      .innerJoin('pass_tiers', 'pass_tiers.tier', 'passes.tier')
      .select(['passes.tier', 'weeklyAllowance', 'serial', 'granted', 'lastClaimAt', 'lastClaimTx'])
      .where('playerId', '=', playerId)
      .executeTakeFirst()) ?? null
  )
}

/**
 * Locks the pass, which serializes claims, and reads it afterwards, because the tier may have
 * changed during the wait.
 */
export async function lockPass(tx: Database, playerId: string): Promise<PassRow | null> {
  await tx
    .selectFrom('passes')
    .select('playerId')
    .where('playerId', '=', playerId)
    .forUpdate()
    .execute()
  return findPass(tx, playerId)
}

/** Serializes a player's transfers and codes; returns the player's name. */
export async function lockPassHolder(tx: Database, playerId: string): Promise<string> {
  return (
    await tx
      .selectFrom('players')
      .select('playerName')
      .where('playerId', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).playerName
}

/** Locks several players in one order, so that no two transactions deadlock. */
export async function lockPlayers(tx: Database, playerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', 'in', playerIds)
    .orderBy('playerId')
    .forNoKeyUpdate()
    .execute()
}

export async function saveClaim(
  tx: Database,
  playerId: string,
  transactionId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('passes')
    .set({ lastClaimAt: new Date(now), lastClaimTx: transactionId })
    .where('playerId', '=', playerId)
    .execute()
}

export async function saveNote(
  tx: Database,
  transactionId: string,
  playerId: string,
  note: string,
): Promise<void> {
  await tx
    .insertInto('ledger_notes')
    .values({ ledgerTransactionId: transactionId, playerId, note })
    .execute()
}

const hashLetters = (letters: string): string => createHash('sha256').update(letters).digest('hex')

export type CodeWish = {
  tier: string
  count: number
  batch?: string
  maxUses?: number
  /** ms */
  expires?: number | null
}

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
    codeHash: hashLetters(code.replaceAll('-', '')),
    tier,
    batch,
    maxUses,
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
  isMine: boolean
}

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
    .select(['codeHash', 'tier', 'uses', 'maxUses', 'expires'])
    .where('codeHash', '=', hashLetters(letters))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const mine = await tx
    .selectFrom('pass_code_uses')
    .select('redeemed')
    .where('codeHash', '=', row.codeHash)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return {
    hash: row.codeHash,
    tier: row.tier,
    isUsedUp: row.uses >= row.maxUses,
    isExpired: row.expires !== null && row.expires.getTime() <= now,
    isMine: mine !== undefined,
  }
}

export async function countCodeUse(
  tx: Database,
  hash: string,
  playerId: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('pass_code_uses')
    .values({ codeHash: hash, playerId, redeemed: new Date(now) })
    .execute()
  await tx
    .updateTable('pass_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('codeHash', '=', hash)
    .execute()
}

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
      .select(['passes.tier', 'weeklyAllowance', 'serial', 'granted', 'lastClaimAt', 'lastClaimTx'])
      .where('playerId', '=', playerId)
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
    .select('playerId')
    .where('playerId', '=', playerId)
    .forUpdate()
    .execute()
  return findPass(tx, playerId)
}

/** Lets one transfer or code of a player be decided at a time; gives the player's name. */
export async function lockPlayer(tx: Database, playerId: string): Promise<string> {
  return (
    await tx
      .selectFrom('players')
      .select('playerName')
      .where('playerId', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).playerName
}

/** The same for several, in one order, so that no two wait for each other. */
export async function lockPlayers(tx: Database, playerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', 'in', playerIds)
    .orderBy('playerId')
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
    .set({ lastClaimAt: new Date(now), lastClaimTx: transactionId })
    .where('playerId', '=', playerId)
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
    .values({ ledgerTransactionId: transactionId, playerId, note })
    .execute()
}

const hashLetters = (letters: string): string => createHash('sha256').update(letters).digest('hex')

export type CodeWish = {
  tier: string
  count: number
  /** Their occasion: a club, an evening. */
  batch?: string
  /** How many players may use each. */
  maxUses?: number
  /** ms */
  expires?: number | null
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
  /** This player has used it before. */
  isMine: boolean
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

/** Counts one use of a code. */
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

import { domainToASCII } from 'node:url'
import { banReasonMax, parseBan } from '#domain/ban/ban.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { addBan, removeBan } from './queries.ts'

type Unit = Pick<UnitOfWork, 'tx' | 'now'>
type BanChange = { pattern: string; isNew: boolean }

const readPattern = (text: string): Result<string, 'bad-input'> => {
  const pattern = parseBan(text, domainToASCII)
  return pattern === null ? refuse('bad-input', { field: 'pattern' }) : ok(pattern)
}

export async function banAddress(
  { tx, now }: Unit,
  { text, reason }: { text: string; reason: string },
): Promise<Result<BanChange, 'bad-input'>> {
  const pattern = readPattern(text)
  if (!pattern.ok) return pattern
  if (reason.length > banReasonMax) return refuse('bad-input', { field: 'reason' })
  const isNew = await addBan(tx, { pattern: pattern.value, reason }, now)
  return ok({ pattern: pattern.value, isNew })
}

export async function liftBan(
  { tx }: Pick<Unit, 'tx'>,
  text: string,
): Promise<Result<BanChange, 'bad-input'>> {
  const pattern = readPattern(text)
  if (!pattern.ok) return pattern
  return ok({ pattern: pattern.value, isNew: await removeBan(tx, pattern.value) })
}

export const describeBan = (pattern: string, reason: string): string =>
  reason === '' ? pattern : `${pattern}: ${reason}`

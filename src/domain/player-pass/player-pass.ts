// The Player Pass: tier allowances, when the next claim is due, and the fee of a transfer. Tokens
// are whole numbers.
import { ok, refuse, type Result } from '../shared/result.ts'

export const tierNameMax = 20
export const weeklyAllowanceMax = 1000
export const tiersMax = 10
/** Percent, with at most two decimals. */
export const platformFeeMax = 50
export const batchNameMax = 60
export const codeUsesMax = 1000
export const codesMax = 1000
export const noteMax = 100
export const sendMax = 1000

export const attendedTokens = 5
export const attendedPlayersMin = 2

export const claimEveryMs = 7 * 86_400_000

export type Tier = { tier: string; weeklyAllowance: number }

/** ms; 0 before the first claim. */
export const nextClaimAt = (lastClaimAt: number | null): number =>
  lastClaimAt === null ? 0 : lastClaimAt + claimEveryMs

export const isClaimDue = (lastClaimAt: number | null, now: number): boolean =>
  now >= nextClaimAt(lastClaimAt)

/**
 * `platformFee` percent of `amount`, rounded up to a whole token, so splitting a transfer is never
 * cheaper.
 */
export const calculateFee = (amount: number, platformFee: number): number =>
  Math.ceil((amount * Math.round(platformFee * 100)) / 10_000)

export function sendMin(platformFee: number): number {
  let amount = 1
  while (amount - calculateFee(amount, platformFee) < 1) amount += 1
  return amount
}

export type Sending = {
  amount: number
  balance: number
  platformFee: number
  seenFee?: number | undefined
}

export function decideSend({
  amount,
  balance,
  platformFee,
  seenFee,
}: Sending): Result<
  { fee: number; received: number },
  'tokens-short' | 'tokens-too-few' | 'fee-changed'
> {
  const least = sendMin(platformFee)
  if (amount < least) return refuse('tokens-too-few', { n: least })
  if (amount > balance) return refuse('tokens-short', { n: balance })
  const fee = calculateFee(amount, platformFee)
  if (seenFee !== undefined && seenFee !== fee) return refuse('fee-changed', { n: fee })
  return ok({ fee, received: amount - fee })
}

export const sendAskedAbove = 20
export const isLargeSend = (amount: number, balance: number): boolean =>
  amount > sendAskedAbove || amount * 2 > balance

export const undoMs = 10_000
export const undoGraceMs = 5_000

export function decideUndo(
  { sentAt, received, held }: { sentAt: number; received: number; held: number },
  now: number,
): Result<null, 'undo-over' | 'undo-spent'> {
  if (now > sentAt + undoMs + undoGraceMs) return refuse('undo-over')
  return held < received ? refuse('undo-spent') : ok(null)
}

export const isStepUp = (held: string | null, wanted: string, order: readonly string[]): boolean =>
  held === null || order.indexOf(wanted) > order.indexOf(held)

export const serialText = (serial: number): string => String(serial).padStart(6, '0')

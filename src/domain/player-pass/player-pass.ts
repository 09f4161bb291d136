// The Player Pass: what a tier gives, when the next claim is due, what sending costs. Tokens are
// whole.
import { ok, refuse, type Result } from '../shared/result.ts'

export const tierNameMax = 20
export const weeklyAllowanceMax = 1000
export const tiersMax = 10
/** Percent, with at most two decimals. */
export const platformFeeMax = 50
export const batchNameMax = 60
export const codeUsesMax = 1000
/** Codes made at once. */
export const codesMax = 1000
export const noteMax = 100
/** Tokens sent at once. */
export const sendMax = 1000

/** What an attended event is worth to someone with a pass. */
export const attendedTokens = 5
/** An event that so many did not come to earns nothing: no one plays alone. */
export const attendedPlayersMin = 2

export const claimEveryMs = 7 * 86_400_000

/** A tier as the operator sets it; later ones are higher. */
export type Tier = { tier: string; weeklyAllowance: number }

/** When the next claim is due (ms); at once before the first claim. */
export const nextClaimAt = (lastClaimAt: number | null): number =>
  lastClaimAt === null ? 0 : lastClaimAt + claimEveryMs

/** True when the week of the last claim is over. */
export const isClaimDue = (lastClaimAt: number | null, now: number): boolean =>
  now >= nextClaimAt(lastClaimAt)

/**
 * What the platform keeps of `amount`: `platformFee` percent, rounded up to a whole token. Rounding
 * up means that sending in parts is never cheaper than sending at once.
 */
export const calculateFee = (amount: number, platformFee: number): number =>
  Math.ceil((amount * Math.round(platformFee * 100)) / 10_000)

/** The least that leaves a token for the other side. */
export function sendMin(platformFee: number): number {
  let amount = 1
  while (amount - calculateFee(amount, platformFee) < 1) amount += 1
  return amount
}

export type Sending = {
  amount: number
  balance: number
  platformFee: number
  /** The fee the sender was shown, if any. */
  seenFee?: number | undefined
}

/** What a transfer moves, or why it cannot be made. */
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

/** A sender is asked once more beyond so many tokens, or beyond half of what they have. */
export const sendAskedAbove = 20
export const isLargeSend = (amount: number, balance: number): boolean =>
  amount > sendAskedAbove || amount * 2 > balance

/** How long a transfer can be taken back, and what the way to the server may take on top. */
export const undoMs = 10_000
export const undoGraceMs = 5_000

/**
 * Whether a transfer can be taken back now: in time, and while the other side still has what it
 * got.
 */
export function decideUndo(
  { sentAt, received, held }: { sentAt: number; received: number; held: number },
  now: number,
): Result<null, 'undo-over' | 'undo-spent'> {
  if (now > sentAt + undoMs + undoGraceMs) return refuse('undo-over')
  return held < received ? refuse('undo-spent') : ok(null)
}

/**
 * True when `wanted` is a step up from what is held, or the first pass. `order` lists the tiers
 * from the lowest.
 */
export const isStepUp = (held: string | null, wanted: string, order: readonly string[]): boolean =>
  held === null || order.indexOf(wanted) > order.indexOf(held)

/** The serial number as a pass shows it. */
export const serialText = (serial: number): string => String(serial).padStart(6, '0')

import type { BackupState } from './backup.ts'

export const awayStates = ['copying', 'there', 'failed'] as const
export type AwayState = (typeof awayStates)[number]

export const awayFaults = ['unreachable', 'refused', 'no-bucket', 'damaged', 'other'] as const
export type AwayFault = (typeof awayFaults)[number]

const minuteMs = 60_000
const longestPauseMs = 60 * minuteMs

export const findCopyPause = (tries: number): number =>
  Math.min(longestPauseMs, minuteMs * 2 ** Math.max(0, tries - 1))

export type CopyFacts = {
  state: BackupState
  recipient: string | null
  away: AwayState | null
  awayFault: AwayFault | null
  awayTries: number
  awayTried: number | null
}

/** Only an encrypted one leaves the machine, unless the operator lets others go. */
export function isCopyDue(
  { state, recipient, away, awayFault, awayTries, awayTried }: CopyFacts,
  { takesPlain, now }: { takesPlain: boolean; now: number },
): boolean {
  if (state !== 'good' || away === 'there' || awayFault === 'damaged') return false
  if (recipient === null && !takesPlain) return false
  if (away !== 'failed' || awayTried === null) return true
  return now - awayTried >= findCopyPause(awayTries)
}

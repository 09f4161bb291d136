import type { BackupSchedule } from './backup.ts'

const dayMs = 86_400_000
const oldAfterDays = { off: 2, daily: 2, weekly: 8 } as const

/** The age, in milliseconds, at which the last good backup counts as old. */
export const findBackupPatience = (schedule: BackupSchedule): number =>
  oldAfterDays[schedule] * dayMs

export const isBackupOld = (schedule: BackupSchedule, backedUp: number, now: number): boolean =>
  now - backedUp > findBackupPatience(schedule)

export function shouldWarn(
  {
    backedUp,
    isFailed,
    schedule,
  }: { backedUp: number | null; isFailed: boolean; schedule: BackupSchedule },
  { warned, now }: { warned: number | null; now: number },
): boolean {
  if (warned !== null && now - warned < dayMs) return false
  const isOld = schedule !== 'off' && backedUp !== null && isBackupOld(schedule, backedUp, now)
  return isFailed || isOld
}

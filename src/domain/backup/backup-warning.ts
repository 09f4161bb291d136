import type { BackupSchedule } from './backup.ts'

const dayMs = 86_400_000
const oldAfterDays = { off: 2, daily: 2, weekly: 8 } as const

export const isBackupOld = (schedule: BackupSchedule, backedUp: number, now: number): boolean =>
  now - backedUp > oldAfterDays[schedule] * dayMs

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

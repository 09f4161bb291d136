import type { BackupSchedule } from './backup.ts'

const dayMs = 86_400_000
const oldAfterDays = { off: 2, daily: 2, weekly: 8 } as const

export const isBackupOld = (schedule: BackupSchedule, backedUp: number, now: number): boolean =>
  now - backedUp > oldAfterDays[schedule] * dayMs

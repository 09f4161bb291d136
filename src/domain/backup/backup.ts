export const backupSchedules = ['off', 'daily', 'weekly'] as const
export type BackupSchedule = (typeof backupSchedules)[number]

export const backupStates = ['waiting', 'making', 'good', 'failed', 'broken'] as const
export type BackupState = (typeof backupStates)[number]

export const trialStates = ['waiting', 'running', 'fine', 'failed'] as const
export type TrialState = (typeof trialStates)[number]

export const backupFaults = [
  'full',
  'read-only',
  'folder',
  'interrupted',
  'database',
  'damaged',
  'other',
] as const
export type BackupFault = (typeof backupFaults)[number]

export const keptBackupsMax = 60
export const failedBackupsShown = 10

export type BackupPlan = { schedule: BackupSchedule; hour: number; keep: number }
export const shippedBackupPlan: BackupPlan = { schedule: 'daily', hour: 3, keep: 7 }

const bytesLeftMin = 50_000_000
const growth = 1.2

const form = /^sideout-\d{8}T\d{6}Z-[0-9a-f]{8}\.tar\.gz(?:\.age)?$/

export const isBackupName = (name: string): boolean => form.test(name)

export const isEncryptedBackup = (name: string): boolean => name.endsWith('.age')

export function toBackupName(at: string, id: string, recipient: string | null): string {
  const when = at.replaceAll(/[-:]|\.\d+/g, '')
  const end = recipient === null ? '' : '.age'
  return `sideout-${when}-${id.replaceAll('-', '').slice(-8)}.tar.gz${end}`
}

export const hasRoomForBackup = (bytes: number, freeBytes: number): boolean =>
  freeBytes > bytes * growth + bytesLeftMin

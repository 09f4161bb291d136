import type { BackupFault } from '#domain/backup/backup.ts'
import type { RestoreFault } from '#domain/backup/restore.ts'
import { findDiskError } from '#server/disk-trouble.ts'
import { isUnavailable } from '../errors.ts'
import { OtherRelease, WrongKey } from './refused-backup.ts'

const folderCodes = ['EACCES', 'EIO', 'EPERM', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP']
const mayNotMakeDatabase = '42501'

export class NoRoom extends Error {
  override name = 'NoRoom'
}

const listCodes = (error: unknown): string[] =>
  error instanceof Error
    ? [
        ...('code' in error && typeof error.code === 'string' ? [error.code] : []),
        ...listCodes(error.cause),
      ]
    : []

const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAborted(error.cause))

export function toBackupFault(error: unknown, otherwise: 'damaged' | 'other'): BackupFault {
  if (error instanceof NoRoom) return 'full'
  if (isAborted(error)) return 'interrupted'
  const disk = findDiskError(error)
  if (disk !== null) return disk
  const codes = listCodes(error)
  if (codes.some((code) => folderCodes.includes(code))) return 'folder'
  return codes.includes(mayNotMakeDatabase) || isUnavailable(error) ? 'database' : otherwise
}

export function toRestoreFault(error: unknown, otherwise: 'damaged' | 'other'): RestoreFault {
  if (error instanceof WrongKey) return 'key'
  return error instanceof OtherRelease ? 'newer' : toBackupFault(error, otherwise)
}

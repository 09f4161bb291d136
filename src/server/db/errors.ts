// Classifies PostgreSQL's errors for the rest of the server. Codes: PostgreSQL manual, appendix A.

const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''

/**
 * No connection is available: class 08 (connection), 57P0x (shutting down, starting up, dropped),
 * 53300 (too many connections), and socket errors.
 */
const connectionLost =
  /^(08...|57P0[1-4]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN)$/
/**
 * Connected, but the server can't work now: 53xxx (disk, memory or files full), 58xxx (errors
 * outside PostgreSQL, such as the disk's), 25006 (read-only: a standby, or after a fail-over),
 * 57014 (statement timeout), 57P05 (idle timeout), 55P03 (lock timeout), 40003 (outcome unknown),
 * and the same for our own files.
 */
const resourceErrorCodes =
  /^(53...|58...|25006|57014|57P05|55P03|40003|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/
const unavailableWords =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|ECONNREFUSED/
/** PostgreSQL has no codes for these two; the system's words end its message. */
const diskErrorPattern = /: (Disk quota exceeded|Read-only file system)$/
const codesOfDiskWords: readonly string[] = ['XX000', '42501']

/**
 * Waiting for the database was given up. `of`: the whole database is unresponsive, one connection
 * is, or this kind of work waits for a lock and got no further connection.
 */
export class DatabaseUnavailable extends Error {
  readonly code = 'ETIMEDOUT'
  readonly of: 'database' | 'connection' | 'work'
  constructor(of: DatabaseUnavailable['of'], message: string) {
    super(message)
    this.name = 'DatabaseUnavailable'
    this.of = of
  }
}

/**
 * True when one connection was unresponsive; the next may work. The outcome of its transaction is
 * unknown.
 */
export const isConnectionSilent = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.of === 'connection'

const hasLostConnection = (error: unknown): boolean =>
  connectionLost.test(getErrorCode(error)) ||
  (error instanceof Error && unavailableWords.test(error.message))

const isUnable = (error: unknown): boolean =>
  resourceErrorCodes.test(getErrorCode(error)) ||
  (error instanceof Error &&
    codesOfDiskWords.includes(getErrorCode(error)) &&
    diskErrorPattern.test(error.message))

/** True when the database couldn't be reached or can't work now; the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  if (hasLostConnection(error) || isUnable(error)) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}

export const isLockTimeout = (error: unknown): boolean => getErrorCode(error) === '55P03'

/** True when other transactions' locks were in the way: a lock timeout or a deadlock. */
export const isLockConflict = (error: unknown): boolean =>
  ['40P01', '55P03'].includes(getErrorCode(error))

/** True on a read-only server: a standby, or the former primary after a fail-over. */
export const isReadOnly = (error: unknown): boolean => getErrorCode(error) === '25006'

export const isDataError = (error: unknown): boolean =>
  getErrorCode(error).length === 5 && getErrorCode(error).startsWith('22')

/**
 * True when no connection is available to anyone. A statement timeout, or a disk too full for one
 * write, isn't such a sign.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.of === 'database'
  if (resourceErrorCodes.test(getErrorCode(error)) && getErrorCode(error) !== '53300') return false
  return (
    hasLostConnection(error) ||
    (error instanceof AggregateError && error.errors.some(isConnectionLost))
  )
}

/** True when a unique or primary key already holds the row; `constraint` narrows it to one key. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  getErrorCode(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint)

/**
 * True when a prepared statement can't be used: its columns have changed (0A000, recognized by its
 * text), or its name is unknown or already taken on the server (26000, 42P05). The statement had no
 * effect.
 */
export const isPlanLost = (error: unknown): boolean =>
  ['26000', '42P05'].includes(getErrorCode(error)) ||
  (getErrorCode(error) === '0A000' &&
    (error as { routine?: string }).routine === 'RevalidateCachedQuery')

export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(getErrorCode(error)) || isPlanLost(error)

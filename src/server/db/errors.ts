// The meaning of PostgreSQL's errors to the rest of the server. Codes: PostgreSQL manual, appendix
// A.

const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''

/**
 * No connection is to be had: class 08 (connection), 57P0x (shutting down, starting up, dropped),
 * 53300 (too many connections), and the sockets' own.
 */
const connectionLost =
  /^(08...|57P0[1-4]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN)$/
/**
 * There is a connection, but the server cannot do its work now: 53xxx (its disk, memory or files
 * are full), 58xxx (errors from outside of PostgreSQL, such as of the disk), 25006 (read-only: a
 * standby, or after a fail-over), 57014 (a statement took too long), 57P05 (idle too long), 55P03
 * (a lock was not to be had), 40003 (no one knows whether it was done), and the same of our own
 * files.
 */
const unable = /^(53...|58...|25006|57014|57P05|55P03|40003|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/
const unavailableWords =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|ECONNREFUSED/
/** PostgreSQL has no code of its own for these two; the system's words end its message. */
const diskWords = /: (Disk quota exceeded|Read-only file system)$/
const codesOfDiskWords: readonly string[] = ['XX000', '42501']

/**
 * The database was not waited for any longer. `of`: all of it is silent, one connection is, or work
 * of this kind waits for a lock and was given no further connection.
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
 * True when one connection fell silent: the next one may answer. What a transaction on it did is
 * unknown.
 */
export const isConnectionSilent = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.of === 'connection'

const hasLostConnection = (error: unknown): boolean =>
  connectionLost.test(getErrorCode(error)) ||
  (error instanceof Error && unavailableWords.test(error.message))

const isUnable = (error: unknown): boolean =>
  unable.test(getErrorCode(error)) ||
  (error instanceof Error &&
    codesOfDiskWords.includes(getErrorCode(error)) &&
    diskWords.test(error.message))

/**
 * True when the database could not be reached or cannot do its work now: the caller may try again.
 */
export function isUnavailable(error: unknown): boolean {
  if (hasLostConnection(error) || isUnable(error)) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}

/** True when a lock was not to be had in the time that was set for it. */
export const isLockNotHad = (error: unknown): boolean => getErrorCode(error) === '55P03'

/** True when others' locks were in the way: it was not had in its time, or a deadlock was ended. */
export const isLockConflict = (error: unknown): boolean =>
  ['40P01', '55P03'].includes(getErrorCode(error))

/**
 * True when nothing can be written there: a standby, or what was the primary before a fail-over.
 */
export const isReadOnly = (error: unknown): boolean => getErrorCode(error) === '25006'

/**
 * Class 22: a value cannot be what PostgreSQL is to do with it. The same statement fails with it
 * for ever.
 */
export const isDataError = (error: unknown): boolean =>
  getErrorCode(error).length === 5 && getErrorCode(error).startsWith('22')

/**
 * True when there is no connection to be had: no one else will get one either. A statement that
 * took too long, or a disk too full for one write, is no such sign.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.of === 'database'
  if (unable.test(getErrorCode(error)) && getErrorCode(error) !== '53300') return false
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
 * True when what a statement's name stood for cannot be used: its columns have changed since
 * (0A000, in words only), or the other side does not know the name, or knows it already (26000,
 * 42P05). The statement did nothing.
 */
export const isPlanLost = (error: unknown): boolean =>
  ['26000', '42P05'].includes(getErrorCode(error)) ||
  (getErrorCode(error) === '0A000' &&
    (error as { routine?: string }).routine === 'RevalidateCachedQuery')

/** True when the whole transaction is to be run again. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(getErrorCode(error)) || isPlanLost(error)

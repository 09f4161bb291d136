// What PostgreSQL's errors mean to the rest of the server. Codes: PostgreSQL manual, appendix A.

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '')

/** Class 08 (connection), 57P0x (shutting down, starting up), 57014 (a statement took too long), 53300 (too many connections), and the sockets' own. */
const unavailable = /^(08...|57P0[123]|57014|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN)$/
const unavailableWords = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|ECONNREFUSED/

/**
 * The database was not waited for any longer. `of`: all of it is silent, one connection is, or work of this kind waits
 * for a lock and was given no further connection.
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

/** True when one connection fell silent: the next one may answer. What a transaction on it did is unknown. */
export const isConnectionSilent = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.of === 'connection'

/** True when the database could not be reached: nothing was decided, the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (unavailable.test(codeOf(error))) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return error instanceof Error && unavailableWords.test(error.message)
}

/** Class 22: a value cannot be what PostgreSQL is to do with it. The same statement fails with it for ever. */
export const isDataError = (error: unknown): boolean => codeOf(error).length === 5 && codeOf(error).startsWith('22')

/** True when there is no connection to be had: nobody else will get one either. A statement that took too long is no such sign. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.of === 'database'
  return isUnavailable(error) && codeOf(error) !== '57014'
}

/** True when a unique or primary key already holds the row; `constraint` narrows it to one key. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || (error as { constraint?: string }).constraint === constraint)

/** True when PostgreSQL asks for the whole transaction to be run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

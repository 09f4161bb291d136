// Decides about failed loads. Only transient errors are retried: an unreachable database, or a
// transaction PostgreSQL wants repeated. Anything else would fail forever, so the subscription is
// refused.
import { randomUUID } from 'node:crypto'
import type { Refusal } from '#domain/shared/refusal.ts'
import { isDataError, isRetryable, isUnavailable } from '../db/errors.ts'
import type { Deps } from '../deps.ts'
import { createLogThrottle } from '../log-throttle.ts'

export const longestLoadPauseMs = 30_000

export type JudgeError = (query: string, error: unknown) => Refusal | null

export function createErrorJudge({ log, clock }: Pick<Deps, 'log' | 'clock'>): JudgeError {
  const throttle = createLogThrottle(() => clock.now())
  return (query, error) => {
    if (isUnavailable(error) || isRetryable(error)) {
      throttle.log(`away ${query}`, (leftOut) => {
        log.warn({ err: error, query, leftOut }, 'a live query could not be loaded; trying again')
        return ''
      })
      return null
    }
    const isOfInput = isDataError(error)
    const id = throttle.log(`bug ${query}`, (leftOut) => {
      const errorId = randomUUID().slice(0, 8)
      log.error({ err: error, query, errorId, leftOut }, 'a live query can never be loaded: a bug')
      return errorId
    })
    return isOfInput ? { code: 'bad-input' } : { code: 'internal', params: { id } }
  }
}

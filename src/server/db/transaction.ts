// Runs one unit of work: a transaction, its effects after the commit, retries after conflicts, and
// stored responses for requests that may be repeated. A rolled-back transaction has no effects.
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Followers } from '../core/follow-ups/changes.ts'
import type { Deps } from '../deps.ts'
import { collectEffects, release, type Effects } from '../effects.ts'
import {
  findAnswer,
  isAnswerTo,
  keepAnswer,
  type AnswerOwner,
  type KeptAnswer,
} from './call-answers.ts'
import { isRetryable, isUnavailable, isUniqueViolation } from './errors.ts'
import type { FirstQueries, Frame } from './framed-transaction.ts'
import type { Database } from './open-database.ts'
import { noteChangedRows } from './rows/row-changes.ts'
import { transactInTurn, type InTurn } from './turns.ts'

export type UnitOfWork = {
  tx: Database
  effects: Effects
  newId: () => string
  now: number
  followers: Followers
}

type UnitDeps = Pick<Deps, 'db' | 'bus' | 'mailer' | 'log' | 'security' | 'newId' | 'followers'>

const attemptsMax = 3

export function transact<T>(
  deps: UnitDeps,
  now: number,
  act: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  return releaseAfter(deps, now, (startUnit) =>
    deps.db.transaction().execute((tx) => act(startUnit(tx))),
  )
}

export function transactUnitInTurn<T, const First extends FirstQueries>(
  deps: UnitDeps,
  { now, ...inTurn }: InTurn<First> & { now: number },
  act: (unit: UnitOfWork, frame: Frame<First>) => Promise<T>,
): Promise<T> {
  return releaseAfter(deps, now, (startUnit) =>
    transactInTurn(deps.db, inTurn, (tx, frame) => act(startUnit(tx), frame)),
  )
}

async function releaseAfter<T>(
  deps: UnitDeps,
  now: number,
  run: (startUnit: (tx: Database) => UnitOfWork) => Promise<T>,
): Promise<T> {
  let effects = collectEffects()
  try {
    const result = await noteChangedRows(
      (topics) => effects.publish(...topics),
      () =>
        run((tx) => {
          effects = collectEffects()
          return { tx, effects, newId: deps.newId, now, followers: deps.followers }
        }),
    )
    release(deps, effects)
    return result
  } catch (error) {
    // A commit whose response was lost may have succeeded. Invalidating needlessly costs little;
    // skipping it would hide the change until the next one.
    if (isUnavailable(error)) deps.bus.publish(effects.topics)
    throw error
  }
}

/**
 * Runs `act` up to three times while it conflicts with another transaction, or with one that stored
 * a response for the same request meanwhile, which the next try finds.
 */
export async function retryConflicts<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      const wasAnswered = isUniqueViolation(error, 'call_answers_pkey')
      if (attempt === attemptsMax || !(wasAnswered || isRetryable(error))) throw error
    }
  }
}

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Answers one request in its own transaction, retried after conflicts. With an `owner` the response
 * is stored and returned again for a repeat, which calls `onRepeat`; refusals aren't stored.
 */
export function answerOnce(
  deps: UnitDeps,
  {
    owner,
    onRepeat = () => undefined,
    ...inTurn
  }: Omit<InTurn, 'first'> & {
    owner: AnswerOwner | null
    now: number
    onRepeat?: (() => void) | undefined
  },
  act: (unit: UnitOfWork) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const first = [owner === null ? null : findAnswer(deps.db, owner)] as const
  return retryConflicts(async () => {
    try {
      return await transactUnitInTurn(deps, { ...inTurn, first }, async (unit, frame) => {
        const earlier = owner === null ? null : toEarlierAnswer(frame.first[0][0], owner)
        if (earlier !== null) {
          if (earlier.ok) onRepeat()
          return earlier
        }
        const answer = await act(unit)
        if (!answer.ok) throw new RolledBack(answer.refusal)
        if (owner !== null) frame.last({ query: keepAnswer(unit.tx, owner, answer.value) })
        return answer
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
      const refused = { ok: false as const, refusal: error.refusal }
      if (owner === null) return refused
      // The refusal may be caused by the same request, committed a moment ago on another
      // connection; then that one's response counts.
      return (await findEarlierAnswer(deps.db, owner)) ?? refused
    }
  })
}

export async function findEarlierAnswer(
  db: Database,
  owner: AnswerOwner,
): Promise<Result<unknown> | null> {
  const { rows } = await db.executeQuery(findAnswer(db, owner))
  return toEarlierAnswer(rows[0], owner)
}

/**
 * The stored response of this request, null for a new one; a refusal when its id was used for
 * another call or input.
 */
export function toEarlierAnswer(
  earlier: Pick<KeptAnswer, 'name' | 'inputHash' | 'answer'> | undefined,
  owner: AnswerOwner,
): Result<unknown> | null {
  if (earlier === undefined) return null
  return isAnswerTo(earlier, owner) ? ok(earlier.answer) : refuse('key-reused')
}

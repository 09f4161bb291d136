// Runs one unit of work: a transaction, what it announces once committed, another try after a
// conflict, and the answer of a request that may be sent twice. Nothing is announced for a
// transaction that rolled back.
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
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
import { transactInTurn, type InTurn } from './turns.ts'

/** What code inside a transaction works with. */
export type UnitOfWork = {
  tx: Database
  /** Announcements that are released after the commit. */
  effects: Effects
  /** A new UUID (version 7: grows with time). */
  newId: () => string
  /** The instant of the work, ms since 1970 (UTC). */
  now: number
}

type UnitDeps = Pick<Deps, 'db' | 'bus' | 'mailer' | 'log' | 'security' | 'newId'>

const attemptsMax = 3

/** Runs `act` in a transaction and releases its effects after the commit. */
export function transact<T>(
  deps: UnitDeps,
  now: number,
  act: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  return releaseAfter(deps, now, (startUnit) =>
    deps.db.transaction().execute((tx) => act(startUnit(tx))),
  )
}

/** Like `transact`, once the transaction has the turns of the rows it locks (turns.ts). */
export function transactUnitInTurn<T, const First extends FirstQueries>(
  deps: UnitDeps,
  { now, ...inTurn }: InTurn<First> & { now: number },
  act: (unit: UnitOfWork, frame: Frame<First>) => Promise<T>,
): Promise<T> {
  return releaseAfter(deps, now, (startUnit) =>
    transactInTurn(deps.db, inTurn, (tx, frame) => act(startUnit(tx), frame)),
  )
}

/** A transaction that begins anew, such as for another turn, begins with no effects. */
async function releaseAfter<T>(
  deps: UnitDeps,
  now: number,
  run: (startUnit: (tx: Database) => UnitOfWork) => Promise<T>,
): Promise<T> {
  let effects = collectEffects()
  try {
    const result = await run((tx) => {
      effects = collectEffects()
      return { tx, effects, newId: deps.newId, now }
    })
    release(deps, effects)
    return result
  } catch (error) {
    // A commit whose answer was lost may stand. Loading again costs little; without it the change
    // would stay hidden until the next one.
    if (isUnavailable(error)) deps.bus.publish(effects.topics)
    throw error
  }
}

/**
 * Runs `act` up to three times while it meets another transaction: a conflict, or one that kept an
 * answer for the same request meanwhile, which the next attempt finds.
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

/** Thrown to roll a refused request back: a refusal changes nothing. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Answers one request in a transaction of its own, tried again after conflicts. With an `owner` the
 * answer is kept, and a repeat gets it again, of which `onRepeat` hears; refusals are not kept.
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
      // The refusal may follow from what the same request changed a moment ago on another
      // connection: then the answer of that one is the answer.
      return (await findEarlierAnswer(deps.db, owner)) ?? refused
    }
  })
}

/** The same, asked for by itself. */
export async function findEarlierAnswer(
  db: Database,
  owner: AnswerOwner,
): Promise<Result<unknown> | null> {
  const { rows } = await db.executeQuery(findAnswer(db, owner))
  return toEarlierAnswer(rows[0], owner)
}

/**
 * The answer this request got before, null for a new one; a refusal when its id was used for
 * another call or another input.
 */
export function toEarlierAnswer(
  earlier: Pick<KeptAnswer, 'name' | 'inputHash' | 'answer'> | undefined,
  owner: AnswerOwner,
): Result<unknown> | null {
  if (earlier === undefined) return null
  return isAnswerTo(earlier, owner) ? ok(earlier.answer) : refuse('key-reused')
}

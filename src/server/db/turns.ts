// Queues transactions for the same row in the process instead of in the database, so that waiting
// requests don't each hold a connection. They take turns by row, and by person so that one account
// delays others by one request. The row lock, not the turn, keeps data correct, because other
// processes have their own turns. Invariant: no one waits for a turn while holding a connection, so
// turns and row locks can't deadlock.
import {
  createFairPlaces,
  createKeyedPlaces,
  type FairPlaces,
  type KeyedPlaces,
  type Leave,
} from '../limits/fair-places.ts'
import { isConnectionLost, isConnectionSilent, isUnavailable } from './errors.ts'
import { transactPipelined, type FirstQueries, type Frame } from './framed-transaction.ts'
import { getPoolSize, runWhenAdmitted, type Database } from './open-database.ts'

/** Connections left to everything else: live queries, sign-in, jobs. */
const sparedConnections = 2
/**
 * How often a transaction restarts for a turn it learned of too late; after that it waits for the
 * row lock itself.
 */
const restartsMax = 20

type Turns = { rows: KeyedPlaces; connections: FairPlaces }
type Held = { leaveByKey: Map<string, Leave>; rows: KeyedPlaces; mayRestart: boolean }

const turnsByDatabase = new WeakMap<Database, Turns>()
const heldByTransaction = new WeakMap<Database, Held>()

export const toTurnKey = (
  table: 'event' | 'league' | 'tournament' | 'club' | 'venue' | 'series',
  id: string,
): string => `${table} ${id}`

export type InTurn<First extends FirstQueries = readonly []> = {
  person: string
  /** Rows known to be locked. Others are claimed inside, by `claimTurn`. */
  keys: readonly string[]
  first: First
}

type Act<T, First extends FirstQueries> = (tx: Database, frame: Frame<First>) => Promise<T>

class NeedsTurn extends Error {
  readonly key: string
  constructor(key: string) {
    super(`the turn of ${key} is taken`)
    this.key = key
  }
}

/**
 * Runs `act` in a transaction once it has its turns and a connection. When `act` claims a row whose
 * turn is taken, the transaction rolls back and `act` runs again with that turn too, so it must
 * keep nothing from an unfinished run. While the database is away, everyone waiting for the same
 * turn fails at once. A connection that was unresponsive before `act` began is replaced by another.
 */
export async function transactInTurn<T, const First extends FirstQueries>(
  db: Database,
  inTurn: InTurn<First>,
  act: Act<T, First>,
): Promise<T> {
  const { person, keys } = inTurn
  const turns = findTurns(db)
  const wanted = new Set(keys)
  for (let restarts = 0; ; restarts += 1) {
    const held: Held = {
      leaveByKey: new Map(),
      rows: turns.rows,
      mayRestart: restarts < restartsMax,
    }
    try {
      for (const key of [...wanted].sort())
        held.leaveByKey.set(key, await turns.rows.of(key).enter(person))
      return await runWhenAdmitted(db, () => transactConnected(db, turns, { ...inTurn, held }, act))
    } catch (error) {
      if (!(error instanceof NeedsTurn)) {
        if (isUnavailable(error) && !isConnectionSilent(error))
          for (const key of held.leaveByKey.keys()) turns.rows.of(key).rejectWaiting(error)
        throw error
      }
      wanted.add(error.key)
    } finally {
      for (const leave of held.leaveByKey.values()) leave()
    }
  }
}

async function transactConnected<T, const First extends FirstQueries>(
  db: Database,
  { connections }: Turns,
  { person, held, first }: InTurn<First> & { held: Held },
  act: Act<T, First>,
): Promise<T> {
  const leave = await connections.enter(person)
  try {
    return await transactOnLiveConnection(db, first, (tx, frame) => {
      heldByTransaction.set(tx, held)
      return act(tx, frame)
    })
  } catch (error) {
    if (isConnectionLost(error)) connections.rejectWaiting(error)
    throw error
  } finally {
    leave()
  }
}

/**
 * Runs `act` in a transaction, with a second try when the pooled connection turns out to be
 * unresponsive at BEGIN.
 */
async function transactOnLiveConnection<T, const First extends FirstQueries>(
  db: Database,
  first: First,
  act: Act<T, First>,
): Promise<T> {
  let hasBegun = false
  const transact = (): Promise<T> =>
    transactPipelined(
      db,
      {
        first,
        onBegun: () => {
          hasBegun = true
        },
      },
      act,
    )
  try {
    return await transact()
  } catch (error) {
    if (hasBegun || !isConnectionSilent(error)) throw error
    return transact()
  }
}

/**
 * Announces that the transaction is about to lock this row; call before the locking statement.
 * Throws when another has its turn, and `transactInTurn` waits for it. No-op in any other
 * transaction.
 */
export function claimTurn(tx: Database, key: string): void {
  const held = heldByTransaction.get(tx)
  if (held === undefined || held.leaveByKey.has(key)) return
  const leave = held.rows.of(key).tryEnter()
  if (leave !== null) held.leaveByKey.set(key, leave)
  else if (held.mayRestart) throw new NeedsTurn(key)
}

function findTurns(db: Database): Turns {
  const known = turnsByDatabase.get(db)
  if (known !== undefined) return known
  const size = Math.max(1, getPoolSize(db) - sparedConnections)
  const turns = { rows: createKeyedPlaces(1), connections: createFairPlaces(size) }
  turnsByDatabase.set(db, turns)
  return turns
}

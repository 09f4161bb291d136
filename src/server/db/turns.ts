// Transactions that wait for each other in the process, not in the database. Many requests about
// one row, such as an event's, would each hold a connection while they wait for its lock. Here they
// take turns for the row first and get a connection after; people take turns too, so one account
// delays others by one request. The row lock, not the turn, keeps the data right: other processes
// have turns of their own. Invariant: no one waits for a turn while holding a connection, so turns
// and row locks cannot wait for each other.
import {
  createFairPlaces,
  createKeyedPlaces,
  type FairPlaces,
  type KeyedPlaces,
  type Leave,
} from '../limits/fair-places.ts'
import { isConnectionLost, isConnectionSilent, isUnavailable } from './errors.ts'
import { transactFramed, type FirstQueries, type Frame } from './framed-transaction.ts'
import { getPoolSize, runWhenAdmitted, type Database } from './open-database.ts'

/** Connections that transactions in turn leave to everything else: live queries, sign-in, jobs. */
const sparedConnections = 2
/**
 * How often a transaction begins again for a turn that it learned of too late; after that it waits
 * for the row itself.
 */
const restartsMax = 20

type Turns = { rows: KeyedPlaces; connections: FairPlaces }
type Held = { leaveByKey: Map<string, Leave>; rows: KeyedPlaces; mayRestart: boolean }

const turnsByDatabase = new WeakMap<Database, Turns>()
const heldByTransaction = new WeakMap<Database, Held>()

/** The turn of a row, as a key: 'event' and its id. */
export const toTurnKey = (
  table: 'event' | 'league' | 'tournament' | 'club' | 'venue' | 'series',
  id: string,
): string => `${table} ${id}`

export type InTurn<First extends FirstQueries = readonly []> = {
  /** The person of the request: people take turns. */
  person: string
  /** The rows it is known to lock. Others are claimed inside, by `claimTurn`. */
  keys: readonly string[]
  /** Reads that go out with the beginning of the transaction, and the locks of `keys`. */
  first: First
}

type Act<T, First extends FirstQueries> = (tx: Database, frame: Frame<First>) => Promise<T>

/** Thrown to roll a transaction back that needs a turn another one has. */
class NeedsTurn extends Error {
  readonly key: string
  constructor(key: string) {
    super(`the turn of ${key} is taken`)
    this.key = key
  }
}

/**
 * Runs `act` in a transaction once it has its turns and a connection. When `act` claims a row with
 * a taken turn, the transaction is rolled back and `act` runs again with that turn too: it must
 * keep nothing from a run that did not end. When the database is away, everyone that waits for the
 * same is told at once. When the connection fell silent before `act` began, nothing has happened
 * and another connection is taken.
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
      // In one order for all, so that two of them never wait for each other.
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
 * Runs `act` in a transaction; once more when a connection from the pool turns out to be silent as
 * the first begins.
 */
async function transactOnLiveConnection<T, const First extends FirstQueries>(
  db: Database,
  first: First,
  act: Act<T, First>,
): Promise<T> {
  let hasBegun = false
  const transact = (): Promise<T> =>
    transactFramed(
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
 * Says that the transaction is about to lock this row: before the statement that does. Throws when
 * another one has its turn; `transactInTurn` then waits for it. In any other transaction it does
 * nothing.
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

// Loads of one query for several people, together on one snapshot: after a restart thousands of
// windows ask for their own answers at once, and most of what one load costs is its transaction.
// Invariants: a batch takes only loads that wait for their turn and are wanted, and one of each
// person, so that no one gains by asking more; an answer is the one that its load alone would have
// given.
import type { Actor } from '#domain/access/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import { isDataError } from '../db/errors.ts'
import type { Database } from '../db/open-database.ts'
import type { LoadContext } from './live-query.ts'
import type { LoadScheduler, Scheduled, Urgency } from './load-scheduler.ts'
import type { LoadSnapshot, Snapshot } from './snapshot.ts'

export type Loaded = Snapshot<Result<unknown>>

/** What loads of one query have in common. */
export type BatchedQuery = {
  /** It may be loaded on a replica. */
  onReplica?: true
  load(context: LoadContext, input: unknown, viewer: Actor): Promise<Result<unknown>>
  /** The same for several viewers in one go, in their order. */
  loadMany?(
    context: LoadContext,
    input: unknown,
    viewers: readonly Actor[],
  ): Promise<readonly Result<unknown>[]>
}

/** One load. */
export type BatchedLoad = {
  name: string
  query: BatchedQuery
  input: unknown
  viewer: Actor
  /** The people that wait for it. */
  people: ReadonlyMap<string, Urgency>
  /** Called just before it begins. */
  begin: () => void
}

export type LoadBatches = {
  schedule(load: BatchedLoad): Scheduled<Loaded>
}

/**
 * How many loads go together: of queries that answer for many with one statement, and of the
 * others.
 */
const batchMax = { many: 100, oneByOne: 8 } as const

type WaitingLoad = BatchedLoad & {
  answer: PromiseWithResolvers<Loaded>
  scheduled: Scheduled<Loaded> | null
}

type Options = {
  scheduler: LoadScheduler
  loadSnapshot: LoadSnapshot
  /** Loads what may be loaded on a replica. */
  loadOnReplica: LoadSnapshot
  now: () => number
  /** Wraps the work of loads of this query. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Nothing waits yet. */
export function createLoadBatches({
  scheduler,
  loadSnapshot,
  loadOnReplica,
  now,
  run,
}: Options): LoadBatches {
  const lines = new Map<string, Set<WaitingLoad>>()

  function forget(line: string, entry: WaitingLoad): boolean {
    const waiting = lines.get(line)
    const wasWaiting = waiting?.delete(entry) === true
    if (waiting?.size === 0) lines.delete(line)
    return wasWaiting
  }

  /** The load that has its turn, and those that go with it. */
  function takeBatch(line: string, first: WaitingLoad): WaitingLoad[] {
    const batch = [first]
    const people = new Set(first.people.keys())
    const most = first.query.loadMany === undefined ? batchMax.oneByOne : batchMax.many
    for (const entry of lines.get(line) ?? []) {
      if (batch.length === most) break
      if ([...entry.people.keys()].some((person) => people.has(person))) continue
      for (const person of entry.people.keys()) people.add(person)
      batch.push(entry)
    }
    for (const entry of batch.slice(1)) forget(line, entry)
    return batch
  }

  async function loadTogether(batch: readonly WaitingLoad[]): Promise<readonly Loaded[]> {
    const isForReplica = batch.every(({ query }) => query.onReplica === true)
    const loadThere = isForReplica ? loadOnReplica : loadSnapshot
    const load = (db: Database) => answerAll(batch, { db, now: now() })
    const { value, version } = await loadThere(load, toKind(batch))
    return value.map((answer) => ({ value: answer, version }))
  }

  return {
    schedule: (load) => {
      const line = toLine(load)
      const entry: WaitingLoad = { ...load, answer: Promise.withResolvers(), scheduled: null }
      const waiting = lines.get(line) ?? new Set()
      lines.set(line, waiting.add(entry))
      entry.scheduled = scheduler.schedule(() => {
        if (!forget(line, entry)) return entry.answer.promise
        const batch = takeBatch(line, entry)
        for (const one of batch) one.begin()
        void run(load.name, () => settle(batch, loadTogether))
        for (const other of batch.slice(1)) other.scheduled?.runBeside()
        return entry.answer.promise
      }, load.people)
      void entry.scheduled.result.then(
        (loaded) => {
          if (loaded === null) forget(line, entry)
        },
        () => undefined,
      )
      return entry.scheduled
    },
  }
}

/** Gives each load of a batch its own answer. */
async function settle(
  batch: readonly WaitingLoad[],
  loadTogether: (batch: readonly WaitingLoad[]) => Promise<readonly Loaded[]>,
): Promise<void> {
  try {
    const loaded = await loadTogether(batch)
    for (const [index, entry] of batch.entries()) {
      const own = loaded[index]
      if (own === undefined)
        throw new Error(`${entry.name} answered ${loaded.length} of ${batch.length}`)
      entry.answer.resolve(own)
    }
  } catch (error) {
    // One of them cannot succeed, and the transaction ended for all: each for itself.
    if (isDataError(error) && batch.length > 1)
      for (const entry of batch) await settle([entry], loadTogether)
    else for (const entry of batch) entry.answer.reject(error)
  }
}

/** Loads in one line may go together: one statement needs one input. */
const toLine = ({ name, query, input }: BatchedLoad): string =>
  query.loadMany === undefined ? name : `${name} ${JSON.stringify(input)}`

/** Those of one kind ask as many statements. */
function toKind(batch: readonly WaitingLoad[]): string {
  const [first] = batch
  const name = first?.name ?? ''
  return batch.length === 1 || first?.query.loadMany !== undefined
    ? name
    : `${name} ${batch.length}`
}

async function answerAll(
  batch: readonly WaitingLoad[],
  context: { db: Database; now: number },
): Promise<readonly Result<unknown>[]> {
  const [first] = batch
  if (first?.query.loadMany !== undefined)
    return first.query.loadMany(
      context,
      first.input,
      batch.map(({ viewer }) => viewer),
    )
  const answers: Result<unknown>[] = []
  for (const { query, input, viewer } of batch)
    answers.push(await query.load(context, input, viewer))
  return answers
}

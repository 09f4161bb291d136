// Batches loads of one query for several people into one transaction, which is most of a load's
// cost; needed when thousands of windows reload after a restart. A batch takes only waiting loads,
// one per person so that no one gains by asking more, and each answer equals that of a separate
// load.
import type { Actor } from '#domain/access/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import { isDataError } from '../db/errors.ts'
import type { Database } from '../db/open-database.ts'
import type { LoadContext } from './live-query.ts'
import type { LoadScheduler, Scheduled, Urgency } from './load-scheduler.ts'
import type { LoadSnapshot, Snapshot } from './snapshot.ts'

export type Loaded = Snapshot<Result<unknown>>

export type BatchedQuery = {
  onReplica?: true
  load(context: LoadContext, input: unknown, viewer: Actor): Promise<Result<unknown>>
  loadMany?(
    context: LoadContext,
    input: unknown,
    viewers: readonly Actor[],
  ): Promise<readonly Result<unknown>[]>
}

export type BatchedLoad = {
  name: string
  query: BatchedQuery
  input: unknown
  viewer: Actor
  people: ReadonlyMap<string, Urgency>
  begin: () => void
}

export type LoadBatches = {
  schedule(load: BatchedLoad): Scheduled<Loaded>
}

const batchMax = { many: 100, oneByOne: 8 } as const

type WaitingLoad = BatchedLoad & {
  answer: PromiseWithResolvers<Loaded>
  scheduled: Scheduled<Loaded> | null
}

type Options = {
  scheduler: LoadScheduler
  loadSnapshot: LoadSnapshot
  loadOnReplica: LoadSnapshot
  now: () => number
  run: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

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
    const { value, version } = await loadThere(load)
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
    // One of them fails for its data and aborted the transaction for all, so each is loaded alone.
    if (isDataError(error) && batch.length > 1)
      for (const entry of batch) await settle([entry], loadTogether)
    else for (const entry of batch) entry.answer.reject(error)
  }
}

const toLine = ({ name, query, input }: BatchedLoad): string =>
  query.loadMany === undefined ? name : `${name} ${JSON.stringify(input)}`

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

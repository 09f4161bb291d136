import { expect, test } from 'vitest'
import { visitor, type Actor } from '#domain/access/actor.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { Database } from '../db/open-database.ts'
import { createLoadBatches, type BatchedLoad, type BatchedQuery } from './load-batches.ts'
import { createLoadScheduler } from './load-scheduler.ts'
import type { Snapshot } from './snapshot.ts'

const onePlace = { all: 1, refreshes: 1, firstsPerPerson: 1, refreshesPerPerson: 1 }
const dataError = Object.assign(new Error('out of range'), { code: '22003' })

function setUp() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let snapshots = 0
  const loadSnapshot = async <T>(load: (tx: Database) => Promise<T>): Promise<Snapshot<T>> => {
    snapshots += 1
    const version = snapshots
    if (version === 1) await held
    return { value: await load(null as never), version }
  }
  const scheduler = createLoadScheduler(onePlace)
  const batches = createLoadBatches({
    scheduler,
    loadSnapshot,
    loadOnReplica: loadSnapshot,
    now: () => 0,
    run: (_name, work) => work(),
  })
  const begun: string[] = []
  const ask = (
    person: string,
    query: BatchedQuery,
    { input = {}, name = 'mine' }: Partial<Pick<BatchedLoad, 'input' | 'name'>> = {},
  ) =>
    batches.schedule({
      name,
      query,
      input,
      viewer: { ...visitor, person } as Actor,
      people: new Map([[person, 'first' as const]]),
      begin: () => begun.push(person),
    })
  return { ask, release, begun, countSnapshots: () => snapshots }
}

const nameOf = (viewer: Actor): string => (viewer as unknown as { person: string }).person
const answer = (viewer: Actor): Result<unknown> => ok(`for ${nameOf(viewer)}`)
const single: BatchedQuery = { load: (_context, _input, viewer) => Promise.resolve(answer(viewer)) }
function makeMany(): BatchedQuery & { sizes: number[] } {
  const sizes: number[] = []
  return {
    ...single,
    sizes,
    loadMany: (_context, _input, viewers) => {
      sizes.push(viewers.length)
      return Promise.resolve(viewers.map(answer))
    },
  }
}
const people = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${n}`)

test('loads that wait go together on one snapshot, each with its own answer', async () => {
  const { ask, release, begun, countSnapshots } = setUp()
  const asked = people(5).map((person) => ask(person, single))
  release()
  const loaded = await Promise.all(asked.map(({ result }) => result))
  expect(loaded.map((one) => one?.value)).toEqual(people(5).map((person) => ok(`for ${person}`)))
  expect(countSnapshots()).toBe(2)
  expect(begun).toEqual(people(5))
})

test('a query that answers for many is asked once for a hundred of one input', async () => {
  const { ask, release } = setUp()
  const query = makeMany()
  const asked = people(151).map((person) => ask(person, query, { input: { venue: 'a' } }))
  const other = ask('other', query, { input: { venue: 'b' } })
  release()
  await Promise.all([...asked, other].map(({ result }) => result))
  expect(query.sizes.toSorted((a, b) => a - b)).toEqual([1, 1, 50, 100])
})

test('a person who asks more than once gets one place in a batch', async () => {
  const { ask, release, begun } = setUp()
  const asked = [
    ask('first', single),
    ...['eager', 'eager', 'eager', 'calm'].map((person) => ask(person, single)),
  ]
  release()
  await Promise.all(asked.map(({ result }) => result))
  expect(begun.slice(0, 3)).toEqual(['first', 'eager', 'calm'])
})

test('a load that nobody waits for any more is taken along by none', async () => {
  const { ask, release, begun } = setUp()
  const [first, gone, last] = [ask('first', single), ask('gone', single), ask('last', single)]
  gone.leave('gone')
  release()
  expect(await gone.result).toBeNull()
  await Promise.all([first.result, last.result])
  expect(begun).toEqual(['first', 'last'])
})

test('one that cannot succeed fails alone', async () => {
  const { ask, release } = setUp()
  const query: BatchedQuery = {
    load: (_context, _input, viewer) =>
      nameOf(viewer) === 'p2' ? Promise.reject(dataError) : Promise.resolve(answer(viewer)),
  }
  const asked = people(4).map((person) => ask(person, query))
  release()
  const settled = await Promise.allSettled(asked.map(({ result }) => result))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

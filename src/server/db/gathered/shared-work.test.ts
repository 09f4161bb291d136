import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../errors.ts'
import { createSharedWork, type SharedWorkOptions } from './shared-work.ts'

function heldTransactions() {
  const shared: { works: readonly string[]; end: (answers: (string | null)[]) => void }[] = []
  const failures: ((error: Error) => void)[] = []
  const together = (works: readonly string[]): Promise<(string | null)[]> =>
    new Promise((resolve, reject) => {
      shared.push({ works, end: resolve })
      failures.push(reject)
    })
  return { shared, failures, together }
}

const alone = (work: string): Promise<string> =>
  work === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve(`${work} alone`)
const done = (works: readonly string[]): string[] => works.map((work) => `${work} shared`)

const open = (
  together: SharedWorkOptions<string, string>['together'],
  options: Partial<SharedWorkOptions<string, string>> = {},
) =>
  createSharedWork({
    together,
    alone,
    weigh: () => 1,
    weightMax: 100,
    atOnce: 1,
    ...options,
  })

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

test('what waits while a transaction is under way is done together in the next', async () => {
  const { shared, together } = heldTransactions()
  const work = open(together)
  const answers = ['a', 'b', 'c'].map((one) => work.add(one))
  expect(shared.map(({ works }) => works)).toEqual([['a']])
  shared[0]?.end(['a shared'])
  await settle()
  expect(shared.map(({ works }) => works)).toEqual([['a'], ['b', 'c']])
  shared[1]?.end(done(['b', 'c']))
  expect(await Promise.all(answers)).toEqual(['a shared', 'b shared', 'c shared'])
})

test('no more transactions are under way at once than there may be', () => {
  const { shared, together } = heldTransactions()
  const work = open(together, { atOnce: 2 })
  for (const one of ['a', 'b', 'c', 'd']) void work.add(one)
  expect(shared.map(({ works }) => works)).toEqual([['a'], ['b']])
})

test('one transaction takes no more than it may weigh, and one piece of work however heavy', async () => {
  const taken: number[] = []
  const work = createSharedWork<number, number>({
    together: (works) => {
      taken.push(works.length)
      return Promise.resolve(works)
    },
    alone: (one) => Promise.resolve(one),
    weigh: (one) => one,
    weightMax: 10,
    atOnce: 1,
  })
  expect(await Promise.all([1, 4, 6, 1, 30, 2].map((one) => work.add(one)))).toEqual([
    1, 4, 6, 1, 30, 2,
  ])
  expect(taken).toEqual([1, 2, 1, 1, 1])
})

test('what was left out is done alone, and holds nothing up', async () => {
  const never = new Promise<string>(() => undefined)
  const work = open((works) => Promise.resolve(works.map((one) => (one === 'held' ? null : one))), {
    alone: () => never,
  })
  const held = work.add('held').then(() => 'done')
  expect(await Promise.all(['a', 'b'].map((one) => work.add(one)))).toEqual(['a', 'b'])
  expect(await Promise.race([held, settle().then(() => 'waits')])).toBe('waits')
})

test.each([
  ['any failure', new Error('broken')],
  ['a lock that was not to be had', Object.assign(new Error('no lock'), { code: '55P03' })],
])(
  'after %s each is tried alone, and one that fails there harms no other',
  async (_name, error) => {
    const work = open(() => Promise.reject(error))
    const answers = await Promise.allSettled(['a', 'bad', 'b'].map((one) => work.add(one)))
    expect(
      answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ).toEqual(['a alone', 'Error: bad', 'b alone'])
  },
)

test('while the database is away all are told, and nothing is tried alone', async () => {
  const away = new DatabaseUnavailable('database', 'away')
  const work = open(() => Promise.reject(away))
  const answers = await Promise.allSettled(['a', 'b'].map((one) => work.add(one)))
  expect(answers.map((one) => one.status === 'rejected' && one.reason === away)).toEqual([
    true,
    true,
  ])
})

test('a transaction that is late keeps the next from beginning no longer', async () => {
  const { shared, together } = heldTransactions()
  const work = open(together, { lateMs: 1 })
  const late = work.add('late')
  const next = work.add('next')
  await expect.poll(() => shared.map(({ works }) => works)).toEqual([['late'], ['next']])
  shared[1]?.end(['next shared'])
  expect(await next).toBe('next shared')
  shared[0]?.end(['late shared'])
  expect(await late).toBe('late shared')
})

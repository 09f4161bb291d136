import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordPlaces } from './password-places.ts'

afterEach(() => {
  vi.useRealTimers()
})

function bench(options: Parameters<typeof createPasswordPlaces>[0]) {
  const places = createPasswordPlaces(options)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (person: string, what: string, isUrgent = false) =>
    places.run(
      person,
      () => {
        begun.push(what)
        return new Promise<string>((resolve) => {
          ends.push(() => resolve(what))
        })
      },
      { isUrgent },
    )
  const endNext = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return { ask, begun, endNext }
}

test('never more at once than places; people take turns, and who is signed in goes first', async () => {
  const { ask, begun, endNext } = bench({ atOnce: 1 })
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1', true)]
  expect(begun).toEqual(['a1'])
  for (let end = 0; end < 5; end += 1) await endNext()
  expect(begun).toEqual(['a1', 'c1', 'a2', 'b1', 'a3'])
  expect(await Promise.all(all)).toEqual(
    ['a1', 'a2', 'a3', 'b1', 'c1'].map((value) => ({ ok: true, value })),
  )
})

test('a line that is full refuses: of one person, and of all', async () => {
  const { ask, endNext } = bench({ atOnce: 1, waitingMax: 3, waitingPerPersonMax: 2 })
  const taken = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')]
  const unavailable = { ok: false, refusal: { code: 'unavailable' } }
  expect(await ask('a', 'a4')).toEqual(unavailable)
  taken.push(ask('b', 'b1'))
  expect(await ask('c', 'c1')).toEqual(unavailable)
  taken.push(ask('d', 'd1', true))
  for (let end = 0; end < 5; end += 1) await endNext()
  expect((await Promise.all(taken)).every(({ ok }) => ok)).toBe(true)
})

test('who waits too long is refused and leaves the line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask, begun, endNext } = bench({ atOnce: 1, waitMs: 5_000 })
  const first = ask('a', 'a1')
  const late = ask('b', 'b1')
  vi.advanceTimersByTime(5_000)
  expect(await late).toEqual({ ok: false, refusal: { code: 'unavailable' } })
  vi.useRealTimers()
  await endNext()
  await first
  const next = ask('c', 'c1')
  expect(begun).toEqual(['a1', 'c1'])
  await endNext()
  await next
})

test('work that throws leaves its place', async () => {
  const places = createPasswordPlaces({ atOnce: 1 })
  await expect(places.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await places.run('a', () => Promise.resolve(1))).toEqual({ ok: true, value: 1 })
})

import { expect, test } from 'vitest'
import { waitForLocks } from './wait-for-locks.ts'

async function run<T>(act: (attempt: number) => T) {
  const pauses: number[] = []
  const said: string[] = []
  let [now, attempt] = [0, 0]
  const outcome = await waitForLocks(
    async () => act((attempt += 1)),
    () => 'The step',
    {
      tell: (words) => said.push(words),
      now: () => now,
      sleep: async (ms) => {
        pauses.push(ms)
        now += ms
      },
    },
  ).catch((error: unknown) => error)
  return { outcome, pauses, said, now }
}
const failing = (code: string): never => {
  throw Object.assign(new Error(code), { code })
}

test('a deadlock and a lock that is not had are tried again after growing pauses, a line for each', async () => {
  const { outcome, pauses, said } = await run((attempt) =>
    attempt < 4 ? failing(attempt === 1 ? '40P01' : '55P03') : 'done',
  )
  expect(outcome).toBe('done')
  expect(pauses).toEqual([250, 500, 1_000])
  expect(said).toEqual(Array(3).fill('The step waits for tables that others use, and tries again'))
})

test('after five minutes it is given up, in words', async () => {
  const { outcome, pauses, now } = await run(() => failing('55P03'))
  expect(outcome).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The step did not get its tables in five minutes, .*start again/,
    ),
  })
  expect(now).toBeGreaterThanOrEqual(300_000)
  expect(now).toBeLessThan(310_000)
  expect(Math.max(...pauses)).toBe(5_000)
})

test('another error is no reason to wait', async () => {
  const { outcome, pauses } = await run(() => failing('42P01'))
  expect([outcome, pauses]).toMatchObject([{ code: '42P01' }, []])
})

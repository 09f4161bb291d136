// Two nodes count together in a real Valkey, and separately while it is away.
import { Redis } from 'iovalkey'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { peoplePerAddress, rateLimits, type RateLimitName } from '#domain/shared/rate-limits.ts'
import { startSilentProxy } from '#test/support/silent-proxy.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { until } from '#test/support/until.ts'
import { hasValkey, startValkey, type TestValkey } from '#test/support/valkey.ts'
import { createMemoryRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { createValkeyRateLimiter } from './valkey-rate-limiter.ts'

const ann = { of: 'one', key: 'user ann' } as const
const ben = { of: 'one', key: 'user ben' } as const

const tries = (
  limiter: RateLimiter,
  count: number,
  name: RateLimitName = 'name-check',
  counted: Parameters<RateLimiter['take']>[1] = ann,
) => Promise.all(Array.from({ length: count }, () => limiter.take(name, counted)))
const allowedOf = (answers: readonly (number | null)[]): number =>
  answers.filter((answer) => answer === null).length

afterEach(() => {
  vi.useRealTimers()
})

test('in memory: so many tries in a window that begins with the first, for each limit, account and address by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const limiter = createMemoryRateLimiter()
  expect(allowedOf(await tries(limiter, 30))).toBe(30)
  vi.setSystemTime(20_500)
  expect(await limiter.take('name-check', ann)).toBe(40)
  expect(await limiter.take('name-check', ben)).toBeNull()
  expect(await limiter.take('upload', ann)).toBeNull()
  expect(await limiter.take('name-check', { of: 'crowd', key: 'user ann' })).toBeNull()
  vi.setSystemTime(59_999)
  expect(await limiter.take('name-check', ann)).toBe(1)
  vi.setSystemTime(60_000)
  expect(await limiter.take('name-check', ann)).toBeNull()
})

test('those behind one address may together do ten times as much', async () => {
  const { tries: allowed } = rateLimits['name-check']
  expect(
    allowedOf(
      await tries(createMemoryRateLimiter(), 400, 'name-check', {
        of: 'crowd',
        key: '198.51.100.7',
      }),
    ),
  ).toBe(allowed * peoplePerAddress)
})

// Only these tests need Valkey; .ci/run has one.
const testHere = test.skipIf(!hasValkey())
let valkey: TestValkey
beforeAll(async () => {
  if (hasValkey()) valkey = await startValkey()
})
afterAll(async () => {
  if (hasValkey()) await valkey.kill()
})

async function inValkey(
  limiters: readonly RateLimiter[],
  check: (watch: Redis) => Promise<void>,
): Promise<void> {
  const watch = new Redis(valkey.url)
  try {
    for (const [index, limiter] of limiters.entries()) {
      await until('it counts in Valkey', async () => {
        await limiter.take('upload', { of: 'one', key: `probe ${index}` })
        return (await watch.del(`sideout:limit:upload:probe ${index}`)) === 1
      })
    }
    await check(watch)
  } finally {
    watch.disconnect()
  }
}

testHere(
  'two nodes count the guesses at one account and the wrong passwords of one address together',
  async () => {
    const [one, other] = [
      await startTestApp({ valkeyUrl: valkey.url }),
      await startTestApp({ valkeyUrl: valkey.url }),
    ]
    const signIn = async (app: TestApp, email: string): Promise<number> =>
      (await testBrowser(app.url).post('/api/auth/sign-in/email', { email, password: 'any' }))
        .status
    try {
      await inValkey([one.deps.limiter, other.deps.limiter], async () => {
        for (let i = 1; i <= 5; i += 1)
          expect([
            await signIn(one, 'ann@example.org'),
            await signIn(other, 'ann@example.org'),
          ]).toEqual([401, 401])
        expect([
          await signIn(one, 'ann@example.org'),
          await signIn(other, 'ann@example.org'),
        ]).toEqual([429, 429])
        await tries(one.deps.limiter, 49, 'wrong-password', { of: 'one', key: 'address 127.0.0.1' })
        expect(await signIn(other, 'ben@example.org')).toBe(401)
        const cleo: number[] = []
        for (let i = 1; i <= 4; i += 1)
          cleo.push(await signIn(one, 'cleo@example.org'), await signIn(other, 'cleo@example.org'))
        expect(cleo).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
      })
    } finally {
      await one.close()
      await other.close()
    }
  },
)

test('a try that is given back may be made again', async () => {
  const limiter = createMemoryRateLimiter()
  await tries(limiter, 30)
  expect(await limiter.take('name-check', ann)).toBe(60)
  await limiter.giveBack('name-check', ann)
  await limiter.giveBack('name-check', ann)
  expect(await limiter.take('name-check', ann)).toBeNull()
  expect(await limiter.take('name-check', ann)).toBe(60)
})

testHere(
  'in Valkey nobody gets more than their share, however many ask at once, and the count ends with its window',
  async () => {
    const [one, other] = [createValkeyRateLimiter(valkey.url), createValkeyRateLimiter(valkey.url)]
    try {
      await inValkey([one, other], async (watch) => {
        const answers = (await Promise.all([tries(one, 25), tries(other, 25)])).flat()
        expect(allowedOf(answers)).toBe(30)
        expect(Math.max(...answers.map((seconds) => seconds ?? 0))).toBe(60)
        expect(await watch.pttl('sideout:limit:name-check:user ann')).toBeGreaterThan(50_000)
      })
    } finally {
      one.close()
      other.close()
    }
  },
)

testHere(
  'without Valkey each node counts for itself and nobody else is refused; with Valkey again they count together',
  async () => {
    const [one, other] = [createValkeyRateLimiter(valkey.url), createValkeyRateLimiter(valkey.url)]
    try {
      await valkey.kill()
      expect(allowedOf(await tries(one, 40, 'account-deletion'))).toBe(10)
      expect(allowedOf(await tries(one, 40, 'account-deletion', ben))).toBe(10)
      expect(allowedOf(await tries(other, 40, 'account-deletion'))).toBe(10)
      await valkey.restart()
      await inValkey([one, other], async () => {
        expect(
          allowedOf([
            ...(await tries(one, 6, 'account-deletion')),
            ...(await tries(other, 6, 'account-deletion')),
          ]),
        ).toBe(10)
      })
    } finally {
      one.close()
      other.close()
    }
  },
)

const triesMade = 100
/** What they take when each of the two in a try waits for a silent Valkey. */
const eachWaitsMs = triesMade * 2 * 250

async function measureTries(limiter: RateLimiter): Promise<number> {
  const before = performance.now()
  for (let n = 0; n < triesMade; n += 1) {
    await limiter.take('request', { of: 'one', key: `person ${n}` })
    await limiter.guesses.take('account-guess', `person ${n}`)
  }
  return performance.now() - before
}

testHere(
  'a Valkey that is silent delays one try by a quarter of a second, and no other',
  async () => {
    const limiter = createValkeyRateLimiter(valkey.url)
    try {
      await inValkey([limiter], async () => {
        valkey.freeze()
        expect(await measureTries(limiter)).toBeLessThan(eachWaitsMs / 2)
        expect(
          allowedOf(await tries(limiter, 40, 'account-deletion', { of: 'one', key: 'user cleo' })),
        ).toBe(10)
        valkey.thaw()
      })
      await inValkey([limiter], () => Promise.resolve())
    } finally {
      valkey.thaw()
      limiter.close()
    }
  },
)

testHere(
  'a link that swallows everything is dialed again, and counts with the others when it is well',
  async () => {
    const proxy = await startSilentProxy(valkey.port)
    const limiter = createValkeyRateLimiter(`redis://127.0.0.1:${proxy.port}`)
    try {
      await inValkey([limiter], async () => {
        proxy.fallSilent()
        expect(await measureTries(limiter)).toBeLessThan(eachWaitsMs / 2)
        proxy.heal()
      })
      await inValkey([limiter], () => Promise.resolve())
    } finally {
      limiter.close()
      await proxy.close()
    }
  },
)

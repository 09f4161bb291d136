import { expect, test } from 'vitest'
import type { OnboardingStatus } from '#domain/onboarding/onboarding.ts'
import { findRecords, type RecordsWorld } from './find-records.ts'

function worldOf(
  options: { provider?: string; registers?: boolean; at?: Record<number, OnboardingStatus> } = {},
) {
  let now = 0
  let registrations = 0
  const waits: number[] = []
  const abort = new AbortController()
  const status = () =>
    Object.entries(options.at ?? {}).reduce<OnboardingStatus>(
      (last, [ms, next]) => (Number(ms) <= now ? next : last),
      'not_found',
    )
  const world: RecordsWorld = {
    status,
    provider: options.provider ?? 'google',
    signal: abort.signal,
    now: () => now,
    register: async () => {
      registrations += 1
      return options.registers ?? true
    },
    wait: async (ms) => {
      waits.push(ms)
      now += ms
    },
  }
  return { world, abort, waits, now: () => now, registrations: () => registrations }
}

test('records that are missing are looked for every half second, and given up after ten', async () => {
  const { world, waits, now } = worldOf({ provider: 'password' })
  expect(await findRecords(world)).toBe('not_found')
  expect(new Set(waits)).toEqual(new Set([500]))
  expect(now()).toBe(10_000)
})

test('records that appear end the wait', async () => {
  const { world, now } = worldOf({ at: { 1200: 'onboarding' } })
  expect(await findRecords(world)).toBe('onboarding')
  expect(now()).toBe(1500)
})

test.each(['google', 'twitter', 'facebook'])(
  'someone from %s is registered, once',
  async (provider) => {
    const { world, registrations } = worldOf({ provider })
    await findRecords(world)
    expect(registrations()).toBe(1)
  },
)

test('a registration that failed is tried again', async () => {
  const { world, registrations } = worldOf({ registers: false, at: { 2000: 'onboarding' } })
  expect(await findRecords(world)).toBe('onboarding')
  expect(registrations()).toBe(4)
})

test('nobody else registers by themselves', async () => {
  const { world, registrations } = worldOf({ provider: 'password' })
  expect(await findRecords(world)).toBe('not_found')
  expect(registrations()).toBe(0)
})

test('half a record gets a second look after two seconds', async () => {
  const late = worldOf({ at: { 0: 'error', 1500: 'completed' } })
  expect(await findRecords(late.world)).toBe('completed')
  expect(late.waits).toEqual([2000])
  const broken = worldOf({ at: { 0: 'error' } })
  expect(await findRecords(broken.world)).toBe('error')
  expect(broken.waits).toEqual([2000])
})

test('a screen that was left stops looking', async () => {
  const { world, abort, waits } = worldOf()
  abort.abort()
  await findRecords(world)
  expect(waits).toEqual([])
})

import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

function aBucket(allowance: { burst: number; perSecond: number }) {
  let now = 1_000
  const bucket = createTokenBucket(allowance, () => now)
  return {
    bucket,
    advance: (ms: number) => {
      now += ms
    },
    spendAll: () => {
      while (bucket.spend());
    },
  }
}

test('a burst may be spent at once, then so many a second', () => {
  const { bucket, advance } = aBucket({ burst: 3, perSecond: 2 })
  expect(Array.from({ length: 4 }, () => bucket.spend())).toEqual([true, true, true, false])
  advance(499)
  expect(bucket.spend()).toBe(false)
  advance(1)
  expect(bucket.spend()).toBe(true)
  expect(bucket.spend()).toBe(false)
})

test('what was not spent adds up to a burst and no more', () => {
  const { bucket, advance, spendAll } = aBucket({ burst: 2, perSecond: 1 })
  spendAll()
  expect(bucket.isFull()).toBe(false)
  advance(60_000)
  expect(bucket.isFull()).toBe(true)
  expect([bucket.spend(), bucket.spend(), bucket.spend()]).toEqual([true, true, false])
})

test('an empty bucket says in how many seconds there is one again', () => {
  const { bucket, advance, spendAll } = aBucket({ burst: 2, perSecond: 0.1 })
  expect(bucket.secondsLeft()).toBe(0)
  spendAll()
  expect(bucket.secondsLeft()).toBe(10)
  advance(9_500)
  expect(bucket.secondsLeft()).toBe(1)
  advance(500)
  expect(bucket.secondsLeft()).toBe(0)
})

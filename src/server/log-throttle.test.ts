import { expect, test } from 'vitest'
import { createLogThrottle } from './log-throttle.ts'

function aThrottle() {
  let now = 0
  const written: string[] = []
  const throttle = createLogThrottle(() => now)
  const log = (name: string): string =>
    throttle.log(name, (leftOut) => {
      written.push(`${name}, ${leftOut} left out`)
      return `${name} at ${now}`
    })
  return {
    written,
    log,
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('a line is written at once, then once a minute at most, with the number of those left out', () => {
  const { written, log, advance } = aThrottle()
  for (let n = 0; n < 100; n += 1) log('away')
  advance(59_999)
  log('away')
  expect(written).toEqual(['away, 0 left out'])
  advance(1)
  log('away')
  advance(60_000)
  log('away')
  expect(written).toEqual(['away, 0 left out', 'away, 100 left out', 'away, 0 left out'])
})

test('lines of different names do not keep each other back', () => {
  const { written, log } = aThrottle()
  for (const name of ['one', 'other', 'one']) log(name)
  expect(written).toEqual(['one, 0 left out', 'other, 0 left out'])
})

test('a line left out is found by the mark of the one that was written', () => {
  const { log, advance } = aThrottle()
  log('away')
  advance(30_000)
  expect(log('away')).toBe('away at 0')
  advance(30_000)
  expect(log('away')).toBe('away at 60000')
})

test('the names of a thousand lines are remembered at most', () => {
  const { written, log } = aThrottle()
  for (let n = 0; n <= 1_000; n += 1) log(`line ${n}`)
  log('line 1000')
  expect(written).toHaveLength(1_001)
  log('line 0')
  expect(written).toHaveLength(1_002)
})

import { array, assert, boolean, integer, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  makeScreenCode,
  readScreenCode,
  screenCodeLength,
  screenCodeLetters,
} from './screen-code.ts'
import { isEventOnScreen, shouldReload } from './screen.ts'

describe('the code of a new screen', () => {
  test('has six letters and digits, and is read back as it was made', () => {
    assert(
      property(array(integer({ min: 0, max: 999 }), { minLength: screenCodeLength }), (chances) => {
        const left = [...chances]
        const code = makeScreenCode((n) => (left.shift() ?? 0) % n)
        expect(code).toHaveLength(screenCodeLength)
        expect(readScreenCode(code)).toBe(code)
      }),
    )
  })

  test('has nothing that looks like something else from five metres', () => {
    for (const letter of 'O0I1LS5B8Z2') expect(screenCodeLetters).not.toContain(letter)
    expect(new Set(screenCodeLetters).size).toBe(screenCodeLetters.length)
  })

  test.each([
    ['acd 34x', 'ACD34X'],
    ['ACD-34X', 'ACD34X'],
    ['ACD · 34X', 'ACD34X'],
    ['ACD34', null],
    ['ACD34XX', null],
    ['ACD340', null],
    ['', null],
  ])('typed as "%s" it is %s', (text, expected) => {
    expect(readScreenCode(text)).toBe(expected)
  })

  test('is never found in anything else', () => {
    assert(
      property(string(), (text) => {
        const code = readScreenCode(text)
        if (code !== null) expect(code).toMatch(/^[A-Z\d]{6}$/)
      }),
    )
  })
})

describe('a screen begins anew', () => {
  const hour = 60 * 60_000
  const minute = 60_000
  test.each([
    ['in the evening with a new version while they play', 20 * 60, hour, 'new', true, false],
    ['at night with a new version while they play', 4 * 60, 20 * hour, 'new', true, false],
    ['in the evening with a new version when nobody plays', 20 * 60, hour, 'new', false, true],
    ['soon after it was loaded', 20 * 60, 9 * minute, 'new', false, false],
    ['at night after a day', 4 * 60, 20 * hour, '', false, true],
    ['at night, already begun anew', 4 * 60 + 30, hour, '', false, false],
    ['by day without a new version', 12 * 60, 90 * hour, '', false, false],
    ['just before the night', 3 * 60 - 1, 90 * hour, '', false, false],
    ['at the end of the night', 5 * 60, 90 * hour, '', false, false],
    ['while they play, told nothing anymore', 20 * 60, hour, 'stuck', true, true],
    ['told nothing, but just loaded', 20 * 60, minute, 'stuck', true, false],
  ])('%s: %s', (_name, minutes, ageMs, version, isPlaying, expected) => {
    const [isOutdated, isStuck] = [version !== '', version === 'stuck']
    expect(shouldReload({ minutes, ageMs, isOutdated, isStuck, isPlaying })).toBe(expected)
  })

  test('never while somebody plays and the wall goes on', () => {
    const age = record({
      minutes: integer({ min: 0, max: 1439 }),
      ageMs: integer({ min: 0, max: 1e9 }),
      isOutdated: boolean(),
    })
    assert(property(age, (given) => !shouldReload({ ...given, isStuck: false, isPlaying: true })))
  })
})

test('an evening is on the wall from an hour before its start to half an hour after its end', () => {
  const times = { startsAt: 10_000_000, endsAt: 20_000_000 }
  expect(isEventOnScreen(times, 10_000_000 - 3_600_001)).toBe(false)
  expect(isEventOnScreen(times, 10_000_000 - 3_600_000)).toBe(true)
  expect(isEventOnScreen(times, 20_000_000 + 1_800_000 - 1)).toBe(true)
  expect(isEventOnScreen(times, 20_000_000 + 1_800_000)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { measurePace, usualRoundMinutes } from './pace.ts'

const minute = 60_000
const evening = { total: 4, beginsAt: 0, usualMinutes: 15 }

describe('the pace of an evening', () => {
  it('is the usual one before the first round is over', () => {
    expect(measurePace({ ...evening, rounds: [[null, 9 * minute]] }, 10 * minute)).toEqual({
      since: 0,
      roundMinutes: 15,
      endsAt: 60 * minute,
    })
  })

  it('follows the middle of the finished rounds, from the last score of each', () => {
    const rounds = [
      [8 * minute, 10 * minute],
      [30 * minute, 22 * minute],
      [42 * minute, 41 * minute],
      [null, 44 * minute],
    ]
    expect(measurePace({ ...evening, rounds }, 45 * minute)).toEqual({
      since: 42 * minute,
      roundMinutes: 12,
      endsAt: 54 * minute,
    })
  })

  it('never ends before now, and has no end once all is played', () => {
    const rounds = [[10 * minute], [20 * minute], [30 * minute], [null]]
    expect(measurePace({ ...evening, rounds }, 90 * minute).endsAt).toBe(90 * minute)
    const played = [[10 * minute], [20 * minute], [30 * minute], [40 * minute]]
    expect(measurePace({ ...evening, rounds: played }, 90 * minute).endsAt).toBeNull()
  })

  it('learns nothing from scores that were entered all at once', () => {
    const rounds = [[minute], [2 * minute], [null]]
    expect(measurePace({ ...evening, rounds }, 3 * minute).roundMinutes).toBe(4)
  })

  it('takes longer with more points and more games', () => {
    expect(usualRoundMinutes({ points: 11, bestOf: 1 })).toBe(15)
    expect(usualRoundMinutes({ points: 21, bestOf: 1 })).toBe(25)
    expect(usualRoundMinutes({ points: 11, bestOf: 3 })).toBe(30)
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areLineupsShown, checkLineup, maySeeLineup, permitLineup } from './lineup.ts'
import { teamSides, type TeamPair } from './team-league.ts'

const players = ['ann', 'ben', 'cleo', 'dan', 'eve']
const check = (lineup: readonly TeamPair[], pairs = 2): string => {
  const checked = checkLineup(lineup, { pairs, players })
  return checked.ok ? 'ok' : checked.refusal.code
}

test('a line-up names every pair, nobody twice, and only players of the team', () => {
  expect(
    check([
      ['ann', 'ben'],
      ['cleo', 'dan'],
    ]),
  ).toBe('ok')
  expect(check([])).toBe('ok')
  expect(check([['ann', 'ben']])).toBe('lineup-incomplete')
  expect(
    check([
      ['ann', 'ben'],
      ['cleo', 'ann'],
    ]),
  ).toBe('lineup-twice')
  expect(
    check([
      ['ann', 'ann'],
      ['cleo', 'dan'],
    ]),
  ).toBe('lineup-twice')
  expect(
    check([
      ['ann', 'ben'],
      ['cleo', 'zoe'],
    ]),
  ).toBe('lineup-not-in-team')
})

test('a line-up that is incomplete says how many pairs there are', () => {
  expect(checkLineup([['ann', 'ben']], { pairs: 2, players })).toEqual({
    ok: false,
    refusal: { code: 'lineup-incomplete', params: { n: 2 } },
  })
})

test('line-ups are shown once both are set, or when the match-up starts', () => {
  expect(areLineupsShown({ startsAt: 100, shown: null }, 99)).toBe(false)
  expect(areLineupsShown({ startsAt: 100, shown: null }, 100)).toBe(true)
  expect(areLineupsShown({ startsAt: 100, shown: 50 }, 60)).toBe(true)
})

test('before that only its own team and organizers see a line-up', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.constantFrom(...teamSides, null),
      fc.boolean(),
      fc.constantFrom(...teamSides),
      (runsLeague, side, isCaptain, of) => {
        const viewer = { runsLeague, side, isCaptain }
        expect(maySeeLineup(viewer, of, false)).toBe(runsLeague || side === of)
        expect(maySeeLineup(viewer, of, true)).toBe(true)
      },
    ),
  )
})

test('a captain sets the own line-up until it is shown, an organizer any at any time', () => {
  const may = (viewer: Parameters<typeof permitLineup>[0], isShown: boolean): string => {
    const allowed = permitLineup(viewer, 'a', isShown)
    return allowed.ok ? 'ok' : allowed.refusal.code
  }
  const captain = { runsLeague: false, side: 'a', isCaptain: true } as const
  expect(may(captain, false)).toBe('ok')
  expect(may(captain, true)).toBe('lineup-shown')
  expect(may({ ...captain, side: 'b' }, false)).toBe('not-allowed')
  expect(may({ ...captain, isCaptain: false }, false)).toBe('not-allowed')
  expect(may({ runsLeague: true, side: null, isCaptain: false }, true)).toBe('ok')
})

import { describe, expect, test } from 'vitest'
import {
  toLeaderboardChoice,
  scopeKey,
  toLeaderboardSearch,
  type LeaderboardChoice,
} from './leaderboard-choice.ts'
import { readLeaderboardSearch } from './leaderboard-search.ts'

const atFirst = { window: '30 days', metric: 'points', discipline: 'doubles' }

describe('an address', () => {
  test('without a choice is the home venue, or everywhere', () => {
    expect(toLeaderboardChoice({}, 'home-courts')).toEqual({
      ...atFirst,
      scope: { kind: 'venue', locationId: 'home-courts' },
    })
    expect(toLeaderboardChoice({}, null)).toEqual({ ...atFirst, scope: { kind: 'all' } })
  })

  test.each([
    { scope: 'venue' },
    { scope: 'venue', venue: '%' },
    { scope: 'club', venue: 'a' },
    { scope: 'club', club: 'b' },
    { scope: 'club', venue: 'a', club: 'longer-than-a-club' },
    { scope: 'nobody', window: 'ever', metric: 'luck', play: 'chess' },
  ])('that means nothing is as at first: %o', (raw) => {
    expect(toLeaderboardChoice(readLeaderboardSearch({ ...raw, other: 1 }), null)).toEqual({
      ...atFirst,
      scope: { kind: 'all' },
    })
  })

  test.each<LeaderboardChoice>([
    {
      scope: { kind: 'venue', locationId: 'a' },
      window: 'season',
      metric: 'rating',
      discipline: 'singles',
    },
    {
      scope: { kind: 'club', locationId: 'a', clubId: 'b' },
      window: 'all time',
      metric: 'win percent',
      discipline: 'doubles',
    },
    { scope: { kind: 'friends' }, window: '30 days', metric: 'medals', discipline: 'doubles' },
    { scope: { kind: 'my venues' }, window: '30 days', metric: 'hosted', discipline: 'doubles' },
  ])('finds its choice again: %o', (choice) => {
    expect(toLeaderboardChoice(readLeaderboardSearch(toLeaderboardSearch(choice)), 'home')).toEqual(
      choice,
    )
  })
})

test('scopes are told apart', () => {
  expect(scopeKey({ kind: 'all' })).toBe('all')
  expect(scopeKey({ kind: 'club', locationId: 'a', clubId: 'b' })).toBe('club a b')
})

// The key of a public link names its league, and nothing else is a key.
import { assert, property, stringMatching, uuid } from 'fast-check'
import { expect, test } from 'vitest'
import { findLeagueInKey, leagueLinkLength, toLeagueKey } from './league-link.ts'

const secrets = stringMatching(/^[A-Za-z0-9_-]{22}$/)

test('a key names the league it was made for', () => {
  assert(
    property(uuid(), secrets, (leagueSeriesId, secret) => {
      const key = toLeagueKey(leagueSeriesId, secret)
      expect(key).toHaveLength(leagueLinkLength)
      expect(findLeagueInKey(key)).toBe(leagueSeriesId)
    }),
  )
})

test('nothing else names a league', () => {
  const key = toLeagueKey('0190a0e1-3c6b-7d2e-8f10-112233445566', 'A'.repeat(22))
  for (const other of ['', key.slice(1), `${key}A`, key.toUpperCase(), key.replace('A', '/')])
    expect(findLeagueInKey(other)).toBeNull()
})

import { expect, test } from 'vitest'
import { offersRanking } from './ranking.ts'

const roles = ['venue-admin'] as const

test('held results are offered to an admin who did not play, and to no one else', () => {
  const held = { ranking: 'held', roles, hasPlayed: false } as const
  expect(offersRanking(held)).toBe(true)
  expect(offersRanking({ ...held, hasPlayed: true })).toBe(false)
  expect(offersRanking({ ...held, roles: ['organizer'] })).toBe(false)
})

test('an admin who plays can rank what waits for another reason', () => {
  for (const ranking of ['waiting', 'unranked', 'ranked'] as const)
    expect(offersRanking({ ranking, roles, hasPlayed: true })).toBe(true)
})

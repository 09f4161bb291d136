import { expect, test, vi } from 'vitest'
import { createOutsideNames } from '../../parts/share/outside-names.ts'
import { writeLeagueMessage } from './league-message.ts'
import type { LeagueDetail } from './league-words.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

const member = (playerName: string, position: number, partner: string | null = null) => ({
  playerId: playerName.toLowerCase(),
  playerName,
  partnerId: partner === null ? null : partner.toLowerCase(),
  partnerName: partner ?? '',
  state: 'joined',
  position,
})
const standing = (entrant: string, rank: number, wins: number, losses: number) => ({
  entrant,
  rank,
  played: wins + losses,
  wins,
  losses,
  pointsFor: 0,
  pointsAgainst: 0,
  days: 1,
  decidedBy: '',
})
const league = {
  fields: {
    name: 'Winter ladder',
    kind: 'ladder',
    play: 'doubles',
    gender: 'Any',
    skillMin: null,
    skillMax: null,
    startDate: '2026-01-06',
    endDate: '2026-03-03',
    maxPlayers: 16,
  },
  locationName: 'Pier',
  members: [member('Ana', 2), member('Ben', 1, 'Cy')],
  standings: [standing('ana', 1, 3, 1), standing('ben', 2, 2, 2)],
  awards: [{ playerId: 'ben', medal: 'gold' }],
  teamPlay: null,
} as unknown as LeagueDetail

test('a league is its facts, its places, the podium and the ladder in its order; hidden partners are numbered', () => {
  expect(writeLeagueMessage(league, 'https://x.example/l', createOutsideNames(['cy']))).toBe(
    `Winter ladder
Ladder · Doubles
Tue, Jan 6 – Tue, Mar 3
Pier
3 of 16, 13 left

Gold: Ben & Hidden player 1

Ladder
1. Ben & Hidden player 1 2–2
2. Ana 3–1

https://x.example/l`,
  )
})

test('without names nobody is told of', () => {
  expect(writeLeagueMessage(league, 'u', null)).not.toMatch(/Ana|Ben|Gold|Ladder\n1/)
})

import { beforeAll, expect, test, vi } from 'vitest'
import { formatLeagueDay, getEntrantNames, leagueFacts, type LeagueDetail } from './league-words.ts'

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
})

const open = { gender: 'Any', skillMin: null, skillMax: null } as const

test('the facts of a league leave out what it does not limit', () => {
  expect(leagueFacts({ ...open, kind: 'ladder', play: 'doubles' })).toBe('Ladder · Doubles')
  expect(
    leagueFacts({
      kind: 'round robin',
      play: 'singles',
      gender: 'Women',
      skillMin: 3,
      skillMax: null,
    }),
  ).toBe('Round robin · Singles · Women · Level 3.0–…')
  expect(leagueFacts({ ...open, kind: 'ladder', play: 'singles', skillMax: 4 })).toBe(
    'Ladder · Singles · Level …–4.0',
  )
})

test('an entrant is a player, or both of a team', () => {
  const members = [
    { playerId: 'a', playerName: 'Ana', partnerId: null },
    { playerId: 'b', playerName: 'Ben', partnerId: 'c', partnerName: 'Cleo' },
  ] as unknown as LeagueDetail['members']
  expect([...getEntrantNames(members)]).toEqual([
    ['a', 'Ana'],
    ['b', 'Ben & Cleo'],
  ])
})

test('what is no day is left empty', () => {
  expect(formatLeagueDay('2026-06-02')).toBe('Tue, Jun 2')
  expect(formatLeagueDay('soon')).toBe('')
})

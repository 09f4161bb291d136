import { expect, test } from 'vitest'
import { formatLogLine, type AdminLogLine } from './log-words.ts'

const line = (changes: Partial<AdminLogLine>): AdminLogLine => ({
  lineId: '1',
  action: 'admin-left',
  actorName: 'Olivia',
  playerName: null,
  otherName: null,
  event: null,
  detail: '',
  created: '2026-06-01T12:00:00.000Z',
  ...changes,
})
const games = { eventId: 'e', title: '', type: 'open play' as const, startDate: '2026-06-02' }
const words = (changes: Partial<AdminLogLine>) =>
  formatLogLine(line(changes), { courts: 'Courts', lat: 'Location', lon: 'Location' })

test('names who did what to whom, and where', () => {
  expect(words({ action: 'player-added', playerName: 'Ben', event: games })).toEqual({
    sentence: 'Olivia added Ben to Open play',
    detail: 'Tue, Jun 2',
  })
  expect(
    words({
      action: 'players-swapped',
      playerName: 'Ben',
      otherName: 'Cleo',
      event: { ...games, title: 'Evening games' },
    }).sentence,
  ).toBe('Olivia swapped Ben and Cleo at Evening games')
})

test('a cancellation gives its reason, an edit the names of the fields, each once', () => {
  expect(words({ action: 'event-cancelled', event: games, detail: 'Rain' }).detail).toBe(
    'Tue, Jun 2 · “Rain”',
  )
  expect(words({ action: 'location-edited', detail: 'courts lat lon' })).toEqual({
    sentence: 'Olivia edited the venue',
    detail: 'Courts, Location',
  })
})

test('who and what is gone is still a sentence', () => {
  expect(words({ action: 'player-removed', actorName: null })).toEqual({
    sentence: 'A player who left removed A player who left from an event',
    detail: '',
  })
})

test.each([
  [
    { action: 'player-moved', playerName: 'Ben', event: games, detail: 'waiting' },
    'Olivia moved Ben to the waitlist of Open play',
  ],
  [
    { action: 'player-moved', playerName: 'Ben', event: games, detail: 'playing' },
    'Olivia moved Ben into Open play',
  ],
  [
    { action: 'player-checked-in', playerName: 'Ben', event: games, detail: 'here' },
    'Olivia checked Ben in at Open play',
  ],
  [
    { action: 'player-checked-in', playerName: 'Ben', event: games, detail: 'no-show' },
    'Olivia marked Ben a no-show at Open play',
  ],
  [
    { action: 'player-checked-in', playerName: 'Ben', event: games, detail: '' },
    'Olivia undid Ben’s check-in at Open play',
  ],
  [
    { action: 'match-list-changed', event: games, detail: 'plan' },
    'Olivia changed the match list of Open play',
  ],
  [
    { action: 'report-removed', playerName: 'Ben', detail: 'photo' },
    'Olivia removed a photo of Ben after a report',
  ],
  [{ action: 'report-removed', detail: 'photo' }, 'Olivia removed a photo after a report'],
  [
    { action: 'report-dismissed', detail: 'location' },
    'Olivia dismissed a report about this venue',
  ],
  [
    { action: 'suggestion-applied', playerName: 'Ben', detail: 'name' },
    'Olivia applied what Ben suggested',
  ],
] as const)('%j reads “%s”', (changes, sentence) => {
  expect(words(changes).sentence).toBe(sentence)
})

import { expect, test } from 'vitest'
import { rosterCsv } from './roster-csv.ts'

const row = (
  playerName: string,
  changes: Partial<Parameters<typeof rosterCsv>[0][number]> = {},
) => ({
  playerId: playerName.toLowerCase(),
  playerName,
  photoURL: '',
  skillSelf: 3.5,
  guests: 0,
  place: 'playing' as const,
  order: 1,
  isSentOut: false,
  offeredUntil: null,
  attendance: null,
  partnerId: null,
  cutoffHours: null,
  ...changes,
})

test('who plays comes before who waits, in the order they came, with level, guests, partner and attendance', () => {
  const csv = rosterCsv([
    row('Zoe', { place: 'waiting', order: 1 }),
    row('Ben', { order: 3, guests: 2, attendance: 'no-show' }),
    row('Ana', { order: 2, partnerId: 'ben', attendance: 'here', skillSelf: null }),
  ])
  expect(csv).toBe(
    '\uFEFFNo.,Name,Level,Guests,Partner,Place,Attendance\r\n1,Ana,,0,Ben,Playing,Here\r\n2,Ben,3.5,2,,Playing,No-show\r\n3,Zoe,3.5,0,,Waitlist,\r\n',
  )
})

test('a name that begins as a formula is text to a spreadsheet', () => {
  expect(rosterCsv([row('=HYPERLINK("http://evil")')])).toContain(`"'=HYPERLINK(""http://evil"")"`)
})

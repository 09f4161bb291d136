import { expect, test } from 'vitest'
import { clubCsv } from './club-csv.ts'

const member = {
  playerName: 'Ann',
  realName: '',
  skillSelf: 3.5,
  office: null,
  tags: [],
  joined: '2026-06-01T10:00:00.000Z',
  lastPlayed: null,
}

test('a member is a line with role, tags and days', () => {
  const csv = clubCsv(
    [
      member,
      { ...member, playerName: 'Olga' },
      { ...member, playerName: 'Ben', office: 'secretary', tags: ['Early', 'Late'] },
    ],
    'Olga',
  )
  expect(csv.split('\r\n').slice(1, 4)).toEqual([
    'Ann,,3.5,Member,,2026-06-01,',
    'Olga,,3.5,Owner,,2026-06-01,',
    'Ben,,3.5,Secretary,Early; Late,2026-06-01,',
  ])
})

test('a real name that a spreadsheet would run is a text', () => {
  expect(clubCsv([{ ...member, realName: '=1+1' }], '')).toContain("'=1+1")
})

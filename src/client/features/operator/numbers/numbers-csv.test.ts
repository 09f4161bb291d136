import { expect, test } from 'vitest'
import { totalsCsv, weeksCsv } from './numbers-csv.ts'

test('weeks are rows with the day they end on', () => {
  const week = { week: 0, accounts: 1, active: 2, events: 3, places: 4 }
  const csv = weeksCsv({ now: '2026-06-08T22:00:00.000Z', weeks: [week, { ...week, week: 1 }] })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFWeek until,New accounts,People with a place,Events,Places taken',
    '2026-06-08,1,2,3,4',
    '2026-06-01,1,2,3,4',
    '',
  ])
})

test('totals have their names, and no cell is a formula', () => {
  expect(totalsCsv({ totals: { users: 7, '=HYPERLINK("x")': 1 } })).toBe(
    '\uFEFFAccounts,7\r\n"\'=HYPERLINK(""x"")",1\r\n',
  )
})

import { expect, test } from 'vitest'
import { statementCsv, sumByPerson, type StatementLine } from './statement-csv.ts'

const aLine = (changes: Partial<StatementLine> = {}): StatementLine => ({
  subjectId: 'e1',
  kind: 'event',
  date: '2026-06-02',
  title: 'Indoor night',
  currency: 'USD',
  playerId: 'ana',
  playerName: 'Ana',
  state: 'paid',
  due: 850,
  paid: 850,
  open: 0,
  toRefund: 0,
  entries: 0,
  reference: 'SO-7K4QX',
  changed: '2026-06-01T12:00:00.000Z',
  ...changes,
})

test('amounts are numbers, and what begins as a formula is text', () => {
  const csv = statementCsv([aLine({ title: '=HYPERLINK("x")', playerName: '+cmd' })])
  expect(csv.split('\r\n')[1]).toBe(
    `2026-06-02,"'=HYPERLINK(""x"")",'+cmd,SO-7K4QX,Paid,USD,8.5,8.5,0,0,0,2026-06-01 12:00:00`,
  )
})

test('a person has one sum for each currency, by name', () => {
  const lines = [
    aLine({ playerId: 'ben', playerName: 'Ben', paid: 0, open: 500 }),
    aLine(),
    aLine({ paid: 0, open: 850 }),
    aLine({ currency: 'EUR', paid: 100 }),
  ]
  expect(
    sumByPerson(lines).map(({ name, currency, paid, open }) => [name, currency, paid, open]),
  ).toEqual([
    ['Ana', 'USD', 850, 850],
    ['Ana', 'EUR', 100, 0],
    ['Ben', 'USD', 0, 500],
  ])
})

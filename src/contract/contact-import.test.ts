// The server accepts the rows that the device reads (test/cases/people.txt).
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readPeopleList } from '#domain/contact/read-list.ts'
import { readRow } from '#domain/contact/read-row.ts'
import { readCases } from '#test/support/cases.ts'
import { calls } from './contract.ts'

test('everyone in a pasted list is a row of an import', () => {
  const lines = readCases('people.txt').map(([line]) => line)
  const { rows, columns } = readPeopleList(lines.join('\n'))
  const read = rows.map((cells) => readRow(cells, columns, 'en'))
  expect(read.filter(({ ok }) => !ok)).toEqual([])
  const input = {
    importId: '00000000-0000-4000-8000-000000000000',
    keeper: { kind: 'player' },
    from: 0,
    rows: read.map(({ fields }) => fields),
  }
  expect(v.safeParse(calls['contacts-stage'].input, input).issues).toBeUndefined()
})

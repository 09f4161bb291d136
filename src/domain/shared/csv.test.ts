import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a "b" c', '"a ""b"" c"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
  ['José & Zoë', 'José & Zoë'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=cmd|"/c"!A1, x', '"\'=cmd|""/c""!A1, x"'],
  [-3, '-3'],
  [1.5, '1.5'],
] as const)('%j is written %j', (cell, text) => {
  expect(toCsv([[cell]])).toBe(`${text}\r\n`)
})

test('rows end with CRLF, the last one too', () => {
  expect(
    toCsv([
      ['Rank', 'Player'],
      [1, 'Ann'],
    ]),
  ).toBe('Rank,Player\r\n1,Ann\r\n')
})

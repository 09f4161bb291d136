import { expect, test } from 'vitest'
import { ledgerCsv } from './ledger-csv.ts'
import { formatReason, getShownKind, type LedgerEntry } from './ledger-words.ts'

const entry: LedgerEntry = {
  entryNo: 1,
  created: '2026-06-02T12:30:05.123Z',
  kind: 'claim',
  amount: 5,
  fee: 0,
  balanceAfter: 15,
  detail: 'Hello',
  event: null,
  player: null,
  note: '',
}
const ben = { playerId: 'ben', playerName: 'Ben' } as LedgerEntry['player']

test.each([
  ['transfer', -3, 'sent'],
  ['transfer', 3, 'received'],
  ['undo', 3, 'undone'],
  ['undo', -3, 'takenBack'],
  ['claim', 5, 'claim'],
] as const)('a %s of %d is shown as %s', (kind, amount, shown) => {
  expect(getShownKind({ kind, amount })).toBe(shown)
})

test('who it was is named, and someone who is gone is a player', () => {
  expect(formatReason({ ...entry, kind: 'transfer', amount: -3, player: ben })).toBe('To Ben')
  expect(formatReason({ ...entry, kind: 'transfer', amount: 3 })).toBe('From a player')
  expect(formatReason({ ...entry, kind: 'diamond', detail: 'no such diamond' })).toBe('Diamond')
})

test('an account is a table that spreadsheets read, whatever a note holds', () => {
  const lines = ledgerCsv([
    entry,
    { ...entry, kind: 'transfer', amount: -3, fee: 1, player: ben, note: 'a, "b"' },
  ]).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFDate,Kind,Amount,Fee,Balance after,Reason,Note',
    '2026-06-02 12:30:05,Claim,5,0,15,Weekly tokens (Hello),',
    '2026-06-02 12:30:05,Sent,-3,1,15,To Ben,"a, ""b"""',
    '',
  ])
})

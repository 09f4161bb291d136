import { expect, test } from 'vitest'
import { findTroubles, type ConsoleFacts } from './console.ts'

const day = 86_400_000
const fine: ConsoleFacts = {
  reports: 0,
  letters: 0,
  mail: { isSent: true, lateSeconds: 900, retrying: 0, stopped: 0 },
  jobs: { failed: 0 },
  disk: { freeBytes: 10, totalBytes: 100 },
  warnings: [],
  backedUp: 0,
  now: 2 * day,
  isLocal: false,
}
const kinds = (change: Partial<ConsoleFacts>) =>
  findTroubles({ ...fine, ...change }).map(({ kind, level }) => `${level} ${kind}`)

test('a server in order has nothing to do', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ disk: null })).toEqual([])
})

test.each<[Partial<ConsoleFacts>, string]>([
  [{ disk: { freeBytes: 9, totalBytes: 100 } }, 'broken disk'],
  [{ mail: { ...fine.mail, lateSeconds: 901 } }, 'broken mail-late'],
  [{ mail: { ...fine.mail, retrying: 1 } }, 'broken mail-late'],
  [{ jobs: { failed: 1 } }, 'broken jobs'],
  [{ warnings: [1] }, 'broken warnings'],
  [{ reports: 1 }, 'waiting reports'],
  [{ letters: 1 }, 'waiting letters'],
  [{ now: 2 * day + 1 }, 'waiting old-backup'],
  [{ backedUp: null }, 'waiting no-backup'],
  [{ mail: { ...fine.mail, isSent: false } }, 'waiting mail-kept'],
  [{ mail: { ...fine.mail, stopped: 1 } }, 'hint mail-stopped'],
])('%j is %s', (change, found) => {
  expect(kinds(change)).toEqual([found])
})

test('what is broken stands before what waits', () => {
  expect(kinds({ reports: 1, jobs: { failed: 2 } })).toEqual(['broken jobs', 'waiting reports'])
})

test('on a server for this machine alone neither mail nor a backup is missed', () => {
  const local = { isLocal: true, backedUp: null, mail: { ...fine.mail, isSent: false } }
  expect(kinds(local)).toEqual([])
  expect(kinds({ ...local, backedUp: 0, now: 3 * day })).toEqual(['waiting old-backup'])
})

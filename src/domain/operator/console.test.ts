import { expect, test } from 'vitest'
import {
  checks,
  findFailedChecks,
  findTroubles,
  type ConsoleFacts,
  type Probes,
} from './console.ts'

const day = 86_400_000
const fine: ConsoleFacts = {
  reports: 0,
  letters: 0,
  requests: 0,
  stepsLeft: 0,
  mail: { isSent: true, lateSeconds: 900, retrying: 0, stopped: 0 },
  jobs: { failed: 0 },
  disk: { freeBytes: 10, totalBytes: 100 },
  warnings: [],
  backedUp: 0,
  isBackupFailed: false,
  backupSchedule: 'daily',
  away: null,
  now: 2 * day,
  isLocal: false,
  probes: null,
}
const probes: Probes = {
  isSecure: true,
  address: 'answers',
  certificateEnds: 16 * day,
  proxy: 'fine',
  mailAnswers: true,
  clockOffMs: -5_000,
  replica: 'fine',
}
const kinds = (change: Partial<ConsoleFacts>) =>
  findTroubles({ ...fine, ...change }).map(({ kind, level }) => `${level} ${kind}`)

test('a server in order has nothing to do', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ disk: null, probes })).toEqual([])
  expect(kinds({ away: { copied: 1, isFailed: false, isHeldBack: false } })).toEqual([])
  expect(kinds({ now: 8 * day, backupSchedule: 'weekly' })).toEqual([])
})

test.each<[Partial<ConsoleFacts>, string]>([
  [{ disk: { freeBytes: 9, totalBytes: 100 } }, 'broken disk'],
  [{ mail: { ...fine.mail, lateSeconds: 901 } }, 'broken mail-late'],
  [{ mail: { ...fine.mail, retrying: 1 } }, 'broken mail-late'],
  [{ jobs: { failed: 1 } }, 'broken jobs'],
  [{ isBackupFailed: true }, 'broken backup-failed'],
  [{ away: { copied: null, isFailed: true, isHeldBack: false } }, 'waiting copy-failed'],
  [{ away: { copied: null, isFailed: false, isHeldBack: true } }, 'waiting copy-held'],
  [{ warnings: [{ cause: 'bug' }, { cause: 'host' }] }, 'broken warnings'],
  [{ warnings: [{ cause: 'host' }] }, 'waiting warnings'],
  [{ probes: { ...probes, mailAnswers: false } }, 'broken mail-away'],
  [{ probes: { ...probes, address: 'untrusted' } }, 'broken certificate-untrusted'],
  [{ probes: { ...probes, address: 'refused' } }, 'broken address-refused'],
  [{ probes: { ...probes, address: 'away' } }, 'waiting address-away'],
  [{ probes: { ...probes, proxy: 'unset' } }, 'broken proxy-unset'],
  [{ probes: { ...probes, proxy: 'missing' } }, 'broken proxy-missing'],
  [{ probes: { ...probes, clockOffMs: 5_001 } }, 'broken clock'],
  [{ probes: { ...probes, clockOffMs: -5_001 } }, 'broken clock'],
  [{ probes: { ...probes, isSecure: false } }, 'waiting not-secure'],
  [{ probes: { ...probes, certificateEnds: 16 * day - 1 } }, 'waiting certificate-ends'],
  [{ probes: { ...probes, replica: 'behind' } }, 'waiting replica'],
  [{ probes: { ...probes, replica: 'away' } }, 'waiting replica'],
  [{ reports: 1 }, 'waiting reports'],
  [{ letters: 1 }, 'waiting letters'],
  [{ now: 2 * day + 1 }, 'waiting old-backup'],
  [{ now: 8 * day + 1, backupSchedule: 'weekly' }, 'waiting old-backup'],
  [{ backedUp: null }, 'waiting no-backup'],
  [{ mail: { ...fine.mail, isSent: false } }, 'waiting mail-kept'],
  [{ mail: { ...fine.mail, stopped: 1 } }, 'hint mail-stopped'],
])('%j is %s', (change, found) => {
  expect(kinds(change)).toEqual([found])
})

test('what is broken stands before what waits', () => {
  expect(kinds({ reports: 1, letters: 1, probes: { ...probes, proxy: 'unset' } })).toEqual([
    'broken proxy-unset',
    'waiting reports',
    'waiting letters',
  ])
  expect(kinds({ reports: 1, jobs: { failed: 2 } })).toEqual(['broken jobs', 'waiting reports'])
})

test('on a server for this machine alone neither mail nor a backup is missed', () => {
  const local = { isLocal: true, backedUp: null, mail: { ...fine.mail, isSent: false } }
  expect(kinds(local)).toEqual([])
  expect(kinds({ ...local, backedUp: 0, now: 3 * day })).toEqual(['waiting old-backup'])
})

test('hints of the log are no trouble', () => {
  expect(kinds({ warnings: [{ cause: 'attacks' }, { cause: 'unsent' }] })).toEqual([])
})

test('on a server for this machine alone nothing is asked from outside', () => {
  const wrong: Probes = { ...probes, isSecure: false, address: 'away', proxy: 'unset' }
  expect(kinds({ isLocal: true, probes: wrong })).toEqual([])
})

test('troubles tell how many there are and since when', () => {
  const [jobs, backup] = findTroubles({ ...fine, jobs: { failed: 3 }, now: 3 * day, backedUp: 5 })
  expect(jobs).toMatchObject({ kind: 'jobs', n: 3, at: null })
  expect(backup).toMatchObject({ kind: 'old-backup', at: 5 })
  const [clock] = findTroubles({ ...fine, probes: { ...probes, clockOffMs: -61_200 } })
  expect(clock).toMatchObject({ kind: 'clock', n: 61 })
})

test('each check has its own troubles, and the work of people is none', () => {
  const failed = findFailedChecks({
    ...fine,
    reports: 1,
    mail: { ...fine.mail, isSent: false, retrying: 1 },
  })
  expect([...failed.keys()]).toEqual([...checks])
  const named = [...failed].flatMap(([check, troubles]) =>
    troubles.map(({ kind }) => `${check} ${kind}`),
  )
  expect(named).toEqual(['mail mail-late', 'mail mail-kept'])
})

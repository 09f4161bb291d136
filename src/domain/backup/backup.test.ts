// The name, the time and the room of a backup, and its warnings.
import { expect, test } from 'vitest'
import { findCopyPause, isCopyDue, type CopyFacts } from './backup-away.ts'
import { findLastOccasion, isBackupDue } from './backup-due.ts'
import { shouldWarn } from './backup-warning.ts'
import {
  hasRoomForBackup,
  isBackupName,
  isEncryptedBackup,
  shippedBackupPlan,
  toBackupName,
  type BackupPlan,
} from './backup.ts'
import { hasRecipientForm, provesKey, shortenRecipient } from './recipient.ts'

const hour = 3_600_000
const monday = 1_795_996_800_000
const at = (days: number, hours: number): number => monday + (24 * days + hours) * hour
const plan = (change: Partial<BackupPlan>): BackupPlan => ({ ...shippedBackupPlan, ...change })

test('a name holds the instant and a part of the id, and nothing that leads elsewhere', () => {
  const name = toBackupName(
    '2026-11-30T03:00:00.000Z',
    '018f2a3b-0000-7000-8000-0000deadbeef',
    null,
  )
  expect(name).toBe('sideout-20261130T030000Z-deadbeef.tar.gz')
  expect([isBackupName(name), isEncryptedBackup(name)]).toEqual([true, false])
})

const recipient = 'age15keddjrtjmryeu2v0s8yhjd3x8epgxfkrehuepze9v6w44uu73ssaqz8ze'

test('the name of an encrypted one ends in .age', () => {
  const name = toBackupName('2026-11-30T03:00:00.000Z', 'deadbeef', recipient)
  expect(name).toBe('sideout-20261130T030000Z-deadbeef.tar.gz.age')
  expect([isBackupName(name), isEncryptedBackup(name)]).toEqual([true, true])
})

test.each([
  [recipient, true],
  [`age1pq1${'q'.repeat(1_952)}`, true],
  [`age1pq1${'q'.repeat(2_493)}`, true],
  [`age1pq1${'q'.repeat(2_494)}`, false],
  [recipient.slice(0, -1), false],
  [recipient.toUpperCase(), false],
  [` ${recipient}`, false],
  [`${recipient}\n`, false],
  [`age1tag1${'q'.repeat(58)}`, false],
  [`AGE-SECRET-KEY-1${'Q'.repeat(58)}`, false],
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5', false],
])('%s has the form of a recipient: %s', (text, has) => expect(hasRecipientForm(text)).toBe(has))

const shipped = 'sideout-20261130T030000Z-deadbeef.tar.gz'

test.each(['../secret', `a/${shipped}`, `${shipped}\n`, ''])('%j is no name of a backup', (name) =>
  expect(isBackupName(name)).toBe(false),
)

test.each([
  ['daily', at(0, 3), at(0, 3)],
  ['daily', at(0, 3) - 1, at(-1, 3)],
  ['weekly', at(0, 3), at(0, 3)],
  ['weekly', at(0, 3) - 1, at(-7, 3)],
  ['weekly', at(6, 23), at(0, 3)],
] as const)('%s at 3:00: before %i it was %i', (schedule, now, last) => {
  expect(findLastOccasion(plan({ schedule }), now)).toBe(last)
})

const now = at(0, 4)
const due = (last: Parameters<typeof isBackupDue>[1], since = 0) =>
  isBackupDue(plan({}), last, { since, now })

test('a backup is due once for each occasion, first after the store was made', () => {
  expect(due(null)).toBe(true)
  expect(due(null, now - hour)).toBe(false)
  expect(due({ at: now - hour - 1, isFailed: false })).toBe(true)
  expect(due({ at: now - hour, isFailed: false })).toBe(false)
  expect(isBackupDue(plan({ schedule: 'off' }), null, { since: 0, now })).toBe(false)
})

test('a failed one is due again after an hour', () => {
  expect(due({ at: now - hour, isFailed: true })).toBe(true)
  expect(due({ at: now - hour + 1, isFailed: true })).toBe(false)
})

test('a backup needs a fifth more room than the last, and 50 MB are left', () => {
  expect(hasRoomForBackup(100, 50_000_120)).toBe(false)
  expect(hasRoomForBackup(100, 50_000_121)).toBe(true)
})

const day = 24 * hour
const warns = (change: Partial<Parameters<typeof shouldWarn>[0]>, warned: number | null = null) =>
  shouldWarn({ backedUp: now, isFailed: false, schedule: 'daily', ...change }, { warned, now })

test('operators are told of a failed or an old backup, once a day', () => {
  expect(warns({})).toBe(false)
  expect(warns({ isFailed: true })).toBe(true)
  expect(warns({ isFailed: true }, now - day + 1)).toBe(false)
  expect(warns({ isFailed: true }, now - day)).toBe(true)
  expect(warns({ backedUp: now - 2 * day - 1 })).toBe(true)
  expect(warns({ backedUp: now - 2 * day })).toBe(false)
  expect(warns({ backedUp: now - 8 * day, schedule: 'weekly' })).toBe(false)
  expect(warns({ backedUp: now - 8 * day - 1, schedule: 'weekly' })).toBe(true)
  expect(warns({ backedUp: 0, schedule: 'off' })).toBe(false)
  expect(warns({ backedUp: null })).toBe(false)
})

test('copies are tried again after pauses that double from a minute to an hour', () => {
  expect([0, 1, 2, 3, 6, 7, 99].map((tries) => findCopyPause(tries) / 60_000)).toEqual([
    1, 1, 2, 4, 32, 60, 60,
  ])
})

const copyFacts: CopyFacts = {
  state: 'good',
  recipient,
  away: null,
  awayFault: null,
  awayTries: 0,
  awayTried: null,
}
const failed = { away: 'failed', awayTries: 2, awayTried: monday - 120_000 } as const

test.each<[Partial<CopyFacts>, boolean, boolean]>([
  [{}, false, true],
  [{ state: 'making' }, true, false],
  [{ away: 'there' }, true, false],
  [{ away: 'copying' }, false, true],
  [{ recipient: null }, false, false],
  [{ recipient: null }, true, true],
  [{ ...failed, awayFault: 'unreachable' }, false, true],
  [{ ...failed, awayTried: monday - 119_999 }, false, false],
  [{ ...failed, awayFault: 'damaged' }, false, false],
])('%j, taking plain ones: %s, is copied now: %s', (change, takesPlain, isDue) =>
  expect(isCopyDue({ ...copyFacts, ...change }, { takesPlain, now: monday })).toBe(isDue),
)

test('the end of the saved key proves it, however it is typed', () => {
  const key = 'AGE-SECRET-KEY-1QQQQQQQQABC234'
  expect([' abc234 ', 'ABC234', 'BC234', 'ABC235', ''].map((end) => provesKey(key, end))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(shortenRecipient(recipient)).toBe('age15ked…ssaqz8ze')
})

import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { explainDiskTrouble, findDiskError } from './disk-trouble.ts'

const failing = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code })

test.each([
  ['a file of ours', failing('ENOSPC'), 'full'],
  ['a quota', failing('EDQUOT'), 'full'],
  ['a disk that became read-only', failing('EROFS'), 'read-only'],
  ['a statement of PostgreSQL', failing('53100'), 'full'],
  [
    'the log of PostgreSQL',
    new Error('did not start:\nFATAL: could not write: No space left on device'),
    'full',
  ],
  [
    'the lock of the owner',
    new Error('owner.lock cannot be locked: Error: database or disk is full'),
    'full',
  ],
  ['what caused it', new Error('STORAGE', { cause: failing('ENOSPC') }), 'full'],
  ['something else', failing('EACCES'), null],
  ['no error at all', 'no', null],
])('%s tells whether a disk is the reason', (_what, error, trouble) => {
  expect(findDiskError(error)).toBe(trouble)
})

test('the operator reads which disk, how full it is, and what to do, in one line', async () => {
  const words = await explainDiskTrouble(failing('ENOSPC'), `${tmpdir()}/not/there/yet`)
  expect(words).toMatch(
    /^The disk of .*\/not\/there\/yet is full \([\d.]+ MB of [\d.]+ MB are free\): .*Free some space\./,
  )
  expect(words).not.toContain('\n')
  expect(await explainDiskTrouble(failing('EROFS'), '/data')).toMatch(
    /^The disk of \/data is read-only/,
  )
  expect(await explainDiskTrouble(failing('EACCES'), '/data')).toBeNull()
})

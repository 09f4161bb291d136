import { expect, test } from 'vitest'
import { isConnectionLost, isUnavailable } from './errors.ts'

const failing = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code })

test.each(['08006', '57P01', '57P02', '57P03', '57P04', '53300', 'ECONNREFUSED'])(
  '%s means that no connection is to be had',
  (code) => {
    expect([isUnavailable(failing(code)), isConnectionLost(failing(code))]).toEqual([true, true])
  },
)

test.each([
  '53000',
  '53100',
  '53200',
  '53400',
  '58000',
  '58030',
  '58P01',
  '25006',
  '57014',
  '57P05',
  '55P03',
  '40003',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
])('%s passes, and others may still get a connection', (code) => {
  expect([isUnavailable(failing(code)), isConnectionLost(failing(code))]).toEqual([true, false])
})

test.each([
  ['XX000', 'could not extend file "base/1/2": Disk quota exceeded'],
  ['42501', 'could not open file "base/1/2": Read-only file system'],
])('%s passes when the disk is the reason', (code, message) => {
  expect(isUnavailable(failing(code, message))).toBe(true)
})

test.each(['XX000', '42501', '23505', '22001', '42P01', '55000', 'XX001'])(
  '%s is nothing that passes',
  (code) => {
    expect(isUnavailable(failing(code))).toBe(false)
  },
)

test('of several addresses that were tried, one that was refused is enough', () => {
  const error = new AggregateError([failing('ECONNREFUSED')])
  expect([isUnavailable(error), isConnectionLost(error)]).toEqual([true, true])
})

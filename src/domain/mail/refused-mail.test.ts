import { expect, test } from 'vitest'
import { judgeRefusal, readMailStatus, type HandOverStep } from './refused-mail.ts'

test.each<[string, HandOverStep, string]>([
  ['550 5.1.1 No such user', 'receiver', 'address'],
  ['550 No such user', 'receiver', 'address'],
  ['551 User not local', 'receiver', 'address'],
  ['553 Mailbox name not allowed', 'receiver', 'address'],
  ['550 5.5.0 Requested action not taken: mailbox unavailable', 'receiver', 'address'],
  ['550-5.1.1 The account does not exist', 'receiver', 'address'],
  ['554 5.1.10 The domain takes no mail', 'receiver', 'address'],
  ['550 5.2.1 The mailbox is disabled', 'receiver', 'address'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'receiver', 'address'],
  ['552 5.2.2 The mailbox is full', 'receiver', 'mail'],
  ['550 5.7.1 Blocked by policy', 'receiver', 'mail'],
  ['550 5.1.8 Bad sender', 'receiver', 'mail'],
  ['554 Transaction failed', 'receiver', 'mail'],
  ['552 Message too big', 'receiver', 'mail'],
  ['450 4.2.1 Try later', 'receiver', 'later'],
  ['421 4.7.0 Too many connections', 'receiver', 'later'],
  ['535 5.7.8 Wrong password', 'before', 'later'],
  ['550 5.1.8 Sender address unknown', 'before', 'later'],
])('%s, said at %s, is about the %s', (answer, step, verdict) => {
  const code = Number(answer.slice(0, 3))
  expect(judgeRefusal({ code, status: readMailStatus(answer), step })).toBe(verdict)
})

test('a status is read at the head of an answer only', () => {
  expect(['550 5.1.1 x', '550 sorry 5.1.1', '550', '250 2.1.5 ok'].map(readMailStatus)).toEqual([
    '5.1.1',
    '',
    '',
    '2.1.5',
  ])
})

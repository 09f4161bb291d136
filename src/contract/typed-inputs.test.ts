// Typed and pasted input as the contract accepts it (test/cases): addresses, and texts with
// invisible characters.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { calls } from './contract.ts'

const addContact = (email: string) =>
  v.safeParse(calls['contacts-add'].input, {
    keeper: { kind: 'player' },
    name: 'Ann Lee',
    email,
    phone: null,
    skillSelf: null,
    note: '',
    language: 'en',
  })

test.each(readCases('addresses-good.txt'))('a contact at %j is one at %j', (typed = '', kept) => {
  expect(addContact(typed).output).toMatchObject({ email: kept })
})

test.each(readCases('addresses-bad.txt'))('no contact is at %j', (typed = '') => {
  expect(addContact(typed).success).toBe(false)
})

test.each(readCases('unseen.txt').filter(([, kept]) => kept !== ''))(
  'a message %j says %j',
  (typed, kept) => {
    const { output } = v.safeParse(calls['messages-send'].input, {
      messageId: '00000000-0000-4000-8000-000000000000',
      toId: 'ann',
      message: typed,
    })
    expect(output).toMatchObject({ message: kept })
  },
)

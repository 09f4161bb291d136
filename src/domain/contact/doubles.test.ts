import { expect, test } from 'vitest'
import { findDoubles, findSamePeople, listContactKeys } from './doubles.ts'

const person = (name: string, email: string | null = null, phone: string | null = null) => ({
  name,
  email,
  phone,
})

test('the same address, or the same name and phone, is the same person', () => {
  expect(
    findDoubles([
      person('Ana', 'ana@x.io', '+1 415 555 0101'),
      person('Anita', 'ANA@x.io'),
      null,
      person('ana', null, '1-415-555-0101'),
      person('Ben', null, '+1 415 555 0101'),
      person('Ben', 'ben@x.io', '1 (415) 5550101'),
    ]),
  ).toEqual([null, 0, null, 0, null, 4])
})

test('a name alone is the same person only as a name alone', () => {
  expect(
    findDoubles([
      person('Ana', 'ana@x.io'),
      person('Ana'),
      person('ANA'),
      person('Ana', null, '5550101'),
    ]),
  ).toEqual([null, null, 1, null])
})

test('the first of several doubles stays the first, whichever key they share', () => {
  expect(
    findDoubles([
      person('Ana', 'ana@x.io', '5550101'),
      person('Ana', 'ana@y.io', '5550101'),
      person('Anna', 'ana@y.io'),
      person('Ben', 'ana@z.io'),
    ]),
  ).toEqual([null, 0, 0, null])
})

test('who is met by two keys stays two people to those who share one of them', () => {
  expect(
    findDoubles([
      person('Ana', 'ana@x.io'),
      person('Ana', null, '5550101'),
      person('Ana', 'ana@x.io', '5550101'),
      person('Ana', null, '5550101'),
    ]),
  ).toEqual([null, null, 0, 1])
})

test('people of the same name with other numbers are not the same', () => {
  expect(findDoubles([person('Ana', null, '5550101'), person('Ana', null, '5550102')])).toEqual([
    null,
    null,
  ])
})

test('keys do not depend on case, spaces or the way a number is written', () => {
  expect(listContactKeys(person('ANA', ' Ana@X.io', '+1 (415) 555-0101'))).toEqual(
    listContactKeys(person('ana', 'ana@x.io ', '14155550101')),
  )
  expect(listContactKeys(person('Ana', 'a@x.io', '5550101'))).toHaveLength(2)
  expect(listContactKeys(person('Ana'))).not.toEqual(listContactKeys(person('Ben')))
})

test('of two lists the same address is one person, and so is a name with its phone unless both have other addresses', () => {
  const at = (contactId: string, ...who: Parameters<typeof person>) => ({
    ...person(...who),
    contactId,
  })
  const list = [
    at('ana', 'Ana', 'ana@x.io', '5550101'),
    at('ben', 'Ben', null, '555 0102'),
    at('cy', 'Cy'),
  ]
  const joins = findSamePeople(
    [
      at('1', 'Anna', 'ANA@x.io'),
      at('2', 'Ana', 'other@x.io', '5550101'),
      at('3', 'ana', null, '555-0101'),
      at('4', 'Ben', 'ben@x.io', '5550102'),
      at('5', 'Cy'),
    ],
    list,
  )
  expect(joins.map(({ from, to }) => `${from.contactId} ${to.contactId}`)).toEqual([
    '1 ana',
    '3 ana',
    '4 ben',
  ])
})

test('of two entries of the same person the first is the one that is met', () => {
  const list = ['first', 'second'].map((contactId) => ({ ...person('Ana', 'ana@x.io'), contactId }))
  const [met] = findSamePeople([{ ...person('Anna', 'ana@x.io'), contactId: '1' }], list)
  expect(met?.to.contactId).toBe('first')
})

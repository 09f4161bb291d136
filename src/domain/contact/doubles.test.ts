import { expect, test } from 'vitest'
import { findDoubles } from './doubles.ts'

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

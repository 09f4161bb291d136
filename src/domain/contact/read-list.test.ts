// Lists of people as apps show them and people copy them, after public documentation.
import { expect, test } from 'vitest'
import { readPeopleList } from './read-list.ts'
import { findSheetForm } from './sheet-form.ts'

const people = (text: string) => {
  expect(findSheetForm(text).kind).toBe('list')
  return readPeopleList(text).rows
}

test('the people of a WhatsApp group stand in one line, the reader last', () => {
  expect(people('Ana López, ~Ben, +52 1 55 1234 5678, \u202A+1 (415) 555‑0101\u202C, You')).toEqual(
    [
      ['Ana López', '', '', ''],
      ['Ben', '', '', ''],
      ['', '', '+52 1 55 1234 5678', ''],
      ['', '', '+1 (415) 555-0101', ''],
    ],
  )
  expect(people('Ana, José, Tú')).toEqual([
    ['Ana', '', '', ''],
    ['José', '', '', ''],
  ])
})

test('a copied list of players: levels, addresses, and the words of the app', () => {
  expect(
    people(
      'Players (4)\r\nAna López 3.5\r\nBen (4.0)\r\nCy – 3.25 – cy@example.org\r\nDee DUPR 3.412',
    ),
  ).toEqual([
    ['Ana López', '', '', '3.5'],
    ['Ben', '', '', '4.0'],
    ['Cy', 'cy@example.org', '', '3.25'],
    ['Dee', '', '', '3.412'],
  ])
})

test('a copied page of members: what stands below each name is theirs', () => {
  expect(
    people(
      'Members\nAna López\nAdmin\nana@example.org\n(415) 555-0101\nBen Ito\nben@example.org\n3.5\n',
    ),
  ).toEqual([
    ['Ana López', 'ana@example.org', '(415) 555-0101', ''],
    ['Ben Ito', 'ben@example.org', '', '3.5'],
  ])
})

test('no one gets the address of another where only some have one below', () => {
  expect(people('Ana\nben@example.org\nCy\n')).toEqual([
    ['Ana', '', '', ''],
    ['', 'ben@example.org', '', ''],
    ['Cy', '', '', ''],
  ])
  expect(people('ana@example.org\nBen\n')).toEqual([
    ['', 'ana@example.org', '', ''],
    ['Ben', '', '', ''],
  ])
})

import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
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

const inWords = (text: string) =>
  readPeopleList(text).rows.map((row) => row.filter((cell) => cell !== '').join(' | '))

test.each([
  '1. Ana',
  '2) Ana',
  '12: Ana',
  '3] Ana',
  '4- Ana',
  '#5 Ana',
  '#12 Ana',
  '1.. Ana',
  '1️⃣ Ana',
  '1\u20E3 Ana',
  '- Ana',
  '– Ana',
  '* Ana',
  '• Ana',
  '· Ana',
  '▪ Ana',
  '► Ana',
  '✓ Ana',
  '✔ Ana',
  '☑ Ana',
  '✅ Ana',
  '🎾 Ana',

  '🏓 Ana',
  '1. ✅ Ana',
  '  Ana',
  '"Ana"',
  "'Ana'",
  `"'Ana'"`,
  '<Ana>',
  '~Ana',
  '~ Ana',
  'Ana;',
  '| Ana |',
])('%j is Ana', (line) => {
  expect(inWords(line)).toEqual(['Ana'])
})

test.each([
  ['4ever Young', '4ever Young'],
  ['1234. Ana', '1234. Ana'],
  ['Ana - Ben', 'Ana - Ben'],
  ['Ana (guest)', 'Ana (guest)'],
  ['Ana +1 Ruiz', 'Ana +1 Ruiz'],
  ['An~a', 'An~a'],
  ['Ana@Fog', 'Ana@Fog'],
  ['María Cannullo', 'María Cannullo'],
])('of %j nothing is taken off', (line, name) => {
  expect(inWords(line)).toEqual([name])
})

test.each([
  ['Ana 3.5', 'Ana | 3.5'],
  ['Ana (3.5)', 'Ana | 3.5'],
  ['Ana [3.5]', 'Ana | 3.5'],
  ['Ana [ 3.5]', 'Ana | 3.5'],
  ['Ana - 3.5', 'Ana | 3.5'],
  ['Ana 3.5+', 'Ana | 3.5'],
  ['Ana DUPR 3.412', 'Ana | 3.412'],
  ['Ana level: 3.5', 'Ana | 3.5'],
  ['Ana nivel 3.5', 'Ana | 3.5'],
  ['Ana rating 3.5', 'Ana | 3.5'],
  ['Ana 3', 'Ana 3'],
  ['Ana 8.5', 'Ana 8.5'],
  ['Ana 3.5 and more', 'Ana 3.5 and more'],
  ['Ana3.5', 'Ana3.5'],
])('in the list %j stands %s', (line, expected) => {
  expect(inWords(line)).toEqual([expected])
})

test.each([
  'Members (24)',
  'members',
  'All members',
  'Players: 8',
  'Participants · 12',
  'Attendees',
  'People',
  'Going (8)',
  'Coaches',
  'Miembros',
  'Jugadores 8',
  'Participantes',
  'Integrantes',
  'Asistentes',
  '24 members',
  '12 players',
  '3 participants',
  '8 miembros',
  '9 jugadores',
  '5 participantes',
  'Admin',
  'Group admin',
  'Admin. del grupo',
  'Administrador',
  'Administradora del grupo',
  'Owner',
  'Organizer',
  'Co-organizer',
  'Event organizer',
  'Host',
  'Coach',
  'Player',
  'Member',
  'Online',
  'En línea',
  'See all',
  'Ver todo',
])('%j is a word of the app', (line) => {
  expect(inWords(`${line}\nAna`)).toEqual(['Ana'])
})

test.each([
  'Waiting',
  'Waiting list',
  'Wait list:',
  'Sub',
  'Subs – 2',
  'Substitute',
  'Substitutes (2)',
  'Suplente',
  'Suplentes:',
  'Alternate',
  'Alternates',
  'Reserve',
  'Reserves',
  'Reserva',
  'Reservas',
  'Confirmadas',
  'Confirmados: 8',
  'Guest',
  'Guests',
  'Invitada',
  'Invitados',
  'Cancelado',
  'Cancelada',
  'Total : 12',
  '+1 guest',
  '+2 guests',
  '+1 invitada',
  '+2 invitados',
  'Guest of Ben',
  'Invitada de Ben',
  'Hidden player 12',
  'Jugador oculto 12',
  'http://x.io',
  'https://x.io',
  'Doors 18:30',
  'Doors 9:05',
  'Doors 7 pm',
  'Doors 10 a.m.',
])('%j, written between the names, is nobody', (line) => {
  expect(inWords(`${line}\nAna`)).toEqual(['Ana'])
})

test.each([
  'Hosta',
  'Adminah',
  'My members',
  'Members only',
  'Onlineka',
  'Coach Ana',
  'Ana (guest of Ben)',
  'Ben’s guest 2: Ana',
  'Hidden player 1 (Ana)',
])('%j may be somebody', (line) => {
  expect(inWords(line)).toEqual([line])
})

test('the reader is left out at the end of a line of several, and nowhere else', () => {
  expect(inWords('Ana, You')).toEqual(['Ana'])
  expect(inWords('Ana, tú')).toEqual(['Ana'])
  expect(inWords('You')).toEqual(['You'])
  expect(inWords('You, Ana')).toEqual(['You', 'Ana'])
  expect(inWords('Ana, Younis')).toEqual(['Ana', 'Younis'])
  expect(inWords('Ana, Bayou')).toEqual(['Ana', 'Bayou'])
})

test('commas inside quotes part nobody, and a quote that is left open is a sign', () => {
  expect(inWords('"Ruiz, Ana", Ben')).toEqual(['Ruiz, Ana', 'Ben'])
  expect(inWords('Ana "Ace, Ben')).toEqual(['Ana "Ace', 'Ben'])
  expect(inWords('Ana;Ben,,Cy')).toEqual(['Ana', 'Ben', 'Cy'])
})

test('what stands below names is theirs only where everyone has something', () => {
  expect(inWords('Ana\n3.5\nBen\nDUPR 4.0+')).toEqual(['Ana | 3.5', 'Ben | 4.0'])
  expect(inWords('Ana\nana@x.io\n5550101\n3.5\nBen\nben@x.io')).toEqual([
    'Ana | ana@x.io | 5550101 | 3.5',
    'Ben | ben@x.io',
  ])
  expect(inWords('Ana\nana@x.io\n5550101\n3.5\n4.0\nBen\nben@x.io')).toHaveLength(7)
  expect(inWords('Ana\nana@x.io')).toEqual(['Ana', 'ana@x.io'])
  expect(inWords('Ana a@x.io\n3.5\nBen\n4.0')).toHaveLength(4)
  expect(inWords('Ana 5550101\n3.5\nBen\n4.0')).toHaveLength(4)
  expect(inWords('ana@x.io\nBen\nben@x.io\nCy\ncy@x.io')).toHaveLength(5)
})

test('levels below names are read as they are written, and lines between may be blank', () => {
  expect(inWords('Ana\nDUPR: 3.412\nBen\n4.25')).toEqual(['Ana | 3.412', 'Ben | 4.25'])
  expect(inWords('Ana\n \nana@x.io\n \nBen\n \nben@x.io')).toEqual([
    'Ana | ana@x.io',
    'Ben | ben@x.io',
  ])
})

test('somebody with a level is not the detail of the line above', () => {
  expect(inWords('Ana\nBen 3.5\nCy\nDee 4.0')).toEqual(['Ana', 'Ben | 3.5', 'Cy', 'Dee | 4.0'])
  expect(inWords('Ana\n3.5 Ben\nCy\n4.0 Dee')).toEqual(['Ana', '3.5 Ben', 'Cy', '4.0 Dee'])
})

test('links and empty brackets around an address are left out', () => {
  expect(inWords('Ana mailto:ana@x.io')).toEqual(['Ana | ana@x.io'])
  expect(inWords('Ana <MAILTO:ana@x.io>')).toEqual(['Ana | ana@x.io'])
  expect(inWords('Ana (ana@x.io) Ruiz')).toEqual(['Ana Ruiz | ana@x.io'])
  expect(inWords('Ana () Ruiz')).toEqual(['Ana Ruiz'])
  expect(inWords('Ana<>Ruiz')).toEqual(['Ana Ruiz'])
  expect(inWords('Ana(415) 555-0101Ruiz')).toEqual(['Ana Ruiz | (415) 555-0101'])
})

test('a level behind an address without a name is a level', () => {
  expect(readPeopleList('ana@x.io 3.5').rows).toEqual([['', 'ana@x.io', '', '3.5']])
})

test('a list has a column for each thing that is read', () => {
  expect(readPeopleList('Ana 3.5, ana@x.io')).toEqual({
    headings: null,
    columns: ['name', 'email', 'phone', 'skill'],
    rows: [
      ['Ana', '', '', '3.5'],
      ['', 'ana@x.io', '', ''],
    ],
  })
})

test('only a list that counts from one has a title above its first number', () => {
  expect(inWords('Tuesday\n1. Ana\n2. Ben')).toEqual(['Ana', 'Ben'])
  expect(inWords('Tuesday\n 1. Ana\n 2. Ben')).toEqual(['Ana', 'Ben'])
  expect(inWords('Tuesday\n1\u20E3 Ana\n2\u20E3 Ben')).toEqual(['Ana', 'Ben'])
  expect(inWords('Court 1: Tuesday\n1. Ana\n2. Ben')).toEqual(['Ana', 'Ben'])
  expect(inWords('Dee\n1. Ana\nBen 2: x')).toEqual(['Dee', 'Ana', 'Ben 2: x'])
  expect(inWords('Ana\n2. Ben')).toEqual(['Ana', 'Ben'])
  expect(inWords('2. Ana\n1. Ben')).toEqual(['Ana', 'Ben'])
})

test.each(readCases('people.txt'))('of %j the name is %s', (line = '', name, phone, skill) => {
  const [row = []] = readPeopleList(line).rows
  expect(row.map((cell) => cell || '-')).toEqual(name === '-' ? [] : [name, '-', phone, skill])
  expect(inWords(`Abe\n${line}\nZed`)).toHaveLength(name === '-' ? 2 : 3)
})

test('guests behind a name are no part of it', () => {
  expect(inWords('Ana +1\nBen + 2\nCy')).toEqual(['Ana', 'Ben', 'Cy'])
})

test('a list that people keep in a chat: its title and its parts are nobody', () => {
  expect(
    inWords(
      'Tuesday Night Crew\nRiverside courts\n\n1. Ana\n2) Ben 3.5\n3. +1\nCy\n\nWaitlist:\n1. Dee\n\nTotal: 4',
    ),
  ).toEqual(['Ana', 'Ben | 3.5', 'Cy', 'Dee'])
})

test('the text that Sideout writes for a group is read back, in both languages', () => {
  const texts = [
    'Evening games\nTuesday, June 2, 6:00 – 8:00 PM\nRiverside, New York\n4 of 8, 4 left\n\n1. Ana\n2. Ben\n3. Ben’s guest\n4. Hidden player 1\n\nWaitlist\n1. Dee\n2. Dee’s guest\n\nhttps://play.example.org/vieweditevent/e1',
    'Juegos\nMartes, 2 de junio, 18:00 – 20:00\nRiverside, Nueva York\n4 de 8, quedan 4\n\n1. Ana\n2. Ben\n3. Invitado de Ben\n4. Jugador oculto 1\n\nLista de espera\n1. Dee\n2. Invitado de Dee\n\nhttps://play.example.org/vieweditevent/e1',
  ]
  for (const text of texts) expect(inWords(text)).toEqual(['Ana', 'Ben', 'Dee'])
})

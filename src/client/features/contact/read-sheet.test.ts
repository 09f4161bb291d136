import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRow } from '#domain/contact/read-row.ts'
import type { PeopleSheet } from '#domain/contact/sheet.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { readSheet, readCsvTable } from './read-sheet.ts'

const readPeople = (sheet: PeopleSheet) =>
  sheet.rows.map((cells) => {
    const row = readRow(cells, sheet.columns, 'en')
    if (!row.ok) return row.problems
    const { name, email, phone, skillSelf, language, note } = row.fields
    return [name, email, phone, skillSelf, language, note]
  })
const peopleIn = (text: string) => readPeople(readSheet(text))

test('Google Contacts of today: labels and organizations are left out', () => {
  const csv = [
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value',
    'Ana,,López,,,,,,Anita,,Acme,,,,"Left-handed, ""the wall""",,* myContacts,* ,ana@example.org,Work,ana@acme.example,Mobile,+1 415-555-0101 ::: +1 415-555-0199',
    'Ben,,,,,,,,,,,,,,,,* myContacts,,,* ,ben@example.org,,',
  ].join('\r\n')
  expect(peopleIn(csv)).toEqual([
    ['Ana López', 'ana@example.org', '+1 415-555-0101', null, 'en', 'Left-handed, "the wall"'],
    ['Ben', 'ben@example.org', null, null, 'en', ''],
  ])
})

test('Google Contacts of before: the whole name is enough', () => {
  const csv = [
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
    'Ana María López,Ana,María,López,,,es,,* myContacts,* Home,ana@example.org,Mobile,(415) 555-0101',
  ].join('\n')
  expect(peopleIn(csv)).toEqual([
    ['Ana María López', 'ana@example.org', '(415) 555-0101', null, 'es', ''],
  ])
})

test('Outlook: the mobile number, and no name that only a mail program shows', () => {
  const csv = [
    '"Title","First Name","Middle Name","Last Name","Suffix","Company","Home Phone","Mobile Phone","E-mail Address","E-mail Type","E-mail Display Name","Manager\'s Name","Notes"',
    '"Ms.","Cy","","Twist","","Acme","555 0100 22","555 0100 33","Cy.Twist@Example.org","SMTP","Twist, Cy (cy.twist@example.org)","Boss","Line one\r\nline two"',
  ].join('\r\n')
  expect(peopleIn(csv)).toEqual([
    ['Cy Twist', 'cy.twist@example.org', '555 0100 33', null, 'en', 'Line one line two'],
  ])
})

test('member lists of apps: parents and emergency contacts are nobody', () => {
  const spond = [
    'Members of Fog City,,,,,,',
    'Exported 11/22/2026,,,,,,',
    'First name,Last name,E-mail,Phone number,Guardian 1 first name,Guardian 1 e-mail,Level',
    'Dee,Ruiz,dee@example.org,+52 55 1234 5678,Pat,pat@example.org,3.5',
  ].join('\n')
  expect(peopleIn(spond)).toEqual([
    ['Dee Ruiz', 'dee@example.org', '+52 55 1234 5678', 3.5, 'en', ''],
  ])
  const teamReach = [
    'Member Name,Email,Cell,Emergency Contact Name,Comments',
    'Eve Stone,eve@example.org,415-555-0107,Mo Stone,Fridays only',
  ].join('\n')
  expect(peopleIn(teamReach)).toEqual([
    ['Eve Stone', 'eve@example.org', '415-555-0107', null, 'en', 'Fridays only'],
  ])
})

test('Meetup: a name and no number of a user', () => {
  const meetup = [
    'Name\tUser ID\tTitle\tEvent Host\tRole\tJoined\tLast visited Group\tLast Attended\tTotal RSVPs\tRSVPed Yes\tIntro\tPhoto\tURL of Member Profile',
    'Ana López\tuser 271828182\t\t\tCo-organizer\t11/22/2025\t11/20/2026\t11/20/2026\t24\t20\tHi there\tYes\thttps://www.meetup.com/fog-city/members/271828182',
    'Ben\t314159265\t\t\tMember\t1/2/2026\t1/2/2026\t\t0\t0\t\tNo\thttps://www.meetup.com/fog-city/members/314159265',
    '',
  ].join('\r\n')
  const people = [
    ['Ana López', null, null, null, 'en', ''],
    ['Ben', null, null, null, 'en', ''],
  ]
  expect(peopleIn(meetup)).toEqual(people)
  const byNumber = meetup.replace('user 2', '2')
  expect(peopleIn(byNumber)).toEqual(people)
})

test('Spond in Spanish: the member, not the guardian', () => {
  const csv =
    'Nombre;Apellido;Correo electrónico;Número de teléfono;Fecha de nacimiento;Tutor 1 nombre;Tutor 1 correo electrónico;Subgrupos\r\n' +
    'José;Peña;jose@example.mx;+52 55 1234 5678;12/05/1980;;;Viernes\r\n' +
    'Eva;Ruiz;;;03/04/2012;Pat Ruiz;pat@example.mx;Viernes\r\n'
  expect(peopleIn(csv)).toEqual([
    ['José Peña', 'jose@example.mx', '+52 55 1234 5678', null, 'en', ''],
    ['Eva Ruiz', null, null, null, 'en', ''],
  ])
})

test('a chat: everyone that wrote, with a name or with a number only', () => {
  const chat =
    '22/11/26, 19:15 - Ana added Luis\r\n22/11/26, 19:16 - José: voy\r\n22/11/26, 19:17 - +52 55 1234 5678: yo\r\n'
  expect(peopleIn(chat)).toEqual([['José', null, null, null, 'en', ''], ['contact-name-missing']])
})

test('Excel in Spanish: semicolons, its own line on top, decimal commas', () => {
  const csv =
    '\uFEFFsep=;\r\nNombre;Apellidos;Correo electrónico;Teléfono celular;Nivel;Idioma;Notas\r\n' +
    'José;Peña;jose@example.mx;55 1234 5678;3,75;Español;"Trae pelotas; siempre"\r\n'
  expect(peopleIn(csv)).toEqual([
    ['José Peña', 'jose@example.mx', '55 1234 5678', 3.75, 'es', 'Trae pelotas; siempre'],
  ])
})

test('cells pasted from a spreadsheet, with and without headings', () => {
  const cells = 'Fay Ito\tfay@example.org\t4.0\nGus\t-\t2.5\n'
  const people = [
    ['Fay Ito', 'fay@example.org', null, 4, 'en', ''],
    ['Gus', null, null, 2.5, 'en', ''],
  ]
  expect(peopleIn(cells)).toEqual(people)
  expect(peopleIn(`Player\tE-mail\tDUPR\n${cells}`)).toEqual(people)
})

test('a line of receivers and a list in a chat', () => {
  expect(peopleIn('"López, Ana" <ana@example.org>, Ben <BEN@example.org>; cy.twist@x.io')).toEqual([
    ['López, Ana', 'ana@example.org', null, null, 'en', ''],
    ['Ben', 'ben@example.org', null, null, 'en', ''],
    ['Cy Twist', 'cy.twist@x.io', null, null, 'en', ''],
  ])
  expect(peopleIn('1. Ana 🎾\n2) Ben (3.5)\n- Cy +52 55 1234 5678\n✅ Dee')).toEqual([
    ['Ana 🎾', null, null, null, 'en', ''],
    ['Ben', null, null, 3.5, 'en', ''],
    ['Cy', null, '+52 55 1234 5678', null, 'en', ''],
    ['Dee', null, null, null, 'en', ''],
  ])
  expect(peopleIn('Ana, Ben, \u202A+1 (415) 555-0101\u202C, You')).toEqual([
    ['Ana', null, null, null, 'en', ''],
    ['Ben', null, null, null, 'en', ''],
    ['contact-name-missing'],
  ])
  expect(peopleIn('ana@x.io, ben@x.io')).toHaveLength(2)
})

test('rows that can be nobody say why, and one odd cell drops nobody', () => {
  const csv = [
    'Name,E-mail,Phone,Level,Note',
    ',,415-555-0101,,',
    'Ana,ana at x,,,',
    'Ben,,5.21E+11,,',
    'Cy,,,strong,',
  ].join('\n')
  expect(peopleIn(csv)).toEqual([
    ['contact-name-missing'],
    ['Ana', null, null, null, 'en', 'ana at x'],
    ['Ben', null, null, null, 'en', '5.21E+11'],
    ['Cy', null, null, null, 'en', 'strong'],
  ])
})

test('the rows of a table that count people or part them are nobody', () => {
  const csv = 'Name,Level,Phone\nAna,3.5,415-555-0101\n+1,,\nWaitlist:,,\nBen,4.0,\nTotal,3,'
  expect(peopleIn(csv).map(([name]) => name)).toEqual(['Ana', 'Ben'])
  expect(peopleIn('Role,Name\nCoach,Ana\nPlayer,Ben').map(([name]) => name)).toEqual(['Ana', 'Ben'])
})

test('the id of DUPR is no level, whichever comes first', () => {
  const csv = 'Name,DUPR ID,DUPR\nAna,K9Y2P1,3.5\nBen,3ABC42,4.0'
  expect(peopleIn(csv)).toEqual([
    ['Ana', null, null, 3.5, 'en', ''],
    ['Ben', null, null, 4, 'en', ''],
  ])
})

test('no text breaks the reader', () => {
  const pieces = fc.constantFrom(
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '=',
    '%',
    '\\',
    ':',
    '<',
    '>',
    '@',
    'sep=',
    'BEGIN:VCARD\n',
    'END:VCARD',
    'N:',
    'EMAIL;PREF=1:',
    'NOTE;ENCODING=QUOTED-PRINTABLE:',
    '=C3',
    ' ',
    '\uFEFF',
    '3.5',
    'ana@x.io',
    'Name',
    '\uD800',
    '\u0000',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.array(pieces).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const person of peopleIn(text)) expect(person.length).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})

test('a table that was written is read back the same', () => {
  const cell = fc
    .string({
      unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\t', "'", ' ', '🎾'),
      minLength: 1,
    })
    .filter((text) => !/^[\t\n]/.test(text))
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (table) => {
      expect(readCsvTable(toCsv(table), ',')).toEqual(table)
    }),
  )
})

test('people that were written as a table are read back the same', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', '-', '"', ','),
    minLength: 1,
    maxLength: 20,
  })
  const person = fc.record({
    name: name.filter((text) => /^[aBé]/.test(text)),
    level: fc.constantFrom(null, 2.5, 3.75),
  })
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(',', ';', '\t'),
      (people, separator) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const lines = people.map(({ name: n, level }, index) =>
          [quote(n), `p${index}@example.org`, level ?? ''].join(separator),
        )
        const text = [['Name', 'Email', 'Level'].join(separator), ...lines].join('\r\n')
        expect(peopleIn(text)).toEqual(
          people.map(({ name: n, level }, index) => [
            n,
            `p${index}@example.org`,
            null,
            level,
            'en',
            '',
          ]),
        )
      },
    ),
  )
})

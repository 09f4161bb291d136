import { expect, test } from 'vitest'
import { readVcards } from './read-vcard.ts'

const read = (...lines: string[]) => readVcards(lines.join('\r\n')).rows

test('an iPhone: groups, types, several numbers, a folded note, a photo', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:López;Ana;;;',
      'FN:Ana López',
      'item1.EMAIL;type=INTERNET;type=HOME:ana.home@example.org',
      'item2.EMAIL;type=INTERNET;type=WORK;type=pref:ana@example.org',
      'TEL;type=HOME;type=VOICE:+1 415 555 0100',
      'TEL;type=CELL;type=VOICE:+1 415 555 0101',
      'NOTE:Plays left\\, brings\\nballs and a very long',
      '  rest',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
      ' EMAIL:none@example.org',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Ruiz;Ben',
      'END:VCARD',
    ),
  ).toEqual([
    [
      'Ana López',
      'ana@example.org',
      '+1 415 555 0101',
      '',
      'Plays left, brings balls and a very long rest',
    ],
    ['Ben Ruiz', '', '', '', ''],
  ])
})

test('an old phone: version 2.1, quoted-printable in UTF-8 and in Latin letters', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Jos=C3=A9;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9=20=',
      'Pe=C3=B1a',
      'TEL;CELL;PREF:5512345678',
      'EMAIL;HOME:jose@example.mx',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;ENCODING=QUOTED-PRINTABLE:Ib=E1=F1ez;100% In=E9s',
      'END:VCARD',
    ),
  ).toEqual([
    ['José Peña', 'jose@example.mx', '5512345678', '', ''],
    ['100% Inés Ibáñez', '', '', '', ''],
  ])
})

test('version 4.0: addresses and numbers as links, the preferred one by its rank', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Cy; Twist',
      'LANG;PREF=1:es',
      'EMAIL;PREF=2:cy2@example.org',
      'EMAIL;PREF=1;TYPE="work":mailto:cy@example.org',
      'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+1-415-555-0101',
      'END:VCARD',
    ),
  ).toEqual([['Cy; Twist', 'cy@example.org', '+1-415-555-0101', 'es', '']])
})

test('a card without an end is left out, as are lines outside of cards', () => {
  expect(read('FN:Nobody', 'BEGIN:VCARD', 'FN:Ana', 'BEGIN:VCARD', 'FN:Ben', 'END:VCARD')).toEqual([
    ['Ben', '', '', '', ''],
  ])
})

test('a photo and a note of thousands of lines take no time', () => {
  const photo = Array.from({ length: 20_000 }, () => ` ${'A'.repeat(74)}`)
  const note = Array.from({ length: 20_000 }, () => 'a=')
  const rows = read(
    'BEGIN:VCARD',
    'PHOTO;ENCODING=b:',
    ...photo,
    'NOTE;ENCODING=QUOTED-PRINTABLE:=',
    ...note,
    '',
    'FN:Ana',
    'END:VCARD',
  )
  expect(rows.map(([name]) => name)).toEqual(['Ana'])
})

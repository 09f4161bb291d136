import { expect, test } from 'vitest'
import { isVcard, readVcards } from './read-vcard.ts'

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

const card = (...lines: string[]) => read('BEGIN:VCARD', 'FN:Ana', ...lines, 'END:VCARD')[0]

test('cards begin with their own line', () => {
  expect(isVcard('BEGIN:VCARD\n')).toBe(true)
  expect(isVcard('\uFEFF begin:vcard')).toBe(true)
  expect(isVcard('\nBEGIN:VCARD')).toBe(true)
  expect(isVcard('FN:Ana\nBEGIN:VCARD')).toBe(false)
})

test('any line end parts lines, and a tab goes on like a space', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(readVcards(['BEGIN:VCARD', 'FN:An', '\ta', 'END:VCARD'].join(end)).rows).toEqual([
      ['Ana', '', '', '', ''],
    ])
})

test.each([
  [['EMAIL:a@x.io', 'EMAIL:b@x.io'], 'a@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;PREF:b@x.io'], 'b@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;TYPE=work,pref:b@x.io'], 'b@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;TYPE=PREF;X=1:b@x.io'], 'b@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;PREF=2:b@x.io'], 'a@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;TYPE=prefab:b@x.io'], 'a@x.io'],
  [['EMAIL:a@x.io', 'EMAIL;TYPE=CELL:b@x.io'], 'a@x.io'],
  [['EMAIL: ', 'EMAIL:b@x.io'], 'b@x.io'],
  [['EMAIL:MAILTO:a@x.io'], 'a@x.io'],
  [['EMAIL: mailto:a@x.io'], 'a@x.io'],
  [['EMAIL:x mailto:a@x.io'], 'x mailto:a@x.io'],
  [['item1.EMAIL:a@x.io'], 'a@x.io'],
  [['email:a@x.io'], 'a@x.io'],
  [['X-EMAIL:a@x.io'], ''],
  [['EMAILS:a@x.io'], ''],
  [['EMAIL;X="a:b":c@x.io'], 'c@x.io'],
])('of %j the address is %j', (lines, email) => {
  expect(card(...lines)?.[1]).toBe(email)
})

test.each([
  [['TEL:1', 'TEL:2'], '1'],
  [['TEL:1', 'TEL;CELL:2'], '2'],
  [['TEL:1', 'TEL;TYPE=MOBILE:2'], '2'],
  [['TEL:1', 'TEL;TYPE=iPhone:2'], '2'],
  [['TEL:1', 'TEL;TYPE="cell":2'], '2'],
  [['TEL;CELL:1', 'TEL;PREF:2'], '2'],
  [['TEL:1', 'TEL;TYPE=excellent:2'], '1'],
  [['TEL:tel:1'], '1'],
  [['TEL:TEL:1'], '1'],
  [['TEL:hotel:1'], 'hotel:1'],
])('of %j the number is %j', (lines, phone) => {
  expect(card(...lines)?.[2]).toBe(phone)
})

test('signs that are escaped are read, and a line break is a space', () => {
  expect(card('NOTE:a\\, b\\; c\\: d\\\\ e\\nf\\Ng')?.[4]).toBe('a, b; c: d\\ e f g')
  expect(card('NOTE:a\\x')?.[4]).toBe('a\\x')
})

test('a name without its formatted form is made of its parts', () => {
  const named = (line: string) => read('BEGIN:VCARD', line, 'END:VCARD')[0]?.[0]
  expect(named('N:Ruiz;Ana;María;Dr.;')).toBe('Ana Ruiz')
  expect(named('N:Ruiz')).toBe('Ruiz')
  expect(named('N:;Ana')).toBe('Ana')
  expect(named('N:Ruiz\\; Gil;Ana')).toBe('Ana Ruiz; Gil')
  expect(read('BEGIN:VCARD', 'EMAIL:a@x.io', 'END:VCARD')).toEqual([['', 'a@x.io', '', '', '']])
})

test('quoted-printable goes on after its last sign, other values do not', () => {
  const quoted = 'NOTE;ENCODING=QUOTED-PRINTABLE'
  expect(card(`${quoted}:a=`, 'b=', 'c')?.[4]).toBe('abc')
  expect(card(`${quoted}:a=`, ' b')?.[4]).toBe('a b')
  expect(card('NOTE:a=', 'FN:b')?.[4]).toBe('a=')
  expect(card(`${quoted}:100=25 =e9`)?.[4]).toBe('100% é')
  expect(card(`${quoted}:50%`)?.[4]).toBe('50%')
  expect(card(`${quoted}:=5 Pe=C3=B1a`)?.[4]).toBe('=5 Peña')
  expect(card('NOTE:a=3D')?.[4]).toBe('a=3D')
  expect(card('note;encoding=quoted-printable:a=3D')?.[4]).toBe('a=')
  expect(card('NOTE:QUOTED-PRINTABLE=', 'TEL:1')?.slice(2)).toEqual(['1', '', 'QUOTED-PRINTABLE='])
})

test('a card that ends twice, or without a beginning, is read once', () => {
  expect(read('END:VCARD', 'BEGIN:VCARD', 'FN:Ana', 'END:VCARD', 'END:VCARD')).toHaveLength(1)
  expect(read('begin:vcard', 'fn:Ana', 'end:vcard')).toEqual([['Ana', '', '', '', '']])
})

test('a card has a column for each thing that is read', () => {
  expect(readVcards('BEGIN:VCARD\nFN:Ana\nTEL:1\nLANG:es\nNOTE:x\nEND:VCARD')).toEqual({
    headings: null,
    columns: ['name', 'email', 'phone', 'language', 'note'],
    rows: [['Ana', '', '1', 'es', 'x']],
  })
})

test('spaces before the first card don’t hide it', () => {
  expect(read('  BEGIN:VCARD', 'FN:Ana', 'END:VCARD')).toEqual([['Ana', '', '', '', '']])
})

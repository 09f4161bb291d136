import { describe, expect, test } from 'vitest'
import type { ContactFields } from './contact.ts'
import { findContactProblems, isLanguageWord, readRow, normalizeContact } from './read-row.ts'
import type { SheetColumn } from './sheet.ts'

const read = (row: Partial<Record<SheetColumn, string>>) =>
  readRow(Object.values(row), Object.keys(row) as SheetColumn[], 'en')
const fieldsOf = (row: Partial<Record<SheetColumn, string>>): ContactFields => {
  const found = read(row)
  if (!found.ok) throw new Error(found.problems.join())
  return found.fields
}
const problemsOf = (row: Partial<Record<SheetColumn, string>>) => {
  const found = read(row)
  return found.problems
}

test('a row with only a name has nothing else', () => {
  expect(fieldsOf({ name: 'Ana' })).toEqual({
    name: 'Ana',
    email: null,
    phone: null,
    skillSelf: null,
    language: 'en',
    note: '',
  })
})

test('a whole row is somebody, the address in small letters', () => {
  expect(
    fieldsOf({
      name: 'Ana',
      email: 'Ana <ANA@example.org>',
      phone: '+1 415 555 0101 ::: +1 415 555 0199',
      skill: '3.412',
      language: 'Español',
      note: 'Lefty',
    }),
  ).toEqual({
    name: 'Ana',
    email: 'ana@example.org',
    phone: '+1 415 555 0101',
    skillSelf: 3.5,
    language: 'es',
    note: 'Lefty',
  })
})

test('of several columns the first with something in it counts, also of a short row', () => {
  const columns: SheetColumn[] = ['name', 'phone', 'phone', 'email', 'none']
  const row = readRow(['Ana', 'n/a', '5550101'], columns, 'es')
  expect(row).toMatchObject({
    ok: true,
    fields: { phone: '5550101', email: null, language: 'es', note: '' },
    problems: [],
  })
})

describe('a name', () => {
  test.each([
    [{ firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
    [{ firstName: 'Ana', lastName: '' }, 'Ana'],
    [{ firstName: '', lastName: 'Ruiz' }, 'Ruiz'],
    [{ firstName: 'Ana', name: 'Anita' }, 'Anita'],
    [{ name: '', email: 'ana.lopez+club@x.io' }, 'Ana Lopez'],
    [{ name: 'ana_lopez@x.io', email: 'ana_lopez@x.io' }, 'Ana Lopez'],
    [{ name: 'cy.twist@x.io', email: 'other@x.io' }, 'Cy Twist'],
    [{ name: 'Cy (cy@x.io)', email: 'cy@x.io' }, 'Cy (cy@x.io)'],
    [{ name: '', email: '_ana_-ruiz@x.io' }, 'Ana Ruiz'],
    [{ name: '', email: 'ana2026@x.io' }, 'Ana'],
  ])('of %o is %j', (row, name) => {
    expect(fieldsOf(row).name).toBe(name)
  })

  test('is missing, too long or no text', () => {
    expect(problemsOf({ name: '', phone: '5550101' })).toEqual(['contact-name-missing'])
    expect(problemsOf({ name: 'x'.repeat(40) })).toEqual([])
    expect(problemsOf({ name: 'x'.repeat(41) })).toEqual(['contact-name-too-long'])
    expect(problemsOf({ name: 'a\ud800b' })).toEqual(['contact-name-wrong'])
    expect(fieldsOf({ name: '\u2068Ann\u2069\u0000' }).name).toBe('Ann')
  })
})

describe('a level', () => {
  test.each([
    ['3.5', 3.5],
    ['3.6', 3.5],
    ['3.65', 3.75],
    ['7.9', 7],
    ['1', 1],
  ])('of %j is %d', (skill, level) => {
    expect(fieldsOf({ name: 'Ana', skill }).skillSelf).toBe(level)
  })

  test('that is none is told and noted, an empty one is not', () => {
    expect(read({ name: 'Ana', skill: 'strong' })).toMatchObject({
      ok: true,
      fields: { name: 'Ana', skillSelf: null, note: 'strong' },
      problems: ['contact-skill-wrong'],
    })
    expect(read({ name: 'Ana', skill: 'n/a' })).toMatchObject({ problems: [] })
  })
})

describe('a phone number', () => {
  test.each(['1234', '+52 (55) 1234', 'x 1-2-3-4'])('%j is one', (phone) => {
    expect(fieldsOf({ name: 'Ana', phone }).phone).toBe(phone)
  })

  test.each(['123', 'call me', '5.2E+11', '5.21e+11', '5'.repeat(31)])('%j is none', (phone) => {
    expect(problemsOf({ name: 'Ana', phone })).toEqual(['contact-phone-wrong'])
  })
})

test('an address that is none is shown as it was', () => {
  expect(problemsOf({ name: 'Ana', email: 'ana at x' })).toEqual(['contact-email-wrong'])
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`
  expect(findContactProblems({ ...fieldsOf({ name: 'Ana' }), email: long })).toEqual([])
  const longer = `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.info`
  expect(longer.length).toBeGreaterThan(254)
  expect(findContactProblems({ ...fieldsOf({ name: 'Ana' }), email: longer })).toEqual([
    'contact-email-wrong',
  ])
})

test.each([
  ['en', 'en'],
  ['English', 'en'],
  ['eng', 'en'],
  ['Inglés', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['spa', 'es'],
  ['Spanish', 'es'],
  ['Castellano', 'es'],
  ['French', null],
  ['', null],
  ['fres', null],
  ['pen', null],
] as const)('%j is the language %s, null: that of the import', (word, expected) => {
  for (const language of ['en', 'es'] as const) {
    const row = readRow(['Ana', word], ['name', 'language'], language)
    expect(row.ok && row.fields.language).toBe(expected ?? language)
  }
})

test('one odd cell never drops a person: what stood in it is noted', () => {
  const long = 'x'.repeat(41)
  expect(
    read({ name: long, email: 'ana at x', phone: 'call me', skill: 'strong', note: 'Lefty' }),
  ).toMatchObject({
    ok: true,
    fields: {
      name: 'x'.repeat(40),
      email: null,
      phone: null,
      skillSelf: null,
      note: `${long}\nana at x\ncall me\nstrong\nLefty`,
    },
  })
  expect(fieldsOf({ name: 'Ana', note: 'x'.repeat(501) }).note).toBe('x'.repeat(500))
  expect(read({ name: '', phone: '5550101' }).ok).toBe(false)
})

test('a note may be so long', () => {
  expect(problemsOf({ name: 'Ana', note: 'x'.repeat(500) })).toEqual([])
  expect(problemsOf({ name: 'Ana', note: 'x'.repeat(501) })).toEqual(['contact-note-wrong'])
})

test('everything that is wrong is told, the name first', () => {
  expect(
    findContactProblems({
      name: '',
      email: 'x',
      phone: 'x',
      skillSelf: 3.3,
      language: 'en',
      note: 'a\ud800',
    }),
  ).toEqual([
    'contact-name-missing',
    'contact-email-wrong',
    'contact-phone-wrong',
    'contact-skill-wrong',
    'contact-note-wrong',
  ])
})

test('what is stored is trimmed, and empty is nothing', () => {
  const fields: ContactFields = {
    name: ' Ana ',
    email: ' ANA@x.io ',
    phone: ' 555 ',
    skillSelf: 3,
    language: 'es',
    note: ' Lefty ',
  }
  const settled = { ...fields, name: 'Ana', email: 'ana@x.io', phone: '555', note: 'Lefty' }
  expect(normalizeContact(fields)).toEqual(settled)
  const none = { ...settled, email: null, phone: null }
  expect(normalizeContact({ ...fields, email: ' ', phone: ' ' })).toEqual(none)
  expect(normalizeContact({ ...fields, email: null, phone: null })).toEqual(none)
})

test.each(['en', 'ES', 'eng', 'spa', 'en-US', 'es-mx', 'english', 'Spanish', 'inglés', 'ingles'])(
  '%s names a language',
  (word) => {
    expect(isLanguageWord(word)).toBe(true)
  },
)
test.each(['español', 'Espanol'])('%s names a language', (word) => {
  expect(isLanguageWord(word)).toBe(true)
})

test.each(['', 'Ben', 'ends', 'Esther', 'en-', 'x en', 'engl', 'en US'])(
  '%j names no language',
  (word) => {
    expect(isLanguageWord(word)).toBe(false)
  },
)

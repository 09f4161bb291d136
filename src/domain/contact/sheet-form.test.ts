import { describe, expect, test } from 'vitest'
import { findSheetForm } from './sheet-form.ts'

const formOf = (text: string): string => {
  const form = findSheetForm(text)
  return form.kind === 'table' ? `table ${JSON.stringify(form.separator)}` : form.kind
}

test('cards and chats are told by how they begin', () => {
  expect(formOf('BEGIN:VCARD\nFN:Ana\nEND:VCARD')).toBe('vcard')
  expect(formOf('\uFEFFBEGIN:VCARD\nEND:VCARD')).toBe('vcard')
  expect(formOf('[22/11/26, 19:15] Ana: hi, all')).toBe('chat')
})

test('a mark of byte order is left out, and only at the beginning', () => {
  expect(findSheetForm('\uFEFFAna\tBen')).toMatchObject({ text: 'Ana\tBen' })
  expect(findSheetForm('Ana\uFEFF\tBen')).toMatchObject({ text: 'Ana\uFEFF\tBen' })
})

describe("Excel's own line", () => {
  test.each(['sep=;\nA;B', 'SEP=;\r\nA;B', '"sep=;"\nA;B'])('%j names the separator', (text) => {
    expect(findSheetForm(text)).toEqual({ kind: 'table', separator: ';', text: 'A;B' })
  })

  test('is the first line, and alone on it', () => {
    expect(formOf('Ana\nsep=;\nBen')).toBe('list')
    expect(formOf('sep=; Ana')).toBe('list')
  })
})

describe('the separator', () => {
  test.each([
    ['Ana\t3.5\nBen\t4.0', 'table "\\t"'],
    ['Ana;3,5\nBen;4,0', 'table ";"'],
    ['Ana,3.5\nBen,4.0', 'table ","'],
    ['Ana,3.5\r\n\r\nBen,4.0\r\n', 'table ","'],
    ['"Ruiz, Ana";3,5\n"Ito, Ben";4,0', 'table ";"'],
    ['Ana;a,b,c\nBen;d\nCy;e,f', 'table ";"'],
    ['Ana,1\nBen\nCy\nDee,2', 'table ","'],
    ['Ana,1\nBen\nCy', 'list'],
    ['Ana,1\rBen\rCy', 'list'],
    ['Ana,1\nBen\n', 'table ","'],
    ['\nAna,1\nBen', 'table ","'],
    ['Ana,1\nBen\n \n \n', 'table ","'],
    ['Ana,1;2\nBen,2\nCy,3;4', 'table ","'],
    ['Ana,1;a\nBen,2;b;c\nCy,3;d;e;f', 'table ","'],
    ['Ana\nBen', 'list'],
    ['', 'list'],
    ['\n \n', 'list'],
  ])('of %j is that of most lines', (text, form) => {
    expect(formOf(text)).toBe(form)
  })

  test('inside quotes is none, also over several lines', () => {
    expect(formOf('"Ana, Ben\nand Cy, Dee"\nEve')).toBe('list')
    expect(formOf('"Ana\nRuiz",3.5\n"Ben\nIto",4.0')).toBe('table ","')
  })

  test('is that of the first thirty lines', () => {
    const names = (count: number) => Array.from({ length: count }, () => 'Ana').join('\n')
    const pairs = (count: number) => Array.from({ length: count }, () => 'Ana,3.5').join('\n')
    expect(formOf(`${pairs(30)}\n${names(60)}`)).toBe('table ","')
    expect(formOf(`${names(30)}\n${pairs(60)}`)).toBe('list')
    expect(formOf(`${names(15)}\n${pairs(15)}`)).toBe('table ","')
    expect(formOf(`${names(16)}\n${pairs(14)}\n${pairs(30)}`)).toBe('list')
  })
})

describe('one line', () => {
  test.each([
    ['Ana, Ben, Cy', 'list'],
    ['Ana, Ben', 'list'],
    ['Ana; Ben; Cy\n', 'list'],
    ['Ana, Ben\n \n', 'list'],
    ['ana@x.io, ben@x.io', 'list'],
    ['ana@x.io, ben@x.io, ', 'list'],
    ['Ana, ana@x.io', 'table ","'],
    ['Ana, ana@x.io, 3.5', 'table ","'],
    ['Ana, +1 415 555 0101', 'table ","'],
    ['Ana, Ben, +1 415 555 0101', 'list'],
    ['Ana, Ben, ', 'list'],
    ['Ana\tBen', 'table "\\t"'],
    ['Ana\tana@x.io', 'table "\\t"'],
  ])('%j is a %s', (text, form) => {
    expect(formOf(text)).toBe(form)
  })

  test('or more of receivers with their addresses is a list', () => {
    expect(formOf('Ana <ana@x.io>, Ben <ben@x.io>')).toBe('list')
    expect(formOf('Ana <ana@x.io>,\nBen <ben@x.io>,')).toBe('list')
    expect(formOf('Ana <ana x.io>,1\nBen <@>,2')).toBe('table ","')
    expect(formOf('Ana <ana@x.io>\t3.5\nBen <ben@x.io>\t4')).toBe('table "\\t"')
  })
})

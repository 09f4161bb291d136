import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { aWorkbook } from '#test/support/workbook.ts'
import { sampleWords } from './decode-text.ts'
import { readSheetFile } from './read-sheet-file.ts'
import { unzipWithin } from './unzip-within.ts'

const zip = (files: Record<string, string>): Blob =>
  new Blob([
    Uint8Array.from(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ])
const fromHex = (hex: string): Blob =>
  new Blob([Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16))])

test('of a ZIP file that a phone exports a chat in, the text counts', async () => {
  const chat = '[22/11/26, 19:15:32] José: voy\r\n'
  expect(await readSheetFile(zip({ '00001-PHOTO.jpg': 'x', '_chat.txt': chat }))).toEqual({
    kind: 'text',
    readings: [{ encoding: 'utf-8', text: chat }],
  })
})

test('other archives are no list, and broken ones are unreadable', async () => {
  const other = zip({ 'content.xml': '<x/>', mimetype: 'application/vnd.oasis' })
  expect(await readSheetFile(other)).toEqual({ kind: 'none', reason: 'workbook' })
  expect(await readSheetFile(fromHex('d0 cf 11 e0 a1 b1 1a e1'))).toEqual({
    kind: 'none',
    reason: 'workbook',
  })
  const broken = zip({ 'xl/workbook.xml': '<workbook' })
  expect(await readSheetFile(broken)).toEqual({ kind: 'none', reason: 'unreadable' })
})

test.each(readCases('encodings.txt'))(
  'the bytes %s are first read as %s, %s, with the choices %s',
  async (hex = '', encoding = '', text = '', choices = '') => {
    const file = await readSheetFile(fromHex(hex))
    if (file.kind !== 'text') throw new Error(file.kind)
    expect(file.readings[0]).toEqual({ encoding, text })
    expect(file.readings.map((reading) => reading.encoding).join(' ')).toBe(choices)
  },
)

test('one wrong byte spoils no other name of a long list', async () => {
  const names = Array.from({ length: 59 }, (_, place) => `Zoë ${place}`).join('\n')
  const file = await readSheetFile(new Blob([names, Uint8Array.of(0xe9)]))
  if (file.kind !== 'text') throw new Error(file.kind)
  expect(file.readings[0].text).toBe(`${names}\uFFFD`)
  expect(file.readings.map(({ encoding }) => encoding)).toContain('windows-1252')
})

test('the words with accents show whether a reading is right', () => {
  expect(sampleWords('Ana, "Zoë Núñez", <zoë@x.io>;Zoë\tÅsa-Łuk', 3)).toEqual([
    'Zoë',
    'Núñez',
    'zoë@x.io',
  ])
  expect(sampleWords('Ana', 3)).toEqual([])
})

test('the first sheet of a workbook with something in it is a table of texts', async () => {
  const workbook = aWorkbook([
    [],
    [
      ['Name', 'DUPR', 'Phone', 'Since', 'Paid'],
      ['Zoë & Co', 3.2999999999999998, 4155550101, new Date('2026-05-01'), true],
      [],
      ['Ben', null, '+1 415'],
    ],
    [['Others']],
  ])
  expect(await readSheetFile(workbook)).toEqual({
    kind: 'table',
    rows: [
      ['Name', 'DUPR', 'Phone', 'Since', 'Paid'],
      ['Zoë & Co', '3.3', '4155550101', '2026-05-01', 'true'],
      ['', '', '', '', ''],
      ['Ben', '', '+1 415', '', ''],
    ],
  })
})

test('an archive that holds more than it says is not unpacked', () => {
  const archive = zipSync({ 'xl/workbook.xml': new Uint8Array(1024 * 1024) })
  const directory = Buffer.from(archive).lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  new DataView(archive.buffer).setUint32(directory + 24, 100, true)
  expect(unzipWithin(archive, () => true, 100_000)).toBeNull()
  expect(unzipWithin(archive, () => false, 100_000)?.size).toBe(0)
})

test.each(['XFD1', 'A1048576', 'A&#49;'])('a cell at %s makes no sheet of millions', async (at) => {
  const far = aWorkbook([[['Ana']]], (sheet) =>
    sheet.replace('</sheetData>', `<row><c r="${at}"><v>1</v></c></row></sheetData>`),
  )
  expect(await readSheetFile(far)).toEqual({ kind: 'none', reason: 'too-large' })
})

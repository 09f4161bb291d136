// Files as phones and spreadsheets save them.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const zip = (files: Record<string, string>): Blob =>
  new Blob([
    Uint8Array.from(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ])

test('of a ZIP file that a phone exports a chat in, the text counts', async () => {
  const chat = '[22/11/26, 19:15:32] José: voy\r\n'
  expect(await readTextFile(zip({ '00001-PHOTO.jpg': 'x', '_chat.txt': chat }))).toEqual({
    ok: true,
    text: chat,
  })
})

test('a workbook is a ZIP file without a text, and a broken one is unreadable', async () => {
  const workbook = zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' })
  expect(await readTextFile(workbook)).toEqual({ ok: false, reason: 'workbook' })
  expect(await readTextFile(new Blob([Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 9, 9])]))).toEqual({
    ok: false,
    reason: 'unreadable',
  })
})

test('the marks and code pages of spreadsheets are read', async () => {
  const read = async (bytes: number[]) => readTextFile(new Blob([Uint8Array.from(bytes)]))
  expect(await read([0xff, 0xfe, 0x41, 0, 0xe9, 0])).toEqual({ ok: true, text: 'Aé' })
  expect(await read([0x41, 0xe9])).toEqual({ ok: true, text: 'Aé' })
  expect(await read([0x41, 0xc3, 0xa9])).toEqual({ ok: true, text: 'Aé' })
})

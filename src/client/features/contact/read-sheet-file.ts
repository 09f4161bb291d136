// Reads files from spreadsheets and phones: text in the encoding its bytes fit, .xlsx as a table,
// and the text inside a ZIP, as iPhones export chats.
import { beginsWith, decodeText, type Reading } from './decode-text.ts'

/**
 * Enough for five thousand vCards with small photos. The limit applies to unzipped archives, too.
 */
export const sheetFileBytesMax = 32 * 1024 * 1024

/** workbook: an .xls, .ods or .numbers file, or one with a password. */
export type SheetFile =
  | { kind: 'text'; readings: readonly [Reading, ...Reading[]] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'none'; reason: 'workbook' | 'too-large' | 'unreadable' }

const zipStart = [0x50, 0x4b, 0x03, 0x04]
const oldExcelStart = [0xd0, 0xcf, 0x11, 0xe0]

export async function readSheetFile(file: Blob): Promise<SheetFile> {
  if (file.size > sheetFileBytesMax) return { kind: 'none', reason: 'too-large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (beginsWith(bytes, oldExcelStart)) return { kind: 'none', reason: 'workbook' }
    return beginsWith(bytes, zipStart)
      ? await readArchive(bytes)
      : { kind: 'text', readings: decodeText(bytes) }
  } catch {
    return { kind: 'none', reason: 'unreadable' }
  }
}

async function readArchive(bytes: Uint8Array): Promise<SheetFile> {
  const [{ unzipWithin }, { isSheetPart, readWorkbookTable }] = await Promise.all([
    import('./unzip-within.ts'),
    import('./read-workbook.ts'),
  ])
  const isChat = (name: string): boolean => /\.txt$/i.test(name)
  const parts = unzipWithin(bytes, (name) => isChat(name) || isSheetPart(name), sheetFileBytesMax)
  if (parts === null) return { kind: 'none', reason: 'too-large' }
  if (parts.has('xl/workbook.xml')) {
    const rows = await readWorkbookTable(parts)
    return rows === null ? { kind: 'none', reason: 'too-large' } : { kind: 'table', rows }
  }
  const [chat] = [...parts].filter(([name]) => isChat(name))
  return chat === undefined
    ? { kind: 'none', reason: 'workbook' }
    : { kind: 'text', readings: decodeText(chat[1]) }
}

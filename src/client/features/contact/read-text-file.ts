// The text of a file as spreadsheets and phones save it: UTF-8, UTF-16 with its mark (Excel's
// "Unicode text"), else the Windows code page of the West (Excel's "CSV").

/** More than five thousand vCards with small photos have. */
export const sheetFileBytesMax = 32 * 1024 * 1024

/** workbook: an .xlsx, .ods or .numbers file, which is no text. */
export type TextFile =
  | { ok: true; text: string }
  | { ok: false; reason: 'workbook' | 'too-large' | 'unreadable' }

export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > sheetFileBytesMax) return { ok: false, reason: 'too-large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isWorkbook(bytes)
      ? { ok: false, reason: 'workbook' }
      : { ok: true, text: decodeText(bytes) }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

/** Zipped, or in the old binary form of Excel. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

export function decodeText(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

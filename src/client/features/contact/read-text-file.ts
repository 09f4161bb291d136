// The text of a file as spreadsheets and phones save it: UTF-8, UTF-16 with its mark (Excel's
// "Unicode text"), else the Windows code page of the West (Excel's "CSV"). Of a ZIP file, as iPhones
// export chats, the text in it.

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
    const text = isWorkbook(bytes) ? await unzipText(bytes) : bytes
    return text === undefined
      ? { ok: false, reason: 'workbook' }
      : { ok: true, text: decodeText(text) }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

/** The first text of a ZIP file that is no larger than a file may be; undefined for other files. */
async function unzipText(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (!beginsWith(bytes, zipStart)) return undefined
  const { unzipSync } = await import('fflate')
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean =>
    /\.txt$/i.test(name) && originalSize <= sheetFileBytesMax
  return Object.values(unzipSync(bytes, { filter }))[0]
}

const zipStart = [0x50, 0x4b, 0x03, 0x04]

/** Zipped, or in the old binary form of Excel. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, zipStart) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

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

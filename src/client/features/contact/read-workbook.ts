// Reads the first non-empty sheet of an .xlsx file as a table of texts. Bundles the workbook
// parser, so it loads with the first such file only.
import { zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'

/**
 * A single distant cell makes the parser fill everything before it, so the size is limited; five
 * thousand people fit.
 */
const rowsMax = 20_000
const columnsMax = 500

export const isSheetPart = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?!media|drawings|theme|printerSettings).*\.(?:xml|rels))$/.test(
    name,
  )

/** The cells of an unzipped workbook as texts; null when a cell lies beyond the limits. */
export async function readWorkbookTable(
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<string[][] | null> {
  const decoder = new TextDecoder()
  const texts = [...parts].flatMap(([name, bytes]) =>
    /^xl\/worksheets\/[^/]*\.xml$/.test(name) ? [decoder.decode(bytes)] : [],
  )
  if (texts.some(hasFarCell)) return null
  const stored = zipSync(Object.fromEntries(parts), { level: 0 })
  const sheets = await readWorkbook(new Blob([Uint8Array.from(stored)]))
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
  return rows.map((cells) => cells.map(toText))
}

/** Spreadsheets never write an address in another form. */
const hasFarCell = (sheet: string): boolean =>
  [...sheet.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)].some(([, address = '']) => {
    const found = /^([A-Z]{0,3})(\d{0,7})$/.exec(address)
    return found === null || Number(found[2]) > rowsMax || toColumn(found[1] ?? '') > columnsMax
  })

const toColumn = (letters: string): number =>
  letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const isText = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isText ? String(cell) : ''
}

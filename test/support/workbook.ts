// A minimal Excel file (.xlsx) with the given sheets that Excel still opens.
import { strToU8, zipSync } from 'fflate'

type Cell = string | number | boolean | Date | null

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const dayMs = 86_400_000

export function aWorkbook(
  sheets: readonly (readonly (readonly Cell[])[])[],
  edit: (sheet: string) => string = (sheet) => sheet,
): Blob {
  const numbers = [...sheets.keys()].map((place) => place + 1)
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (list: readonly string[]): string =>
    `${head}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers
      .map((n) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)),
      relation('rIdStyles', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
  for (const [place, rows] of sheets.entries())
    files[`xl/worksheets/sheet${place + 1}.xml`] = edit(
      `${head}<worksheet xmlns="${main}"><sheetData>${rows
        .map((cells, row) => `<row r="${row + 1}">${toCells(cells, row + 1)}</row>`)
        .join('')}</sheetData></worksheet>`,
    )
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
  return new Blob([Uint8Array.from(zipped)])
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const toCells = (cells: readonly Cell[], row: number): string =>
  cells
    .map((cell, column) => {
      const at = `r="${String.fromCharCode(65 + column)}${row}"`
      if (cell === null) return ''
      if (typeof cell === 'string')
        return `<c ${at} t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
      if (typeof cell === 'boolean') return `<c ${at} t="b"><v>${Number(cell)}</v></c>`
      if (cell instanceof Date)
        return `<c ${at} s="1"><v>${cell.getTime() / dayMs + 25_569}</v></c>`
      return `<c ${at}><v>${cell}</v></c>`
    })
    .join('')

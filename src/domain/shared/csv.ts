// Tables as text for spreadsheets: RFC 4180, and no cell that a spreadsheet would run.

type Cell = string | number

/** Rows with CRLF between them, the first one the names of the columns. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n'

/**
 * A text that begins as a formula does gets an apostrophe before it; numbers stay numbers, below
 * zero too.
 */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

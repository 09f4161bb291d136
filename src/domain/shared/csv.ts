// CSV for spreadsheets (RFC 4180), without cells that a spreadsheet would execute.

type Cell = string | number

export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n'

/**
 * Text that looks like a formula gets a leading apostrophe; numbers stay numbers, negative ones
 * too.
 */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

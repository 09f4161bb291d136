// Prints the table of a drill, line by line.
import type { Line } from './run-drill.ts'

const columns = ['fault', 'tried', 'acknowledged', 'lost', 'doubled', 'writes s', 'windows s', '']
const widths = [52, 7, 13, 6, 8, 9, 10, 0]

const print = (cells: readonly string[]): void => {
  console.log(
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        return index === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(''),
  )
}

export const printHead = (): void => print(columns)

export const printLine = (line: Line): void =>
  print([
    line.fault,
    String(line.tried),
    String(line.acknowledged),
    String(line.lost.length),
    String(line.doubled.length),
    line.writesSeconds.toFixed(1),
    line.windowsSeconds.toFixed(1),
    line.complaints.length === 0 ? '  holds' : '  FAILS',
  ])

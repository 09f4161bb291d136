// Figures of a benchmark for the table in docs/performance.md: a line of JSON each in the file that
// `npm run bench -- table` names. Without it nothing is noted.
import { appendFileSync } from 'node:fs'

type Figures = Readonly<Record<string, number | string>>
export const figuresVariable = 'BENCH_FIGURES'

/** A name noted again replaces what it had. */
export function noteFigures(name: string, figures: Figures): void {
  const path = process.env[figuresVariable]
  if (path !== undefined) appendFileSync(path, `${JSON.stringify({ name, figures })}\n`)
}

// Minutes that the parts of the proof take on two quiet cores, as docs/testing.md says how they were
// measured.

type Part = { part: string; before: number; now: number }

const parts: readonly Part[] = [
  { part: '`npm ci`, build and `npm run check`', before: 3.5, now: 0 },
  { part: 'unit, server and form tests', before: 9.3, now: 0 },
  { part: 'stories', before: 17.5, now: 0 },
  { part: 'engines, drill, another language, PostgreSQL 15', before: 4.2, now: 0 },
]

/** Rows of a table, a part each. */
export const listMinutes = (): string[] =>
  parts.map(({ part, before, now }) => `| ${part} | ${before} | ${now} |`)

// Counts test lines by kind for `npm run house`, compared with the time before the proof had two
// forms (decision 119).
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Kind = {
  kind: string
  files: readonly string[]
  not?: readonly string[]
  /** At commit 5105ba9b. */
  linesBefore: number
}

const stories = ['test/e2e/**/*.ts', 'test/engines/**/*.ts']
const benches = ['bench/**/*.ts']
const tables = ['test/matrix/**/*.ts', 'test/wire/**/*.ts']

const kinds: readonly Kind[] = [
  {
    kind: 'rules and units (`.test.ts`)',
    files: ['src/**/*.test.{ts,tsx}', 'test/house/**/*.test.ts'],
    not: ['src/**/*.pg.test.ts', 'src/**/*.browser.test.ts', 'test/house/**/*.pg.test.ts'],
    linesBefore: 34793,
  },
  {
    kind: 'server (`.pg.test.ts`)',
    files: ['src/**/*.pg.test.ts', 'test/{house,crash,support,faults}/**/*.pg.test.ts'],
    linesBefore: 50712,
  },
  { kind: 'tables (matrix, wire)', files: tables, linesBefore: 15887 },
  { kind: 'forms (`.browser.test.ts`)', files: ['src/**/*.browser.test.ts'], linesBefore: 592 },
  { kind: 'stories and engines', files: stories, linesBefore: 17814 },
  { kind: 'drill', files: ['test/drill/**/*.ts'], linesBefore: 2288 },
  { kind: 'benches', files: benches, linesBefore: 9063 },
]

export function listTestKinds(project: string): string[] {
  return kinds.map(({ kind, files, not = [], linesBefore }) => {
    const excluded = new Set(globSync([...not], { cwd: project }))
    const found = globSync([...files], { cwd: project }).filter((path) => !excluded.has(path))
    const lines = found
      .map((path) => readFileSync(join(project, path), 'utf8').split('\n').length - 1)
      .reduce((sum, one) => sum + one, 0)
    return `| ${kind} | ${linesBefore} | ${lines} |`
  })
}

// npm run bench: runs every benchmark of bench/ in sequence, because each needs the whole machine.
// A name selects one and the rest are its arguments: npm run bench -- sign-up. Stops at the first
// failure with exit code 1.
// npm run bench -- table: runs the short forms of those that docs/performance.md compares, and
// writes its table. With --trial in their shortest forms, and prints the table.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresVariable } from '../bench/shared/figures.ts'
import { readMachine } from './bench-table/machine.ts'
import { listRuns, sayRun, type BenchRun } from './bench-table/runs.ts'
import { readNotes, replaceTable, writeTable } from './bench-table/write-table.ts'

const folder = join(import.meta.dirname, '../bench')
const page = join(import.meta.dirname, '../docs/performance.md')
/** One benchmark of the table; a failed one leaves the others. */
const patienceMs = 20 * 60_000
const [wanted = '', ...rest] = process.argv.slice(2)

/** The runs that did not hold. */
async function runAll(
  runs: readonly BenchRun[],
  { env = {}, timeout }: { env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<string[]> {
  const failed: string[] = []
  for (const run of runs) {
    console.log(`\n── ${sayRun(run)}`)
    const child = spawn(process.execPath, [join(folder, `${run.bench}.bench.ts`), ...run.words], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      timeout,
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) failed.push(run.bench)
  }
  return failed
}

async function makeTable(isTrial: boolean): Promise<string[]> {
  const machine = await readMachine()
  const notes = await mkdtemp(join(tmpdir(), 'sideout-figures-'))
  const path = join(notes, 'figures')
  writeFileSync(path, '')
  try {
    const failed = await runAll(listRuns(isTrial), {
      env: { [figuresVariable]: path },
      timeout: patienceMs,
    })
    const table = writeTable(readNotes(readFileSync(path, 'utf8')), machine)
    if (isTrial) console.log(`\n${table}`)
    else writeFileSync(page, replaceTable(readFileSync(page, 'utf8'), table))
    return failed
  } finally {
    await rm(notes, { recursive: true })
  }
}

function listWanted(): BenchRun[] {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.bench.ts') && name.includes(wanted),
  )
  if (files.length === 0) throw new Error(`no benchmark has "${wanted}" in its name`)
  return files.map((file) => ({ bench: file.replace('.bench.ts', ''), words: rest }))
}

const failed =
  wanted === 'table' ? await makeTable(rest.includes('--trial')) : await runAll(listWanted())
if (failed.length > 0) {
  console.error(`\nDid not hold: ${failed.join(', ')}`)
  process.exit(1)
}

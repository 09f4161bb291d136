// npm run drill: starts the product for real, lets people use it, breaks one thing after the other,
// and prints what was lost and how long anyone waited. A word picks a drill or a part of a fault's
// name: npm run drill -- many-nodes, npm run drill -- Valkey. --short runs what CI runs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { makeCrowd } from '#test/drill/crowd.ts'
import { manyNodeFaults } from '#test/drill/many-node-faults.ts'
import { listMissingPrograms, startManyNodes } from '#test/drill/many-nodes.ts'
import { killEverything } from '#test/drill/part.ts'
import { runDrill, type Line } from '#test/drill/run-drill.ts'
import type { Fault, Stage } from '#test/drill/stage.ts'
import { printHead, printLine } from '#test/drill/table.ts'

type Options = { short?: boolean; keep?: boolean }

const program = new Command()
  .option('--short', 'what CI runs: five minutes at most')
  .option('--keep', 'keep the folder with the logs of all parts')
  .argument('[words...]', 'drills, or parts of the names of faults')
  .parse()
const options = program.opts<Options>()
const words = program.args

async function drill<Kind extends Stage>(
  name: string,
  faults: ReadonlyArray<Fault<Kind>>,
  start: (home: string) => Promise<Kind>,
): Promise<Line[]> {
  const isAll = words.length === 0 || words.includes(name)
  const wanted = faults.filter((fault) =>
    isAll
      ? options.short !== true || fault.isShort
      : words.some((word) => fault.name.includes(word)),
  )
  if (wanted.length === 0) return []
  const home = mkdtempSync(join(tmpdir(), 'sideout-drill-'))
  chmodSync(home, 0o777)
  console.log(`\n── ${name}${options.keep === true ? ` (${home})` : ''}`)
  const stage = await start(home)
  try {
    const db = stage.openDatabase()
    const crowd = await makeCrowd(db, stage.secret).finally(() => void db.destroy())
    printHead()
    return await runDrill(stage, crowd, wanted, printLine)
  } finally {
    await stage.stop()
    if (options.keep !== true) rmSync(home, { recursive: true, force: true })
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killEverything()
    process.exit(1)
  })
}
try {
  const missing = listMissingPrograms()
  if (missing.length > 0) {
    console.error(
      `Many nodes cannot be drilled here: ${missing.join(', ')} is missing. ` +
        'apt-get install patroni etcd-server pgbouncer haproxy postgresql-15 redis-server redis-sentinel',
    )
    process.exitCode = 1
  }
  const lines = missing.length > 0 ? [] : await drill('many-nodes', manyNodeFaults, startManyNodes)
  const failed = lines.filter(({ complaints }) => complaints.length > 0)
  for (const { fault, complaints, lost, doubled } of failed) {
    const details = [
      ...complaints,
      ...lost.map((one) => `lost: ${one}`),
      ...doubled.map((one) => `twice: ${one}`),
    ]
    console.error(`\n${fault}:\n  ${details.join('\n  ')}`)
  }
  if (failed.length > 0) process.exitCode = 1
} finally {
  killEverything()
}
process.exit()

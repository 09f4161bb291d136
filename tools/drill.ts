// npm run drill: runs the product under load, breaks one part after another, and prints lost data
// and waits. Words select drills (one-server, many-nodes, scale, upgrade) or faults by part of
// their name; --short runs CI's selection, --soak 20 runs that many minutes without faults. Exit
// code 1 when a check fails.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { makeCrowd, type Crowd } from '#test/drill/crowd.ts'
import { fourNodeFaults } from '#test/drill/four-node-faults.ts'
import { listMissingForFour, startFourNodes } from '#test/drill/four-nodes.ts'
import { measureLoads } from '#test/drill/loads-of-a-sign-up.ts'
import { manyNodeFaults } from '#test/drill/many-node-faults.ts'
import { listMissingPrograms, startManyNodes } from '#test/drill/many-nodes.ts'
import { buildOldRelease, listMissingRelease } from '#test/drill/old-release.ts'
import { oneServerFaults } from '#test/drill/one-server-faults.ts'
import { startOneServer } from '#test/drill/one-server.ts'
import { killEverything } from '#test/drill/part.ts'
import { runDrill, type Line } from '#test/drill/run-drill.ts'
import { runSoak } from '#test/drill/soak.ts'
import type { Fault, Stage } from '#test/drill/stage.ts'
import { printHead, printLine } from '#test/drill/table.ts'
import { upgradeFaults } from '#test/drill/upgrade-faults.ts'

type Options = { short?: boolean; keep?: boolean; soak?: string }

const program = new Command()
  .option('--short', 'what CI runs: five minutes at most')
  .option('--soak <minutes>', 'people for so long, and nothing broken')
  .option('--keep', 'keep the folder with the logs of all parts')
  .argument('[words...]', 'drills, or parts of the names of faults')
  .parse()
const options = program.opts<Options>()
const words = program.args
/** On busy test machines, times count a quarter. Lost or duplicated data always counts in full. */
const patience = options.short === true ? 4 : 1
const names = ['one-server', 'many-nodes', 'scale', 'upgrade']
const packages =
  'patroni etcd-server pgbouncer haproxy postgresql-15 redis-server redis-sentinel redis-tools'

function chooseFaults<Kind extends Stage>(
  name: string,
  faults: ReadonlyArray<Fault<Kind>>,
): Array<Fault<Kind>> {
  if (words.some((word) => names.includes(word)) && !words.includes(name)) return []
  const parts = words.filter((word) => !names.includes(word))
  if (parts.length > 0)
    return faults.filter((fault) => parts.some((part) => fault.name.includes(part)))
  return faults.filter((fault) => options.short !== true || fault.isShort)
}

async function drill<Kind extends Stage>(
  name: string,
  faults: ReadonlyArray<Fault<Kind>>,
  start: (home: string) => Promise<Kind>,
  measure: (stage: Kind, crowd: Crowd) => Promise<Line[]> = () => Promise.resolve([]),
): Promise<Line[]> {
  const home = mkdtempSync(join(tmpdir(), 'sideout-drill-'))
  chmodSync(home, 0o777)
  console.log(`\n── ${name}${options.keep === true ? ` (${home})` : ''}`)
  const stage = await start(home)
  try {
    const db = stage.openDatabase()
    const crowd = await makeCrowd(db, stage.secret).finally(() => void db.destroy())
    if (options.soak === undefined) {
      const measured = await measure(stage, crowd)
      printHead()
      return [...measured, ...(await runDrill(stage, crowd, faults, { tell: printLine, patience }))]
    }
    const lines = await runSoak(stage, crowd, Number(options.soak), console.log)
    printHead()
    for (const line of lines) printLine(line)
    return lines
  } finally {
    await stage.stop()
    if (options.keep !== true) rmSync(home, { recursive: true, force: true })
  }
}

async function drillAll(): Promise<Line[]> {
  const lines: Line[] = []
  const one = chooseFaults('one-server', oneServerFaults)
  if (one.length > 0) lines.push(...(await drill('one-server', one, startOneServer)))
  const four = chooseFaults('scale', fourNodeFaults)
  if (four.length > 0) {
    refuseMissing('scale', listMissingForFour())
    const measure = async (stage: Stage, crowd: Crowd): Promise<Line[]> => [
      await measureLoads(stage, crowd, console.log),
    ]
    lines.push(...(await drill('scale', four, startFourNodes, measure)))
  }
  const upgrade = chooseFaults('upgrade', upgradeFaults)
  if (upgrade.length > 0) {
    refuseMissing('upgrade', [...listMissingForFour(), ...listMissingRelease()])
    const start = (home: string) => startFourNodes(home, buildOldRelease(home))
    lines.push(...(await drill('upgrade', upgrade, start)))
  }
  const many = chooseFaults('many-nodes', manyNodeFaults)
  if (many.length === 0) return lines
  refuseMissing('many-nodes', listMissingPrograms())
  lines.push(...(await drill('many-nodes', many, startManyNodes)))
  return lines
}

function refuseMissing(name: string, missing: readonly string[]): void {
  if (missing.length === 0) return
  const complaint = `${name} cannot be drilled without ${missing.join(', ')}`
  throw new Error(`${complaint}: apt-get install --no-install-recommends ${packages}`)
}

function explain({ fault, complaints, lost, doubled }: Line): void {
  const details = [
    ...complaints,
    ...lost.map((one) => `lost: ${one}`),
    ...doubled.map((one) => `twice: ${one}`),
  ]
  console.error(`\n${fault}:\n  ${details.join('\n  ')}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killEverything()
    process.exit(1)
  })
}
try {
  const failed = (await drillAll()).filter(({ complaints }) => complaints.length > 0)
  failed.forEach(explain)
  process.exitCode = failed.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  killEverything()
}
process.exit()

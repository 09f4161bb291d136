// Rotating doubles for every row of the table of best known values: time and quality, beside the
// table and beside random seats with the same byes. Holds when no row is worse than the table or
// takes more than a second. `node test/load/schedule.load.ts [seed]`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureFairness, type Fairness } from '#domain/schedule/fairness.ts'
import { rotatingDoubles } from '#domain/schedule/rotating-doubles.ts'

const seed = Number(process.argv[2] ?? 1)
const targetMs = 1_000
const lines = readFileSync(join(import.meta.dirname, '../cases/round-robin-best-known.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const show = (fairness: Fairness): string =>
  `${fairness.partnerRepeats} ${fairness.opponentsMax} ${fairness.opponentExcess}`.padEnd(10)

console.log(
  'players,courts,rounds | partner repeats, most opponents, excess: ours, best known, random | ms of CPU',
)
let failed = 0
let slowest = 0
for (const line of lines) {
  const [players = 0, courts = 0, rounds = 0, , repeats = 0, , , , most = 0, , , excess = 0] = line
    .split(',')
    .map(Number)
  const [byesMin = 0, byesMax = 0] = (line.split(',')[12] ?? '').split('-').map(Number)
  const request = {
    here: Array.from({ length: players }, (_, player) => player),
    courts: Array.from({ length: rounds }, () => courts),
    seed,
  }
  const startedAt = process.cpuUsage()
  const ours = measureFairness(rotatingDoubles(request))
  const ms = process.cpuUsage(startedAt).user / 1_000
  const random = measureFairness(rotatingDoubles({ ...request, steps: 0 }))
  const holds =
    ours.partnerRepeats <= repeats &&
    ours.opponentsMax <= most &&
    ours.opponentExcess <= excess &&
    ours.byesMax - ours.byesMin <= byesMax - byesMin &&
    ms <= targetMs
  if (!holds) failed += 1
  slowest = Math.max(slowest, ms)
  const size = `${players},${courts},${rounds}`.padEnd(9)
  console.log(
    `${size} ${show(ours)} | ${`${repeats} ${most} ${excess}`.padEnd(10)} | ${show(random)} | ${ms.toFixed(0).padStart(5)}${holds ? '' : '  does not hold'}`,
  )
}
console.log(
  `${lines.length - failed} of ${lines.length} rows hold; the slowest took ${slowest.toFixed(0)} ms`,
)
if (failed > 0) process.exitCode = 1

// Measures peers in turns, one per round, so that other load affects all equally; prints the
// medians of the rounds.
import { noteFigures } from '../shared/figures.ts'
import { listPostgres, readCpuUs } from '../shared/process-cost.ts'
import type { Peer } from './peer.ts'

const usualRounds = 5
/** The first argument that is a number. */
export const rounds = Number(process.argv.find((word) => /^\d+$/.test(word))) || usualRounds

/** Per act: µs of CPU, ms of wall time. */
type Cost = { server: number; postgres: number; ms: number }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measure(peer: Peer, act: () => Promise<number>): Promise<Cost> {
  const readPostgres = (): Map<number, number> =>
    new Map(listPostgres(peer.database).map((pid) => [pid, readCpuUs(pid)]))
  const from = { server: readCpuUs(peer.pid), postgres: readPostgres(), ms: performance.now() }
  const acts = await act()
  const ms = performance.now() - from.ms
  // A connection that ended meanwhile was idle, because pools close those.
  const postgres = [...readPostgres()].reduce(
    (sum, [pid, us]) => sum + us - (from.postgres.get(pid) ?? 0),
    0,
  )
  return {
    server: (readCpuUs(peer.pid) - from.server) / acts,
    postgres: postgres / acts,
    ms: ms / acts,
  }
}

const turnMs = 1_500

export async function actInTurn<One>(
  all: readonly One[],
  each: number,
  act: (one: One, index: number, n: number) => Promise<unknown>,
): Promise<number> {
  const until = performance.now() + turnMs
  const counts = await Promise.all(
    all.map(async (one, index) => {
      let n = 0
      for (; n < each && performance.now() < until; n += 1) await act(one, index, n)
      return n
    }),
  )
  return counts.reduce((sum, n) => sum + n, 0)
}

type Row = Record<string, number>

export async function takeTurns(
  peers: readonly Peer[],
  turn: (peer: Peer, round: number) => Promise<Row>,
): Promise<Map<string, Row>> {
  const taken = new Map(peers.map(({ name }) => [name, [] as Row[]]))
  for (let round = 0; round <= rounds; round += 1)
    for (const peer of peers) {
      const measured = await turn(peer, round)
      if (round > 0) taken.get(peer.name)?.push(measured)
    }
  return new Map([...taken].map(([name, all]) => [name, toMedians(all)]))
}

const toMedians = (all: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key] ?? NaN))]),
  )

export function printTurns(
  { part, title }: { part: string; title: string },
  measured: ReadonlyMap<string, Row>,
): void {
  for (const [peer, row] of measured) noteFigures(`${part} ${peer}`, row)
  console.log(`\n${title}, medians of ${rounds} rounds in turns`)
  const [ours = {}] = measured.values()
  const keys = Object.keys(ours)
  console.log(`${''.padEnd(14)}${keys.map((key) => key.padStart(24)).join('')}`)
  for (const [name, values] of measured) {
    const cells = keys.map((key) => {
      const [value = NaN, own = NaN] = [values[key], ours[key]]
      const ratio = values === ours || value === 0 ? '' : ` (ours ${(own / value).toFixed(2)}×)`
      return `${value.toFixed(value < 10 ? 2 : 0)}${ratio}`.padStart(24)
    })
    console.log(`${name.padEnd(14)}${cells.join('')}`)
  }
}

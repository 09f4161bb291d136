// Measuring in turns: everyone once a round, so that what else the machine does falls on all of
// them, and the medians of the rounds side by side.
import { listPostgres, readCpuUs } from '../shared/process-cost.ts'
import type { Peer } from './peer.ts'

export const rounds = 5

/** For one act: µs of CPU, ms by the clock. */
type Cost = { server: number; postgres: number; ms: number }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What `act` costs the peer for each of the acts that it says it did. */
export async function measure(peer: Peer, act: () => Promise<number>): Promise<Cost> {
  const readPostgres = (): Map<number, number> =>
    new Map(listPostgres(peer.database).map((pid) => [pid, readCpuUs(pid)]))
  const from = { server: readCpuUs(peer.pid), postgres: readPostgres(), ms: performance.now() }
  const acts = await act()
  const ms = performance.now() - from.ms
  // A connection that ended meanwhile was idle: pools close those.
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

/** A turn of acts ends after this; those under way are waited for. */
const turnMs = 1_500

/** Everyone acts again and again until the turn is over; gives how often all did together. */
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

/** One round to warm up, then `rounds` of which each peer gets the medians. */
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

/** Prints the medians, and what each of the first's are of the others'. */
export function printTurns(title: string, measured: ReadonlyMap<string, Row>): void {
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

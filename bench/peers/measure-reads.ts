// Reads of an event with its roster: over many events on a warm server, and the first reads after a
// start.
import { storeSize, type Line, type Peer } from './peer.ts'
import { actInTurn, measure, printTurns, takeTurns } from './turns.ts'

const lineCount = 32
const coldReads = 10
const events = storeSize.events - 10

const openLines = (peer: Peer): Promise<Line[]> =>
  Promise.all(Array.from({ length: lineCount }, (_, index) => peer.openLine(index + 17)))

async function readInTurn(peer: Peer, lines: readonly Line[], each: number, round: number) {
  const cost = await measure(peer, () =>
    actInTurn(lines, each, (line, index, n) =>
      line.read(1 + ((round * 31 + n * 7 + index * 13) % events)),
    ),
  )
  return {
    'server µs': cost.server,
    'PostgreSQL µs': cost.postgres,
    'both µs': cost.server + cost.postgres,
    'reads/s': 1_000 / cost.ms,
  }
}

export async function measureReads(peers: readonly Peer[]): Promise<void> {
  const lines = new Map<string, Line[]>()
  for (const peer of peers) lines.set(peer.name, await openLines(peer))
  const measured = await takeTurns(peers, (peer, round) =>
    readInTurn(peer, lines.get(peer.name) ?? [], Infinity, round),
  )
  const title = `One event of ${storeSize.roster} players, read by ${lineCount} at a time`
  printTurns({ part: 'reads', title }, measured)
  for (const own of lines.values()) for (const line of own) line.close()
}

export async function measureColdReads(peers: readonly Peer[]): Promise<void> {
  const measured = await takeTurns(peers, async (peer, round) => {
    await peer.restart()
    const lines = await openLines(peer)
    const cost = await readInTurn(peer, lines, coldReads, round)
    for (const line of lines) line.close()
    return cost
  })
  const title = `The first ${lineCount * coldReads} reads after a start`
  printTurns({ part: 'cold-reads', title }, measured)
}

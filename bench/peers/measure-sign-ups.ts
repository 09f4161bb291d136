// Sign-ups spread over many events, and many simultaneous ones for one event.
import type { Line, Peer } from './peer.ts'
import { actInTurn, measure, printTurns, takeTurns } from './turns.ts'

const spreadEvents = 200
/** The same number of sign-ups; on a Friday evening more players wait at once. */
const spread = { few: { players: 32, each: 30 }, many: { players: 128, each: 8 } }
const hotPlayers = 400
const firstPlayer = 17

const openLines = (peer: Peer, count: number): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => peer.openLine(firstPlayer + index)))

async function measureActs(
  told: { part: string; title: string },
  peers: readonly Peer[],
  { players, each }: { players: number; each: number },
  act: (line: Line, index: number, n: number, round: number) => Promise<unknown>,
): Promise<void> {
  const lines = new Map<string, Line[]>()
  for (const peer of peers) lines.set(peer.name, await openLines(peer, players))
  const measured = await takeTurns(peers, async (peer, round) => {
    const cost = await measure(peer, () =>
      actInTurn(lines.get(peer.name) ?? [], each, (line, index, n) => act(line, index, n, round)),
    )
    return {
      'server µs': cost.server,
      'PostgreSQL µs': cost.postgres,
      'both µs': cost.server + cost.postgres,
      'sign-ups/s': 1_000 / cost.ms,
    }
  })
  printTurns(told, measured)
  for (const own of lines.values()) for (const line of own) line.close()
}

export const measureSpread = (
  peers: readonly Peer[],
  { players, each }: { players: number; each: number } = spread.few,
): Promise<void> =>
  measureActs(
    {
      part: `spread-sign-ups ${players}`,
      title: `Sign-ups of ${players} players at a time, over ${spreadEvents} events`,
    },
    peers,
    { players, each },
    (line, index, n, round) => line.enter(1 + ((round * each + n + index * 3) % spreadEvents)),
  )

export const measureBusySpread = (peers: readonly Peer[]): Promise<void> =>
  measureSpread(peers, spread.many)

export const measureHot = (peers: readonly Peer[]): Promise<void> =>
  measureActs(
    { part: 'hot-sign-ups', title: `${hotPlayers} players at once for one event` },
    peers,
    { players: hotPlayers, each: 1 },
    (line, _index, _n, round) => line.signUp(1 + spreadEvents + round),
  )

// Cost of an open window: opening, memory, and idle CPU.
import { setTimeout as delay } from 'node:timers/promises'
import { readCpuUs, readMemoryMiB } from '../shared/process-cost.ts'
import { gatherAudience, type Audience } from './audience.ts'
import type { Peer } from './peer.ts'
import { measure, printTurns, rounds, takeTurns } from './turns.ts'

const event = 1
const socketsPerTurn = 400
/** Covers each peer's heartbeat. */
const idleSeconds = 60

export async function measureSockets(peers: readonly Peer[]): Promise<void> {
  for (const peer of peers) await peer.restart()
  await delay(5_000)
  const atRest = new Map(peers.map((peer) => [peer.name, readMemoryMiB(peer.pid)]))
  const audiences = new Map<string, Audience>(
    peers.map((peer) => [peer.name, gatherAudience(peer.listenTo(event))]),
  )
  const opened = await takeTurns(peers, async (peer) => {
    const cost = await measure(peer, async () => {
      await audiences.get(peer.name)?.grow(socketsPerTurn)
      return socketsPerTurn
    })
    return { 'opening, both µs': cost.server + cost.postgres }
  })
  const sockets = socketsPerTurn * (rounds + 1)
  const from = new Map(peers.map((peer) => [peer.name, readCpuUs(peer.pid)]))
  await delay(idleSeconds * 1_000)
  for (const peer of peers) {
    const row = opened.get(peer.name)
    const rest = atRest.get(peer.name) ?? Number.NaN
    if (row === undefined) continue
    row['at rest MiB'] = rest
    row['with sockets MiB'] = readMemoryMiB(peer.pid)
    row['idle ms CPU a s'] =
      (readCpuUs(peer.pid) - (from.get(peer.name) ?? 0)) / 1_000 / idleSeconds
  }
  printTurns({ part: 'sockets', title: `${sockets} sockets with an event’s page each` }, opened)
  for (const audience of audiences.values()) audience.close()
}

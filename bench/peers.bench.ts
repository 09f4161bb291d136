// Compares this product with alternative platforms on the same machine in turns: CPU by system
// accounting, medians, ratios. `npm run bench -- peers [rounds] [part…]` measures the
// parts below, by default all in five rounds. The peers are installed in .cache/peers on the first run; docs/performance.md
// describes them.
import { startRunPostgres, type RunPostgres } from '#test/support/run-postgres.ts'
import { installPeers } from './peers/install.ts'
import { measureFanOut } from './peers/measure-fan-out.ts'
import { measureColdReads, measureReads } from './peers/measure-reads.ts'
import { measureBusySpread, measureHot, measureSpread } from './peers/measure-sign-ups.ts'
import { measureSockets } from './peers/measure-sockets.ts'
import { startOtherPeer } from './peers/other-peers.ts'
import { startOurselves } from './peers/ourselves.ts'
import { peerNames, type Peer, type PeerName } from './peers/peer.ts'

type Part = { measure: (peers: readonly Peer[]) => Promise<void>; without?: readonly PeerName[] }

const parts: Record<string, Part> = {
  reads: { measure: measureReads, without: ['Socket.IO'] },
  'cold-reads': { measure: measureColdReads, without: ['Socket.IO'] },
  'spread-sign-ups': { measure: (peers) => measureSpread(peers), without: ['Socket.IO'] },
  'busy-sign-ups': { measure: measureBusySpread, without: ['Socket.IO'] },
  'hot-sign-ups': { measure: measureHot, without: ['Socket.IO'] },
  'fan-out': { measure: (peers) => measureFanOut(peers, 1_000) },
  'fan-out-5000': { measure: (peers) => measureFanOut(peers, 5_000) },
  sockets: { measure: measureSockets },
}

/** Each part has its own servers and stores, so that it doesn't affect the next. */
async function runPart(postgres: RunPostgres, { measure, without = [] }: Part): Promise<void> {
  const peers: Peer[] = []
  try {
    for (const name of peerNames.filter((one) => !without.includes(one)))
      peers.push(
        name === 'Sideout' ? await startOurselves(postgres) : await startOtherPeer(name, postgres),
      )
    await measure(peers)
  } finally {
    for (const peer of peers) await peer.stop()
  }
}

const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
installPeers()
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const postgres = await startRunPostgres()
  try {
    await runPart(postgres, part)
  } finally {
    await postgres.stop()
  }
}

// One change of an event with many listeners, including the write: cost per delivery, and delay
// until listeners see it.
import { quantile } from '../shared/quantile.ts'
import { gatherAudience, type Audience } from './audience.ts'
import type { Line, Peer } from './peer.ts'
import { measure, printTurns, takeTurns } from './turns.ts'

const event = 1
const player = 17
const countPairs = (listeners: number): number => (listeners > 1_000 ? 2 : 5)

type Stage = { line: Line; audience: Audience; changes: number }

async function change(stage: Stage, act: 'signUp' | 'withdraw'): Promise<number[]> {
  const sent = performance.timeOrigin + performance.now()
  stage.changes += 1
  const [at] = await Promise.all([stage.audience.heard(stage.changes), stage.line[act](event)])
  return at.map((ms) => ms - sent)
}

async function changeInTurn(peer: Peer, stage: Stage, pairs: number) {
  const seen: number[] = []
  const cost = await measure(peer, async () => {
    for (let pair = 0; pair < pairs; pair += 1) {
      seen.push(...(await change(stage, 'signUp')))
      seen.push(...(await change(stage, 'withdraw')))
    }
    return seen.length
  })
  seen.sort((a, b) => a - b)
  return {
    'server µs': cost.server,
    'both µs': cost.server + cost.postgres,
    'seen p50 ms': quantile(seen, 0.5),
    'seen p99 ms': quantile(seen, 0.99),
  }
}

export async function measureFanOut(peers: readonly Peer[], listeners: number): Promise<void> {
  const stages = new Map<string, Stage>()
  for (const peer of peers) {
    const audience = gatherAudience(peer.listenTo(event))
    await audience.grow(listeners)
    stages.set(peer.name, { line: await peer.openLine(player), audience, changes: 0 })
  }
  const measured = await takeTurns(peers, async (peer) => {
    const stage = stages.get(peer.name)
    if (stage === undefined) throw new Error(`no stage for ${peer.name}`)
    return changeInTurn(peer, stage, countPairs(listeners))
  })
  printTurns(
    {
      part: `fan-out ${listeners}`,
      title: `One sign-up seen by ${listeners} listeners, for each delivery`,
    },
    measured,
  )
  for (const { line, audience } of stages.values()) {
    line.close()
    audience.close()
  }
}

// Counts the loads of each node for one sign-up, with few and with many open windows; the numbers
// must match.
import { setTimeout as delay } from 'node:timers/promises'
import { openLive, type LiveView } from '#test/support/live-client.ts'
import type { Crowd } from './crowd.ts'
import { createPatientCalls } from './patient-calls.ts'
import type { Line } from './run-drill.ts'
import type { Stage } from './stage.ts'

const windowsOfNode = [5, 20] as const
const signUps = 8
const dayMs = 86_400_000
const restMs = 300
/** The event, its venue's list, and the list's people. */
const loadsMax = 3
/** An invalidation that arrives by both routes may load a sign-up twice. */
const tolerance = 1.34

type Node = Stage['metrics'][number]

export async function measureLoads(
  stage: Stage,
  crowd: Crowd,
  tell: (text: string) => void,
): Promise<Line> {
  const complaints: string[] = []
  let fewest: number[] | null = null
  for (const count of windowsOfNode) {
    const loads = await measureWith(stage, crowd, count)
    const words = loads.map((number) => number.toFixed(1)).join(', ')
    tell(`loads of a sign-up with ${count} windows open on each node: ${words}`)
    if (Math.max(...loads) > loadsMax * tolerance)
      complaints.push(`a node loads too often: ${words}`)
    fewest ??= loads
    const most = Math.max(...fewest) * tolerance
    if (Math.max(...loads) > most) complaints.push('more windows cost more loads')
  }
  const nothing = { tried: 0, lost: [], doubled: [], writesSeconds: 0, windowsSeconds: 0 }
  const acknowledged = signUps * windowsOfNode.length
  return { fault: 'loads of a sign-up', ...nothing, acknowledged, complaints }
}

async function measureWith(stage: Stage, crowd: Crowd, count: number): Promise<number[]> {
  const calls = createPatientCalls(stage.url)
  const first = nextSignUp(crowd)
  const windows = await Promise.all(
    stage.metrics.flatMap((node) =>
      Array.from({ length: count }, (_window, index) =>
        openAt(node, crowd, { index, eventId: first.data.eventId }),
      ),
    ),
  )
  const before = await Promise.all(stage.metrics.map(readLoads))
  for (let n = 0, act = first; n < signUps; n += 1, act = nextSignUp(crowd)) {
    const { playerId } = act
    await calls.ask(act.call, act.data, act.token)
    const isShown = ({ roster }: Shown): boolean => roster.some((row) => row.playerId === playerId)
    await Promise.all(windows.map(({ event }) => event.shows(isShown)))
    // Lets the lists finish loading, so that they don't overlap the next sign-up.
    await delay(restMs)
  }
  const after = await Promise.all(stage.metrics.map(readLoads))
  for (const { close } of windows) await close()
  return after.map((number, index) => (number - (before[index] ?? 0)) / signUps)
}

type Shown = { roster: { playerId: string }[] }
type SignUp = { call: string; data: { eventId: string }; token: string; playerId: string }

function nextSignUp(crowd: Crowd): SignUp {
  for (;;) {
    const act = crowd.next()
    const { call, data, token } = act
    if (call !== 'events-signUp') continue
    const told = act.acknowledge({ place: 'playing' })
    if (told.kind !== 'sign-up') continue
    return { call, data: data as SignUp['data'], token, playerId: told.playerId }
  }
}

type Opened = { event: LiveView; close: () => Promise<void> }

async function openAt(
  { url }: Node,
  { watchers, beacon }: Crowd,
  { index, eventId }: { index: number; eventId: string },
): Promise<Opened> {
  const token = watchers[index % watchers.length] ?? ''
  const window = await openLive(new URL(url).origin, { authorization: `Bearer ${token}` })
  const event = await window.subscribe('events-byId', { eventId })
  const day = (ahead: number): string =>
    new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10)
  const asked = {
    locationId: beacon.fields.location,
    from: day(0),
    to: day(30),
    limit: 30,
    filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
  }
  const list = await window.subscribe('events-publicList', asked)
  const mine = await window.subscribe('events-personalList', { ...asked, friendsGoing: false })
  await Promise.all([event, list, mine].map((view) => view.shows(() => true)))
  return { event, close: () => window.close() }
}

async function readLoads({ url, token }: Node): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const lines = (await answer.text()).split('\n')
  return lines
    .filter((line) => line.startsWith('sideout_live_loads_total{'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

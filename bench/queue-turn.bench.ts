// A court turnover in a live queue of 120 players, 24 courts and 200 windows: answer time of Done,
// and delay until windows show the next four. Goals: answered after 50 ms (median), seen after 100
// ms (p99). `npm run bench -- queue-turn [rounds]`.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { decideQueue } from '#domain/queue/queue-step.ts'
import { openQueue } from '#domain/queue/queue.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { machineMs, type ListSeen, type ListWindows } from './shared/list-windows.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { quantile } from './shared/quantile.ts'

const windows = 200
const players = 120
const courtCount = 24
const rounds = Number(process.argv[2]) || 60
const warmUps = 10
const goal = { answerMs: 50, seenMs: 100 }

async function makeQueue({ db }: LoadStage): Promise<string> {
  const eventId = await anEvent(
    db,
    { location: await aLocation(db), organizer: 'racer1' },
    { maxPlayers: players, playing: players, nextOrder: players + 1 },
  )
  const numbers = Array.from({ length: players }, (_, number) => number)
  const arrived = decideQueue(
    openQueue(
      { kind: 'four-off', stay: 2, court: 1 },
      [],
      Array.from({ length: courtCount }, (_, index) => ({ court: index + 1, lane: null })),
    ),
    { kind: 'arrive', numbers, lane: 0 },
    Date.now(),
  )
  if (!arrived.ok) throw new Error(arrived.refusal.code)
  await db
    .insertInto('queues')
    .values({
      eventId,
      value: JSON.stringify(arrived.value),
      watchKey: null,
      opened: new Date(),
    })
    .execute()
  await db
    .insertInto('queue_members')
    .values(
      numbers.map((number) => ({
        eventId,
        number,
        playerId: `racer${number + 1}`,
        guestOf: null,
        guest: null,
      })),
    )
    .execute()
  return eventId
}

async function run(stage: LoadStage): Promise<void> {
  const eventId = await makeQueue(stage)
  const child = fork(join(import.meta.dirname, 'shared/list-windows.ts'))
  const reports = on(child, 'message') as AsyncIterator<[ListSeen]>
  const seen = async (): Promise<ListSeen> =>
    ((await reports.next()) as { value: [ListSeen] }).value[0]
  child.send({
    port: stage.port,
    tokens: stage.people.slice(0, windows).map(({ token }) => token),
    subscriptions: [['queues-byEvent', { eventId }]],
  } satisfies ListWindows)
  await seen()
  const [organizer] = stage.people
  if (organizer === undefined) throw new Error('nobody is there')
  const line = await openConnection(stage.port, organizer.token)
  const answers: number[] = []
  const arrivals: number[] = []
  let bytes = 0
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const step = {
      kind: 'finish',
      court: (round % courtCount) + 1,
      game: round + 1,
      winner: null,
      points: null,
    }
    const startedAt = machineMs()
    const answer = await line.call('queues-step', { eventId, step }, crypto.randomUUID())
    const answeredAt = machineMs()
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
    const { at, bytes: sent } = await seen()
    bytes = sent
    if (round < warmUps) continue
    answers.push(answeredAt - startedAt)
    arrivals.push(...at.map((instant) => instant - startedAt))
    await delay(20)
  }
  line.close()
  child.disconnect()
  const [answered, reached] = [quantile(answers, 0.5), quantile(arrivals, 0.99)]
  console.log(
    `${players} players, ${courtCount} courts, ${windows} windows, ${rounds} turns: answered p50 ${answered.toFixed(0)} ms, p99 ${quantile(answers, 0.99).toFixed(0)} ms; seen p50 ${quantile(arrivals, 0.5).toFixed(0)} ms, p99 ${reached.toFixed(0)} ms; frame ${(bytes / 1_000).toFixed(1)} kB`,
  )
  const holds = answered <= goal.answerMs && reached <= goal.seenMs
  console.log(holds ? 'holds' : 'missed')
  if (!holds) process.exitCode = 1
}

await withLoadStage({ people: windows, env: { SOCKETS_PER_ADDRESS: '2000' } }, run)

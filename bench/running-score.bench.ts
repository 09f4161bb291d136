// A live rally compared with an ordinary score in 200 windows of a public match list: server and
// database cost, and delay per window. 60 players, 12 courts, 10 rounds. Goal: a rally costs at
// most half of a score. `npm run bench -- running-score [rounds]`.
import { fork } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readLinkName } from '#server/link/link-keys.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { machineMs, type ListSeen, type ListWindows } from './shared/list-windows.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostmaster, readTreeCpuUs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'

const windows = 200
const players = 60
const courts = 12
const listRounds = 10
const rounds = Number(process.argv[2]) || 50
const warmUps = 10
const watchKey = 'abcdefghijklmnopqrstuv'

async function makeList({ db }: LoadStage): Promise<string[]> {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const eventId = await anEvent(
    db,
    { location: await aLocation(db, { timezone: 'UTC' }), organizer: 'racer1' },
    { startDate: hourAgo.slice(0, 10), startTime: hourAgo.slice(11, 16), maxPlayers: players },
  )
  const games = Array.from({ length: listRounds * courts }, (_, index) => {
    const first = (index % courts) * 4
    return {
      round: Math.floor(index / courts) + 1,
      slot: (index % courts) + 1,
      court: (index % courts) + 1,
      a: [first, first + 1],
      b: [first + 2, first + 3],
    }
  })
  const names = Array.from({ length: players }, (_, number) => `racer${number + 1}`)
  const matches = await aMatchList(db, eventId, names, games)
  await db
    .updateTable('match_lists')
    .set({ watchKey: readLinkName(watchKey) })
    .where('eventId', '=', eventId)
    .execute()
  return matches
}

type Ask = (round: number) => readonly [name: string, input: object]

async function measure(
  stage: LoadStage,
  { seenBy, ask }: { seenBy: string; ask: Ask },
): Promise<{ cpuMs: number; line: string }> {
  const child = fork(join(import.meta.dirname, 'shared/list-windows.ts'))
  const reports = on(child, 'message') as AsyncIterator<[ListSeen]>
  const seen = async (): Promise<ListSeen> =>
    ((await reports.next()) as { value: [ListSeen] }).value[0]
  const other = seenBy === 'matchLists-watch' ? 'runningScores-watch' : 'matchLists-watch'
  child.send({
    port: stage.port,
    tokens: stage.people.slice(0, windows).map(({ token }) => token),
    subscriptions: [
      [seenBy, { watchKey }],
      [other, { watchKey }],
    ],
  } satisfies ListWindows)
  await seen()
  const [organizer] = stage.people
  if (organizer === undefined) throw new Error('nobody is there')
  const connection = await openConnection(stage.port, organizer.token)
  const pids = [stage.pid, await findPostmaster(stage.db)]
  const readCpu = () => pids.reduce((sum, pid) => sum + readTreeCpuUs(pid), 0)
  const arrivals: number[] = []
  let [bytes, begun] = [0, 0]
  for (let round = 0; round < warmUps + rounds; round += 1) {
    if (round === warmUps) begun = readCpu()
    const startedAt = machineMs()
    const [name, input] = ask(round)
    const answer = await connection.call(name, input, crypto.randomUUID())
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
    const { at, bytes: sent } = await seen()
    bytes = sent
    if (round >= warmUps) arrivals.push(...at.map((instant) => instant - startedAt))
    await delay(50)
  }
  const cpuMs = (readCpu() - begun) / 1_000 / rounds
  connection.close()
  child.disconnect()
  const share = (of: number) => quantile(arrivals, of).toFixed(0)
  return {
    cpuMs,
    line: `${cpuMs.toFixed(1)} ms of CPU; seen p50 ${share(0.5)} ms, p99 ${share(0.99)} ms; frame ${(bytes / 1_000).toFixed(1)} kB`,
  }
}

async function run(stage: LoadStage): Promise<void> {
  const matches = await makeList(stage)
  const [counted = ''] = matches
  const rally = await measure(stage, {
    seenBy: 'runningScores-watch',
    ask: (round) => [
      'matches-noteScore',
      {
        matchId: counted,
        games: [],
        points: [round % 11, Math.floor(round / 11)].map((points) => points % 10),
        serving: 'a',
        serverNumber: 1,
        seen: round,
      },
    ],
  })
  const score = await measure(stage, {
    seenBy: 'matchLists-watch',
    ask: (round) => [
      'matches-report',
      { matchId: matches[round + 1], games: [[11, 7]], walkover: null },
    ],
  })
  console.log(`${windows} windows, ${matches.length} matches, ${rounds} rounds`)
  console.log(`a rally: ${rally.line}`)
  console.log(`a score: ${score.line}`)
  const holds = rally.cpuMs <= score.cpuMs / 2
  console.log(holds ? 'holds' : 'missed')
  if (!holds) process.exitCode = 1
}

await withLoadStage({ people: windows, env: { SOCKETS_PER_ADDRESS: '2000' } }, run)

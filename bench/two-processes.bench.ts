// CPU of an act with one server process and with two that share Valkey and PostgreSQL, in turns,
// beyond their idle CPU. With two, a venue's windows are on both processes or on one. With
// PostgreSQL on cores of its own, capacity grows as the CPU per act and process allows.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startValkey } from '#test/support/valkey.ts'
import type { Crowd, CrowdReport, CrowdTurn } from './people/people-crowd.ts'
import type { Venue } from './people/people-screens.ts'
import { makeVenues, rosterSize } from './people/people-venues.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostgres, readCpuUs, readTreeCpuUs } from './shared/process-cost.ts'

const peopleOfCase = 300
const rounds = 4
const turnMs = 6_000
const claimed = 1.8

type Cost = { node: number; postgres: number }
type Part = { port: number; venues: readonly Venue[] }
type Case = { name: string; crowds: ChildProcess[]; costs: Cost[] }

async function ask(child: ChildProcess, turn: CrowdTurn): Promise<CrowdReport | null> {
  child.send(turn)
  const [report] = (await once(child, 'message')) as [CrowdReport | null]
  return report
}

async function gather(name: string, people: LoadStage['people'], parts: Part[]): Promise<Case> {
  const share = peopleOfCase / parts.length
  const crowds: ChildProcess[] = []
  for (const [index, { port, venues }] of parts.entries()) {
    const child = fork(join(import.meta.dirname, 'people/people-crowd.ts'))
    const mine = people.slice(index * share, (index + 1) * share)
    child.send({
      port,
      people: mine.map((one, n) => ({
        ...one,
        venue: venues[n % venues.length] ?? { locationId: '', events: [] },
      })),
    } satisfies Crowd)
    await ask(child, { people: share, seconds: 0 })
    crowds.push(child)
  }
  return { name, crowds, costs: [] }
}

async function costDuring<T>(pids: readonly number[], act: () => Promise<T>): Promise<[Cost, T]> {
  const read = (): Cost => ({
    node: pids.reduce((sum, pid) => sum + readCpuUs(pid), 0),
    postgres: readTreeCpuUs(findPostgres()),
  })
  const from = read()
  const result = await act()
  const to = read()
  return [{ node: to.node - from.node, postgres: to.postgres - from.postgres }, result]
}

async function runTurn(
  { crowds, costs }: Case,
  pids: readonly number[],
  idle: Cost,
): Promise<void> {
  const people = peopleOfCase / crowds.length
  const [cost, reports] = await costDuring(pids, () =>
    Promise.all(crowds.map((child) => ask(child, { people, seconds: turnMs / 1_000 }))),
  )
  let acts = 0
  for (const report of reports) {
    if (report === null || report.failed > 0) throw new Error(report?.failure ?? 'nothing was said')
    acts += Object.values(report.msByAct).flat().length
  }
  costs.push({
    node: (cost.node - idle.node) / acts,
    postgres: (cost.postgres - idle.postgres) / acts,
  })
}

function median({ costs }: Case, part: keyof Cost): number {
  const sorted = costs.slice(1).map((cost) => cost[part])
  sorted.sort((a, b) => a - b)
  return ((sorted[rounds / 2 - 1] ?? Number.NaN) + (sorted[rounds / 2] ?? Number.NaN)) / 2
}

const toMs = (us: number): string => `${(us / 1_000).toFixed(2)} ms`

function tell(cases: readonly Case[], idle: Cost): void {
  console.log(
    `when nobody acts two processes take ${toMs(idle.node / (turnMs / 1_000))} of node a second, PostgreSQL ${toMs(idle.postgres / (turnMs / 1_000))}`,
  )
  const [one] = cases
  if (one === undefined) return
  for (const each of cases) {
    const [node, postgres] = [median(each, 'node'), median(each, 'postgres')]
    const times = (2 * median(one, 'node')) / node
    const carried = `; where PostgreSQL has cores of its own they carry ${times.toFixed(2)} times as many as one`
    console.log(
      `${each.name}: CPU of an act: node ${toMs(node)}, PostgreSQL ${toMs(postgres)}${each === one ? '' : carried}`,
    )
    if (each === cases.at(-1) && times < claimed) {
      console.error(`two processes should carry ${claimed} times as many`)
      process.exitCode = 1
    }
  }
}

async function compare(stage: LoadStage): Promise<void> {
  const second = await stage.startBeside()
  const [port, pids] = [stage.port, [stage.pid, second.pid]]
  const cases: Case[] = []
  const add = async (name: string, split: (venues: Venue[]) => Part[]): Promise<void> => {
    const people = stage.people.slice(cases.length * peopleOfCase)
    cases.push(await gather(name, people, split(await makeVenues(stage))))
  }
  await add('one process', (venues) => [{ port, venues }])
  await add('two processes, venues spread', (venues) => [
    { port, venues },
    { port: second.port, venues },
  ])
  await add('two processes, each venue at one', (venues) => [
    { port, venues: venues.slice(0, venues.length / 2) },
    { port: second.port, venues: venues.slice(venues.length / 2) },
  ])
  const [idle] = await costDuring(pids, () => delay(turnMs))
  for (let round = 0; round <= rounds; round += 1)
    for (const each of cases) await runTurn(each, pids, idle)
  for (const child of cases.flatMap(({ crowds }) => crowds)) child.disconnect()
  tell(cases, idle)
  await second.stop()
}

const valkey = await startValkey()
const env = { SOCKETS_PER_ADDRESS: '1000', VALKEY_URL: valkey.url }
await withLoadStage({ people: 3 * peopleOfCase + rosterSize, env }, compare)
await valkey.kill()

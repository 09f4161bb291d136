// The operator's repair: recomputes players' results, medals, ratings, points and counters from
// what was played, by the rules of this release. Idempotent.
import type { Command } from 'commander'
import { makeAll, type Made } from '../db/derived/make-derived.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { recountAll } from '../features/leaderboard/jobs.ts'
import { refreshLeagueAwards } from '../features/league/award-commands.ts'
import { lockMatchList } from '../features/match-list/queries.ts'
import {
  countMedals,
  listFinished,
  loadNumbers,
  type KeptNumbers,
} from '../features/operator/queries.ts'
import { replayAll } from '../features/rating/jobs.ts'
import { writeResults } from '../features/result/commands.ts'
import { act, type AdminTools, type Outcome } from './act.ts'

export function addRepairCommand(program: Command, tools: AdminTools): void {
  program
    .command('repair')
    .description(
      'make ratings, points, medals and counters of players anew from what was played, and what names and venues are found by; says what changed',
    )
    .action((_options, command: Command) => act(tools, command, repair))
}

type Change = {
  playerId: string
  changes: Partial<Record<keyof KeptNumbers, [number | null, number | null]>>
}

async function repair(unit: UnitOfWork): Promise<Outcome> {
  const { tx } = unit
  const before = await loadNumbers(tx)
  const { events, leagues } = await listFinished(tx)
  for (const eventId of events) {
    const locked = await lockMatchList(tx, eventId)
    if (locked !== null) await writeResults(unit, locked)
  }
  for (const leagueSeriesId of leagues) await refreshLeagueAwards(unit, { leagueSeriesId })
  await countMedals(tx)
  await replayAll(tx)
  await recountAll(tx)
  const changed = compare(before, await loadNumbers(tx))
  const made = await makeAll(tx)
  const data = {
    events: events.length,
    leagues: leagues.length,
    changed,
    made: Object.fromEntries(made),
  }
  const gone = `${events.length} events and ${leagues.length} leagues were gone over`
  if (changed.length === 0 && made.size === 0)
    return { lines: [`Nothing to repair: ${gone}.`], data }
  const end = `${changed.length} players changed${describeMade(made)}`
  const lines = [...changed.map(toLine), `${end}; ${gone}.`]
  return { lines, data, isWide: true, log: { detail: end } }
}

const describeMade = (made: Made): string =>
  Array.from(made, ([name, count]) => `; ${name}: ${count} made`).join('')

function compare(
  before: ReadonlyMap<string, KeptNumbers>,
  after: ReadonlyMap<string, KeptNumbers>,
): Change[] {
  return [...after].flatMap(([playerId, now]) => {
    const was = before.get(playerId) ?? now
    const names = Object.keys(now) as (keyof KeptNumbers)[]
    const differing = names.filter((name) => now[name] !== was[name])
    const changes = Object.fromEntries(differing.map((name) => [name, [was[name], now[name]]]))
    return differing.length === 0 ? [] : [{ playerId, changes }]
  })
}

/** Example: 'ann  points 84 to 0, doubles 2.603 to none'. */
function toLine({ playerId, changes }: Change): string {
  const words = Object.entries(changes).map(
    ([name, [was, now]]) => `${name} ${was ?? 'none'} to ${now ?? 'none'}`,
  )
  return `${playerId}  ${words.join(', ')}`
}

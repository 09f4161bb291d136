// Confirms scores that no one answered in time, and removes abandoned running scores. State is in
// the database and each event is settled under its row lock, so stopped or concurrent servers don't
// matter.
import { playOpensMinutes } from '#domain/event/play-time.ts'
import { confirmUnanswered } from '#domain/match/answer-score.ts'
import { autoConfirmHours } from '#domain/match/match.ts'
import { runningSince } from '#domain/match/running-score.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { lockMatchList } from '../match-list/queries.ts'
import { saveScores } from './commands.ts'
import { listUnanswered } from './queries.ts'
import { removeOldRunning } from './running-queries.ts'

const eventsMax = 200

export async function confirmOldScores(deps: Deps): Promise<number> {
  const since = new Date(deps.clock.now() - autoConfirmHours * 3_600_000)
  const startsBefore = new Date(deps.clock.now() + playOpensMinutes * 60_000)
  let count = 0
  for (const eventId of await listUnanswered(deps.db, { since, startsBefore }, eventsMax)) {
    try {
      count += await confirmIn(deps, eventId, since)
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'scores that nobody answered could not be confirmed')
    }
  }
  return count
}

function confirmIn(deps: Deps, eventId: string, since: Date): Promise<number> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now } = unit
    const locked = await lockMatchList(tx, eventId)
    if (locked === null) return 0
    const changed = locked.list.matches.flatMap((match) => {
      const after = confirmUnanswered(match, since.toISOString(), new Date(now).toISOString())
      return after === match ? [] : [after]
    })
    const saved = changed.length === 0 ? null : await saveScores(unit, locked, changed)
    return saved?.ok === true ? changed.length : 0
  })
}

export const forgetOldRunning = (deps: Deps): Promise<number> =>
  transact(deps, deps.clock.now(), ({ tx, now }) =>
    removeOldRunning(tx, new Date(runningSince(now))),
  )

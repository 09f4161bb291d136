// Redraws a division: shown next to the current draw first, and saved on request.
import type { MatchList } from '#domain/match-list/match-list.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { isDivisionFormat } from '#domain/tournament/tournament.ts'
import { lockEvent } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { listSeatNames } from '../match-list/court-call-commands.ts'
import {
  countEntrants,
  drawDivision,
  openDivision,
  takeBackDraw,
  tryDraw,
  type OpenDivision,
} from './draw-commands.ts'
import { planOpened } from './plan-commands.ts'
import { lockTournamentFor } from './run-commands.ts'

/** Players of the division are alerted when a draw is saved, and when it is undone. */
export const drawAgain: InTransaction<'tournaments-drawAgain'> = async (
  context,
  { eventId, seed, isTrial, takesBack, ...key },
) => {
  const opened = await lockTournamentFor(context, key, 'event.play')
  if (!opened.ok) return opened
  const { tx } = context
  const event = await lockEvent(tx, eventId)
  if (event?.tournamentId !== key.tournamentId || event.status !== 'published')
    return refuse('event-not-found')
  const division = await openDivision(context, event)
  if (division === null) return refuse('match-list-closed')
  if (division.hasBegun) return refuse('round-played')
  if (!isDivisionFormat(division.format.format)) return refuse('division-format')
  if (countEntrants(division) < 2) return refuse('nothing-to-plan')
  const before = await nameMatches(tx, division.list)
  const drawn = await changeDraw(context, division, { seed, isTrial, takesBack })
  if (drawn === null) return refuse('nothing-to-undo')
  if (takesBack || !isTrial) await planOpened(context, opened.value, drawn)
  return ok({ before, after: await nameMatches(tx, drawn.list) })
}

type Wanted = { seed: number; isTrial: boolean; takesBack: boolean }

/** Makes another draw or restores the previous one; null without one to restore. */
function changeDraw(
  context: CallContext,
  division: OpenDivision,
  { seed, isTrial, takesBack }: Wanted,
): Promise<OpenDivision | null> {
  if (takesBack) return takeBackDraw(context, division)
  return isTrial ? tryDraw(context, division, seed) : drawDivision(context, division, seed)
}

async function nameMatches(tx: Database, { eventId, matches }: MatchList) {
  const rows = await listSeatNames(tx, eventId)
  const nameOf = new Map(rows.map(({ number, name }) => [number, name]))
  const toNames = (numbers: readonly number[]): string[] =>
    numbers.map((number) => nameOf.get(number) ?? '')
  return matches.map(({ stage, round, slot, pool, a, b }) => ({
    stage,
    round,
    slot,
    pool,
    a: toNames(a),
    b: toNames(b),
  }))
}

// Another draw of a division: shown beside the one there is, and kept once it is asked for.
import type { MatchList } from '#domain/match-list/match-list.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { isDivisionFormat } from '#domain/tournament/tournament.ts'
import type { Database } from '../../db/open-database.ts'
import type { InTransaction } from '../../handler.ts'
import { lockEvent } from '../event/queries.ts'
import { listSeatNames } from '../match-list/court-call-commands.ts'
import { countEntrants, drawDivision, openDivision, tryDraw } from './draw-commands.ts'
import { planOpened } from './plan-commands.ts'
import { openTournament } from './run-commands.ts'

/** The players of the division hear of a draw that is kept; it can be taken back as a step. */
export const drawAgain: InTransaction<'tournaments-drawAgain'> = async (
  context,
  { eventId, seed, isTrial, ...key },
) => {
  const opened = await openTournament(context, key)
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
  const drawn = isTrial
    ? await tryDraw(context, division, seed)
    : await drawDivision(context, division, seed)
  if (!isTrial) await planOpened(context, opened.value, drawn)
  return ok({ before, after: await nameMatches(tx, drawn.list) })
}

/** Matches with the names of both sides, in the order of the draw. */
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

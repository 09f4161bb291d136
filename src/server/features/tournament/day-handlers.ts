// Plans a tournament's day: draws its divisions, and assigns a court and a time to every match.
import { ok, refuse } from '#domain/shared/result.ts'
import { dayMatchesMax } from '#domain/tournament/draw-division.ts'
import { isDivisionFormat } from '#domain/tournament/tournament.ts'
import type { InTransaction } from '../../handler.ts'
import {
  countDrawn,
  countEntrants,
  countUndrawn,
  drawDivision,
  type OpenDivision,
} from './draw-commands.ts'
import { linkDivisions } from './link-commands.ts'
import { savePlan, measurePlan, openDivisions, notifyPlan } from './plan-commands.ts'
import { lockTournamentFor } from './run-commands.ts'

export const planTournamentDay: InTransaction<'tournaments-planDay'> = async (
  context,
  { day, ...key },
) => {
  const opened = await lockTournamentFor(context, key, 'event.play')
  if (!opened.ok) return opened
  const tournament = opened.value
  const divisions = await openDivisions(context, tournament, day)
  if (divisions.every((division) => countEntrants(division) < 2)) return refuse('nothing-to-plan')
  if (divisions.reduce((sum, division) => sum + countDrawn(division), 0) > dayMatchesMax)
    return refuse('day-too-full', { n: dayMatchesMax })
  if (divisions.some(({ hasBegun, format }) => !hasBegun && !isDivisionFormat(format.format)))
    return refuse('division-format')
  const drawn: OpenDivision[] = []
  for (const division of divisions) drawn.push(await drawDivision(context, division))
  const plan = await savePlan(context, tournament, drawn, day)
  if (tournament.watchKey !== null) await linkDivisions(context, key, true)
  await notifyPlan(
    context,
    drawn.filter((_, at) => divisions[at]?.list.matches.length === 0),
    plan,
    { isNew: false },
  )
  return ok({
    matches: plan.length,
    ...measurePlan(plan, tournament, day),
    undrawn: drawn.flatMap((division) => {
      const entrants = countUndrawn(division)
      return entrants === 0 ? [] : [{ eventId: division.event.eventId, entrants }]
    }),
  })
}

// Texts about an event or a league leave the app, for anyone to read: they name nobody that a
// visitor would not see by name.
import { getSight, type Company } from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { openEvent } from '../../services/open-event.ts'
import { loadEventCompany, loadLeagueCompany } from '../block/queries.ts'
import { findLeague } from '../league/queries.ts'
import { listShownInEvent, listShownInLeague } from './queries.ts'

/** Of the shown ones, those that the viewer sees by name and a visitor does not. */
function listUnnamed(company: Company, viewerId: string, shown: readonly string[]): string[] {
  const forVisitors = getSight(company, null).unnamed
  const forViewer = getSight(company, viewerId).unnamed
  return shown
    .filter((playerId) => forVisitors.has(playerId) && !forViewer.has(playerId))
    .toSorted()
}

const inEvent: InTransaction<'events-unnamed'> = async (context, { eventId }) => {
  if ((await openEvent(context, eventId)) === null) return refuse('event-not-found')
  const { tx, actor } = context
  const company = await loadEventCompany(tx, eventId)
  return ok({
    unnamed: listUnnamed(company, actor.playerId, await listShownInEvent(tx, eventId)),
  })
}

const inLeague: InTransaction<'leagues-unnamed'> = async ({ tx, actor, now }, key) => {
  if ((await findLeague(tx, key, actor.playerId, now)) === null) return refuse('league-not-found')
  const company = await loadLeagueCompany(tx, key.leagueSeriesId)
  return ok({
    unnamed: listUnnamed(company, actor.playerId, await listShownInLeague(tx, key.leagueSeriesId)),
  })
}

export const sharingHandlers = defineHandlers({
  'events-unnamed': inEvent,
  'leagues-unnamed': inLeague,
})

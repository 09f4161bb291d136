// Texts about an event, a league or a tournament leave the app, for anyone to read: they name nobody
// that a visitor would not see by name.
import { createNamer, getSight, joinSights, type Company } from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { openEvent } from '../../services/open-event.ts'
import { loadEventCompany, loadLeagueCompany, loadTournamentCompany } from '../block/queries.ts'
import { findLeague } from '../league/queries.ts'
import { findTournament } from '../tournament/queries.ts'
import { listShownInEvent, listShownInLeague, listWinners } from './queries.ts'

/** Of the shown ones, those that the viewer sees by a name that a visitor does not see. */
function listUnnamed(company: Company, viewerId: string, shown: readonly string[]) {
  const forVisitors = getSight(company, null)
  const forViewer = getSight(company, viewerId).unnamed
  const unnamed = shown
    .filter((playerId) => forVisitors.unnamed.has(playerId) && !forViewer.has(playerId))
    .toSorted()
  return {
    unnamed,
    named: unnamed.flatMap((playerId) => {
      const playerName = forVisitors.outside.get(playerId)
      return playerName === undefined ? [] : { playerId, playerName }
    }),
  }
}

const inEvent: InTransaction<'events-unnamed'> = async (context, { eventId }) => {
  if ((await openEvent(context, eventId)) === null) return refuse('event-not-found')
  const { tx, actor } = context
  const company = await loadEventCompany(tx, eventId)
  return ok(listUnnamed(company, actor.playerId, await listShownInEvent(tx, eventId)))
}

const inLeague: InTransaction<'leagues-unnamed'> = async ({ tx, actor, now }, key) => {
  if ((await findLeague(tx, key, actor.playerId, now)) === null) return refuse('league-not-found')
  const company = await loadLeagueCompany(tx, key.leagueSeriesId)
  return ok(listUnnamed(company, actor.playerId, await listShownInLeague(tx, key.leagueSeriesId)))
}

/** Named as a visitor sees them, but for those that a block parts from the asker. */
const winnersOf: InTransaction<'tournaments-winners'> = async ({ tx, actor, now }, key) => {
  if ((await findTournament(tx, key, actor.playerId, now)) === null)
    return refuse('tournament-not-found')
  const company = await loadTournamentCompany(tx, key.tournamentId)
  const namer = createNamer(
    joinSights([getSight(company, null), getSight(company, actor.playerId)]),
  )
  const won = Map.groupBy(await listWinners(tx, key.tournamentId), ({ eventId }) => eventId)
  return ok({
    winners: [...won].map(([eventId, players]) => ({
      eventId,
      names: players.map(({ playerId, playerName }) => namer.name(playerId, playerName)),
    })),
  })
}

export const sharingHandlers = defineHandlers({
  'events-unnamed': inEvent,
  'leagues-unnamed': inLeague,
  'tournaments-winners': winnersOf,
})

// Names in text shared outside the app about events, leagues and tournaments: only those that a
// visitor may see.
import {
  createNamer,
  getNameVisibility,
  mergeNameVisibility,
  type NamingScope,
} from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { listHiddenDivisions } from '#domain/tournament/division-sight.ts'
import { openEvent } from '../../core/access/open-event.ts'
import { loadTournamentCompany } from '../../core/access/tournament-queries.ts'
import { loadEventCompany, loadLeagueCompany } from '../../core/player/block-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findLeague } from '../league/queries.ts'
import { findTournament } from '../tournament/queries.ts'
import { listShownInEvent, listShownInLeague, listWinners } from './queries.ts'

function listUnnamed(company: NamingScope, viewerId: string, shown: readonly string[]) {
  const forVisitors = getNameVisibility(company, null)
  const forViewer = getNameVisibility(company, viewerId).unnamed
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

/** Named as a visitor sees them, without those blocked from the caller. */
const winnersOf: InTransaction<'tournaments-winners'> = async ({ tx, actor, now }, key) => {
  if ((await findTournament(tx, key, actor.playerId, now)) === null)
    return refuse('tournament-not-found')
  const company = await loadTournamentCompany(tx, key.tournamentId)
  const namer = createNamer(
    mergeNameVisibility([
      getNameVisibility(company, null),
      getNameVisibility(company, actor.playerId),
    ]),
  )
  const won = Map.groupBy(await listWinners(tx, key.tournamentId), ({ eventId }) => eventId)
  for (const { eventId } of listHiddenDivisions(company.guards, actor.playerId)) won.delete(eventId)
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
